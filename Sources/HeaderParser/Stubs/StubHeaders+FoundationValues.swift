extension StubHeaders {
  static let foundationValues = #"""
    typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) {
      NSDataReadingMappedIfSafe = 1UL << 0, NSDataReadingUncached = 1UL << 1, NSDataReadingMappedAlways = 1UL << 3
    };
    typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) {
      NSDataWritingAtomic = 1UL << 0, NSDataWritingWithoutOverwriting = 1UL << 1
    };
    typedef NS_OPTIONS(NSUInteger, NSDataSearchOptions) {
      NSDataSearchBackwards = 1UL << 0, NSDataSearchAnchored = 1UL << 1
    };
    typedef NS_OPTIONS(NSUInteger, NSDataBase64EncodingOptions) { NSDataBase64Encoding64CharacterLineLength = 1UL };
    typedef NS_OPTIONS(NSUInteger, NSDataBase64DecodingOptions) { NSDataBase64DecodingIgnoreUnknownCharacters = 1UL };
    typedef NS_ENUM(NSInteger, NSDataCompressionAlgorithm) {
      NSDataCompressionAlgorithmLZFSE = 0, NSDataCompressionAlgorithmLZ4, NSDataCompressionAlgorithmLZMA,
      NSDataCompressionAlgorithmZlib
    };
    @interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger length;
    @property (readonly) const void *bytes NS_RETURNS_INNER_POINTER;
    - (BOOL)isEqualToData:(NSData *)other;
    - (NSData *)subdataWithRange:(NSRange)range;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)useAuxiliaryFile;
    - (BOOL)writeToURL:(NSURL *)url options:(NSDataWritingOptions)mask error:(NSError **)error;
    + (instancetype)data;
    + (instancetype)dataWithBytes:(nullable const void *)bytes length:(NSUInteger)length;
    + (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
    + (nullable instancetype)dataWithContentsOfURL:(NSURL *)url;
    + (nullable instancetype)dataWithContentsOfURL:(NSURL *)url
                                           options:(NSDataReadingOptions)mask
                                             error:(NSError **)error;
    + (instancetype)dataWithData:(NSData *)data;
    - (instancetype)initWithBytes:(nullable const void *)bytes length:(NSUInteger)length;
    - (instancetype)initWithData:(NSData *)data;
    - (nullable instancetype)initWithBase64EncodedString:(NSString *)base64String
                                                 options:(NSDataBase64DecodingOptions)options;
    - (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options;
    @end
    @interface NSMutableData : NSData
    @property (readonly) void *mutableBytes NS_RETURNS_INNER_POINTER;
    @property NSUInteger length;
    - (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
    - (void)appendData:(NSData *)other;
    + (nullable instancetype)dataWithCapacity:(NSUInteger)aNumItems;
    + (nullable instancetype)dataWithLength:(NSUInteger)length;
    @end

    @interface NSValue : NSObject <NSCopying, NSSecureCoding>
    - (void)getValue:(void *)value size:(NSUInteger)size;
    @property (readonly) const char *objCType NS_RETURNS_INNER_POINTER;
    - (instancetype)initWithBytes:(const void *)value objCType:(const char *)type NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    + (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
    + (NSValue *)valueWithNonretainedObject:(nullable id)anObject;
    + (NSValue *)valueWithPointer:(nullable const void *)pointer;
    + (NSValue *)valueWithRange:(NSRange)range;
    @property (nullable, readonly) id nonretainedObjectValue;
    @property (nullable, readonly) void *pointerValue;
    @property (readonly) NSRange rangeValue;
    - (BOOL)isEqualToValue:(NSValue *)value;
    @end
    @interface NSNumber : NSValue
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    - (NSNumber *)initWithInt:(int)value NS_DESIGNATED_INITIALIZER;
    - (NSNumber *)initWithDouble:(double)value NS_DESIGNATED_INITIALIZER;
    - (NSNumber *)initWithBool:(BOOL)value NS_DESIGNATED_INITIALIZER;
    - (NSNumber *)initWithInteger:(NSInteger)value NS_DESIGNATED_INITIALIZER;
    @property (readonly) char charValue;
    @property (readonly) short shortValue;
    @property (readonly) int intValue;
    @property (readonly) unsigned int unsignedIntValue;
    @property (readonly) long longValue;
    @property (readonly) long long longLongValue;
    @property (readonly) unsigned long long unsignedLongLongValue;
    @property (readonly) float floatValue;
    @property (readonly) double doubleValue;
    @property (readonly) BOOL boolValue;
    @property (readonly) NSInteger integerValue;
    @property (readonly) NSUInteger unsignedIntegerValue;
    @property (readonly, copy) NSString *stringValue;
    - (NSComparisonResult)compare:(NSNumber *)otherNumber;
    - (BOOL)isEqualToNumber:(NSNumber *)number;
    + (NSNumber *)numberWithChar:(char)value;
    + (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
    + (NSNumber *)numberWithShort:(short)value;
    + (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
    + (NSNumber *)numberWithLong:(long)value;
    + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
    + (NSNumber *)numberWithLongLong:(long long)value;
    + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
    + (NSNumber *)numberWithFloat:(float)value;
    + (NSNumber *)numberWithDouble:(double)value;
    + (NSNumber *)numberWithBool:(BOOL)value;
    + (NSNumber *)numberWithInteger:(NSInteger)value;
    + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
    @end
    @interface NSNull : NSObject <NSCopying, NSSecureCoding>
    + (NSNull *)null;
    @end
    @interface NSUUID : NSObject <NSCopying, NSSecureCoding>
    + (instancetype)UUID;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithUUIDString:(NSString *)string;
    - (instancetype)initWithUUIDBytes:(const uuid_t _Nullable)bytes;
    - (void)getUUIDBytes:(uuid_t _Nonnull)uuid;
    @property (readonly, copy) NSString *UUIDString;
    @end
    """#

  static let foundationDates = #"""
    FOUNDATION_EXPORT NSExceptionName const NSGenericException;
    @interface NSDate : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)ti NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)secs;
    - (NSTimeInterval)timeIntervalSinceDate:(NSDate *)anotherDate;
    @property (readonly) NSTimeInterval timeIntervalSinceNow;
    @property (readonly) NSTimeInterval timeIntervalSince1970;
    - (instancetype)dateByAddingTimeInterval:(NSTimeInterval)ti;
    - (NSComparisonResult)compare:(NSDate *)other;
    - (BOOL)isEqualToDate:(NSDate *)otherDate;
    + (instancetype)date;
    + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)secs;
    + (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)secs;
    @property (class, readonly, copy) NSDate *distantFuture;
    @property (class, readonly, copy) NSDate *distantPast;
    @property (class, readonly, copy) NSDate *now;
    @end
    @interface NSDateInterval : NSObject <NSCopying, NSSecureCoding>
    @property (readonly, copy) NSDate *startDate;
    @property (readonly, copy) NSDate *endDate;
    @property (readonly) NSTimeInterval duration;
    - (instancetype)initWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate NS_DESIGNATED_INITIALIZER;
    @end
    typedef NS_ENUM(NSInteger, NSTimeZoneNameStyle) {
      NSTimeZoneNameStyleStandard, NSTimeZoneNameStyleShortStandard, NSTimeZoneNameStyleDaylightSaving,
      NSTimeZoneNameStyleShortDaylightSaving, NSTimeZoneNameStyleGeneric, NSTimeZoneNameStyleShortGeneric
    };
    @interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
    @property (readonly, copy) NSString *name;
    @property (readonly, copy) NSData *data;
    - (NSInteger)secondsFromGMTForDate:(NSDate *)aDate;
    @property (class, readonly, copy) NSTimeZone *systemTimeZone;
    @property (class, copy) NSTimeZone *defaultTimeZone;
    @property (class, readonly, copy) NSTimeZone *localTimeZone;
    @property (readonly) NSInteger secondsFromGMT;
    + (nullable instancetype)timeZoneWithName:(NSString *)tzName;
    + (instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds;
    @end
    typedef NSString *NSLocaleKey NS_TYPED_ENUM;
    typedef NS_ENUM(NSUInteger, NSLocaleLanguageDirection) {
      NSLocaleLanguageDirectionUnknown, NSLocaleLanguageDirectionLeftToRight, NSLocaleLanguageDirectionRightToLeft,
      NSLocaleLanguageDirectionTopToBottom, NSLocaleLanguageDirectionBottomToTop
    };
    @interface NSLocale : NSObject <NSCopying, NSSecureCoding>
    - (nullable id)objectForKey:(NSLocaleKey)key;
    - (instancetype)initWithLocaleIdentifier:(NSString *)string NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    + (instancetype)localeWithLocaleIdentifier:(NSString *)ident;
    @property (class, readonly, copy) NSLocale *currentLocale;
    @property (class, readonly, copy) NSLocale *systemLocale;
    @property (class, readonly, copy) NSArray<NSString *> *preferredLanguages;
    @property (readonly, copy) NSString *localeIdentifier;
    @property (readonly, copy) NSString *languageCode;
    @property (nullable, readonly, copy) NSString *countryCode;
    @end
    typedef NSString *NSCalendarIdentifier NS_TYPED_EXTENSIBLE_ENUM;
    typedef NS_OPTIONS(NSUInteger, NSCalendarUnit) {
      NSCalendarUnitEra = 2, NSCalendarUnitYear = 4, NSCalendarUnitMonth = 8, NSCalendarUnitDay = 16,
      NSCalendarUnitHour = 32, NSCalendarUnitMinute = 64, NSCalendarUnitSecond = 128, NSCalendarUnitWeekday = 512,
      NSCalendarUnitWeekdayOrdinal = 1024, NSCalendarUnitQuarter = 2048, NSCalendarUnitWeekOfMonth = 4096,
      NSCalendarUnitWeekOfYear = 8192, NSCalendarUnitYearForWeekOfYear = 16384, NSCalendarUnitNanosecond = 1 << 15,
      NSCalendarUnitCalendar = 1 << 20, NSCalendarUnitTimeZone = 1 << 21
    };
    typedef NS_OPTIONS(NSUInteger, NSCalendarOptions) {
      NSCalendarWrapComponents = 1UL << 0, NSCalendarMatchStrictly = 1UL << 1, NSCalendarSearchBackwards = 1UL << 2
    };
    enum { NSDateComponentUndefined = NSIntegerMax };
    @interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
    @property (class, readonly, copy) NSCalendar *currentCalendar;
    @property (class, readonly, copy) NSCalendar *autoupdatingCurrentCalendar;
    + (nullable NSCalendar *)calendarWithIdentifier:(NSCalendarIdentifier)calendarIdentifierConstant;
    @property (readonly, copy) NSCalendarIdentifier calendarIdentifier;
    @property (nullable, copy) NSLocale *locale;
    @property (copy) NSTimeZone *timeZone;
    @property NSUInteger firstWeekday;
    - (nullable NSDate *)dateFromComponents:(NSDateComponents *)comps;
    - (NSDateComponents *)components:(NSCalendarUnit)unitFlags fromDate:(NSDate *)date;
    - (nullable NSDate *)dateByAddingComponents:(NSDateComponents *)comps
                                         toDate:(NSDate *)date
                                        options:(NSCalendarOptions)opts;
    - (NSDate *)startOfDayForDate:(NSDate *)date;
    @end
    @interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
    @property (nullable, copy) NSCalendar *calendar;
    @property (nullable, copy) NSTimeZone *timeZone;
    @property NSInteger era;
    @property NSInteger year;
    @property NSInteger month;
    @property NSInteger day;
    @property NSInteger hour;
    @property NSInteger minute;
    @property NSInteger second;
    @property NSInteger nanosecond;
    @property NSInteger weekday;
    @property (nullable, readonly, copy) NSDate *date;
    @end
    """#

  static let foundationNumbers = #"""
    typedef NS_ENUM(NSUInteger, NSRoundingMode) { NSRoundPlain, NSRoundDown, NSRoundUp, NSRoundBankers };
    typedef NS_ENUM(NSUInteger, NSCalculationError) {
      NSCalculationNoError = 0, NSCalculationLossOfPrecision, NSCalculationUnderflow, NSCalculationOverflow,
      NSCalculationDivideByZero
    };
    #define NSDecimalMaxSize 8
    #define NSDecimalNoScale SHRT_MAX
    typedef struct {
      signed int _exponent : 8;
      unsigned int _length : 4;
      unsigned int _isNegative : 1;
      unsigned int _isCompact : 1;
      unsigned int _reserved : 18;
      unsigned short _mantissa[NSDecimalMaxSize];
    } NSDecimal;
    @protocol NSDecimalNumberBehaviors
    - (NSRoundingMode)roundingMode;
    - (short)scale;
    @end
    @interface NSDecimalNumber : NSNumber
    - (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)flag;
    - (instancetype)initWithDecimal:(NSDecimal)dcm NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithString:(nullable NSString *)numberValue;
    + (NSDecimalNumber *)decimalNumberWithString:(nullable NSString *)numberValue;
    + (NSDecimalNumber *)decimalNumberWithDecimal:(NSDecimal)dcm;
    @property (class, readonly, copy) NSDecimalNumber *zero;
    @property (class, readonly, copy) NSDecimalNumber *one;
    @property (class, readonly, copy) NSDecimalNumber *notANumber;
    - (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)decimalNumber;
    - (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)decimalNumber;
    - (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)decimalNumber;
    - (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)decimalNumber;
    @property (readonly) NSDecimal decimalValue;
    @end
    @interface NSDecimalNumberHandler : NSObject <NSDecimalNumberBehaviors, NSSecureCoding>
    @property (class, readonly, strong) NSDecimalNumberHandler *defaultDecimalNumberHandler;
    @end
    @interface NSScanner : NSObject <NSCopying>
    @property (readonly, copy) NSString *string;
    @property NSUInteger scanLocation;
    @property (nullable, copy) NSCharacterSet *charactersToBeSkipped;
    - (instancetype)initWithString:(NSString *)string NS_DESIGNATED_INITIALIZER;
    + (instancetype)scannerWithString:(NSString *)string;
    - (BOOL)scanInteger:(nullable NSInteger *)result;
    - (BOOL)scanDouble:(nullable double *)result;
    - (BOOL)scanString:(NSString *)string intoString:(NSString *_Nullable *_Nullable)result;
    @property (getter=isAtEnd, readonly) BOOL atEnd;
    @end
    """#
}
