extension StubHeaders {
  static let foundationErrors = #"""
    typedef NSString *NSErrorDomain;
    typedef NSString *NSErrorUserInfoKey NS_TYPED_EXTENSIBLE_ENUM;
    FOUNDATION_EXPORT NSErrorDomain const NSCocoaErrorDomain;
    FOUNDATION_EXPORT NSErrorDomain const NSPOSIXErrorDomain;
    FOUNDATION_EXPORT NSErrorDomain const NSOSStatusErrorDomain;
    FOUNDATION_EXPORT NSErrorDomain const NSMachErrorDomain;
    FOUNDATION_EXPORT NSErrorUserInfoKey const NSUnderlyingErrorKey;
    FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedDescriptionKey;
    FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedFailureReasonErrorKey;
    FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedRecoverySuggestionErrorKey;
    FOUNDATION_EXPORT NSErrorUserInfoKey const NSURLErrorKey;
    FOUNDATION_EXPORT NSErrorUserInfoKey const NSFilePathErrorKey;
    @interface NSError : NSObject <NSCopying, NSSecureCoding>
    - (instancetype)initWithDomain:(NSErrorDomain)domain
                              code:(NSInteger)code
                          userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict NS_DESIGNATED_INITIALIZER;
    + (instancetype)errorWithDomain:(NSErrorDomain)domain
                               code:(NSInteger)code
                           userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict;
    @property (readonly, copy) NSErrorDomain domain;
    @property (readonly) NSInteger code;
    @property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
    @property (readonly, copy) NSString *localizedDescription;
    @property (nullable, readonly, copy) NSString *localizedFailureReason;
    @property (nullable, readonly, copy) NSString *localizedRecoverySuggestion;
    @property (readonly, copy) NSArray<NSError *> *underlyingErrors;
    @end
    NS_ERROR_ENUM(NSCocoaErrorDomain) {
      NSFileNoSuchFileError = 4, NSFileReadUnknownError = 256, NSFileReadNoSuchFileError = 260,
      NSFileWriteUnknownError = 512, NSKeyValueValidationError = 1024, NSFormattingError = 2048,
      NSUserCancelledError = 3072, NSFeatureUnsupportedError = 3328
    };

    FOUNDATION_EXPORT NSExceptionName const NSRangeException;
    FOUNDATION_EXPORT NSExceptionName const NSInvalidArgumentException;
    FOUNDATION_EXPORT NSExceptionName const NSInternalInconsistencyException;
    @interface NSException : NSObject <NSCopying, NSSecureCoding>
    + (NSException *)exceptionWithName:(NSExceptionName)name
                                reason:(nullable NSString *)reason
                              userInfo:(nullable NSDictionary *)userInfo;
    - (instancetype)initWithName:(NSExceptionName)aName
                          reason:(nullable NSString *)aReason
                        userInfo:(nullable NSDictionary *)aUserInfo NS_DESIGNATED_INITIALIZER;
    @property (readonly, copy) NSExceptionName name;
    @property (nullable, readonly, copy) NSString *reason;
    @property (nullable, readonly, copy) NSDictionary *userInfo;
    @property (readonly, copy) NSArray<NSString *> *callStackSymbols;
    - (void)raise;
    + (void)raise:(NSExceptionName)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
    @end
    typedef void NSUncaughtExceptionHandler(NSException *exception);
    @interface NSAssertionHandler : NSObject
    @property (class, readonly, strong) NSAssertionHandler *currentHandler;
    @end
    #define NSAssert(condition,desc,...) do { (void)(condition); } while (0)
    #define NSCAssert(condition,desc,...) do { (void)(condition); } while (0)
    #define NSParameterAssert(condition) do { (void)(condition); } while (0)
    #define NSCParameterAssert(condition) do { (void)(condition); } while (0)
    """#
}
