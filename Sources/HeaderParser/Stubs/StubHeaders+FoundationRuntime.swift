extension StubHeaders {
  static let foundationCoding = #"""
    typedef NS_ENUM(NSInteger, NSDecodingFailurePolicy) {
      NSDecodingFailurePolicyRaiseException, NSDecodingFailurePolicySetErrorAndReturn
    };
    @interface NSCoder : NSObject
    - (void)encodeValueOfObjCType:(const char *)type at:(const void *)addr;
    - (void)encodeObject:(nullable id)object;
    - (nullable id)decodeObject;
    - (void)encodeObject:(nullable id)object forKey:(NSString *)key;
    - (void)encodeBool:(BOOL)value forKey:(NSString *)key;
    - (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
    - (void)encodeDouble:(double)value forKey:(NSString *)key;
    - (BOOL)containsValueForKey:(NSString *)key;
    - (nullable id)decodeObjectForKey:(NSString *)key;
    - (nullable id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key;
    - (nullable id)decodeObjectOfClasses:(nullable NSSet<Class> *)classes forKey:(NSString *)key;
    - (BOOL)decodeBoolForKey:(NSString *)key;
    - (NSInteger)decodeIntegerForKey:(NSString *)key;
    - (double)decodeDoubleForKey:(NSString *)key;
    @property (readonly) BOOL allowsKeyedCoding;
    @property (readonly) BOOL requiresSecureCoding;
    - (void)failWithError:(NSError *)error;
    @end
    @protocol NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate;
    typedef NS_ENUM(NSUInteger, NSPropertyListFormat) {
      NSPropertyListOpenStepFormat = 1, NSPropertyListXMLFormat_v1_0 = 100, NSPropertyListBinaryFormat_v1_0 = 200
    };
    typedef NS_OPTIONS(NSUInteger, NSPropertyListMutabilityOptions) {
      NSPropertyListImmutable = 0, NSPropertyListMutableContainers = 1, NSPropertyListMutableContainersAndLeaves = 2
    };
    typedef NSPropertyListMutabilityOptions NSPropertyListReadOptions;
    typedef NSUInteger NSPropertyListWriteOptions;
    @interface NSPropertyListSerialization : NSObject
    + (nullable id)propertyListWithData:(NSData *)data
                                options:(NSPropertyListReadOptions)opt
                                 format:(nullable NSPropertyListFormat *)format
                                  error:(out NSError **)error;
    @end
    @interface NSKeyedArchiver : NSCoder
    - (instancetype)initRequiringSecureCoding:(BOOL)requiresSecureCoding;
    + (nullable NSData *)archivedDataWithRootObject:(id)object
                              requiringSecureCoding:(BOOL)requiresSecureCoding
                                              error:(NSError **)error;
    @property (nullable, assign) id<NSKeyedArchiverDelegate> delegate;
    @property (readonly, strong) NSData *encodedData;
    - (void)finishEncoding;
    @end
    @interface NSKeyedUnarchiver : NSCoder
    - (nullable instancetype)initForReadingFromData:(NSData *)data error:(NSError **)error;
    + (nullable id)unarchivedObjectOfClass:(Class)cls fromData:(NSData *)data error:(NSError **)error;
    @property (nullable, assign) id<NSKeyedUnarchiverDelegate> delegate;
    - (void)finishDecoding;
    @end
    @protocol NSKeyedArchiverDelegate <NSObject>
    @end
    @protocol NSKeyedUnarchiverDelegate <NSObject>
    @end
    typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
      NSJSONReadingMutableContainers = 1UL << 0, NSJSONReadingMutableLeaves = 1UL << 1,
      NSJSONReadingFragmentsAllowed = 1UL << 2
    };
    typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) {
      NSJSONWritingPrettyPrinted = 1UL << 0, NSJSONWritingSortedKeys = 1UL << 1
    };
    @interface NSJSONSerialization : NSObject
    + (BOOL)isValidJSONObject:(id)obj;
    + (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError **)error;
    + (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError **)error;
    @end
    typedef NSString *NSValueTransformerName NS_TYPED_EXTENSIBLE_ENUM;
    @interface NSValueTransformer : NSObject
    + (Class)transformedValueClass;
    - (nullable id)transformedValue:(nullable id)value;
    @end
    @interface NSSecureUnarchiveFromDataTransformer : NSValueTransformer
    @end
    """#

  static let foundationRuntime = #"""
    @interface NSMethodSignature : NSObject
    @property (readonly) NSUInteger numberOfArguments;
    @property (readonly) const char *methodReturnType NS_RETURNS_INNER_POINTER;
    - (const char *)getArgumentTypeAtIndex:(NSUInteger)idx NS_RETURNS_INNER_POINTER;
    @end
    @interface NSInvocation : NSObject
    + (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)sig;
    @property (readonly, retain) NSMethodSignature *methodSignature;
    @property (nullable, assign) id target;
    @property SEL selector;
    - (void)invoke;
    @end
    NS_ROOT_CLASS
    @interface NSProxy <NSObject> {
      Class isa;
    }
    + (id)alloc;
    + (Class)class;
    - (void)forwardInvocation:(NSInvocation *)invocation;
    - (nullable NSMethodSignature *)methodSignatureForSelector:(SEL)sel;
    @property (readonly, copy) NSString *description;
    @property (readonly, copy) NSString *debugDescription;
    @end
    @interface NSUndoManager : NSObject
    - (void)beginUndoGrouping;
    - (void)endUndoGrouping;
    - (void)undo;
    - (void)redo;
    @property (readonly) BOOL canUndo;
    @property (readonly) BOOL canRedo;
    - (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)anObject;
    @end
    @class NSXPCConnection, NSXPCListener, NSXPCInterface, NSXPCListenerEndpoint;
    typedef NS_OPTIONS(NSUInteger, NSXPCConnectionOptions) { NSXPCConnectionPrivileged = 1 << 12 };
    @protocol NSXPCProxyCreating
    - (id)remoteObjectProxy;
    - (id)remoteObjectProxyWithErrorHandler:(void (^)(NSError *error))handler;
    @end
    @interface NSXPCConnection : NSObject <NSXPCProxyCreating>
    - (instancetype)initWithListenerEndpoint:(NSXPCListenerEndpoint *)endpoint;
    @property (nullable, retain) NSXPCInterface *exportedInterface;
    @property (nullable, retain) id exportedObject;
    @property (nullable, retain) NSXPCInterface *remoteObjectInterface;
    @property (nullable, copy) void (^interruptionHandler)(void);
    @property (nullable, copy) void (^invalidationHandler)(void);
    - (void)resume;
    - (void)invalidate;
    @end
    @protocol NSXPCListenerDelegate <NSObject>
    @optional
    - (BOOL)listener:(NSXPCListener *)listener shouldAcceptNewConnection:(NSXPCConnection *)newConnection;
    @end
    @interface NSXPCListener : NSObject
    @property (nullable, weak) id<NSXPCListenerDelegate> delegate;
    @property (readonly, retain) NSXPCListenerEndpoint *endpoint;
    @end
    @interface NSXPCInterface : NSObject
    + (NSXPCInterface *)interfaceWithProtocol:(Protocol *)protocol;
    @end
    @interface NSXPCListenerEndpoint : NSObject <NSSecureCoding>
    @end
    @interface NSXPCCoder : NSCoder
    @end
    """#

  static let foundationObservation = #"""
    typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM;
    @interface NSNotification : NSObject <NSCopying, NSCoding>
    @property (readonly, copy) NSNotificationName name;
    @property (nullable, readonly, retain) id object;
    @property (nullable, readonly, copy) NSDictionary *userInfo;
    - (instancetype)initWithName:(NSNotificationName)name
                          object:(nullable id)object
                        userInfo:(nullable NSDictionary *)userInfo NS_DESIGNATED_INITIALIZER;
    + (instancetype)notificationWithName:(NSNotificationName)aName object:(nullable id)anObject;
    @end
    @interface NSNotificationCenter : NSObject
    @property (class, readonly, strong) NSNotificationCenter *defaultCenter;
    - (void)addObserver:(id)observer
               selector:(SEL)aSelector
                   name:(nullable NSNotificationName)aName
                 object:(nullable id)anObject;
    - (void)postNotification:(NSNotification *)notification;
    - (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject;
    - (void)removeObserver:(id)observer;
    - (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                                object:(nullable id)obj
                                 queue:(nullable NSOperationQueue *)queue
                            usingBlock:(void (^)(NSNotification *notification))block;
    @end
    typedef NS_ENUM(NSUInteger, NSPostingStyle) { NSPostWhenIdle = 1, NSPostASAP = 2, NSPostNow = 3 };
    @interface NSNotificationQueue : NSObject
    @property (class, readonly, strong) NSNotificationQueue *defaultQueue;
    @end
    typedef NSString *NSKeyValueOperator NS_TYPED_ENUM;
    typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
    typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
      NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4,
      NSKeyValueObservingOptionPrior = 8
    };
    typedef NS_ENUM(NSUInteger, NSKeyValueChange) {
      NSKeyValueChangeSetting = 1, NSKeyValueChangeInsertion = 2, NSKeyValueChangeRemoval = 3,
      NSKeyValueChangeReplacement = 4
    };
    typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) {
      NSKeyValueUnionSetMutation = 1, NSKeyValueMinusSetMutation = 2, NSKeyValueIntersectSetMutation = 3,
      NSKeyValueSetSetMutation = 4
    };
    @interface NSObject (NSKeyValueCoding)
    - (nullable id)valueForKey:(NSString *)key;
    - (void)setValue:(nullable id)value forKey:(NSString *)key;
    - (nullable id)valueForKeyPath:(NSString *)keyPath;
    - (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
    @end
    @interface NSObject (NSKeyValueObserving)
    - (void)observeValueForKeyPath:(nullable NSString *)keyPath
                          ofObject:(nullable id)object
                            change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                           context:(nullable void *)context;
    - (void)addObserver:(NSObject *)observer
             forKeyPath:(NSString *)keyPath
                options:(NSKeyValueObservingOptions)options
                context:(nullable void *)context;
    - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
    - (void)willChangeValueForKey:(NSString *)key;
    - (void)didChangeValueForKey:(NSString *)key;
    @property (nullable) void *observationInfo NS_RETURNS_INNER_POINTER;
    @end
    @interface NSUserDefaults : NSObject
    @property (class, readonly, strong) NSUserDefaults *standardUserDefaults;
    - (nullable instancetype)initWithSuiteName:(nullable NSString *)suitename NS_DESIGNATED_INITIALIZER;
    - (nullable id)objectForKey:(NSString *)defaultName;
    - (void)setObject:(nullable id)value forKey:(NSString *)defaultName;
    - (void)removeObjectForKey:(NSString *)defaultName;
    - (nullable NSString *)stringForKey:(NSString *)defaultName;
    - (NSInteger)integerForKey:(NSString *)defaultName;
    - (BOOL)boolForKey:(NSString *)defaultName;
    - (void)setBool:(BOOL)value forKey:(NSString *)defaultName;
    - (BOOL)synchronize;
    @end
    @interface NSUbiquitousKeyValueStore : NSObject
    @property (class, readonly, strong) NSUbiquitousKeyValueStore *defaultStore;
    @end
    """#
}
