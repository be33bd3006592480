//
//  LKLantern.h
//  LanternKit
//

#import <Foundation/Foundation.h>
#import <LanternKit/LanternDefines.h>

NS_ASSUME_NONNULL_BEGIN

@class LKLantern;

/// How a lantern gives its light over time.
typedef NS_ENUM(NSInteger, LKGlowMode) {
    LKGlowModeSteady = 0,   ///< The light keeps one level.
    LKGlowModeBreathe = 1,  ///< The light rises and falls twice a minute.
    LKGlowModeFlicker = 2,  ///< The light trembles like a candle.
} NS_SWIFT_NAME(LKLantern.GlowMode) API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

/// What a lantern tells the object that looks after it.
API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0))
@protocol LKLanternDelegate <NSObject>

/// The lantern has been lit.
- (void)lanternDidLight:(LKLantern *)lantern;

@optional

/// The lantern has gone out by itself.
- (void)lanternDidFade:(LKLantern *)lantern;

/// The level, from 0 to 1, at which the lantern should start in a mode.
- (double)lantern:(LKLantern *)lantern levelForMode:(LKGlowMode)mode;

@end

/// One light of a scene.
///
/// A lantern keeps its level and its mode, and tells its delegate when
/// one of them has changed by itself. It never draws: a scene does that.
API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0))
@interface LKLantern : NSObject

/// The object that is told about this lantern.
@property (nonatomic, weak, nullable) id<LKLanternDelegate> delegate;

/// The name by which a scene finds the lantern again.
@property (nonatomic, copy) NSString *identifier;

/// How the light behaves.
@property (nonatomic) LKGlowMode mode;

/// The lantern that was lit last, in any scene.
@property (class, nonatomic, readonly, nullable) LKLantern *mostRecentLantern;

/// Makes a lantern that is not lit.
- (instancetype)initWithIdentifier:(NSString *)identifier NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

/// Lights the lantern in a color of the system's palette.
- (BOOL)lightWithColorNamed:(NSString *)name API_AVAILABLE(ios(15.0), macos(12.0));

/// Lights the lantern in any color, written as six hexadecimal digits.
- (BOOL)lightWithColorCode:(NSString *)code error:(NSError **)error;

/// Lets the light sink to a level without changing the mode.
- (void)dimToLevel:(double)level;

/// Brings the light to a level.
- (void)setLevel:(double)level animated:(BOOL)flag;

- (void)fadeOverDuration:(NSTimeInterval)duration;

@end

/// Names of lanterns in text.
@interface NSString (LanternNames)

/// The text in the form in which scenes store names.
@property (nonatomic, readonly, copy) NSString *lk_lanternName API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

/// Whether a scene would accept the text as a name.
- (BOOL)lk_isLanternName API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

@end

NS_ASSUME_NONNULL_END
