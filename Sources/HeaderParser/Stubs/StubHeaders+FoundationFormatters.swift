extension StubHeaders {
  static let foundationFormatters = #"""
    typedef NS_ENUM(NSInteger, NSFormattingContext) {
      NSFormattingContextUnknown = 0, NSFormattingContextDynamic, NSFormattingContextStandalone,
      NSFormattingContextListItem, NSFormattingContextBeginningOfSentence, NSFormattingContextMiddleOfSentence
    };
    typedef NS_ENUM(NSInteger, NSFormattingUnitStyle) {
      NSFormattingUnitStyleShort = 1, NSFormattingUnitStyleMedium, NSFormattingUnitStyleLong
    };
    @interface NSFormatter : NSObject <NSCopying, NSCoding>
    - (nullable NSString *)stringForObjectValue:(nullable id)obj;
    - (nullable NSAttributedString *)attributedStringForObjectValue:(id)obj
                               withDefaultAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
    - (BOOL)getObjectValue:(out id _Nullable *_Nullable)obj
                 forString:(NSString *)string
          errorDescription:(out NSString *_Nullable *_Nullable)error;
    @end
    typedef NS_ENUM(NSUInteger, NSDateFormatterStyle) {
      NSDateFormatterNoStyle = 0, NSDateFormatterShortStyle, NSDateFormatterMediumStyle, NSDateFormatterLongStyle,
      NSDateFormatterFullStyle
    };
    @interface NSDateFormatter : NSFormatter
    - (NSString *)stringFromDate:(NSDate *)date;
    - (nullable NSDate *)dateFromString:(NSString *)string;
    @property (null_resettable, copy) NSString *dateFormat;
    @property NSDateFormatterStyle dateStyle;
    @property NSDateFormatterStyle timeStyle;
    @property (null_resettable, copy) NSLocale *locale;
    @property (null_resettable, copy) NSTimeZone *timeZone;
    @property (null_resettable, copy) NSCalendar *calendar;
    @end
    typedef NS_OPTIONS(NSUInteger, NSISO8601DateFormatOptions) {
      NSISO8601DateFormatWithYear = 1, NSISO8601DateFormatWithMonth = 2, NSISO8601DateFormatWithDay = 16
    };
    @interface NSISO8601DateFormatter : NSFormatter <NSSecureCoding>
    - (NSString *)stringFromDate:(NSDate *)date;
    - (nullable NSDate *)dateFromString:(NSString *)string;
    @property NSISO8601DateFormatOptions formatOptions;
    @end
    typedef NS_ENUM(NSUInteger, NSNumberFormatterStyle) {
      NSNumberFormatterNoStyle = 0, NSNumberFormatterDecimalStyle, NSNumberFormatterCurrencyStyle,
      NSNumberFormatterPercentStyle, NSNumberFormatterScientificStyle, NSNumberFormatterSpellOutStyle
    };
    typedef NS_ENUM(NSUInteger, NSNumberFormatterRoundingMode) {
      NSNumberFormatterRoundCeiling, NSNumberFormatterRoundFloor, NSNumberFormatterRoundDown,
      NSNumberFormatterRoundUp, NSNumberFormatterRoundHalfEven, NSNumberFormatterRoundHalfDown,
      NSNumberFormatterRoundHalfUp
    };
    @interface NSNumberFormatter : NSFormatter
    - (nullable NSString *)stringFromNumber:(NSNumber *)number;
    - (nullable NSNumber *)numberFromString:(NSString *)string;
    @property NSNumberFormatterStyle numberStyle;
    @property (null_resettable, copy) NSLocale *locale;
    @property NSUInteger minimumFractionDigits;
    @property NSUInteger maximumFractionDigits;
    @end
    typedef NS_OPTIONS(NSUInteger, NSByteCountFormatterUnits) { NSByteCountFormatterUseDefault = 0 };
    typedef NS_ENUM(NSInteger, NSByteCountFormatterCountStyle) {
      NSByteCountFormatterCountStyleFile = 0, NSByteCountFormatterCountStyleMemory,
      NSByteCountFormatterCountStyleDecimal, NSByteCountFormatterCountStyleBinary
    };
    @interface NSByteCountFormatter : NSFormatter
    + (NSString *)stringFromByteCount:(long long)byteCount countStyle:(NSByteCountFormatterCountStyle)countStyle;
    - (NSString *)stringFromByteCount:(long long)byteCount;
    @end
    typedef NS_ENUM(NSInteger, NSDateComponentsFormatterUnitsStyle) {
      NSDateComponentsFormatterUnitsStylePositional = 0, NSDateComponentsFormatterUnitsStyleAbbreviated,
      NSDateComponentsFormatterUnitsStyleShort, NSDateComponentsFormatterUnitsStyleFull,
      NSDateComponentsFormatterUnitsStyleSpellOut, NSDateComponentsFormatterUnitsStyleBrief
    };
    @interface NSDateComponentsFormatter : NSFormatter
    - (nullable NSString *)stringFromTimeInterval:(NSTimeInterval)ti;
    @property NSDateComponentsFormatterUnitsStyle unitsStyle;
    @property NSCalendarUnit allowedUnits;
    @end
    @interface NSDateIntervalFormatter : NSFormatter
    - (NSString *)stringFromDate:(NSDate *)fromDate toDate:(NSDate *)toDate;
    @end
    @interface NSRelativeDateTimeFormatter : NSFormatter
    - (NSString *)localizedStringForDate:(NSDate *)date relativeToDate:(NSDate *)referenceDate;
    @end
    @interface NSListFormatter : NSFormatter
    + (NSString *)localizedStringByJoiningStrings:(NSArray<NSString *> *)strings;
    @end
    @interface NSPersonNameComponents : NSObject <NSCopying, NSSecureCoding>
    @property (copy, nullable) NSString *namePrefix;
    @property (copy, nullable) NSString *givenName;
    @property (copy, nullable) NSString *middleName;
    @property (copy, nullable) NSString *familyName;
    @property (copy, nullable) NSString *nameSuffix;
    @property (copy, nullable) NSString *nickname;
    @end
    typedef NS_ENUM(NSInteger, NSPersonNameComponentsFormatterStyle) {
      NSPersonNameComponentsFormatterStyleDefault = 0, NSPersonNameComponentsFormatterStyleShort,
      NSPersonNameComponentsFormatterStyleMedium, NSPersonNameComponentsFormatterStyleLong,
      NSPersonNameComponentsFormatterStyleAbbreviated
    };
    @interface NSPersonNameComponentsFormatter : NSFormatter
    - (NSString *)stringFromPersonNameComponents:(NSPersonNameComponents *)components;
    @end
    typedef NS_ENUM(NSInteger, NSEnergyFormatterUnit) {
      NSEnergyFormatterUnitJoule = 11, NSEnergyFormatterUnitKilojoule = 14,
      NSEnergyFormatterUnitCalorie = (7 << 8) + 1, NSEnergyFormatterUnitKilocalorie = (7 << 8) + 2
    };
    @interface NSEnergyFormatter : NSFormatter
    - (NSString *)stringFromJoules:(double)numberInJoules;
    @end
    typedef NS_ENUM(NSInteger, NSLengthFormatterUnit) {
      NSLengthFormatterUnitMillimeter = 8, NSLengthFormatterUnitCentimeter = 9, NSLengthFormatterUnitMeter = 11,
      NSLengthFormatterUnitKilometer = 14, NSLengthFormatterUnitInch = (5 << 8) + 1,
      NSLengthFormatterUnitFoot = (5 << 8) + 2, NSLengthFormatterUnitYard = (5 << 8) + 3,
      NSLengthFormatterUnitMile = (5 << 8) + 4
    };
    @interface NSLengthFormatter : NSFormatter
    - (NSString *)stringFromMeters:(double)numberInMeters;
    @end
    typedef NS_ENUM(NSInteger, NSMassFormatterUnit) {
      NSMassFormatterUnitGram = 11, NSMassFormatterUnitKilogram = 14, NSMassFormatterUnitOunce = (6 << 8) + 1,
      NSMassFormatterUnitPound = (6 << 8) + 2, NSMassFormatterUnitStone = (6 << 8) + 3
    };
    @interface NSMassFormatter : NSFormatter
    - (NSString *)stringFromKilograms:(double)numberInKilograms;
    @end
    """#

  static let foundationUnits: String = {
    // Dimension, and the units it offers.
    let dimensions = [
      ("Acceleration", "metersPerSecondSquared gravity"),
      ("Angle", "degrees arcMinutes arcSeconds radians gradians revolutions"),
      ("Area", "squareMeters squareKilometers squareFeet acres hectares"),
      ("ConcentrationMass", "gramsPerLiter milligramsPerDeciliter"), ("Dispersion", "partsPerMillion"),
      ("Duration", "hours minutes seconds milliseconds microseconds nanoseconds picoseconds"),
      ("ElectricCharge", "coulombs ampereHours"), ("ElectricCurrent", "amperes milliamperes"),
      ("ElectricPotentialDifference", "volts millivolts"), ("ElectricResistance", "ohms"),
      ("Energy", "kilojoules joules kilocalories calories kilowattHours"),
      ("Frequency", "gigahertz megahertz kilohertz hertz framesPerSecond"),
      ("FuelEfficiency", "litersPer100Kilometers milesPerGallon"),
      ("InformationStorage", "bits bytes kilobytes megabytes gigabytes kibibytes mebibytes gibibytes"),
      ("Length", "meters kilometers centimeters millimeters inches feet yards miles nauticalMiles"),
      ("Illuminance", "lux"), ("Mass", "kilograms grams milligrams ounces poundsMass stones"),
      ("Power", "watts kilowatts horsepower"), ("Pressure", "hectopascals kilopascals bars millibars"),
      ("Speed", "metersPerSecond kilometersPerHour milesPerHour knots"),
      ("Temperature", "kelvin celsius fahrenheit"),
      ("Volume", "liters milliliters cubicMeters gallons pints cups fluidOunces"),
    ]
    var text = #"""
      @interface NSUnitConverter : NSObject
      - (double)baseUnitValueFromValue:(double)value;
      - (double)valueFromBaseUnitValue:(double)baseUnitValue;
      @end
      @interface NSUnitConverterLinear : NSUnitConverter <NSSecureCoding>
      @property (readonly) double coefficient;
      @property (readonly) double constant;
      - (instancetype)initWithCoefficient:(double)coefficient;
      - (instancetype)initWithCoefficient:(double)coefficient constant:(double)constant NS_DESIGNATED_INITIALIZER;
      @end
      @interface NSUnit : NSObject <NSCopying, NSSecureCoding>
      @property (readonly, copy) NSString *symbol;
      - (instancetype)init NS_UNAVAILABLE;
      + (instancetype)new NS_UNAVAILABLE;
      - (instancetype)initWithSymbol:(NSString *)symbol NS_DESIGNATED_INITIALIZER;
      @end
      @interface NSDimension : NSUnit <NSSecureCoding>
      @property (readonly, copy) NSUnitConverter *converter;
      - (instancetype)initWithSymbol:(NSString *)symbol converter:(NSUnitConverter *)converter NS_DESIGNATED_INITIALIZER;
      + (instancetype)baseUnit;
      @end
      """#
    for (name, units) in dimensions {
      text += "\n@interface NSUnit\(name) : NSDimension <NSSecureCoding>"
      for unit in units.split(separator: " ") {
        text += "\n@property (class, readonly, copy) NSUnit\(name) *\(unit);"
      }
      text += "\n@end"
    }
    return text + "\n" + #"""
      @interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
      @property (readonly, copy) UnitType unit;
      @property (readonly) double doubleValue;
      - (instancetype)init NS_UNAVAILABLE;
      - (instancetype)initWithDoubleValue:(double)doubleValue unit:(UnitType)unit NS_DESIGNATED_INITIALIZER;
      - (BOOL)canBeConvertedToUnit:(NSUnit *)unit;
      - (NSMeasurement *)measurementByConvertingToUnit:(NSUnit *)unit;
      @end
      @interface NSMeasurementFormatter : NSFormatter <NSSecureCoding>
      - (NSString *)stringFromMeasurement:(NSMeasurement *)measurement;
      @end
      """#
  }()
}
