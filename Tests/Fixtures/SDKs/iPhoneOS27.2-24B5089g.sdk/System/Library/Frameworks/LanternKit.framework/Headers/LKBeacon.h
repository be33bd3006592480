//
//  LKBeacon.h
//  LanternKit
//

#import <Foundation/Foundation.h>
#import <LanternKit/LKLantern.h>

NS_ASSUME_NONNULL_BEGIN

/// A lantern that other devices can find.
API_AVAILABLE(ios(27.2), macos(27.2)) API_UNAVAILABLE(tvos, watchos)
@interface LKBeacon : LKLantern

/// How far the light reaches, in meters.
@property (nonatomic) double reach;

/// Whether another device sees the beacon.
@property (nonatomic, readonly, getter=isSeen) BOOL seen;

/// The beacons of other devices that are within reach.
+ (NSArray<LKBeacon *> *)beaconsWithinReach:(double)reach;

/// Makes a beacon that is not lit.
- (instancetype)initWithIdentifier:(NSString *)identifier reach:(double)reach NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithIdentifier:(NSString *)identifier NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
