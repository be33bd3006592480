extension StubHeaders {
  /// `objc/objc.h` and the headers around it.
  static let objectiveC: [(String, String)] = [
    ("objc/objc-api.h", objcAPI),
    ("objc/objc.h", objcTypes),
    ("objc/NSObjCRuntime.h", objcFoundationTypes),
    ("objc/NSObject.h", objcRoot),
    ("objc/runtime.h", objcRuntime),
    ("objc/message.h", objcMessage),
    (
      "objc/objc-sync.h",
      "#include <objc/objc.h>\nOBJC_EXPORT int objc_sync_enter(id obj);\nOBJC_EXPORT int objc_sync_exit(id obj);"
    ),
    (
      "objc/objc-exception.h",
      "#include <objc/objc.h>\nOBJC_EXPORT void objc_exception_throw(id exception) __attribute__((noreturn));"
    ),
    ("objc/objc-auto.h", "#include <objc/objc.h>"),
    ("objc/Object.h", "#include <objc/NSObject.h>"),
    ("objc/Protocol.h", "#include <objc/NSObject.h>"),
  ]

  private static let objcAPI = #"""
    #include <Availability.h>
    #include <AvailabilityMacros.h>
    #include <TargetConditionals.h>
    #include <stddef.h>
    #include <sys/types.h>
    #define OBJC_API_VERSION 2
    #define OBJC2_UNAVAILABLE __attribute__((unavailable))
    #define OBJC_NO_GC 1
    #ifdef __cplusplus
    #define OBJC_EXTERN extern "C"
    #else
    #define OBJC_EXTERN extern
    #endif
    #define OBJC_VISIBLE __attribute__((visibility("default")))
    #define OBJC_EXPORT OBJC_EXTERN OBJC_VISIBLE
    #define OBJC_IMPORT extern
    #define OBJC_ROOT_CLASS __attribute__((objc_root_class))
    #define OBJC_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define OBJC_UNAVAILABLE(msg) __attribute__((unavailable(msg)))
    #define OBJC_DEPRECATED(msg) __attribute__((deprecated(msg)))
    #define OBJC_AVAILABLE(m,i,t,w,b) API_AVAILABLE(macos(m), ios(i), tvos(t), watchos(w))
    #define OBJC_SWIFT_UNAVAILABLE(msg) __attribute__((availability(swift,unavailable,message=msg)))
    #define OBJC_RETURNS_RETAINED __attribute__((ns_returns_retained))
    #if __has_feature(objc_arc)
    #define OBJC_ARC_UNAVAILABLE __attribute__((unavailable("not available in automatic reference counting mode")))
    #else
    #define OBJC_ARC_UNAVAILABLE
    #endif
    """#

  private static let objcTypes = #"""
    #include <objc/objc-api.h>
    #include <stdbool.h>
    #ifndef __OBJC__
    typedef struct objc_class *Class;
    struct objc_object { Class isa; };
    typedef struct objc_object *id;
    #endif
    typedef struct objc_selector *SEL;
    typedef void (*IMP)(void);
    #if defined(__OBJC_BOOL_IS_BOOL) && __OBJC_BOOL_IS_BOOL
    #define OBJC_BOOL_IS_BOOL 1
    typedef bool BOOL;
    #elif defined(__OBJC_BOOL_IS_BOOL)
    #define OBJC_BOOL_IS_CHAR 1
    typedef signed char BOOL;
    #elif TARGET_OS_OSX || TARGET_OS_MACCATALYST
    #define OBJC_BOOL_IS_CHAR 1
    typedef signed char BOOL;
    #else
    #define OBJC_BOOL_IS_BOOL 1
    typedef bool BOOL;
    #endif
    #define OBJC_BOOL_DEFINED 1
    #if __has_feature(objc_bool)
    #define YES __objc_yes
    #define NO __objc_no
    #else
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #endif
    #ifndef Nil
    #define Nil __DARWIN_NULL
    #endif
    #ifndef nil
    #define nil __DARWIN_NULL
    #endif
    #if !__has_feature(objc_arc)
    #define __strong
    #define __unsafe_unretained
    #define __autoreleasing
    #endif
    OBJC_EXPORT const char *sel_getName(SEL sel);
    OBJC_EXPORT SEL sel_registerName(const char *str);
    OBJC_EXPORT const char *object_getClassName(id obj);
    OBJC_EXPORT BOOL sel_isMapped(SEL sel);
    """#

  private static let objcFoundationTypes = #"""
    #include <TargetConditionals.h>
    #include <objc/objc.h>
    #if __LP64__ || (TARGET_OS_OSX && !TARGET_OS_IPHONE) || NS_BUILD_32_LIKE_64
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    #define NSIntegerMax LONG_MAX
    #define NSIntegerMin LONG_MIN
    #define NSUIntegerMax ULONG_MAX
    #else
    typedef int NSInteger;
    typedef unsigned int NSUInteger;
    #define NSIntegerMax INT_MAX
    #define NSIntegerMin INT_MIN
    #define NSUIntegerMax UINT_MAX
    #endif
    #define NSINTEGER_DEFINED 1
    #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #include <limits.h>
    """#

  private static let objcRoot = #"""
    #include <objc/objc.h>
    #include <objc/NSObjCRuntime.h>
    #ifdef __OBJC__
    @class NSString, NSMethodSignature, NSInvocation;

    @protocol NSObject
    - (BOOL)isEqual:(id)object;
    @property (readonly) NSUInteger hash;
    @property (readonly) Class superclass;
    - (Class)class;
    - (instancetype)self;
    - (id)performSelector:(SEL)aSelector;
    - (id)performSelector:(SEL)aSelector withObject:(id)object;
    - (id)performSelector:(SEL)aSelector withObject:(id)object1 withObject:(id)object2;
    - (BOOL)isProxy;
    - (BOOL)isKindOfClass:(Class)aClass;
    - (BOOL)isMemberOfClass:(Class)aClass;
    - (BOOL)conformsToProtocol:(Protocol *)aProtocol;
    - (BOOL)respondsToSelector:(SEL)aSelector;
    - (instancetype)retain OBJC_ARC_UNAVAILABLE;
    - (oneway void)release OBJC_ARC_UNAVAILABLE;
    - (instancetype)autorelease OBJC_ARC_UNAVAILABLE;
    - (NSUInteger)retainCount OBJC_ARC_UNAVAILABLE;
    @property (readonly, copy) NSString *description;
    @optional
    @property (readonly, copy) NSString *debugDescription;
    @end

    OBJC_ROOT_CLASS
    OBJC_EXPORT
    @interface NSObject <NSObject> {
      Class isa;
    }
    + (void)load;
    + (void)initialize;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    + (instancetype)new;
    + (instancetype)alloc;
    - (void)dealloc;
    - (id)copy;
    - (id)mutableCopy;
    + (BOOL)instancesRespondToSelector:(SEL)aSelector;
    + (BOOL)conformsToProtocol:(Protocol *)protocol;
    - (IMP)methodForSelector:(SEL)aSelector;
    + (IMP)instanceMethodForSelector:(SEL)aSelector;
    - (void)doesNotRecognizeSelector:(SEL)aSelector;
    - (id)forwardingTargetForSelector:(SEL)aSelector;
    - (void)forwardInvocation:(NSInvocation *)anInvocation;
    - (NSMethodSignature *)methodSignatureForSelector:(SEL)aSelector;
    + (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)aSelector;
    + (BOOL)isSubclassOfClass:(Class)aClass;
    + (BOOL)resolveClassMethod:(SEL)sel;
    + (BOOL)resolveInstanceMethod:(SEL)sel;
    + (NSUInteger)hash;
    + (Class)superclass;
    + (Class)class;
    + (NSString *)description;
    + (NSString *)debugDescription;
    @end
    #endif
    """#

  private static let objcRuntime = #"""
    #include <objc/objc.h>
    #include <stdarg.h>
    #include <stdint.h>
    #include <stddef.h>
    typedef struct objc_method *Method;
    typedef struct objc_ivar *Ivar;
    typedef struct objc_category *Category;
    typedef struct objc_property *objc_property_t;
    struct objc_method_description { SEL name; char *types; };
    typedef struct { const char *name; const char *value; } objc_property_attribute_t;
    typedef uintptr_t objc_AssociationPolicy;
    enum {
      OBJC_ASSOCIATION_ASSIGN = 0,
      OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
      OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
      OBJC_ASSOCIATION_RETAIN = 01401,
      OBJC_ASSOCIATION_COPY = 01403
    };
    #ifndef __OBJC__
    typedef struct objc_object Protocol;
    #else
    @class Protocol;
    #endif
    OBJC_EXPORT Class object_getClass(id obj);
    OBJC_EXPORT Class object_setClass(id obj, Class cls);
    OBJC_EXPORT id objc_getAssociatedObject(id object, const void *key);
    OBJC_EXPORT void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
    OBJC_EXPORT void objc_removeAssociatedObjects(id object);
    OBJC_EXPORT Class objc_getClass(const char *name);
    OBJC_EXPORT Class objc_lookUpClass(const char *name);
    OBJC_EXPORT Protocol *objc_getProtocol(const char *name);
    OBJC_EXPORT const char *class_getName(Class cls);
    OBJC_EXPORT Class class_getSuperclass(Class cls);
    OBJC_EXPORT Method class_getInstanceMethod(Class cls, SEL name);
    OBJC_EXPORT Method class_getClassMethod(Class cls, SEL name);
    OBJC_EXPORT IMP class_replaceMethod(Class cls, SEL name, IMP imp, const char *types);
    OBJC_EXPORT BOOL class_addMethod(Class cls, SEL name, IMP imp, const char *types);
    OBJC_EXPORT BOOL class_respondsToSelector(Class cls, SEL sel);
    OBJC_EXPORT BOOL class_conformsToProtocol(Class cls, Protocol *protocol);
    OBJC_EXPORT Ivar class_getInstanceVariable(Class cls, const char *name);
    OBJC_EXPORT objc_property_t class_getProperty(Class cls, const char *name);
    OBJC_EXPORT SEL method_getName(Method m);
    OBJC_EXPORT IMP method_getImplementation(Method m);
    OBJC_EXPORT IMP method_setImplementation(Method m, IMP imp);
    OBJC_EXPORT const char *method_getTypeEncoding(Method m);
    OBJC_EXPORT void method_exchangeImplementations(Method m1, Method m2);
    OBJC_EXPORT const char *property_getName(objc_property_t property);
    OBJC_EXPORT const char *property_getAttributes(objc_property_t property);
    OBJC_EXPORT const char *protocol_getName(Protocol *proto);
    OBJC_EXPORT BOOL sel_isEqual(SEL lhs, SEL rhs);
    OBJC_EXPORT IMP imp_implementationWithBlock(id block);
    #define OBJC_GETCLASS_HOOK_DEFINED 1
    """#

  private static let objcMessage = #"""
    #include <objc/objc.h>
    #include <objc/runtime.h>
    struct objc_super { __unsafe_unretained id receiver; __unsafe_unretained Class super_class; };
    OBJC_EXPORT void objc_msgSend(void);
    OBJC_EXPORT void objc_msgSendSuper(void);
    """#
}
