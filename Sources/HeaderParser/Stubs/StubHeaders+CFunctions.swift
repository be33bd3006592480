extension StubHeaders {
  static let string = #"""
    #include <sys/types.h>
    __BEGIN_DECLS
    void *memchr(const void *s, int c, size_t n);
    int memcmp(const void *s1, const void *s2, size_t n);
    void *memcpy(void *dst, const void *src, size_t n);
    void *memmove(void *dst, const void *src, size_t n);
    void *memset(void *b, int c, size_t n);
    void bzero(void *s, size_t n);
    char *strcat(char *s1, const char *s2);
    char *strchr(const char *s, int c);
    int strcmp(const char *s1, const char *s2);
    char *strcpy(char *dst, const char *src);
    char *strdup(const char *s);
    char *strerror(int errnum);
    size_t strlen(const char *s);
    int strncmp(const char *s1, const char *s2, size_t n);
    char *strncpy(char *dst, const char *src, size_t n);
    char *strrchr(const char *s, int c);
    char *strstr(const char *big, const char *little);
    int strcasecmp(const char *s1, const char *s2);
    int strncasecmp(const char *s1, const char *s2, size_t n);
    size_t strlcpy(char *dst, const char *src, size_t size);
    size_t strlcat(char *dst, const char *src, size_t size);
    __END_DECLS
    """#

  static let stdlib = #"""
    #include <sys/types.h>
    #include <alloca.h>
    #define EXIT_SUCCESS 0
    #define EXIT_FAILURE 1
    #define RAND_MAX 0x7fffffff
    typedef struct { int quot; int rem; } div_t;
    typedef struct { long quot; long rem; } ldiv_t;
    __BEGIN_DECLS
    void abort(void) __dead2;
    int abs(int i);
    int atexit(void (*function)(void));
    double atof(const char *s);
    int atoi(const char *s);
    long atol(const char *s);
    void *calloc(size_t count, size_t size);
    void exit(int status) __dead2;
    void free(void *ptr);
    char *getenv(const char *name);
    void *malloc(size_t size);
    void qsort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
    int rand(void);
    void *realloc(void *ptr, size_t size);
    double strtod(const char *s, char **end);
    long strtol(const char *s, char **end, int base);
    unsigned long strtoul(const char *s, char **end, int base);
    long long strtoll(const char *s, char **end, int base);
    unsigned long long strtoull(const char *s, char **end, int base);
    uint32_t arc4random(void);
    uint32_t arc4random_uniform(uint32_t bound);
    __END_DECLS
    """#

  static let stdio = #"""
    #include <sys/types.h>
    #include <stdarg.h>
    typedef struct __sFILE FILE;
    typedef off_t fpos_t;
    #define EOF (-1)
    #define BUFSIZ 1024
    #define SEEK_SET 0
    #define SEEK_CUR 1
    #define SEEK_END 2
    __BEGIN_DECLS
    extern FILE *__stdinp;
    extern FILE *__stdoutp;
    extern FILE *__stderrp;
    #define stdin __stdinp
    #define stdout __stdoutp
    #define stderr __stderrp
    int fclose(FILE *stream);
    int fflush(FILE *stream);
    FILE *fopen(const char *path, const char *mode);
    int fprintf(FILE *stream, const char *format, ...) __printflike(2, 3);
    int fputs(const char *s, FILE *stream);
    size_t fread(void *ptr, size_t size, size_t count, FILE *stream);
    size_t fwrite(const void *ptr, size_t size, size_t count, FILE *stream);
    int printf(const char *format, ...) __printflike(1, 2);
    int puts(const char *s);
    int snprintf(char *str, size_t size, const char *format, ...) __printflike(3, 4);
    int sprintf(char *str, const char *format, ...) __printflike(2, 3);
    int sscanf(const char *s, const char *format, ...) __scanflike(2, 3);
    int vfprintf(FILE *stream, const char *format, va_list args) __printflike(2, 0);
    int vprintf(const char *format, va_list args) __printflike(1, 0);
    int vsnprintf(char *str, size_t size, const char *format, va_list args) __printflike(3, 0);
    __END_DECLS
    """#

  static let math: String = {
    let one = """
      acos asin atan cos sin tan cosh sinh tanh acosh asinh atanh exp exp2 expm1 log log2 log10 log1p sqrt cbrt
      fabs ceil floor trunc round rint nearbyint erf erfc lgamma tgamma
      """
    let two = "pow atan2 fmod remainder hypot fmax fmin fdim copysign nextafter"
    var text = #"""
      #include <sys/cdefs.h>
      #define HUGE_VAL __builtin_huge_val()
      #define HUGE_VALF __builtin_huge_valf()
      #define INFINITY __builtin_huge_valf()
      #define NAN __builtin_nanf("0x7fc00000")
      #define M_E 2.71828182845904523536028747135266250
      #define M_LN2 0.693147180559945309417232121458176568
      #define M_LN10 2.30258509299404568401799145468436421
      #define M_PI 3.14159265358979323846264338327950288
      #define M_PI_2 1.57079632679489661923132169163975144
      #define M_PI_4 0.785398163397448309615660845819875721
      #define M_1_PI 0.318309886183790671537767526745028724
      #define M_SQRT2 1.41421356237309504880168872420969808
      #define M_SQRT1_2 0.707106781186547524400844362104849039
      #define isnan(x) __builtin_isnan(x)
      #define isinf(x) __builtin_isinf(x)
      #define isfinite(x) __builtin_isfinite(x)
      #define signbit(x) __builtin_signbit(x)
      typedef float float_t;
      typedef double double_t;
      __BEGIN_DECLS
      """#
    text += "\n"
    for name in one.split(whereSeparator: \.isWhitespace) {
      text += "double \(name)(double x);\nfloat \(name)f(float x);\n"
    }
    for name in two.split(separator: " ") {
      text += "double \(name)(double x, double y);\nfloat \(name)f(float x, float y);\n"
    }
    return text + "long lround(double x);\nlong lroundf(float x);\n__END_DECLS"
  }()

  static let time = #"""
    #include <sys/types.h>
    struct timespec { time_t tv_sec; long tv_nsec; };
    struct tm {
      int tm_sec; int tm_min; int tm_hour; int tm_mday; int tm_mon; int tm_year; int tm_wday; int tm_yday;
      int tm_isdst; long tm_gmtoff; char *tm_zone;
    };
    typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6, _CLOCK_UPTIME_RAW = 8 } clockid_t;
    #define CLOCK_REALTIME _CLOCK_REALTIME
    #define CLOCK_MONOTONIC _CLOCK_MONOTONIC
    #define CLOCK_UPTIME_RAW _CLOCK_UPTIME_RAW
    #define CLOCKS_PER_SEC ((clock_t)1000000)
    __BEGIN_DECLS
    clock_t clock(void);
    double difftime(time_t time1, time_t time0);
    struct tm *gmtime(const time_t *timer);
    struct tm *localtime(const time_t *timer);
    time_t mktime(struct tm *tm);
    size_t strftime(char *s, size_t size, const char *format, const struct tm *tm);
    time_t time(time_t *timer);
    int clock_gettime(clockid_t clock, struct timespec *tp);
    int nanosleep(const struct timespec *wanted, struct timespec *left);
    __END_DECLS
    """#

  static let pthread = #"""
    #include <sys/types.h>
    #include <time.h>
    #include <sched.h>
    #if __LP64__
    #define __SDKDIFF_PTHREAD(name,size) typedef struct { long sig; char opaque[size]; } name
    #else
    #define __SDKDIFF_PTHREAD(name,size) typedef struct { long sig; char opaque[(size) / 2 + 8]; } name
    #endif
    __SDKDIFF_PTHREAD(pthread_attr_t, 56);
    __SDKDIFF_PTHREAD(pthread_mutex_t, 56);
    __SDKDIFF_PTHREAD(pthread_mutexattr_t, 8);
    __SDKDIFF_PTHREAD(pthread_cond_t, 40);
    __SDKDIFF_PTHREAD(pthread_condattr_t, 8);
    __SDKDIFF_PTHREAD(pthread_once_t, 8);
    __SDKDIFF_PTHREAD(pthread_rwlock_t, 192);
    __SDKDIFF_PTHREAD(pthread_rwlockattr_t, 16);
    typedef unsigned long pthread_key_t;
    typedef unsigned int qos_class_t;
    #define QOS_CLASS_USER_INTERACTIVE 0x21
    #define QOS_CLASS_USER_INITIATED 0x19
    #define QOS_CLASS_DEFAULT 0x15
    #define QOS_CLASS_UTILITY 0x11
    #define QOS_CLASS_BACKGROUND 0x09
    #define QOS_CLASS_UNSPECIFIED 0x00
    #define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}
    #define PTHREAD_COND_INITIALIZER {0x3CB0B1BB, {0}}
    #define PTHREAD_ONCE_INIT {0x30B1BCBA, {0}}
    __BEGIN_DECLS
    int pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*start)(void *), void *arg);
    int pthread_join(pthread_t thread, void **value);
    pthread_t pthread_self(void);
    int pthread_main_np(void);
    int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attr);
    int pthread_mutex_destroy(pthread_mutex_t *mutex);
    int pthread_mutex_lock(pthread_mutex_t *mutex);
    int pthread_mutex_trylock(pthread_mutex_t *mutex);
    int pthread_mutex_unlock(pthread_mutex_t *mutex);
    int pthread_rwlock_rdlock(pthread_rwlock_t *lock);
    int pthread_rwlock_wrlock(pthread_rwlock_t *lock);
    int pthread_rwlock_unlock(pthread_rwlock_t *lock);
    int pthread_once(pthread_once_t *once, void (*init)(void));
    void *pthread_getspecific(pthread_key_t key);
    int pthread_setspecific(pthread_key_t key, const void *value);
    __END_DECLS
    """#

  static let unistd = #"""
    #include <sys/types.h>
    #define STDIN_FILENO 0
    #define STDOUT_FILENO 1
    #define STDERR_FILENO 2
    __BEGIN_DECLS
    int access(const char *path, int mode);
    int close(int fd);
    int dup(int fd);
    char *getcwd(char *buffer, size_t size);
    pid_t getpid(void);
    pid_t getppid(void);
    uid_t getuid(void);
    off_t lseek(int fd, off_t offset, int whence);
    ssize_t read(int fd, void *buffer, size_t count);
    unsigned int sleep(unsigned int seconds);
    long sysconf(int name);
    int unlink(const char *path);
    int usleep(useconds_t microseconds);
    ssize_t write(int fd, const void *buffer, size_t count);
    __END_DECLS
    """#

  static let fcntl = #"""
    #include <sys/types.h>
    #define O_RDONLY 0x0000
    #define O_WRONLY 0x0001
    #define O_RDWR 0x0002
    #define O_CREAT 0x0200
    #define O_TRUNC 0x0400
    __BEGIN_DECLS
    int open(const char *path, int flags, ...);
    int fcntl(int fd, int command, ...);
    __END_DECLS
    """#

  static let simd: String = {
    let scalars = [
      ("char", "char"), ("uchar", "unsigned char"), ("short", "short"), ("ushort", "unsigned short"),
      ("int", "int"),
      ("uint", "unsigned int"), ("long", "long"), ("ulong", "unsigned long"),
      ("float", "float"), ("double", "double"),
    ]
    var text = "#include <stdbool.h>\n"
    for (name, type) in scalars {
      for count in [2, 3, 4, 8, 16] {
        text += "typedef __attribute__((__ext_vector_type__(\(count)))) \(type) simd_\(name)\(count);\n"
        text += "typedef simd_\(name)\(count) vector_\(name)\(count);\n"
      }
    }
    for name in ["float", "double"] {
      for columns in 2...4 {
        for rows in 2...4 {
          let matrix = "\(name)\(columns)x\(rows)"
          text += "typedef struct { simd_\(name)\(rows) columns[\(columns)]; } simd_\(matrix);\n"
          text += "typedef simd_\(matrix) matrix_\(matrix);\n"
        }
      }
    }
    text += "typedef struct { simd_float4 vector; } simd_quatf;\n"
    return text + "typedef struct { simd_double4 vector; } simd_quatd;"
  }()
}
