extension StubHeaders {
  /// `os/…`, `mach/…`, `xpc/…`, `Block.h`, `MacTypes.h`.
  static let operatingSystem: [(String, String)] =
    [
      ("os/base.h", osBase),
      ("os/object.h", osObject),
      ("os/log.h", osLog),
      ("os/lock.h", osLock),
      (
        "os/activity.h",
        "#include <os/object.h>\nOS_OBJECT_DECL(os_activity);\ntypedef uint64_t os_activity_id_t;"
      ),
      ("os/signpost.h", "#include <os/log.h>\ntypedef uint64_t os_signpost_id_t;"),
      ("os/workgroup.h", osWorkgroup),
      ("os/trace.h", "#include <os/log.h>"),
      ("Block.h", block),
      ("MacTypes.h", macTypes),
      ("ConditionalMacros.h", conditionalMacros),
      ("AssertMacros.h", assertMacros),
      ("mach/mach.h", mach),
      ("xpc/xpc.h", xpc),
    ]
    + forwarders(
      "boolean error kern_return mach_error mach_init machine mach_port mach_time mach_types mach_vm message port std_types task vm_types",
      in: "mach/", to: "mach/mach.h")
    + forwarders(
      "base connection endpoint activity availability listener session debug", in: "xpc/", to: "xpc/xpc.h")

  private static let osBase = #"""
    #include <sys/cdefs.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdbool.h>
    #include <os/availability.h>
    #ifdef __cplusplus
    #define OS_EXPORT extern "C" __attribute__((visibility("default")))
    #else
    #define OS_EXPORT extern __attribute__((visibility("default")))
    #endif
    #define OS_INLINE static inline
    #define OS_ALWAYS_INLINE __attribute__((always_inline))
    #define OS_NOINLINE __attribute__((noinline))
    #define OS_NOTHROW __attribute__((nothrow))
    #define OS_NORETURN __attribute__((noreturn))
    #define OS_NONNULL1 __attribute__((nonnull(1)))
    #define OS_NONNULL2 __attribute__((nonnull(2)))
    #define OS_NONNULL3 __attribute__((nonnull(3)))
    #define OS_NONNULL_ALL __attribute__((nonnull))
    #define OS_WARN_RESULT __attribute__((warn_unused_result))
    #define OS_MALLOC __attribute__((malloc))
    #define OS_PURE __attribute__((pure))
    #define OS_CONST __attribute__((const))
    #define OS_OVERLOADABLE __attribute__((overloadable))
    #define OS_USED __attribute__((used))
    #define OS_UNUSED __attribute__((unused))
    #define OS_NOESCAPE __attribute__((noescape))
    #define OS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define OS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define OS_SWIFT_UNAVAILABLE(msg) __attribute__((availability(swift,unavailable,message=msg)))
    #define OS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define OS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define OS_ENUM(name,type,...) typedef enum : type { __VA_ARGS__ } name##_t
    #define OS_OPTIONS(name,type,...) typedef enum : type { __VA_ARGS__ } name##_t
    #define OS_STRINGIFY(x) #x
    """#

  private static let osObject = #"""
    #include <os/base.h>
    #if defined(__OBJC__) && !defined(OS_OBJECT_USE_OBJC)
    #define OS_OBJECT_USE_OBJC 1
    #endif
    #ifndef OS_OBJECT_USE_OBJC
    #define OS_OBJECT_USE_OBJC 0
    #endif
    #if OS_OBJECT_USE_OBJC
    #include <objc/NSObject.h>
    #define OS_OBJECT_HAVE_OBJC_SUPPORT 1
    #define OS_OBJECT_USE_OBJC_RETAIN_RELEASE 1
    #define OS_OBJECT_CLASS(name) OS_##name
    #define OS_OBJECT_DECL_PROTOCOL(name,...) @protocol OS_##name __VA_ARGS__ @end
    #define OS_OBJECT_DECL_IMPL(name,...) \
      OS_OBJECT_DECL_PROTOCOL(name, __VA_ARGS__) \
      typedef NSObject<OS_##name> *name##_t
    #define OS_OBJECT_DECL(name,...) OS_OBJECT_DECL_IMPL(name, <NSObject>)
    #define OS_OBJECT_DECL_SUBCLASS(name,super) OS_OBJECT_DECL_IMPL(name, <OS_##super>)
    #define OS_OBJECT_DECL_CLASS(name) OS_OBJECT_DECL(name)
    #define OS_OBJECT_RETURNS_RETAINED __attribute__((ns_returns_retained))
    #define OS_OBJECT_CONSUMED __attribute__((ns_consumed))
    #define OS_OBJECT_BRIDGE __bridge
    @protocol OS_object <NSObject>
    @end
    #else
    #define OS_OBJECT_HAVE_OBJC_SUPPORT 0
    #define OS_OBJECT_USE_OBJC_RETAIN_RELEASE 0
    #define OS_OBJECT_DECL(name,...) typedef struct name##_s *name##_t
    #define OS_OBJECT_DECL_SUBCLASS(name,super) typedef super##_t name##_t
    #define OS_OBJECT_DECL_CLASS(name) typedef struct name##_s *name##_t
    #define OS_OBJECT_RETURNS_RETAINED
    #define OS_OBJECT_CONSUMED
    #define OS_OBJECT_BRIDGE
    #endif
    #define OS_OBJECT_GLOBAL_OBJECT(type,object) ((OS_OBJECT_BRIDGE type)&(object))
    """#

  private static let osWorkgroup = #"""
    #include <os/object.h>
    #define OS_WORKGROUP_RETURNS_RETAINED OS_OBJECT_RETURNS_RETAINED
    OS_OBJECT_DECL(os_workgroup);
    OS_OBJECT_DECL_SUBCLASS(os_workgroup_interval, os_workgroup);
    OS_OBJECT_DECL_SUBCLASS(os_workgroup_parallel, os_workgroup);
    typedef struct os_workgroup_attr_opaque_s *os_workgroup_attr_t;
    typedef uint32_t os_clockid_t;
    """#

  private static let osLog = #"""
    #include <os/object.h>
    OS_OBJECT_DECL(os_log);
    typedef uint8_t os_log_type_t;
    #define OS_LOG_TYPE_DEFAULT ((os_log_type_t)0x00)
    #define OS_LOG_TYPE_INFO ((os_log_type_t)0x01)
    #define OS_LOG_TYPE_DEBUG ((os_log_type_t)0x02)
    #define OS_LOG_TYPE_ERROR ((os_log_type_t)0x10)
    #define OS_LOG_TYPE_FAULT ((os_log_type_t)0x11)
    struct os_log_s;
    OS_EXPORT struct os_log_s _os_log_default;
    #define OS_LOG_DEFAULT ((OS_OBJECT_BRIDGE os_log_t)&_os_log_default)
    OS_EXPORT os_log_t os_log_create(const char *subsystem, const char *category);
    OS_EXPORT bool os_log_type_enabled(os_log_t log, os_log_type_t type);
    #define os_log(log,format,...)
    #define os_log_info(log,format,...)
    #define os_log_debug(log,format,...)
    #define os_log_error(log,format,...)
    #define os_log_fault(log,format,...)
    #define os_log_with_type(log,type,format,...)
    """#

  private static let osLock = #"""
    #include <os/base.h>
    typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock, *os_unfair_lock_t;
    #define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
    OS_EXPORT void os_unfair_lock_lock(os_unfair_lock_t lock);
    OS_EXPORT bool os_unfair_lock_trylock(os_unfair_lock_t lock);
    OS_EXPORT void os_unfair_lock_unlock(os_unfair_lock_t lock);
    """#

  private static let block = #"""
    #include <os/base.h>
    OS_EXPORT void *_Block_copy(const void *block);
    OS_EXPORT void _Block_release(const void *block);
    #define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
    #define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
    """#

  private static let xpc = #"""
    #include <os/object.h>
    #include <dispatch/dispatch.h>
    #include <mach/mach.h>
    #include <stdbool.h>
    #include <stdint.h>
    #define XPC_EXPORT OS_EXPORT
    #define XPC_DECL(name) OS_OBJECT_DECL_SUBCLASS(name, xpc_object)
    OS_OBJECT_DECL(xpc_object);
    XPC_DECL(xpc_connection);
    XPC_DECL(xpc_endpoint);
    XPC_DECL(xpc_activity);
    XPC_DECL(xpc_listener);
    XPC_DECL(xpc_session);
    typedef const struct _xpc_type_s *xpc_type_t;
    typedef void (^xpc_handler_t)(xpc_object_t object);
    typedef void (*xpc_finalizer_t)(void *value);
    XPC_EXPORT xpc_type_t xpc_get_type(xpc_object_t object);
    XPC_EXPORT xpc_connection_t xpc_connection_create(const char *name, dispatch_queue_t targetq);
    XPC_EXPORT xpc_object_t xpc_dictionary_create(const char *const *keys, const xpc_object_t *values, size_t count);
    XPC_EXPORT const char *xpc_dictionary_get_string(xpc_object_t xdict, const char *key);
    XPC_EXPORT int64_t xpc_dictionary_get_int64(xpc_object_t xdict, const char *key);
    """#
}
