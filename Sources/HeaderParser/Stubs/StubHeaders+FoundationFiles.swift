extension StubHeaders {
  static let foundationFiles = #"""
    typedef NSString *NSFileAttributeKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSFileAttributeType NS_TYPED_ENUM;
    typedef NSString *NSFileProtectionType NS_TYPED_ENUM;
    typedef NSString *NSFileProviderServiceName NS_TYPED_EXTENSIBLE_ENUM;
    typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) {
      NSApplicationDirectory = 1, NSLibraryDirectory = 5, NSDocumentDirectory = 9, NSDesktopDirectory = 12,
      NSCachesDirectory = 13, NSApplicationSupportDirectory = 14, NSDownloadsDirectory = 15
    };
    typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) {
      NSUserDomainMask = 1, NSLocalDomainMask = 2, NSNetworkDomainMask = 4, NSSystemDomainMask = 8,
      NSAllDomainsMask = 0x0ffff
    };
    typedef NS_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions) {
      NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1UL << 0,
      NSDirectoryEnumerationSkipsPackageDescendants = 1UL << 1, NSDirectoryEnumerationSkipsHiddenFiles = 1UL << 2
    };
    FOUNDATION_EXPORT NSString *NSTemporaryDirectory(void);
    FOUNDATION_EXPORT NSString *NSHomeDirectory(void);
    FOUNDATION_EXPORT NSArray<NSString *> *NSSearchPathForDirectoriesInDomains(NSSearchPathDirectory directory,
                                                                              NSSearchPathDomainMask domainMask,
                                                                              BOOL expandTilde);
    @protocol NSFileManagerDelegate;
    @interface NSDirectoryEnumerator<ObjectType> : NSEnumerator<ObjectType>
    - (void)skipDescendants;
    @end
    @interface NSFileManager : NSObject
    @property (class, readonly, strong) NSFileManager *defaultManager;
    @property (nullable, assign) id<NSFileManagerDelegate> delegate;
    - (nullable NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url
                                 includingPropertiesForKeys:(nullable NSArray<NSURLResourceKey> *)keys
                                                    options:(NSDirectoryEnumerationOptions)mask
                                                      error:(NSError **)error;
    - (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory
                                 inDomains:(NSSearchPathDomainMask)domainMask;
    - (BOOL)createDirectoryAtURL:(NSURL *)url
        withIntermediateDirectories:(BOOL)createIntermediates
                         attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes
                              error:(NSError **)error;
    - (BOOL)fileExistsAtPath:(NSString *)path;
    - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory;
    - (BOOL)removeItemAtURL:(NSURL *)URL error:(NSError **)error;
    - (BOOL)copyItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL error:(NSError **)error;
    - (BOOL)moveItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL error:(NSError **)error;
    - (nullable NSURL *)containerURLForSecurityApplicationGroupIdentifier:(NSString *)groupIdentifier;
    @end
    @protocol NSFileManagerDelegate <NSObject>
    @end
    @interface NSFileProviderService : NSObject
    @property (readonly, copy) NSFileProviderServiceName name;
    @end
    @interface NSFileHandle : NSObject <NSSecureCoding>
    @property (readonly, copy) NSData *availableData;
    - (instancetype)initWithFileDescriptor:(int)fd closeOnDealloc:(BOOL)closeopt NS_DESIGNATED_INITIALIZER;
    + (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error;
    + (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error;
    - (BOOL)closeAndReturnError:(out NSError **)error;
    @property (readonly) int fileDescriptor;
    @end
    @interface NSPipe : NSObject
    @property (readonly, retain) NSFileHandle *fileHandleForReading;
    @property (readonly, retain) NSFileHandle *fileHandleForWriting;
    + (NSPipe *)pipe;
    @end
    typedef NS_OPTIONS(NSUInteger, NSFileWrapperReadingOptions) {
      NSFileWrapperReadingImmediate = 1 << 0, NSFileWrapperReadingWithoutMapping = 1 << 1
    };
    typedef NS_OPTIONS(NSUInteger, NSFileWrapperWritingOptions) {
      NSFileWrapperWritingAtomic = 1 << 0, NSFileWrapperWritingWithNameUpdating = 1 << 1
    };
    @interface NSFileWrapper : NSObject <NSSecureCoding>
    - (nullable instancetype)initWithURL:(NSURL *)url
                                 options:(NSFileWrapperReadingOptions)options
                                   error:(NSError **)outError NS_DESIGNATED_INITIALIZER;
    - (instancetype)initRegularFileWithContents:(NSData *)contents NS_DESIGNATED_INITIALIZER;
    @property (nullable, copy) NSString *filename;
    @property (nullable, readonly, copy) NSData *regularFileContents;
    @end
    @protocol NSFilePresenter <NSObject>
    @property (nullable, readonly, copy) NSURL *presentedItemURL;
    @property (readonly, retain) NSOperationQueue *presentedItemOperationQueue;
    @end
    @interface NSFileAccessIntent : NSObject
    @property (readonly, copy) NSURL *URL;
    @end
    @interface NSFileCoordinator : NSObject
    + (void)addFilePresenter:(id<NSFilePresenter>)filePresenter;
    - (void)cancel;
    @end
    @interface NSFileVersion : NSObject
    @property (readonly, copy) NSURL *URL;
    @end
    @interface NSBundle : NSObject
    @property (class, readonly, strong) NSBundle *mainBundle;
    + (nullable instancetype)bundleWithPath:(NSString *)path;
    + (nullable instancetype)bundleWithURL:(NSURL *)url;
    + (NSBundle *)bundleForClass:(Class)aClass;
    + (nullable NSBundle *)bundleWithIdentifier:(NSString *)identifier;
    - (BOOL)load;
    @property (readonly, copy) NSURL *bundleURL;
    @property (nullable, readonly, copy) NSURL *resourceURL;
    @property (readonly, copy) NSString *bundlePath;
    - (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
    - (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
    - (NSString *)localizedStringForKey:(NSString *)key
                                  value:(nullable NSString *)value
                                  table:(nullable NSString *)tableName NS_FORMAT_ARGUMENT(1);
    @property (nullable, readonly, copy) NSString *bundleIdentifier;
    @property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
    - (nullable id)objectForInfoDictionaryKey:(NSString *)key;
    @property (nullable, readonly) Class principalClass;
    @end
    #define NSLocalizedString(key,comment) [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:nil]
    #define NSLocalizedStringFromTable(key,tbl,comment) \
      [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:(tbl)]
    #define NSLocalizedStringFromTableInBundle(key,tbl,bundle,comment) \
      [bundle localizedStringForKey:(key) value:@"" table:(tbl)]
    @interface NSBundleResourceRequest : NSObject
    - (instancetype)initWithTags:(NSSet<NSString *> *)tags;
    @end
    """#

  static let foundationStreams = #"""
    typedef NSString *NSStreamPropertyKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSStreamSocketSecurityLevel NS_TYPED_ENUM;
    typedef NS_ENUM(NSUInteger, NSStreamStatus) {
      NSStreamStatusNotOpen = 0, NSStreamStatusOpening, NSStreamStatusOpen, NSStreamStatusReading,
      NSStreamStatusWriting, NSStreamStatusAtEnd, NSStreamStatusClosed, NSStreamStatusError
    };
    typedef NS_OPTIONS(NSUInteger, NSStreamEvent) {
      NSStreamEventNone = 0, NSStreamEventOpenCompleted = 1UL << 0, NSStreamEventHasBytesAvailable = 1UL << 1,
      NSStreamEventHasSpaceAvailable = 1UL << 2, NSStreamEventErrorOccurred = 1UL << 3,
      NSStreamEventEndEncountered = 1UL << 4
    };
    @protocol NSStreamDelegate;
    @interface NSStream : NSObject
    - (void)open;
    - (void)close;
    @property (nullable, assign) id<NSStreamDelegate> delegate;
    - (void)scheduleInRunLoop:(NSRunLoop *)aRunLoop forMode:(NSRunLoopMode)mode;
    @property (readonly) NSStreamStatus streamStatus;
    @property (nullable, readonly, copy) NSError *streamError;
    @end
    @interface NSInputStream : NSStream
    - (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)len;
    @property (readonly) BOOL hasBytesAvailable;
    - (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
    @end
    @interface NSOutputStream : NSStream
    - (NSInteger)write:(const uint8_t *)buffer maxLength:(NSUInteger)len;
    @property (readonly) BOOL hasSpaceAvailable;
    - (instancetype)initToMemory NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithURL:(NSURL *)url append:(BOOL)shouldAppend NS_DESIGNATED_INITIALIZER;
    @end
    @protocol NSStreamDelegate <NSObject>
    @optional
    - (void)stream:(NSStream *)aStream handleEvent:(NSStreamEvent)eventCode;
    @end
    """#
}
