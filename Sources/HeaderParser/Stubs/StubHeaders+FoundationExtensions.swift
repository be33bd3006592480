extension StubHeaders {
  static let foundationExtensions = #"""
    typedef NS_ENUM(NSInteger, NSItemProviderRepresentationVisibility) {
      NSItemProviderRepresentationVisibilityAll = 0, NSItemProviderRepresentationVisibilityTeam = 1,
      NSItemProviderRepresentationVisibilityGroup = 2, NSItemProviderRepresentationVisibilityOwnProcess = 3
    };
    typedef NS_OPTIONS(NSInteger, NSItemProviderFileOptions) { NSItemProviderFileOptionOpenInPlace = 1 };
    @protocol NSItemProviderWriting <NSObject>
    @property (class, atomic, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
    - (nullable NSProgress *)loadDataWithTypeIdentifier:(NSString *)typeIdentifier
                       forItemProviderCompletionHandler:(void (^)(NSData *_Nullable data,
                                                                  NSError *_Nullable error))completionHandler;
    @end
    @protocol NSItemProviderReading <NSObject>
    @property (class, atomic, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider;
    + (nullable instancetype)objectWithItemProviderData:(NSData *)data
                                         typeIdentifier:(NSString *)typeIdentifier
                                                  error:(NSError **)outError;
    @end
    typedef void (^NSItemProviderCompletionHandler)(__kindof id<NSSecureCoding> _Nullable item,
                                                    NSError *_Null_unspecified error);
    typedef void (^NSItemProviderLoadHandler)(NSItemProviderCompletionHandler _Null_unspecified completionHandler,
                                              Class _Null_unspecified expectedValueClass,
                                              NSDictionary *_Null_unspecified options);
    @interface NSItemProvider : NSObject <NSCopying>
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    @property (atomic, copy, readonly) NSArray<NSString *> *registeredTypeIdentifiers;
    - (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier;
    @property (atomic, copy, nullable) NSString *suggestedName;
    - (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
    - (BOOL)canLoadObjectOfClass:(Class<NSItemProviderReading>)aClass;
    - (instancetype)initWithItem:(nullable id<NSSecureCoding>)item
                  typeIdentifier:(nullable NSString *)typeIdentifier NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithContentsOfURL:(null_unspecified NSURL *)fileURL;
    @end
    @interface NSExtensionItem : NSObject <NSCopying, NSSecureCoding>
    @property (nullable, copy) NSAttributedString *attributedTitle;
    @property (nullable, copy) NSAttributedString *attributedContentText;
    @property (nullable, copy) NSArray<NSItemProvider *> *attachments;
    @property (nullable, copy) NSDictionary *userInfo;
    @end
    @interface NSExtensionContext : NSObject
    @property (readonly, copy) NSArray *inputItems;
    - (void)completeRequestReturningItems:(nullable NSArray *)items
                        completionHandler:(void (^_Nullable)(BOOL expired))completionHandler;
    - (void)cancelRequestWithError:(NSError *)error;
    - (void)openURL:(NSURL *)URL completionHandler:(void (^_Nullable)(BOOL success))completionHandler;
    @end
    @protocol NSExtensionRequestHandling <NSObject>
    @required
    - (void)beginRequestWithExtensionContext:(NSExtensionContext *)context;
    @end
    @protocol NSUserActivityDelegate;
    typedef NSString *NSUserActivityPersistentIdentifier NS_SWIFT_BRIDGED_TYPEDEF;
    @interface NSUserActivity : NSObject
    - (instancetype)initWithActivityType:(NSString *)activityType NS_DESIGNATED_INITIALIZER;
    @property (readonly, copy) NSString *activityType;
    @property (nullable, copy) NSString *title;
    @property (nullable, copy) NSDictionary *userInfo;
    @property (nullable, copy) NSURL *webpageURL;
    @property (nullable, weak) id<NSUserActivityDelegate> delegate;
    - (void)becomeCurrent;
    - (void)invalidate;
    @end
    @protocol NSUserActivityDelegate <NSObject>
    @end
    """#

  static let foundationMisc = #"""
    typedef NS_OPTIONS(uint64_t, NSTextCheckingType) {
      NSTextCheckingTypeOrthography = 1, NSTextCheckingTypeSpelling = 2, NSTextCheckingTypeDate = 8,
      NSTextCheckingTypeAddress = 16, NSTextCheckingTypeLink = 32, NSTextCheckingTypeRegularExpression = 1024,
      NSTextCheckingTypePhoneNumber = 2048
    };
    typedef uint64_t NSTextCheckingTypes;
    typedef NSString *NSTextCheckingKey NS_TYPED_EXTENSIBLE_ENUM;
    @interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSTextCheckingType resultType;
    @property (readonly) NSRange range;
    @end
    typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) {
      NSRegularExpressionCaseInsensitive = 1, NSRegularExpressionDotMatchesLineSeparators = 8,
      NSRegularExpressionAnchorsMatchLines = 16
    };
    typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) { NSMatchingReportProgress = 1, NSMatchingAnchored = 4 };
    typedef NS_OPTIONS(NSUInteger, NSMatchingFlags) { NSMatchingProgress = 1, NSMatchingCompleted = 2 };
    @interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
    + (nullable NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern
                                                           options:(NSRegularExpressionOptions)options
                                                             error:(NSError **)error;
    @property (readonly, copy) NSString *pattern;
    @property (readonly) NSUInteger numberOfCaptureGroups;
    - (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string
                                                 options:(NSMatchingOptions)options
                                                   range:(NSRange)range;
    @end
    @interface NSDataDetector : NSRegularExpression
    @end
    typedef NSString *NSLinguisticTagScheme NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSLinguisticTag NS_TYPED_EXTENSIBLE_ENUM;
    typedef NS_ENUM(NSInteger, NSLinguisticTaggerUnit) {
      NSLinguisticTaggerUnitWord, NSLinguisticTaggerUnitSentence, NSLinguisticTaggerUnitParagraph,
      NSLinguisticTaggerUnitDocument
    };
    typedef NS_OPTIONS(NSUInteger, NSLinguisticTaggerOptions) { NSLinguisticTaggerOmitWords = 1 };
    @interface NSLinguisticTagger : NSObject
    @end
    @interface NSOrthography : NSObject <NSCopying, NSSecureCoding>
    @property (readonly, copy) NSString *dominantScript;
    @property (readonly, copy) NSDictionary<NSString *, NSArray<NSString *> *> *languageMap;
    @end
    @protocol NSXMLParserDelegate;
    @interface NSXMLParser : NSObject
    - (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
    @property (nullable, assign) id<NSXMLParserDelegate> delegate;
    - (BOOL)parse;
    @end
    @protocol NSXMLParserDelegate <NSObject>
    @end
    typedef NSString *NSPortName;
    @protocol NSPortDelegate <NSObject>
    @end
    @protocol NSMachPortDelegate <NSPortDelegate>
    @end
    @interface NSPort : NSObject <NSCopying, NSCoding>
    - (void)invalidate;
    @property (readonly, getter=isValid) BOOL valid;
    @end
    @interface NSMachPort : NSPort
    @property (readonly) uint32_t machPort;
    @end
    @interface NSMessagePort : NSPort
    @end
    @interface NSSocketPort : NSPort
    @end
    @protocol NSNetServiceDelegate, NSNetServiceBrowserDelegate;
    @interface NSNetService : NSObject
    @property (nullable, assign) id<NSNetServiceDelegate> delegate;
    @property (readonly, copy) NSString *name;
    @property (readonly, copy) NSString *type;
    @property (readonly, copy) NSString *domain;
    @end
    @interface NSNetServiceBrowser : NSObject
    @property (nullable, assign) id<NSNetServiceBrowserDelegate> delegate;
    @end
    @protocol NSNetServiceDelegate <NSObject>
    @end
    @protocol NSNetServiceBrowserDelegate <NSObject>
    @end
    @protocol NSMetadataQueryDelegate;
    @interface NSMetadataQuery : NSObject
    @property (nullable, assign) id<NSMetadataQueryDelegate> delegate;
    @property (nullable, copy) NSPredicate *predicate;
    - (BOOL)startQuery;
    - (void)stopQuery;
    @end
    @protocol NSMetadataQueryDelegate <NSObject>
    @end
    @interface NSPurgeableData : NSMutableData <NSDiscardableContent>
    @end
    """#

  // Classes that are seldom named: there, and nothing more.
  static let foundationRest: String = {
    let everywhere = """
      NSAttributedStringMarkdownParsingOptions NSAttributedStringMarkdownSourcePosition NSInflectionRule
      NSMetadataItem NSMetadataQueryAttributeValueTuple NSMetadataQueryResultGroup NSMorphology
      NSMorphologyCustomPronoun NSMorphologyPronoun NSPresentationIntent NSTermOfAddress
      NSLocalizedNumberFormatRule NSKeyValueSharedObservers NSKeyValueSharedObserversSnapshot
      """
    let desktop = """
      NSAffineTransform NSAppleEventDescriptor NSAppleEventManager NSAppleScript NSBackgroundActivityScheduler
      NSClassDescription NSDistributedLock NSDistantObject NSConnection NSPortNameServer NSProtocolChecker
      NSScriptClassDescription NSScriptCommand NSScriptObjectSpecifier NSSpellServer NSUserNotification
      NSUserNotificationCenter NSUserScriptTask NSXMLNode
      """
    func classes(_ names: String) -> String {
      names.split(whereSeparator: \.isWhitespace).map { "@interface \($0) : NSObject\n@end" }
        .joined(separator: "\n")
    }
    return classes(everywhere) + #"""

      @interface NSInflectionRuleExplicit : NSInflectionRule
      @end
      #if TARGET_OS_OSX || TARGET_OS_MACCATALYST

      """# + classes(desktop) + #"""

        @interface NSDistributedNotificationCenter : NSNotificationCenter
        @end
        @interface NSXMLElement : NSXMLNode
        @end
        @interface NSXMLDocument : NSXMLNode
        @end
        @interface NSXMLDTD : NSXMLNode
        @end
        @interface NSXMLDTDNode : NSXMLNode
        @end
        #endif
        """#
  }()
}
