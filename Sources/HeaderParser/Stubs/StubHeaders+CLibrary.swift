extension StubHeaders {
  /// The C library; `stddef.h`, `stdint.h`, `stdarg.h`, `stdbool.h` and `float.h` are the compiler's own.
  static let cLibrary: [(String, String)] =
    [
      ("sys/cdefs.h", cdefs),
      ("sys/types.h", types),
      ("sys/_types.h", "#include <sys/types.h>"),
      ("sys/time.h", systemTime),
      (
        "sys/stat.h",
        "#include <sys/types.h>\n#include <time.h>\nstruct stat;\n#define S_IRUSR 0400\n#define S_IWUSR 0200"
      ),
      ("sys/param.h", "#include <sys/types.h>\n#include <limits.h>\n#define MAXPATHLEN PATH_MAX"),
      ("sys/socket.h", sockets),
      ("netinet/in.h", "#include <sys/socket.h>\ntypedef uint16_t in_port_t;\ntypedef uint32_t in_addr_t;"),
      ("limits.h", limits),
      ("inttypes.h", inttypes),
      ("errno.h", errno),
      ("sys/errno.h", "#include <errno.h>"),
      (
        "assert.h",
        "#include <sys/cdefs.h>\n#undef assert\n#define assert(e) ((void)0)\n#ifndef __cplusplus\n#define static_assert _Static_assert\n#endif"
      ),
      ("ctype.h", ctype),
      ("string.h", string),
      ("strings.h", "#include <string.h>"),
      ("memory.h", "#include <string.h>"),
      ("stdlib.h", stdlib),
      ("alloca.h", "#include <stddef.h>\n#define alloca(size) __builtin_alloca(size)"),
      ("malloc/malloc.h", "#include <stddef.h>\nextern size_t malloc_size(const void *ptr);"),
      ("stdio.h", stdio),
      ("math.h", math),
      ("time.h", time),
      ("pthread.h", pthread),
      ("pthread/pthread.h", "#include <pthread.h>"),
      ("sched.h", "#include <sys/types.h>"),
      ("unistd.h", unistd),
      ("fcntl.h", fcntl),
      (
        "signal.h",
        "#include <sys/types.h>\ntypedef int sig_atomic_t;\ntypedef void (*sig_t)(int);\n#define SIGINT 2\n#define SIGKILL 9\n#define SIGTERM 15"
      ),
      ("setjmp.h", "typedef int jmp_buf[48];\ntypedef int sigjmp_buf[49];"),
      (
        "locale.h",
        "#include <stddef.h>\nstruct lconv;\n#define LC_ALL 0\nchar *setlocale(int category, const char *locale);"
      ),
      ("xlocale.h", "typedef struct _xlocale *locale_t;"),
      (
        "wchar.h",
        "#include <stddef.h>\n#include <stdint.h>\n#include <sys/types.h>\ntypedef __WINT_TYPE__ wint_t;\nsize_t wcslen(const wchar_t *s);"
      ),
      (
        "dlfcn.h",
        "#define RTLD_LAZY 1\n#define RTLD_NOW 2\nvoid *dlopen(const char *path, int mode);\nvoid *dlsym(void *handle, const char *symbol);"
      ),
      ("libkern/OSAtomic.h", "#include <stdint.h>\n#include <stdbool.h>\ntypedef int32_t OSSpinLock;"),
      (
        "libkern/OSByteOrder.h",
        "#include <stdint.h>\n#define OSSwapInt16(x) __builtin_bswap16(x)\n#define OSSwapInt32(x) __builtin_bswap32(x)\n#define OSSwapInt64(x) __builtin_bswap64(x)"
      ),
      ("uuid/uuid.h", "#include <sys/types.h>\n#include <stdint.h>"),
      ("sys/qos.h", "#include <pthread.h>"),
      ("sys/fcntl.h", "#include <fcntl.h>"),
      ("sys/acl.h", "typedef struct _acl *acl_t;"),
      ("bsm/audit.h", "#include <mach/mach.h>"),
      ("libkern/OSTypes.h", "#include <MacTypes.h>"),
      (
        "dns_sd.h",
        "#include <stdint.h>\ntypedef int32_t DNSServiceErrorType;\ntypedef uint32_t DNSServiceFlags;"
      ),
      ("simd/simd.h", simd),
    ] + forwarders("base types vector_types matrix_types quaternion packed", in: "simd/", to: "simd/simd.h")

  private static let cdefs = #"""
    #ifdef __cplusplus
    #define __BEGIN_DECLS extern "C" {
    #define __END_DECLS }
    #else
    #define __BEGIN_DECLS
    #define __END_DECLS
    #endif
    #define __P(protos) protos
    #define __CONCAT(x,y) x##y
    #define __STRING(x) #x
    #define __dead2 __attribute__((noreturn))
    #define __pure2 __attribute__((const))
    #define __unused __attribute__((unused))
    #define __used __attribute__((used))
    #define __deprecated __attribute__((deprecated))
    #define __deprecated_msg(msg) __attribute__((deprecated(msg)))
    #define __deprecated_enum_msg(msg) __attribute__((deprecated(msg)))
    #define __unavailable __attribute__((unavailable))
    #define __printflike(f,a) __attribute__((format(printf,f,a)))
    #define __scanflike(f,a) __attribute__((format(scanf,f,a)))
    #define __swift_unavailable(msg) __attribute__((availability(swift,unavailable,message=msg)))
    #define __result_use_check __attribute__((warn_unused_result))
    #define __header_inline static inline
    #define __header_always_inline static inline __attribute__((always_inline))
    #define __enum_decl(name,type,...) typedef enum : type __VA_ARGS__ name
    #define __enum_closed_decl(name,type,...) typedef enum : type __VA_ARGS__ name
    #define __options_decl(name,type,...) typedef enum : type __VA_ARGS__ name
    #define __DARWIN_NULL ((void *)0)
    #define __DARWIN_ALIAS(symbol)
    #define __DARWIN_C_LEVEL 900000L
    """#

  private static let types = #"""
    #include <sys/cdefs.h>
    #include <stddef.h>
    #include <stdint.h>
    typedef unsigned char u_char;
    typedef unsigned short u_short;
    typedef unsigned int u_int;
    typedef unsigned long u_long;
    typedef unsigned short ushort;
    typedef unsigned int uint;
    typedef uint8_t u_int8_t;
    typedef uint16_t u_int16_t;
    typedef uint32_t u_int32_t;
    typedef uint64_t u_int64_t;
    typedef int8_t __int8_t;
    typedef uint8_t __uint8_t;
    typedef int16_t __int16_t;
    typedef uint16_t __uint16_t;
    typedef int32_t __int32_t;
    typedef uint32_t __uint32_t;
    typedef int64_t __int64_t;
    typedef uint64_t __uint64_t;
    typedef long ssize_t;
    typedef long long off_t;
    typedef int pid_t;
    typedef unsigned int uid_t;
    typedef unsigned int gid_t;
    typedef unsigned int id_t;
    typedef unsigned short mode_t;
    typedef unsigned short nlink_t;
    typedef int dev_t;
    typedef unsigned long long ino_t;
    typedef int blksize_t;
    typedef long long blkcnt_t;
    typedef unsigned int useconds_t;
    typedef int suseconds_t;
    typedef long time_t;
    typedef unsigned long clock_t;
    typedef unsigned int socklen_t;
    typedef unsigned char sa_family_t;
    typedef char *caddr_t;
    typedef int key_t;
    typedef unsigned char uuid_t[16];
    struct fd_set { int fds_bits[32]; };
    typedef struct fd_set fd_set;
    struct _opaque_pthread_t;
    typedef struct _opaque_pthread_t *pthread_t;
    """#

  private static let systemTime = #"""
    #include <sys/types.h>
    #include <time.h>
    struct timeval { time_t tv_sec; suseconds_t tv_usec; };
    struct timezone { int tz_minuteswest; int tz_dsttime; };
    __BEGIN_DECLS
    int gettimeofday(struct timeval *tp, void *tzp);
    __END_DECLS
    """#

  private static let sockets = #"""
    #include <sys/types.h>
    struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
    struct sockaddr_storage;
    #define AF_UNSPEC 0
    #define AF_UNIX 1
    #define AF_INET 2
    #define AF_INET6 30
    #define SOCK_STREAM 1
    #define SOCK_DGRAM 2
    """#

  // The compiler has headers of these names too, and either may be met first.
  private static let limits = #"""
    #if __has_include_next(<limits.h>)
    #include_next <limits.h>
    #endif
    #define PATH_MAX 1024
    #define NAME_MAX 255
    #ifndef SSIZE_MAX
    #define SSIZE_MAX LONG_MAX
    #endif
    #ifndef SIZE_T_MAX
    #define SIZE_T_MAX ULONG_MAX
    #endif
    """#

  private static let inttypes = #"""
    #include <stdint.h>
    #define PRId8 "hhd"
    #define PRIu8 "hhu"
    #define PRIx8 "hhx"
    #define PRId16 "hd"
    #define PRIu16 "hu"
    #define PRIx16 "hx"
    #define PRId32 "d"
    #define PRIu32 "u"
    #define PRIx32 "x"
    #define PRIX32 "X"
    #define PRId64 "lld"
    #define PRIi64 "lli"
    #define PRIu64 "llu"
    #define PRIx64 "llx"
    #define PRIX64 "llX"
    #define PRIdPTR "ld"
    #define PRIuPTR "lu"
    #define PRIxPTR "lx"
    """#

  private static let errno = #"""
    #include <sys/cdefs.h>
    __BEGIN_DECLS
    extern int *__error(void);
    __END_DECLS
    #define errno (*__error())
    typedef int errno_t;
    #define EPERM 1
    #define ENOENT 2
    #define EINTR 4
    #define EIO 5
    #define ENOMEM 12
    #define EACCES 13
    #define EEXIST 17
    #define EINVAL 22
    #define EAGAIN 35
    #define ENOTSUP 45
    #define ETIMEDOUT 60
    #define ECANCELED 89
    """#

  private static let ctype = #"""
    #include <sys/cdefs.h>
    __BEGIN_DECLS
    int isalnum(int c);
    int isalpha(int c);
    int isdigit(int c);
    int islower(int c);
    int isspace(int c);
    int isupper(int c);
    int isxdigit(int c);
    int tolower(int c);
    int toupper(int c);
    __END_DECLS
    """#
}
