extension StubHeaders {
  static let foundationSessions = #"""
    @class NSURLSession, NSURLSessionTask, NSURLSessionDataTask, NSURLSessionUploadTask, NSURLSessionDownloadTask;
    @class NSURLSessionStreamTask, NSURLSessionWebSocketTask, NSURLSessionConfiguration, NSURLSessionTaskMetrics;
    @protocol NSURLSessionDelegate, NSURLSessionTaskDelegate;
    typedef NS_ENUM(NSInteger, NSURLSessionTaskState) {
      NSURLSessionTaskStateRunning = 0, NSURLSessionTaskStateSuspended = 1, NSURLSessionTaskStateCanceling = 2,
      NSURLSessionTaskStateCompleted = 3
    };
    typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
      NSURLSessionAuthChallengeUseCredential = 0, NSURLSessionAuthChallengePerformDefaultHandling = 1,
      NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2, NSURLSessionAuthChallengeRejectProtectionSpace = 3
    };
    typedef NS_ENUM(NSInteger, NSURLSessionResponseDisposition) {
      NSURLSessionResponseCancel = 0, NSURLSessionResponseAllow = 1, NSURLSessionResponseBecomeDownload = 2,
      NSURLSessionResponseBecomeStream = 3
    };
    typedef NS_ENUM(NSInteger, NSURLSessionDelayedRequestDisposition) {
      NSURLSessionDelayedRequestContinueLoading = 0, NSURLSessionDelayedRequestUseNewRequest = 1,
      NSURLSessionDelayedRequestCancel = 2
    };
    @interface NSURLSession : NSObject
    @property (class, readonly, strong) NSURLSession *sharedSession;
    + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
    + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
                                      delegate:(nullable id<NSURLSessionDelegate>)delegate
                                 delegateQueue:(nullable NSOperationQueue *)queue;
    @property (readonly, retain) NSOperationQueue *delegateQueue;
    @property (nullable, readonly, retain) id<NSURLSessionDelegate> delegate;
    @property (readonly, copy) NSURLSessionConfiguration *configuration;
    @property (nullable, copy) NSString *sessionDescription;
    - (void)finishTasksAndInvalidate;
    - (void)invalidateAndCancel;
    - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
    - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url;
    - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)fileURL;
    - (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request;
    - (NSURLSessionWebSocketTask *)webSocketTaskWithURL:(NSURL *)url;
    - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request
                                completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response,
                                                            NSError *_Nullable error))completionHandler;
    - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url
                            completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response,
                                                        NSError *_Nullable error))completionHandler;
    @end
    @interface NSURLSessionTask : NSObject <NSCopying, NSProgressReporting>
    @property (readonly) NSUInteger taskIdentifier;
    @property (nullable, readonly, copy) NSURLRequest *originalRequest;
    @property (nullable, readonly, copy) NSURLRequest *currentRequest;
    @property (nullable, readonly, copy) NSURLResponse *response;
    @property (nullable, retain) id<NSURLSessionTaskDelegate> delegate;
    @property (strong) NSProgress *progress;
    @property (readonly) int64_t countOfBytesReceived;
    @property (readonly) int64_t countOfBytesSent;
    @property (nullable, copy) NSString *taskDescription;
    - (void)cancel;
    @property (readonly) NSURLSessionTaskState state;
    @property (nullable, readonly, copy) NSError *error;
    - (void)suspend;
    - (void)resume;
    @property float priority;
    @end
    @interface NSURLSessionDataTask : NSURLSessionTask
    @end
    @interface NSURLSessionUploadTask : NSURLSessionDataTask
    @end
    @interface NSURLSessionDownloadTask : NSURLSessionTask
    - (void)cancelByProducingResumeData:(void (^)(NSData *_Nullable resumeData))completionHandler;
    @end
    @interface NSURLSessionStreamTask : NSURLSessionTask
    @end
    @interface NSURLSessionWebSocketMessage : NSObject
    @end
    @interface NSURLSessionWebSocketTask : NSURLSessionTask
    @end
    @interface NSURLSessionTaskTransactionMetrics : NSObject
    @property (copy, readonly) NSURLRequest *request;
    @property (nullable, copy, readonly) NSURLResponse *response;
    @end
    @interface NSURLSessionTaskMetrics : NSObject
    @property (copy, readonly) NSArray<NSURLSessionTaskTransactionMetrics *> *transactionMetrics;
    @property (copy, readonly) NSDateInterval *taskInterval;
    @end
    @interface NSURLSessionConfiguration : NSObject <NSCopying>
    @property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration;
    @property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration;
    + (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier;
    @property (nullable, readonly, copy) NSString *identifier;
    @property NSURLRequestCachePolicy requestCachePolicy;
    @property NSTimeInterval timeoutIntervalForRequest;
    @property NSTimeInterval timeoutIntervalForResource;
    @property BOOL allowsCellularAccess;
    @property (nullable, copy) NSDictionary *HTTPAdditionalHeaders;
    @property (nullable, copy) NSArray<Class> *protocolClasses;
    @end
    @protocol NSURLSessionDelegate <NSObject>
    @optional
    - (void)URLSession:(NSURLSession *)session didBecomeInvalidWithError:(nullable NSError *)error;
    - (void)URLSession:(NSURLSession *)session
        didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge
          completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition disposition,
                                      NSURLCredential *_Nullable credential))completionHandler;
    @end
    @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
    @optional
    - (void)URLSession:(NSURLSession *)session
                    task:(NSURLSessionTask *)task
        didCompleteWithError:(nullable NSError *)error;
    - (void)URLSession:(NSURLSession *)session
                              task:(NSURLSessionTask *)task
        didFinishCollectingMetrics:(NSURLSessionTaskMetrics *)metrics;
    @end
    @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
    @optional
    - (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveData:(NSData *)data;
    @end
    @protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
    - (void)URLSession:(NSURLSession *)session
                     downloadTask:(NSURLSessionDownloadTask *)downloadTask
        didFinishDownloadingToURL:(NSURL *)location;
    @end
    @protocol NSURLSessionStreamDelegate <NSURLSessionTaskDelegate>
    @end
    @protocol NSURLSessionWebSocketDelegate <NSURLSessionTaskDelegate>
    @end
    """#
}
