extension StubHeaders {
  /// `CoreFoundation/CoreFoundation.h`; its parts all lead to it, except those the Objective-C runtime needs.
  static let coreFoundation: [(String, String)] =
    [
      (
        "CoreFoundation/CoreFoundation.h",
        """
        #include <CoreFoundation/CFBase.h>
        #include <CoreFoundation/CFCGTypes.h>
        """ + "\n" + coreFoundationTypes + "\n" + coreFoundationCallbacks + "\n" + coreFoundationFunctions
      ),
      ("CoreFoundation/CFAvailability.h", coreFoundationAvailability),
      ("CoreFoundation/CFBase.h", coreFoundationBase),
      ("CoreFoundation/CFCGTypes.h", coreGraphicsTypes),
    ]
    + forwarders(
      """
      CFArray CFAttributedString CFBag CFBinaryHeap CFBitVector CFBundle CFByteOrder CFCalendar CFCharacterSet
      CFData CFDate CFDateFormatter CFDictionary CFError CFFileDescriptor CFFileSecurity CFLocale CFMachPort
      CFMessagePort CFNotificationCenter CFNumber CFNumberFormatter CFPlugIn CFPlugInCOM CFPreferences
      CFPropertyList CFRunLoop CFSet CFSocket CFStream CFString CFStringEncodingExt CFStringTokenizer CFTimeZone
      CFTree CFURL CFURLAccess CFURLEnumerator CFUUID CFUserNotification CFUtilities CFXMLNode CFXMLParser
      """, in: "CoreFoundation/", to: "CoreFoundation/CoreFoundation.h")

  private static let coreFoundationAvailability = #"""
    #include <TargetConditionals.h>
    #include <Availability.h>
    #include <AvailabilityMacros.h>
    #include <os/availability.h>

    // The target's platform counts alone, as in Apple's headers. NA as version is the compiler's own word.
    #if TARGET_OS_OSX
    #define CF_AVAILABLE(mac,iphone) __attribute__((availability(macosx,introduced=mac)))
    #define CF_AVAILABLE_MAC(mac) __attribute__((availability(macosx,introduced=mac)))
    #define CF_AVAILABLE_IOS(iphone) __attribute__((availability(macosx,unavailable)))
    #define CF_DEPRECATED(mac,macdep,iphone,iphonedep,...) \
      __attribute__((availability(macosx,introduced=mac,deprecated=macdep,message="" __VA_ARGS__)))
    #define CF_DEPRECATED_MAC(mac,macdep,...) \
      __attribute__((availability(macosx,introduced=mac,deprecated=macdep,message="" __VA_ARGS__)))
    #define CF_DEPRECATED_IOS(iphone,iphonedep,...) __attribute__((availability(macosx,unavailable)))
    #else
    #define CF_AVAILABLE(mac,iphone) __attribute__((availability(ios,introduced=iphone)))
    #define CF_AVAILABLE_MAC(mac) __attribute__((availability(ios,unavailable)))
    #define CF_AVAILABLE_IOS(iphone) __attribute__((availability(ios,introduced=iphone)))
    #define CF_DEPRECATED(mac,macdep,iphone,iphonedep,...) \
      __attribute__((availability(ios,introduced=iphone,deprecated=iphonedep,message="" __VA_ARGS__)))
    #define CF_DEPRECATED_MAC(mac,macdep,...) __attribute__((availability(ios,unavailable)))
    #define CF_DEPRECATED_IOS(iphone,iphonedep,...) \
      __attribute__((availability(ios,introduced=iphone,deprecated=iphonedep,message="" __VA_ARGS__)))
    #endif
    #define CF_AVAILABLE_IPHONE(iphone) CF_AVAILABLE_IOS(iphone)
    #define CF_DEPRECATED_IPHONE(iphone,iphonedep) CF_DEPRECATED_IOS(iphone,iphonedep)
    #define CF_ENUM_AVAILABLE(mac,iphone) CF_AVAILABLE(mac,iphone)
    #define CF_ENUM_AVAILABLE_MAC(mac) CF_AVAILABLE_MAC(mac)
    #define CF_ENUM_AVAILABLE_IOS(iphone) CF_AVAILABLE_IOS(iphone)
    #define CF_ENUM_DEPRECATED(mac,macdep,iphone,iphonedep,...) \
      CF_DEPRECATED(mac,macdep,iphone,iphonedep,__VA_ARGS__)
    #define CF_ENUM_DEPRECATED_MAC(mac,macdep,...) CF_DEPRECATED_MAC(mac,macdep,__VA_ARGS__)
    #define CF_ENUM_DEPRECATED_IOS(iphone,iphonedep,...) CF_DEPRECATED_IOS(iphone,iphonedep,__VA_ARGS__)
    #define CF_EXTENSION_UNAVAILABLE(msg) __OS_EXTENSION_UNAVAILABLE(msg)
    #define CF_EXTENSION_UNAVAILABLE_MAC(msg) __OSX_EXTENSION_UNAVAILABLE(msg)
    #define CF_EXTENSION_UNAVAILABLE_IOS(msg) __IOS_EXTENSION_UNAVAILABLE(msg)
    #define CF_SWIFT_UNAVAILABLE(msg) __attribute__((availability(swift,unavailable,message=msg)))
    #define CF_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))

    #define __CF_ENUM_ATTRIBUTES __attribute__((enum_extensibility(open)))
    #define __CF_CLOSED_ENUM_ATTRIBUTES __attribute__((enum_extensibility(closed)))
    #define __CF_OPTIONS_ATTRIBUTES __attribute__((flag_enum,enum_extensibility(open)))
    #define __SDKDIFF_ENUM_PICK(_1,_2,pick,...) pick
    #define __SDKDIFF_ENUM_1(type) enum __CF_ENUM_ATTRIBUTES : type
    #define __SDKDIFF_ENUM_2(type,name) enum __CF_ENUM_ATTRIBUTES name : type name; enum name : type
    #define CF_ENUM(...) __SDKDIFF_ENUM_PICK(__VA_ARGS__,__SDKDIFF_ENUM_2,__SDKDIFF_ENUM_1,0)(__VA_ARGS__)
    #define CF_CLOSED_ENUM(type,name) enum __CF_CLOSED_ENUM_ATTRIBUTES name : type name; enum name : type
    #ifdef __cplusplus
    #define CF_OPTIONS(type,name) type name; enum __CF_OPTIONS_ATTRIBUTES : type
    #else
    #define CF_OPTIONS(type,name) enum __CF_OPTIONS_ATTRIBUTES name : type name; enum name : type
    #endif
    #define __SDKDIFF_CF_ERROR_1(domain) enum __attribute__((ns_error_domain(domain))) : CFIndex
    #define __SDKDIFF_CF_ERROR_2(domain,name) \
      enum __attribute__((ns_error_domain(domain))) name : CFIndex name; enum name : CFIndex
    #define CF_ERROR_ENUM(...) \
      __SDKDIFF_ENUM_PICK(__VA_ARGS__,__SDKDIFF_CF_ERROR_2,__SDKDIFF_CF_ERROR_1,0)(__VA_ARGS__)
    #define _CF_TYPED_ENUM __attribute__((swift_wrapper(enum)))
    #define _CF_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
    #define CF_TYPED_ENUM _CF_TYPED_ENUM
    #define CF_TYPED_EXTENSIBLE_ENUM _CF_TYPED_EXTENSIBLE_ENUM
    #define CF_STRING_ENUM _CF_TYPED_ENUM
    #define CF_EXTENSIBLE_STRING_ENUM _CF_TYPED_EXTENSIBLE_ENUM
    """#

  private static let coreFoundationBase = #"""
    #include <CoreFoundation/CFAvailability.h>
    #include <MacTypes.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdbool.h>
    #include <limits.h>

    #ifdef __cplusplus
    #define CF_EXTERN_C_BEGIN extern "C" {
    #define CF_EXTERN_C_END }
    #define _CF_EXTERN extern "C"
    #else
    #define CF_EXTERN_C_BEGIN
    #define CF_EXTERN_C_END
    #define _CF_EXTERN extern
    #endif
    #define CF_EXPORT _CF_EXTERN
    #define CF_INLINE static __inline__ __attribute__((always_inline))
    #ifndef TRUE
    #define TRUE 1
    #endif
    #ifndef FALSE
    #define FALSE 0
    #endif

    #define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
    #define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
    #define CF_RELEASES_ARGUMENT __attribute__((cf_consumed))
    #define CF_CONSUMED __attribute__((cf_consumed))
    #define CF_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
    #define CF_NOESCAPE __attribute__((noescape))
    #define CF_NO_TAIL_CALL __attribute__((not_tail_called))
    #define CF_FALLTHROUGH __attribute__((fallthrough))
    #define CF_FORMAT_FUNCTION(f,a) __attribute__((format(CFString, f, a)))
    #define CF_FORMAT_ARGUMENT(a) __attribute__((format_arg(a)))
    #define CF_REQUIRES_NIL_TERMINATION __attribute__((sentinel))
    #define CF_BOXABLE __attribute__((objc_boxable))
    #define CF_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define CF_SWIFT_UNAVAILABLE_FROM_ASYNC(msg) \
      __attribute__((swift_attr("@_unavailableFromAsync(message: \"" msg "\")")))
    #define CF_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
    #define CF_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
    #if __has_feature(objc_arc)
    #define CF_AUTOMATED_REFCOUNT_UNAVAILABLE \
      __attribute__((unavailable("not available in automatic reference counting mode")))
    #else
    #define CF_AUTOMATED_REFCOUNT_UNAVAILABLE
    #endif
    #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
    #define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")
    #define CF_BRIDGED_TYPE(name) __attribute__((objc_bridge(name)))
    #define CF_BRIDGED_MUTABLE_TYPE(name) __attribute__((objc_bridge_mutable(name)))
    #define CF_RELATED_TYPE(name,classMethod,instanceMethod) \
      __attribute__((objc_bridge_related(name,classMethod,instanceMethod)))

    typedef unsigned long CFTypeID;
    typedef unsigned long CFOptionFlags;
    typedef unsigned long CFHashCode;
    typedef signed long CFIndex;
    typedef const CF_BRIDGED_TYPE(id) void *CFTypeRef;
    typedef CF_BRIDGED_TYPE(id) CFTypeRef CFPropertyListRef;
    typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
    typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableString) __CFString *CFMutableStringRef;
    typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
    typedef const struct CF_BRIDGED_TYPE(NSNull) __CFNull *CFNullRef;
    typedef struct { CFIndex location; CFIndex length; } CFRange;
    CF_INLINE CFRange CFRangeMake(CFIndex location, CFIndex length) {
      CFRange range = {location, length};
      return range;
    }
    typedef CF_CLOSED_ENUM(CFIndex, CFComparisonResult) {
      kCFCompareLessThan = -1L, kCFCompareEqualTo = 0, kCFCompareGreaterThan = 1
    };
    typedef CFComparisonResult (*CFComparatorFunction)(const void *first, const void *second, void *context);
    static const CFIndex kCFNotFound = -1;
    CF_EXPORT double kCFCoreFoundationVersionNumber;
    CF_EXPORT const CFAllocatorRef kCFAllocatorDefault;
    CF_EXPORT const CFAllocatorRef kCFAllocatorSystemDefault;
    CF_EXPORT const CFAllocatorRef kCFAllocatorMalloc;
    CF_EXPORT const CFAllocatorRef kCFAllocatorNull;
    CF_EXPORT const CFNullRef kCFNull;
    CF_EXPORT CFTypeID CFGetTypeID(CFTypeRef cf);
    CF_EXPORT CFStringRef CFCopyTypeIDDescription(CFTypeID type);
    CF_EXPORT CFTypeRef CFRetain(CFTypeRef cf);
    CF_EXPORT void CFRelease(CFTypeRef cf);
    CF_EXPORT CFTypeRef CFAutorelease(CFTypeRef CF_RELEASES_ARGUMENT cf);
    CF_EXPORT CFIndex CFGetRetainCount(CFTypeRef cf);
    CF_EXPORT Boolean CFEqual(CFTypeRef cf1, CFTypeRef cf2);
    CF_EXPORT CFHashCode CFHash(CFTypeRef cf);
    CF_EXPORT CFStringRef CFCopyDescription(CFTypeRef cf);
    CF_EXPORT CFAllocatorRef CFGetAllocator(CFTypeRef cf);
    """#

  private static let coreGraphicsTypes = #"""
    #include <CoreFoundation/CFBase.h>
    #include <float.h>
    #if __LP64__
    typedef double CGFloat;
    #define CGFLOAT_IS_DOUBLE 1
    #define CGFLOAT_MIN DBL_MIN
    #define CGFLOAT_MAX DBL_MAX
    #define CGFLOAT_EPSILON DBL_EPSILON
    #define CGFLOAT_TYPE double
    #else
    typedef float CGFloat;
    #define CGFLOAT_IS_DOUBLE 0
    #define CGFLOAT_MIN FLT_MIN
    #define CGFLOAT_MAX FLT_MAX
    #define CGFLOAT_EPSILON FLT_EPSILON
    #define CGFLOAT_TYPE float
    #endif
    #define CGFLOAT_DEFINED 1
    #define CF_DEFINES_CG_TYPES 1
    #define CF_DEFINES_CGAFFINETRANSFORM 1
    #define CGVECTOR_DEFINED 1
    struct CGPoint { CGFloat x; CGFloat y; };
    typedef struct CF_BOXABLE CGPoint CGPoint;
    struct CGSize { CGFloat width; CGFloat height; };
    typedef struct CF_BOXABLE CGSize CGSize;
    struct CGVector { CGFloat dx; CGFloat dy; };
    typedef struct CF_BOXABLE CGVector CGVector;
    struct CGRect { CGPoint origin; CGSize size; };
    typedef struct CF_BOXABLE CGRect CGRect;
    typedef CF_ENUM(uint32_t, CGRectEdge) { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge };
    struct CGAffineTransform { CGFloat a; CGFloat b; CGFloat c; CGFloat d; CGFloat tx; CGFloat ty; };
    typedef struct CF_BOXABLE CGAffineTransform CGAffineTransform;
    """#
}
