extension StubHeaders {
  static let foundationURLs = #"""
    typedef NSString *NSURLResourceKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSURLFileResourceType NS_TYPED_ENUM;
    typedef NSString *NSURLFileProtectionType NS_TYPED_ENUM;
    typedef NSString *NSURLThumbnailDictionaryItem NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSURLUbiquitousItemDownloadingStatus NS_TYPED_ENUM;
    typedef NS_OPTIONS(NSUInteger, NSURLBookmarkCreationOptions) {
      NSURLBookmarkCreationMinimalBookmark = 1UL << 9, NSURLBookmarkCreationSuitableForBookmarkFile = 1UL << 10
    };
    typedef NS_OPTIONS(NSUInteger, NSURLBookmarkResolutionOptions) { NSURLBookmarkResolutionWithoutUI = 1UL << 8 };
    FOUNDATION_EXPORT NSURLResourceKey const NSURLNameKey;
    FOUNDATION_EXPORT NSURLResourceKey const NSURLContentTypeKey;
    FOUNDATION_EXPORT NSURLResourceKey const NSURLFileSizeKey;
    FOUNDATION_EXPORT NSURLResourceKey const NSURLIsDirectoryKey;
    @interface NSURL : NSObject <NSSecureCoding, NSCopying>
    - (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)isDir NS_DESIGNATED_INITIALIZER;
    - (instancetype)initFileURLWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
    + (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDir;
    + (NSURL *)fileURLWithPath:(NSString *)path;
    - (nullable instancetype)initWithString:(NSString *)URLString;
    - (nullable instancetype)initWithString:(NSString *)URLString
                              relativeToURL:(nullable NSURL *)baseURL NS_DESIGNATED_INITIALIZER;
    + (nullable instancetype)URLWithString:(NSString *)URLString;
    + (nullable instancetype)URLWithString:(NSString *)URLString relativeToURL:(nullable NSURL *)baseURL;
    @property (nullable, readonly, copy) NSString *absoluteString;
    @property (nullable, readonly, copy) NSURL *baseURL;
    @property (nullable, readonly, copy) NSURL *absoluteURL;
    @property (nullable, readonly, copy) NSString *scheme;
    @property (nullable, readonly, copy) NSString *host;
    @property (nullable, readonly, copy) NSNumber *port;
    @property (nullable, readonly, copy) NSString *path;
    @property (nullable, readonly, copy) NSString *query;
    @property (nullable, readonly, copy) NSString *fragment;
    @property (nullable, readonly, copy) NSString *lastPathComponent;
    @property (nullable, readonly, copy) NSString *pathExtension;
    @property (readonly, getter=isFileURL) BOOL fileURL;
    - (BOOL)getResourceValue:(out id _Nullable *_Nonnull)value
                      forKey:(NSURLResourceKey)key
                       error:(out NSError *_Nullable *)error;
    - (nullable NSURL *)URLByAppendingPathComponent:(NSString *)pathComponent;
    @property (nullable, readonly, copy) NSURL *URLByDeletingLastPathComponent;
    - (BOOL)startAccessingSecurityScopedResource;
    - (void)stopAccessingSecurityScopedResource;
    @end
    @interface NSURLQueryItem : NSObject <NSSecureCoding, NSCopying>
    - (instancetype)initWithName:(NSString *)name value:(nullable NSString *)value NS_DESIGNATED_INITIALIZER;
    + (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value;
    @property (readonly) NSString *name;
    @property (nullable, readonly) NSString *value;
    @end
    @interface NSURLComponents : NSObject <NSCopying>
    - (nullable instancetype)initWithString:(NSString *)URLString;
    + (nullable instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
    @property (nullable, readonly, copy) NSURL *URL;
    @property (nullable, copy) NSString *scheme;
    @property (nullable, copy) NSString *host;
    @property (nullable, copy) NSString *path;
    @property (nullable, copy) NSString *query;
    @property (nullable, copy) NSArray<NSURLQueryItem *> *queryItems;
    @end
    @interface NSFileSecurity : NSObject <NSCopying, NSSecureCoding>
    @end

    FOUNDATION_EXPORT NSErrorDomain const NSURLErrorDomain;
    NS_ERROR_ENUM(NSURLErrorDomain) {
      NSURLErrorUnknown = -1, NSURLErrorCancelled = -999, NSURLErrorBadURL = -1000, NSURLErrorTimedOut = -1001,
      NSURLErrorCannotFindHost = -1003, NSURLErrorCannotConnectToHost = -1004,
      NSURLErrorNetworkConnectionLost = -1005, NSURLErrorNotConnectedToInternet = -1009
    };
    """#

  static let foundationRequests = #"""
    typedef struct CF_BRIDGED_TYPE(id) __SecTrust *SecTrustRef;
    typedef struct CF_BRIDGED_TYPE(id) __SecCertificate *SecCertificateRef;
    typedef struct CF_BRIDGED_TYPE(id) __SecIdentity *SecIdentityRef;
    typedef struct CF_BRIDGED_TYPE(id) __SecKey *SecKeyRef;
    typedef struct CF_BRIDGED_TYPE(id) __SecPolicy *SecPolicyRef;
    typedef struct CF_BRIDGED_TYPE(id) __SecAccessControl *SecAccessControlRef;
    typedef NS_ENUM(NSUInteger, NSURLRequestCachePolicy) {
      NSURLRequestUseProtocolCachePolicy = 0, NSURLRequestReloadIgnoringLocalCacheData = 1,
      NSURLRequestReturnCacheDataElseLoad = 2, NSURLRequestReturnCacheDataDontLoad = 3,
      NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4, NSURLRequestReloadRevalidatingCacheData = 5
    };
    typedef NS_ENUM(NSUInteger, NSURLRequestNetworkServiceType) {
      NSURLNetworkServiceTypeDefault = 0, NSURLNetworkServiceTypeVoIP = 1, NSURLNetworkServiceTypeVideo = 2,
      NSURLNetworkServiceTypeBackground = 3, NSURLNetworkServiceTypeVoice = 4
    };
    @interface NSURLRequest : NSObject <NSSecureCoding, NSCopying, NSMutableCopying>
    + (instancetype)requestWithURL:(NSURL *)URL;
    + (instancetype)requestWithURL:(NSURL *)URL
                       cachePolicy:(NSURLRequestCachePolicy)cachePolicy
                   timeoutInterval:(NSTimeInterval)timeoutInterval;
    - (instancetype)initWithURL:(NSURL *)URL;
    @property (nullable, readonly, copy) NSURL *URL;
    @property (readonly) NSURLRequestCachePolicy cachePolicy;
    @property (readonly) NSTimeInterval timeoutInterval;
    @property (nullable, readonly, copy) NSString *HTTPMethod;
    @property (nullable, readonly, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
    - (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
    @property (nullable, readonly, copy) NSData *HTTPBody;
    @end
    @interface NSMutableURLRequest : NSURLRequest
    @property (nullable, copy) NSURL *URL;
    @property NSURLRequestCachePolicy cachePolicy;
    @property NSTimeInterval timeoutInterval;
    @property (copy) NSString *HTTPMethod;
    @property (nullable, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
    - (void)setValue:(nullable NSString *)value forHTTPHeaderField:(NSString *)field;
    @property (nullable, copy) NSData *HTTPBody;
    @end
    @interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
    @property (nullable, readonly, copy) NSURL *URL;
    @property (nullable, readonly, copy) NSString *MIMEType;
    @property (readonly) long long expectedContentLength;
    @property (nullable, readonly, copy) NSString *textEncodingName;
    @property (nullable, readonly, copy) NSString *suggestedFilename;
    @end
    @interface NSHTTPURLResponse : NSURLResponse
    @property (readonly) NSInteger statusCode;
    @property (readonly, copy) NSDictionary *allHeaderFields;
    - (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
    + (NSString *)localizedStringForStatusCode:(NSInteger)statusCode;
    @end
    @interface NSCachedURLResponse : NSObject <NSSecureCoding, NSCopying>
    @property (readonly, copy) NSURLResponse *response;
    @property (readonly, copy) NSData *data;
    @end
    @interface NSURLCache : NSObject
    @property (class, strong) NSURLCache *sharedURLCache;
    - (nullable NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request;
    @end
    typedef NSString *NSHTTPCookiePropertyKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSHTTPCookieStringPolicy NS_TYPED_ENUM;
    typedef NS_ENUM(NSUInteger, NSHTTPCookieAcceptPolicy) {
      NSHTTPCookieAcceptPolicyAlways, NSHTTPCookieAcceptPolicyNever,
      NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain
    };
    @interface NSHTTPCookie : NSObject
    - (nullable instancetype)initWithProperties:(NSDictionary<NSHTTPCookiePropertyKey, id> *)properties;
    @property (readonly, copy) NSString *name;
    @property (readonly, copy) NSString *value;
    @property (readonly, copy) NSString *domain;
    @property (readonly, copy) NSString *path;
    @end
    @interface NSHTTPCookieStorage : NSObject
    @property (class, readonly, strong) NSHTTPCookieStorage *sharedHTTPCookieStorage;
    @property (nullable, readonly, copy) NSArray<NSHTTPCookie *> *cookies;
    @end
    typedef NS_ENUM(NSUInteger, NSURLCredentialPersistence) {
      NSURLCredentialPersistenceNone, NSURLCredentialPersistenceForSession, NSURLCredentialPersistencePermanent,
      NSURLCredentialPersistenceSynchronizable
    };
    @interface NSURLCredential : NSObject <NSSecureCoding, NSCopying>
    @property (readonly) NSURLCredentialPersistence persistence;
    @property (nullable, readonly, copy) NSString *user;
    @property (nullable, readonly, copy) NSString *password;
    - (instancetype)initWithUser:(NSString *)user
                        password:(NSString *)password
                     persistence:(NSURLCredentialPersistence)persistence;
    @end
    @interface NSURLProtectionSpace : NSObject <NSSecureCoding, NSCopying>
    @property (nullable, readonly, copy) NSString *realm;
    @property (readonly, copy) NSString *host;
    @property (readonly) NSInteger port;
    @property (readonly, copy) NSString *authenticationMethod;
    @property (nullable, readonly) SecTrustRef serverTrust;
    @end
    @interface NSURLCredentialStorage : NSObject
    @property (class, readonly, strong) NSURLCredentialStorage *sharedCredentialStorage;
    @end
    @class NSURLAuthenticationChallenge;
    @protocol NSURLAuthenticationChallengeSender <NSObject>
    - (void)useCredential:(NSURLCredential *)credential
        forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
    - (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
    @end
    @interface NSURLAuthenticationChallenge : NSObject <NSSecureCoding>
    @property (readonly, copy) NSURLProtectionSpace *protectionSpace;
    @property (nullable, readonly, copy) NSURLCredential *proposedCredential;
    @property (readonly) NSInteger previousFailureCount;
    @property (nullable, readonly, copy) NSError *error;
    @property (nullable, readonly, retain) id<NSURLAuthenticationChallengeSender> sender;
    @end
    @class NSURLProtocol;
    @protocol NSURLProtocolClient <NSObject>
    - (void)URLProtocolDidFinishLoading:(NSURLProtocol *)protocol;
    @end
    @interface NSURLProtocol : NSObject
    @property (nullable, readonly, retain) id<NSURLProtocolClient> client;
    @property (readonly, copy) NSURLRequest *request;
    + (BOOL)canInitWithRequest:(NSURLRequest *)request;
    - (void)startLoading;
    - (void)stopLoading;
    @end
    @class NSURLConnection;
    @protocol NSURLConnectionDelegate <NSObject>
    @optional
    - (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error;
    @end
    @protocol NSURLConnectionDataDelegate <NSURLConnectionDelegate>
    @optional
    - (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data;
    @end
    @protocol NSURLConnectionDownloadDelegate <NSURLConnectionDelegate>
    @required
    - (void)connectionDidFinishDownloading:(NSURLConnection *)connection destinationURL:(NSURL *)destinationURL;
    @end
    @interface NSURLConnection : NSObject
    - (void)start;
    - (void)cancel;
    @property (readonly, copy) NSURLRequest *originalRequest;
    @end
    """#
}
