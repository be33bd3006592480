//
//  LKScene.h
//  LanternKit
//

#import <Foundation/Foundation.h>
#import <LanternKit/LKLantern.h>
#import <LanternKit/LanternDefines.h>

NS_ASSUME_NONNULL_BEGIN

// Lanterns that are shown together.
API_AVAILABLE(ios(15.0), macos(12.0))
@interface LKScene : NSObject

@property (nonatomic, copy) NSArray<LKLantern *> *lanterns;  // the front one comes first
@property (nonatomic) BOOL pausesInBackground;               // default is YES
@property (nonatomic, readonly) NSUInteger lightCount;       // never above LANTERN_MAX_LIGHTS

- (void)addLantern:(LKLantern *)lantern;

#pragma mark - Windows

@property (nonatomic, copy, nullable) NSString *windowTitle LANTERN_DEPRECATED_WINDOWING;

- (void)openWindow LANTERN_DEPRECATED_WINDOWING;
- (void)closeWindow LANTERN_DEPRECATED_WINDOWING;

@end

// A picture of lights that share one glow.
API_AVAILABLE(ios(16.0), macos(13.0))
@interface LKGlowScene : LKScene

@property (nonatomic) LKGlowMode glowMode;

@end

// Posted after a scene has opened its window.
LANTERN_EXPORT NSNotificationName const LKSceneWindowDidOpenNotification LANTERN_DEPRECATED_WINDOWING;

// The scene whose window has this title.
LANTERN_EXPORT LKScene * _Nullable LKSceneWithWindowTitle(NSString *title) LANTERN_DEPRECATED_WINDOWING;

// How many scenes are on screen now.
LANTERN_EXPORT NSUInteger LKSceneVisibleCount(void) API_AVAILABLE(ios(15.0), macos(12.0));

// The sum of all levels in a scene.
LANTERN_EXPORT double LKSceneTotalLevel(LKScene *scene) API_AVAILABLE(ios(27.2), macos(27.2));

NS_ASSUME_NONNULL_END
