extension StubHeaders {
  static let foundationBasics = #"""
    @class NSString, NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>, NSData, NSDate;
    @class NSError, NSURL, NSURLRequest, NSURLResponse, NSNumber, NSValue, NSCoder, NSLocale, NSCharacterSet;
    @class NSEnumerator<ObjectType>, NSIndexSet, NSPredicate, NSInvocation, NSMethodSignature, NSBundle, NSRunLoop;
    @class NSMutableArray<ObjectType>, NSMutableDictionary<KeyType, ObjectType>, NSMutableSet<ObjectType>;
    @class NSTimeZone, NSCalendar, NSUUID, NSOrderedSet<ObjectType>, NSAttributedString, NSDateComponents, NSTimer;
    @class NSOrderedCollectionDifference<ObjectType>, NSSortDescriptor, NSProgress, NSOperation, NSOperationQueue;
    @class NSInputStream, NSOutputStream, NSTextCheckingResult, NSUndoManager, NSExpression, NSPort, NSItemProvider;

    typedef double NSTimeInterval;
    typedef unsigned short unichar;
    typedef NSUInteger NSStringEncoding;
    typedef struct _NSZone NSZone;
    #define NSTimeIntervalSince1970 978307200.0

    typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
    typedef NSRange *NSRangePointer;
    NS_INLINE NSRange NSMakeRange(NSUInteger loc, NSUInteger len) {
      NSRange r;
      r.location = loc;
      r.length = len;
      return r;
    }
    NS_INLINE NSUInteger NSMaxRange(NSRange range) { return range.location + range.length; }
    NS_INLINE BOOL NSLocationInRange(NSUInteger loc, NSRange range) {
      return loc >= range.location && loc - range.location < range.length;
    }
    NS_INLINE BOOL NSEqualRanges(NSRange range1, NSRange range2) {
      return range1.location == range2.location && range1.length == range2.length;
    }
    FOUNDATION_EXPORT NSRange NSUnionRange(NSRange range1, NSRange range2);
    FOUNDATION_EXPORT NSRange NSIntersectionRange(NSRange range1, NSRange range2);
    FOUNDATION_EXPORT NSString *NSStringFromRange(NSRange range);
    FOUNDATION_EXPORT NSRange NSRangeFromString(NSString *aString);

    #if TARGET_OS_OSX || TARGET_OS_MACCATALYST
    typedef CGPoint NSPoint;
    typedef CGSize NSSize;
    typedef CGRect NSRect;
    typedef NSPoint *NSPointPointer;
    typedef NSPoint *NSPointArray;
    typedef NSSize *NSSizePointer;
    typedef NSSize *NSSizeArray;
    typedef NSRect *NSRectPointer;
    typedef NSRect *NSRectArray;
    typedef NS_ENUM(NSUInteger, NSRectEdge) { NSRectEdgeMinX, NSRectEdgeMinY, NSRectEdgeMaxX, NSRectEdgeMaxY };
    typedef struct NSEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; } NSEdgeInsets;
    #endif

    @protocol NSCopying
    - (id)copyWithZone:(nullable NSZone *)zone;
    @end
    @protocol NSMutableCopying
    - (id)mutableCopyWithZone:(nullable NSZone *)zone;
    @end
    @protocol NSCoding
    - (void)encodeWithCoder:(NSCoder *)coder;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder;
    @end
    @protocol NSSecureCoding <NSCoding>
    @required
    @property (class, readonly) BOOL supportsSecureCoding;
    @end
    @protocol NSLocking
    - (void)lock;
    - (void)unlock;
    @end
    @protocol NSDiscardableContent
    - (BOOL)beginContentAccess;
    - (void)endContentAccess;
    - (void)discardContentIfPossible;
    - (BOOL)isContentDiscarded;
    @end
    @interface NSObject (NSCoderMethods)
    + (NSInteger)version;
    + (void)setVersion:(NSInteger)aVersion;
    @property (readonly) Class classForCoder;
    - (nullable id)replacementObjectForCoder:(NSCoder *)coder;
    - (nullable id)awakeAfterUsingCoder:(NSCoder *)coder NS_REPLACES_RECEIVER;
    @end

    typedef struct {
      unsigned long state;
      id __unsafe_unretained _Nullable *_Nullable itemsPtr;
      unsigned long *_Nullable mutationsPtr;
      unsigned long extra[5];
    } NSFastEnumerationState;
    @protocol NSFastEnumeration
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                      objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer
                                        count:(NSUInteger)len;
    @end
    @interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
    - (nullable ObjectType)nextObject;
    @property (readonly, copy) NSArray<ObjectType> *allObjects;
    @end

    FOUNDATION_EXPORT id _Nullable CFBridgingRelease(CFTypeRef CF_CONSUMED _Nullable X);
    FOUNDATION_EXPORT CFTypeRef _Nullable CFBridgingRetain(id _Nullable X) CF_RETURNS_RETAINED;
    FOUNDATION_EXPORT void NSDeallocateObject(id object);
    """#

  static let foundationStrings = #"""
    typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
      NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2, NSBackwardsSearch = 4, NSAnchoredSearch = 8,
      NSNumericSearch = 64, NSDiacriticInsensitiveSearch = 128, NSWidthInsensitiveSearch = 256,
      NSForcedOrderingSearch = 512, NSRegularExpressionSearch = 1024
    };
    typedef NS_OPTIONS(NSUInteger, NSStringEnumerationOptions) {
      NSStringEnumerationByLines = 0, NSStringEnumerationByParagraphs = 1,
      NSStringEnumerationByComposedCharacterSequences = 2, NSStringEnumerationByWords = 3,
      NSStringEnumerationBySentences = 4, NSStringEnumerationReverse = 1UL << 8
    };
    NS_ENUM(NSStringEncoding) {
      NSASCIIStringEncoding = 1, NSUTF8StringEncoding = 4, NSISOLatin1StringEncoding = 5,
      NSUnicodeStringEncoding = 10, NSMacOSRomanStringEncoding = 30, NSUTF16StringEncoding = 10,
      NSUTF32StringEncoding = 0x8c000100
    };
    typedef NS_OPTIONS(NSUInteger, NSStringEncodingConversionOptions) {
      NSStringEncodingConversionAllowLossy = 1, NSStringEncodingConversionExternalRepresentation = 2
    };
    typedef NSString *NSStringTransform NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSStringEncodingDetectionOptionsKey NS_TYPED_ENUM;

    @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger length;
    - (unichar)characterAtIndex:(NSUInteger)index;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    @end
    @interface NSString (NSStringExtensionMethods)
    - (NSString *)substringFromIndex:(NSUInteger)from;
    - (NSString *)substringToIndex:(NSUInteger)to;
    - (NSString *)substringWithRange:(NSRange)range;
    - (void)getCharacters:(unichar *)buffer range:(NSRange)range;
    - (NSComparisonResult)compare:(NSString *)string;
    - (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)mask;
    - (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
    - (NSComparisonResult)localizedStandardCompare:(NSString *)string;
    - (BOOL)isEqualToString:(NSString *)aString;
    - (BOOL)hasPrefix:(NSString *)str;
    - (BOOL)hasSuffix:(NSString *)str;
    - (BOOL)containsString:(NSString *)str;
    - (NSRange)rangeOfString:(NSString *)searchString;
    - (NSRange)rangeOfString:(NSString *)searchString options:(NSStringCompareOptions)mask;
    - (NSString *)stringByAppendingString:(NSString *)aString;
    - (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
    @property (readonly) double doubleValue;
    @property (readonly) float floatValue;
    @property (readonly) int intValue;
    @property (readonly) NSInteger integerValue;
    @property (readonly) long long longLongValue;
    @property (readonly) BOOL boolValue;
    @property (readonly, copy) NSString *uppercaseString;
    @property (readonly, copy) NSString *lowercaseString;
    @property (readonly, copy) NSString *capitalizedString;
    @property (nullable, readonly) const char *UTF8String NS_RETURNS_INNER_POINTER;
    - (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
    - (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)maxBufferCount encoding:(NSStringEncoding)encoding;
    - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
    - (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separator;
    - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
    - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
    - (nullable NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)allowedCharacters;
    @property (nullable, readonly, copy) NSString *stringByRemovingPercentEncoding;
    - (BOOL)writeToURL:(NSURL *)url
            atomically:(BOOL)useAuxiliaryFile
              encoding:(NSStringEncoding)enc
                 error:(NSError **)error;
    - (nullable instancetype)initWithUTF8String:(const char *)nullTerminatedCString;
    - (instancetype)initWithString:(NSString *)aString;
    - (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
    - (instancetype)initWithFormat:(NSString *)format arguments:(va_list)argList NS_FORMAT_FUNCTION(1, 0);
    - (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
    + (instancetype)string;
    + (instancetype)stringWithString:(NSString *)string;
    + (nullable instancetype)stringWithUTF8String:(const char *)nullTerminatedCString;
    + (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
    + (nullable instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)enc error:(NSError **)error;
    @end
    @interface NSString (NSStringPathExtensions)
    + (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
    @property (readonly, copy) NSArray<NSString *> *pathComponents;
    @property (readonly, copy) NSString *lastPathComponent;
    @property (readonly, copy) NSString *pathExtension;
    @property (readonly, copy) NSString *stringByDeletingLastPathComponent;
    @property (readonly, copy) NSString *stringByDeletingPathExtension;
    - (NSString *)stringByAppendingPathComponent:(NSString *)str;
    - (nullable NSString *)stringByAppendingPathExtension:(NSString *)str;
    @end
    @interface NSMutableString : NSString
    - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)aString;
    - (void)insertString:(NSString *)aString atIndex:(NSUInteger)loc;
    - (void)deleteCharactersInRange:(NSRange)range;
    - (void)appendString:(NSString *)aString;
    - (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
    - (void)setString:(NSString *)aString;
    + (NSMutableString *)stringWithCapacity:(NSUInteger)capacity;
    @end
    @interface NSSimpleCString : NSString
    @end
    @interface NSConstantString : NSSimpleCString
    @end

    @interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly, class, copy) NSCharacterSet *whitespaceCharacterSet;
    @property (readonly, class, copy) NSCharacterSet *whitespaceAndNewlineCharacterSet;
    @property (readonly, class, copy) NSCharacterSet *newlineCharacterSet;
    @property (readonly, class, copy) NSCharacterSet *decimalDigitCharacterSet;
    @property (readonly, class, copy) NSCharacterSet *letterCharacterSet;
    @property (readonly, class, copy) NSCharacterSet *alphanumericCharacterSet;
    @property (readonly, class, copy) NSCharacterSet *punctuationCharacterSet;
    + (NSCharacterSet *)characterSetWithRange:(NSRange)aRange;
    + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)aString;
    @property (readonly, copy) NSCharacterSet *invertedSet;
    - (BOOL)characterIsMember:(unichar)aCharacter;
    @end
    @interface NSMutableCharacterSet : NSCharacterSet <NSCopying, NSMutableCopying, NSSecureCoding>
    - (void)addCharactersInString:(NSString *)aString;
    - (void)formUnionWithCharacterSet:(NSCharacterSet *)otherSet;
    - (void)invert;
    @end

    typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NSString *NSAttributedStringFormattingContextKey NS_TYPED_EXTENSIBLE_ENUM;
    typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) {
      NSAttributedStringEnumerationReverse = 1UL << 1,
      NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1UL << 20
    };
    @interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly, copy) NSString *string;
    - (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location
                                                    effectiveRange:(nullable NSRangePointer)range;
    @end
    @interface NSAttributedString (NSExtendedAttributedString)
    @property (readonly) NSUInteger length;
    - (nullable id)attribute:(NSAttributedStringKey)attrName
                     atIndex:(NSUInteger)location
              effectiveRange:(nullable NSRangePointer)range;
    - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
    - (instancetype)initWithString:(NSString *)str;
    - (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
    - (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
    @end
    @interface NSMutableAttributedString : NSAttributedString
    - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
    - (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
    @property (readonly, retain) NSMutableString *mutableString;
    - (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
    - (void)appendAttributedString:(NSAttributedString *)attrString;
    @end
    """#
}
