extension StubHeaders {
  /// `Foundation/Foundation.h`; its parts all lead to it, except the macros and basic types.
  static let foundation: [(String, String)] =
    [
      (
        "Foundation/Foundation.h",
        ([
          "#include <Foundation/NSObjCRuntime.h>", "#include <CoreFoundation/CoreFoundation.h>",
          "#ifdef __OBJC__",
          "NS_ASSUME_NONNULL_BEGIN",
        ] + [
          foundationBasics, foundationStrings, foundationCollections, foundationOrdered, foundationValues,
          foundationDates, foundationNumbers, foundationFormatters, foundationUnits, foundationErrors,
          foundationURLs, foundationProgress,
          foundationRequests, foundationSessions, foundationFiles, foundationStreams, foundationExecution,
          foundationCoding, foundationRuntime, foundationObservation, foundationExtensions, foundationMisc,
          foundationRest,
        ] + ["NS_ASSUME_NONNULL_END", "#endif"])
        .joined(separator: "\n")
      ),
      ("Foundation/NSObjCRuntime.h", foundationMacros),
    ]
    + forwarders(foundationHeaderNames, in: "Foundation/", to: "Foundation/Foundation.h")

  private static let foundationHeaderNames = """
    FoundationErrors FoundationLegacySwiftCompatibility NSAffineTransform NSAppleEventDescriptor
    NSAppleEventManager NSAppleScript NSArchiver NSArray NSAttributedString NSAutoreleasePool
    NSBackgroundActivityScheduler NSBundle NSByteCountFormatter NSByteOrder NSCache NSCalendar NSCalendarDate
    NSCharacterSet NSClassDescription NSCoder NSComparisonPredicate NSCompoundPredicate NSConnection NSData NSDate
    NSDateComponentsFormatter NSDateFormatter NSDateInterval NSDateIntervalFormatter NSDecimal NSDecimalNumber
    NSDictionary NSDistantObject NSDistributedLock NSDistributedNotificationCenter NSEnergyFormatter NSEnumerator
    NSError NSException NSExpression NSExtensionContext NSExtensionItem NSExtensionRequestHandling
    NSFileCoordinator NSFileHandle NSFileManager NSFilePresenter NSFileVersion NSFileWrapper NSFormatter
    NSGarbageCollector NSGeometry NSHFSFileTypes NSHTTPCookie NSHTTPCookieStorage NSHashTable NSHost
    NSISO8601DateFormatter NSIndexPath NSIndexSet NSInflectionRule NSInvocation NSItemProvider
    NSItemProviderReadingWriting NSJSONSerialization NSKeyValueCoding NSKeyValueObserving
    NSKeyValueSharedObservers NSKeyedArchiver NSLengthFormatter NSLinguisticTagger NSListFormatter NSLocale
    NSLocalizedNumberFormatRule NSLock NSMapTable NSMassFormatter NSMeasurement NSMeasurementFormatter NSMetadata
    NSMetadataAttributes NSMethodSignature NSMorphology NSNetServices NSNotification NSNotificationQueue NSNull
    NSNumberFormatter NSObject NSObjectScripting NSOperation NSOrderedCollectionChange
    NSOrderedCollectionDifference NSOrderedSet NSOrthography NSPathUtilities NSPersonNameComponents
    NSPersonNameComponentsFormatter NSPointerArray NSPointerFunctions NSPort NSPortCoder NSPortMessage
    NSPortNameServer NSPredicate NSProcessInfo NSProgress NSPropertyList NSProtocolChecker NSProxy NSRange
    NSRegularExpression NSRelativeDateTimeFormatter NSRunLoop NSScanner NSScriptClassDescription
    NSScriptCoercionHandler NSScriptCommand NSScriptCommandDescription NSScriptExecutionContext
    NSScriptKeyValueCoding NSScriptObjectSpecifiers NSScriptStandardSuiteCommands NSScriptSuiteRegistry
    NSScriptWhoseTests NSSet NSSortDescriptor NSSpellServer NSStream NSString NSTask NSTermOfAddress
    NSTextCheckingResult NSThread NSTimeZone NSTimer NSURL NSURLAuthenticationChallenge NSURLCache
    NSURLConnection NSURLCredential NSURLCredentialStorage NSURLDownload NSURLError NSURLHandle
    NSURLProtectionSpace NSURLProtocol NSURLRequest NSURLResponse NSURLSession NSUUID NSUbiquitousKeyValueStore
    NSUndoManager NSUnit NSUserActivity NSUserDefaults NSUserNotification NSUserScriptTask NSValue
    NSValueTransformer NSXMLDTD NSXMLDTDNode NSXMLDocument NSXMLElement NSXMLNode NSXMLNodeOptions NSXMLParser
    NSXPCConnection NSZone
    """

  private static let foundationMacros = #"""
    #include <TargetConditionals.h>
    #include <stdarg.h>
    #include <stdint.h>
    #include <limits.h>
    #include <AvailabilityMacros.h>
    #include <CoreFoundation/CFAvailability.h>
    #include <objc/NSObjCRuntime.h>
    #include <objc/objc.h>
    #ifdef __OBJC__
    #include <objc/NSObject.h>
    #endif
    #include <os/availability.h>

    #ifdef __cplusplus
    #define FOUNDATION_EXTERN extern "C"
    #else
    #define FOUNDATION_EXTERN extern
    #endif
    #define FOUNDATION_EXPORT FOUNDATION_EXTERN
    #define FOUNDATION_IMPORT FOUNDATION_EXTERN
    #define FOUNDATION_EXTERN_INLINE extern __inline__
    #define FOUNDATION_STATIC_INLINE static __inline__
    #define NS_INLINE static __inline__ __attribute__((always_inline))
    #define FOUNDATION_SWIFT_SDK_EPOCH_AT_LEAST(epoch) 1
    #define NS_BLOCKS_AVAILABLE 1

    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define __SDKDIFF_AUDIT_BEGIN_nullability _Pragma("clang assume_nonnull begin")
    #define __SDKDIFF_AUDIT_END_nullability _Pragma("clang assume_nonnull end")
    #define __SDKDIFF_AUDIT_BEGIN_sendability
    #define __SDKDIFF_AUDIT_END_sendability
    #define __SDKDIFF_AUDIT_BEGIN_1(a) __SDKDIFF_AUDIT_BEGIN_##a
    #define __SDKDIFF_AUDIT_BEGIN_2(a,b) __SDKDIFF_AUDIT_BEGIN_##a __SDKDIFF_AUDIT_BEGIN_##b
    #define __SDKDIFF_AUDIT_END_1(a) __SDKDIFF_AUDIT_END_##a
    #define __SDKDIFF_AUDIT_END_2(a,b) __SDKDIFF_AUDIT_END_##a __SDKDIFF_AUDIT_END_##b
    #define NS_HEADER_AUDIT_BEGIN(...) \
      __SDKDIFF_ENUM_PICK(__VA_ARGS__,__SDKDIFF_AUDIT_BEGIN_2,__SDKDIFF_AUDIT_BEGIN_1,0)(__VA_ARGS__)
    #define NS_HEADER_AUDIT_END(...) \
      __SDKDIFF_ENUM_PICK(__VA_ARGS__,__SDKDIFF_AUDIT_END_2,__SDKDIFF_AUDIT_END_1,0)(__VA_ARGS__)

    #define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0,1)))
    #define NS_FORMAT_FUNCTION(f,a) __attribute__((format(__NSString__, f, a)))
    #define NS_FORMAT_ARGUMENT(a) __attribute__((format_arg(a)))
    #define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
    #define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
    #define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
    #define NS_RELEASES_ARGUMENT __attribute__((ns_consumed))
    #define NS_CONSUMED __attribute__((ns_consumed))
    #define NS_REPLACES_RECEIVER __attribute__((ns_consumes_self)) NS_RETURNS_RETAINED
    #define NS_VALID_UNTIL_END_OF_SCOPE __attribute__((objc_precise_lifetime))
    #define NS_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
    #define NS_NOESCAPE __attribute__((noescape))
    #define NS_NO_TAIL_CALL __attribute__((not_tail_called))
    #define NS_FALLTHROUGH __attribute__((fallthrough))
    #define NS_ROOT_CLASS __attribute__((objc_root_class))
    #define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
    #define NS_REQUIRES_PROPERTY_DEFINITIONS __attribute__((objc_requires_property_definitions))
    #define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION __attribute__((objc_protocol_requires_explicit_implementation))
    #define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE __attribute__((objc_arc_weak_reference_unavailable))
    #define NS_UNAVAILABLE UNAVAILABLE_ATTRIBUTE
    #define NS_DIRECT __attribute__((objc_direct))
    #define NS_DIRECT_MEMBERS __attribute__((objc_direct_members))
    #define NS_VARIADIC
    #if __has_feature(objc_arc)
    #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE \
      __attribute__((unavailable("not available in automatic reference counting mode")))
    #else
    #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
    #endif
    #if TARGET_OS_IPHONE
    #define NS_NONATOMIC_IOSONLY nonatomic
    #else
    #define NS_NONATOMIC_IOSONLY atomic
    #endif
    #define NS_NONATOMIC_IPHONEONLY NS_NONATOMIC_IOSONLY

    #define NS_AVAILABLE(mac,iphone) CF_AVAILABLE(mac,iphone)
    #define NS_AVAILABLE_MAC(mac) CF_AVAILABLE_MAC(mac)
    #define NS_AVAILABLE_IOS(iphone) CF_AVAILABLE_IOS(iphone)
    #define NS_AVAILABLE_IPHONE(iphone) CF_AVAILABLE_IOS(iphone)
    #define NS_DEPRECATED(mac,macdep,iphone,iphonedep,...) CF_DEPRECATED(mac,macdep,iphone,iphonedep,__VA_ARGS__)
    #define NS_DEPRECATED_MAC(mac,macdep,...) CF_DEPRECATED_MAC(mac,macdep,__VA_ARGS__)
    #define NS_DEPRECATED_IOS(iphone,iphonedep,...) CF_DEPRECATED_IOS(iphone,iphonedep,__VA_ARGS__)
    #define NS_DEPRECATED_IPHONE(iphone,iphonedep) CF_DEPRECATED_IOS(iphone,iphonedep)
    #define NS_DEPRECATED_WITH_REPLACEMENT_MAC(rep,mac,macdep) \
      API_DEPRECATED_WITH_REPLACEMENT(rep, macosx(mac, macdep)) API_UNAVAILABLE(ios, watchos, tvos)
    #define NS_ENUM_AVAILABLE(mac,iphone) CF_AVAILABLE(mac,iphone)
    #define NS_ENUM_AVAILABLE_MAC(mac) CF_AVAILABLE_MAC(mac)
    #define NS_ENUM_AVAILABLE_IOS(iphone) CF_AVAILABLE_IOS(iphone)
    #define NS_ENUM_DEPRECATED(mac,macdep,iphone,iphonedep,...) \
      CF_DEPRECATED(mac,macdep,iphone,iphonedep,__VA_ARGS__)
    #define NS_ENUM_DEPRECATED_MAC(mac,macdep,...) CF_DEPRECATED_MAC(mac,macdep,__VA_ARGS__)
    #define NS_ENUM_DEPRECATED_IOS(iphone,iphonedep,...) CF_DEPRECATED_IOS(iphone,iphonedep,__VA_ARGS__)
    #define NS_CLASS_AVAILABLE(mac,iphone) __attribute__((visibility("default"))) CF_AVAILABLE(mac,iphone)
    #define NS_CLASS_AVAILABLE_MAC(mac) NS_CLASS_AVAILABLE(mac,NA)
    #define NS_CLASS_AVAILABLE_IOS(iphone) NS_CLASS_AVAILABLE(NA,iphone)
    #define NS_CLASS_DEPRECATED(mac,macdep,iphone,iphonedep,...) \
      __attribute__((visibility("default"))) CF_DEPRECATED(mac,macdep,iphone,iphonedep,__VA_ARGS__)
    #define NS_CLASS_DEPRECATED_MAC(mac,macdep,...) NS_CLASS_DEPRECATED(mac,macdep,NA,NA,__VA_ARGS__)
    #define NS_CLASS_DEPRECATED_IOS(iphone,iphonedep,...) NS_CLASS_DEPRECATED(NA,NA,iphone,iphonedep,__VA_ARGS__)
    #define NS_EXTENSION_UNAVAILABLE(msg) __OS_EXTENSION_UNAVAILABLE(msg)
    #define NS_EXTENSION_UNAVAILABLE_MAC(msg) __OSX_EXTENSION_UNAVAILABLE(msg)
    #define NS_EXTENSION_UNAVAILABLE_IOS(msg) __IOS_EXTENSION_UNAVAILABLE(msg)

    #define NS_ENUM(...) CF_ENUM(__VA_ARGS__)
    #define NS_OPTIONS(type,name) CF_OPTIONS(type,name)
    #define NS_CLOSED_ENUM(type,name) CF_CLOSED_ENUM(type,name)
    #define __SDKDIFF_NS_ERROR_1(domain) enum __attribute__((ns_error_domain(domain))) : NSInteger
    #define __SDKDIFF_NS_ERROR_2(domain,name) \
      enum __attribute__((ns_error_domain(domain))) name : NSInteger name; enum name : NSInteger
    #define NS_ERROR_ENUM(...) \
      __SDKDIFF_ENUM_PICK(__VA_ARGS__,__SDKDIFF_NS_ERROR_2,__SDKDIFF_NS_ERROR_1,0)(__VA_ARGS__)
    #define _NS_TYPED_ENUM _CF_TYPED_ENUM
    #define _NS_TYPED_EXTENSIBLE_ENUM _CF_TYPED_EXTENSIBLE_ENUM
    #define NS_TYPED_ENUM _CF_TYPED_ENUM
    #define NS_TYPED_EXTENSIBLE_ENUM _CF_TYPED_EXTENSIBLE_ENUM
    #define NS_STRING_ENUM _CF_TYPED_ENUM
    #define NS_EXTENSIBLE_STRING_ENUM _CF_TYPED_EXTENSIBLE_ENUM

    #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define NS_SWIFT_UNAVAILABLE(msg) CF_SWIFT_UNAVAILABLE(msg)
    #define NS_SWIFT_BRIDGED_TYPEDEF CF_SWIFT_BRIDGED_TYPEDEF
    #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_SWIFT_ASYNC(index) __attribute__((swift_async(not_swift_private, index)))
    #define NS_REFINED_FOR_SWIFT_ASYNC(index) __attribute__((swift_async(swift_private, index)))
    #define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
    #define NS_SWIFT_ASYNC_NAME(name) __attribute__((swift_async_name(#name)))
    #define NS_SWIFT_ASYNC_NOTHROW __attribute__((swift_async_error(none)))
    #define NS_SWIFT_ASYNC_THROWS_ON_TRUE(index) __attribute__((swift_async_error(nonzero_argument, index)))
    #define NS_SWIFT_ASYNC_THROWS_ON_FALSE(index) __attribute__((swift_async_error(zero_argument, index)))
    #define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(msg) \
      __attribute__((swift_attr("@_unavailableFromAsync(message: \"" msg "\")")))
    #define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
    #define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
    #define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
    #define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
    #define NS_SWIFT_SENDING __attribute__((swift_attr("sending")))

    typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
      NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
    };
    typedef NS_ENUM(NSInteger, NSQualityOfService) {
      NSQualityOfServiceUserInteractive = 0x21, NSQualityOfServiceUserInitiated = 0x19,
      NSQualityOfServiceUtility = 0x11, NSQualityOfServiceBackground = 0x09, NSQualityOfServiceDefault = -1
    };
    typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) {
      NSEnumerationConcurrent = 1UL << 0, NSEnumerationReverse = 1UL << 1
    };
    typedef NS_OPTIONS(NSUInteger, NSSortOptions) { NSSortConcurrent = 1UL << 0, NSSortStable = 1UL << 4 };
    static const NSInteger NSNotFound = NSIntegerMax;
    #ifndef MIN
    #define MIN(a,b) ((a) < (b) ? (a) : (b))
    #endif
    #ifndef MAX
    #define MAX(a,b) ((a) > (b) ? (a) : (b))
    #endif
    #ifndef ABS
    #define ABS(a) ((a) < 0 ? -(a) : (a))
    #endif
    FOUNDATION_EXPORT double NSFoundationVersionNumber;
    #ifdef __OBJC__
    @class NSString, Protocol;
    typedef NSString *NSExceptionName NS_EXTENSIBLE_STRING_ENUM;
    typedef NSString *NSRunLoopMode NS_EXTENSIBLE_STRING_ENUM;
    typedef NSComparisonResult (^NSComparator)(id _Nonnull obj1, id _Nonnull obj2);
    FOUNDATION_EXPORT NSString *_Nonnull NSStringFromSelector(SEL _Nonnull aSelector);
    FOUNDATION_EXPORT SEL _Nonnull NSSelectorFromString(NSString *_Nonnull aSelectorName);
    FOUNDATION_EXPORT NSString *_Nonnull NSStringFromClass(Class _Nonnull aClass);
    FOUNDATION_EXPORT Class _Nullable NSClassFromString(NSString *_Nonnull aClassName);
    FOUNDATION_EXPORT NSString *_Nonnull NSStringFromProtocol(Protocol *_Nonnull proto);
    FOUNDATION_EXPORT Protocol *_Nullable NSProtocolFromString(NSString *_Nonnull namestr);
    FOUNDATION_EXPORT void NSLog(NSString *_Nonnull format, ...) NS_FORMAT_FUNCTION(1, 2) NS_NO_TAIL_CALL;
    FOUNDATION_EXPORT void NSLogv(NSString *_Nonnull format, va_list _Nonnull args) NS_FORMAT_FUNCTION(1, 0);
    #endif
    """#
}
