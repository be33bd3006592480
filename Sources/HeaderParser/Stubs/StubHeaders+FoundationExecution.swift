extension StubHeaders {
  static let foundationProgress = #"""
    typedef NSString *NSProgressKind NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSProgressUserInfoKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSProgressFileOperationKind NS_TYPED_EXTENSIBLE_ENUM;
    @interface NSProgress : NSObject
    + (nullable NSProgress *)currentProgress;
    + (NSProgress *)progressWithTotalUnitCount:(int64_t)unitCount;
    @property int64_t totalUnitCount;
    @property int64_t completedUnitCount;
    @property (null_resettable, copy) NSString *localizedDescription;
    @property (getter=isCancellable) BOOL cancellable;
    @property (getter=isPausable) BOOL pausable;
    @property (readonly, getter=isCancelled) BOOL cancelled;
    @property (readonly, getter=isPaused) BOOL paused;
    @property (nullable, copy) void (^cancellationHandler)(void);
    @property (readonly) double fractionCompleted;
    @property (readonly, getter=isFinished) BOOL finished;
    - (void)cancel;
    - (void)pause;
    - (void)resume;
    - (void)addChild:(NSProgress *)child withPendingUnitCount:(int64_t)inUnitCount;
    @end
    @protocol NSProgressReporting <NSObject>
    @property (readonly) NSProgress *progress;
    @end
    """#

  static let foundationExecution = #"""
    @interface NSLock : NSObject <NSLocking>
    - (BOOL)tryLock;
    @property (nullable, copy) NSString *name;
    @end
    @interface NSRecursiveLock : NSObject <NSLocking>
    - (BOOL)tryLock;
    @end
    @interface NSConditionLock : NSObject <NSLocking>
    - (instancetype)initWithCondition:(NSInteger)condition NS_DESIGNATED_INITIALIZER;
    @property (readonly) NSInteger condition;
    @end
    @interface NSCondition : NSObject <NSLocking>
    - (void)wait;
    - (void)signal;
    - (void)broadcast;
    @end
    @interface NSThread : NSObject
    @property (class, readonly, strong) NSThread *currentThread;
    @property (class, readonly, strong) NSThread *mainThread;
    @property (class, readonly) BOOL isMainThread;
    @property (readonly) BOOL isMainThread;
    @property (nullable, copy) NSString *name;
    @property NSQualityOfService qualityOfService;
    + (void)sleepForTimeInterval:(NSTimeInterval)ti;
    - (instancetype)initWithBlock:(void (^)(void))block;
    - (void)start;
    - (void)cancel;
    @end
    @interface NSObject (NSThreadPerformAdditions)
    - (void)performSelectorOnMainThread:(SEL)aSelector withObject:(nullable id)arg waitUntilDone:(BOOL)wait;
    @end
    FOUNDATION_EXPORT NSRunLoopMode const NSDefaultRunLoopMode;
    FOUNDATION_EXPORT NSRunLoopMode const NSRunLoopCommonModes;
    @interface NSRunLoop : NSObject
    @property (class, readonly, strong) NSRunLoop *currentRunLoop;
    @property (class, readonly, strong) NSRunLoop *mainRunLoop;
    - (CFRunLoopRef)getCFRunLoop CF_RETURNS_NOT_RETAINED;
    - (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
    - (void)run;
    - (void)runUntilDate:(NSDate *)limitDate;
    @end
    @interface NSTimer : NSObject
    + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)ti
                                         target:(id)aTarget
                                       selector:(SEL)aSelector
                                       userInfo:(nullable id)userInfo
                                        repeats:(BOOL)yesOrNo;
    + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                        repeats:(BOOL)repeats
                                          block:(void (^)(NSTimer *timer))block;
    - (void)fire;
    - (void)invalidate;
    @property (readonly) NSTimeInterval timeInterval;
    @property (readonly, getter=isValid) BOOL valid;
    @property (nullable, readonly, retain) id userInfo;
    @end
    typedef NS_ENUM(NSInteger, NSOperationQueuePriority) {
      NSOperationQueuePriorityVeryLow = -8L, NSOperationQueuePriorityLow = -4L, NSOperationQueuePriorityNormal = 0,
      NSOperationQueuePriorityHigh = 4, NSOperationQueuePriorityVeryHigh = 8
    };
    @interface NSOperation : NSObject
    - (void)start;
    - (void)main;
    @property (readonly, getter=isCancelled) BOOL cancelled;
    - (void)cancel;
    @property (readonly, getter=isExecuting) BOOL executing;
    @property (readonly, getter=isFinished) BOOL finished;
    @property (readonly, getter=isAsynchronous) BOOL asynchronous;
    @property (readonly, getter=isReady) BOOL ready;
    - (void)addDependency:(NSOperation *)op;
    @property NSOperationQueuePriority queuePriority;
    @property (nullable, copy) void (^completionBlock)(void);
    @property NSQualityOfService qualityOfService;
    @property (nullable, copy) NSString *name;
    @end
    @interface NSBlockOperation : NSOperation
    + (instancetype)blockOperationWithBlock:(void (^)(void))block;
    @end
    @interface NSInvocationOperation : NSOperation
    - (nullable instancetype)initWithTarget:(id)target selector:(SEL)sel object:(nullable id)arg;
    @end
    @interface NSOperationQueue : NSObject <NSProgressReporting>
    @property (readonly, strong) NSProgress *progress;
    - (void)addOperation:(NSOperation *)op;
    - (void)addOperationWithBlock:(void (^)(void))block;
    @property NSInteger maxConcurrentOperationCount;
    @property (getter=isSuspended) BOOL suspended;
    @property (nullable, copy) NSString *name;
    @property NSQualityOfService qualityOfService;
    @property (nullable, assign) dispatch_queue_t underlyingQueue;
    - (void)cancelAllOperations;
    @property (class, readonly, strong, nullable) NSOperationQueue *currentQueue;
    @property (class, readonly, strong) NSOperationQueue *mainQueue;
    @end
    typedef struct { NSInteger majorVersion; NSInteger minorVersion; NSInteger patchVersion; } NSOperatingSystemVersion;
    typedef NS_ENUM(NSInteger, NSProcessInfoThermalState) {
      NSProcessInfoThermalStateNominal, NSProcessInfoThermalStateFair, NSProcessInfoThermalStateSerious,
      NSProcessInfoThermalStateCritical
    };
    typedef NS_OPTIONS(uint64_t, NSActivityOptions) {
      NSActivityIdleDisplaySleepDisabled = 1ULL << 40, NSActivityBackground = 0x000000FFULL
    };
    @interface NSProcessInfo : NSObject
    @property (class, readonly, strong) NSProcessInfo *processInfo;
    @property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
    @property (readonly, copy) NSArray<NSString *> *arguments;
    @property (copy) NSString *processName;
    @property (readonly) int processIdentifier;
    @property (readonly) NSOperatingSystemVersion operatingSystemVersion;
    @property (readonly) NSUInteger processorCount;
    @property (readonly) NSTimeInterval systemUptime;
    @property (readonly) NSProcessInfoThermalState thermalState;
    - (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version;
    @end
    NS_AUTOMATED_REFCOUNT_UNAVAILABLE
    @interface NSAutoreleasePool : NSObject
    - (void)drain;
    @end
    #if TARGET_OS_OSX
    @interface NSTask : NSObject
    @property (copy) NSArray<NSString *> *arguments;
    @property (copy) NSURL *executableURL;
    - (void)waitUntilExit;
    @end
    @interface NSHost : NSObject
    @property (nullable, readonly, copy) NSString *name;
    @end
    #endif
    """#
}
