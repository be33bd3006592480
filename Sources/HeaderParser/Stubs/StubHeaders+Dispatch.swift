extension StubHeaders {
  /// `dispatch/dispatch.h`; its parts all lead to it.
  static let dispatch: [(String, String)] =
    [("dispatch/dispatch.h", dispatchHeader)]
    + forwarders(
      "base block data group introspection io object once queue semaphore source time workloop",
      in: "dispatch/", to: "dispatch/dispatch.h")

  private static let dispatchHeader = #"""
    #include <os/availability.h>
    #include <os/base.h>
    #include <os/object.h>
    #include <sys/types.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdbool.h>
    #include <time.h>

    #define DISPATCH_API_VERSION 20181008
    #define DISPATCH_EXPORT OS_EXPORT
    #define DISPATCH_INLINE static inline
    #define DISPATCH_NOTHROW __attribute__((nothrow))
    #define DISPATCH_NOESCAPE __attribute__((noescape))
    #define DISPATCH_WARN_RESULT __attribute__((warn_unused_result))
    #define DISPATCH_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define DISPATCH_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define DISPATCH_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define DISPATCH_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define DISPATCH_ENUM(name,type,...) typedef enum : type { __VA_ARGS__ } name##_t
    #define DISPATCH_OPTIONS(name,type,...) typedef enum : type { __VA_ARGS__ } name##_t
    #if OS_OBJECT_USE_OBJC
    #define DISPATCH_DECL(name) OS_OBJECT_DECL_SUBCLASS(name, dispatch_object)
    #define DISPATCH_DECL_SUBCLASS(name,base) OS_OBJECT_DECL_SUBCLASS(name, base)
    OS_OBJECT_DECL_SUBCLASS(dispatch_object, object);
    #else
    #define DISPATCH_DECL(name) typedef struct name##_s *name##_t
    #define DISPATCH_DECL_SUBCLASS(name,base) typedef base##_t name##_t
    typedef void *dispatch_object_t;
    #endif
    #define DISPATCH_GLOBAL_OBJECT(type,object) ((OS_OBJECT_BRIDGE type)&(object))

    __BEGIN_DECLS
    _Pragma("clang assume_nonnull begin")
    DISPATCH_DECL(dispatch_queue);
    DISPATCH_DECL_SUBCLASS(dispatch_queue_global, dispatch_queue);
    DISPATCH_DECL_SUBCLASS(dispatch_queue_serial, dispatch_queue);
    DISPATCH_DECL_SUBCLASS(dispatch_queue_main, dispatch_queue_serial);
    DISPATCH_DECL_SUBCLASS(dispatch_queue_concurrent, dispatch_queue);
    DISPATCH_DECL_SUBCLASS(dispatch_workloop, dispatch_queue);
    DISPATCH_DECL(dispatch_queue_attr);
    DISPATCH_DECL(dispatch_group);
    DISPATCH_DECL(dispatch_semaphore);
    DISPATCH_DECL(dispatch_source);
    DISPATCH_DECL(dispatch_data);
    DISPATCH_DECL(dispatch_io);

    typedef uint64_t dispatch_time_t;
    typedef long dispatch_once_t;
    typedef int dispatch_fd_t;
    typedef unsigned int dispatch_qos_class_t;
    typedef long dispatch_queue_priority_t;
    typedef unsigned long dispatch_io_type_t;
    typedef unsigned long dispatch_io_close_flags_t;
    typedef unsigned long dispatch_io_interval_flags_t;
    typedef unsigned long dispatch_block_flags_t;
    typedef unsigned long dispatch_autorelease_frequency_t;
    typedef unsigned long dispatch_source_mach_send_flags_t;
    typedef const struct dispatch_source_type_s *dispatch_source_type_t;
    typedef void (*dispatch_function_t)(void *_Nullable);
    #ifdef __BLOCKS__
    typedef void (^dispatch_block_t)(void);
    typedef bool (^dispatch_data_applier_t)(dispatch_data_t region, size_t offset, const void *buffer, size_t size);
    typedef void (^dispatch_io_handler_t)(bool done, dispatch_data_t _Nullable data, int error);
    #endif

    #define NSEC_PER_SEC 1000000000ull
    #define NSEC_PER_MSEC 1000000ull
    #define USEC_PER_SEC 1000000ull
    #define NSEC_PER_USEC 1000ull
    #define DISPATCH_TIME_NOW (0ull)
    #define DISPATCH_TIME_FOREVER (~0ull)
    #define DISPATCH_QUEUE_PRIORITY_HIGH 2
    #define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
    #define DISPATCH_QUEUE_PRIORITY_LOW (-2)
    #define DISPATCH_QUEUE_SERIAL NULL
    #define DISPATCH_QUEUE_CONCURRENT DISPATCH_GLOBAL_OBJECT(dispatch_queue_attr_t, _dispatch_queue_attr_concurrent)
    #define DISPATCH_TARGET_QUEUE_DEFAULT NULL

    struct dispatch_queue_s;
    struct dispatch_queue_attr_s;
    DISPATCH_EXPORT struct dispatch_queue_s _dispatch_main_q;
    DISPATCH_EXPORT struct dispatch_queue_attr_s _dispatch_queue_attr_concurrent;

    DISPATCH_EXPORT dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
    DISPATCH_EXPORT dispatch_time_t dispatch_walltime(const struct timespec *_Nullable when, int64_t delta);
    DISPATCH_EXPORT dispatch_queue_global_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
    DISPATCH_EXPORT dispatch_queue_t dispatch_queue_create(const char *_Nullable label, dispatch_queue_attr_t _Nullable attr);
    DISPATCH_EXPORT dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t _Nullable attr, dispatch_qos_class_t qos, int priority);
    DISPATCH_EXPORT const char *dispatch_queue_get_label(dispatch_queue_t _Nullable queue);
    DISPATCH_EXPORT void dispatch_set_target_queue(dispatch_object_t object, dispatch_queue_t _Nullable queue);
    DISPATCH_EXPORT void dispatch_async_f(dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
    DISPATCH_EXPORT void dispatch_sync_f(dispatch_queue_t queue, void *_Nullable context, dispatch_function_t work);
    DISPATCH_EXPORT void dispatch_once_f(dispatch_once_t *predicate, void *_Nullable context, dispatch_function_t function);
    DISPATCH_EXPORT void dispatch_assert_queue(dispatch_queue_t queue);
    DISPATCH_EXPORT dispatch_group_t dispatch_group_create(void);
    DISPATCH_EXPORT void dispatch_group_enter(dispatch_group_t group);
    DISPATCH_EXPORT void dispatch_group_leave(dispatch_group_t group);
    DISPATCH_EXPORT intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);
    DISPATCH_EXPORT dispatch_semaphore_t dispatch_semaphore_create(intptr_t value);
    DISPATCH_EXPORT intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout);
    DISPATCH_EXPORT intptr_t dispatch_semaphore_signal(dispatch_semaphore_t semaphore);
    DISPATCH_EXPORT void dispatch_resume(dispatch_object_t object);
    DISPATCH_EXPORT void dispatch_suspend(dispatch_object_t object);
    DISPATCH_EXPORT void dispatch_source_cancel(dispatch_source_t source);
    DISPATCH_EXPORT size_t dispatch_data_get_size(dispatch_data_t data);
    #ifdef __BLOCKS__
    DISPATCH_EXPORT void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
    DISPATCH_EXPORT void dispatch_sync(dispatch_queue_t queue, DISPATCH_NOESCAPE dispatch_block_t block);
    DISPATCH_EXPORT void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
    DISPATCH_EXPORT void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block);
    DISPATCH_EXPORT void dispatch_once(dispatch_once_t *predicate, DISPATCH_NOESCAPE dispatch_block_t block);
    DISPATCH_EXPORT void dispatch_apply(size_t iterations, dispatch_queue_t _Nullable queue, DISPATCH_NOESCAPE void (^block)(size_t iteration));
    DISPATCH_EXPORT void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
    DISPATCH_EXPORT void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
    #endif
    DISPATCH_INLINE dispatch_queue_main_t dispatch_get_main_queue(void) {
      return DISPATCH_GLOBAL_OBJECT(dispatch_queue_main_t, _dispatch_main_q);
    }
    _Pragma("clang assume_nonnull end")
    __END_DECLS
    """#
}
