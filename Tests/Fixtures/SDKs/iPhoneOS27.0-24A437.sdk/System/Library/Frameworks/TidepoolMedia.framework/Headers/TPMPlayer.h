//
//  TPMPlayer.h
//  TidepoolMedia
//

#import <Foundation/Foundation.h>
#import <TidepoolMedia/TPMTimeRange.h>
#import <TidepoolMedia/TPMTypes.h>

NS_ASSUME_NONNULL_BEGIN

/** One thing that can be played. */
API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0), visionos(1.0))
@interface TPMItem : NSObject <NSCopying>

/** Where the item's media are. */
@property (nonatomic, readonly, copy) NSURL *location;

/** The part of the media that is played. */
@property (nonatomic) TPMTimeRange range;

@end

/** Items that are played one after the other. */
API_AVAILABLE(ios(16.0), macos(13.0), tvos(16.0))
@interface TPMPlaylist<__covariant ItemType : TPMItem *> : NSObject

@property (nonatomic, readonly, copy) NSArray<ItemType> *items;

- (void)appendItem:(ItemType)item;
- (nullable ItemType)itemAtIndex:(NSUInteger)index;

/** Puts the items into an order of chance. */
- (void)shuffle API_AVAILABLE(ios(18.0), macos(15.0), tvos(18.0));

@end

/**
 * Plays items.
 *
 * A player has one item at a time. It keeps the last picture when the item ends.
 */
API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0))
@interface TPMPlayer : NSObject

/** The item that is played, if there is one. */
@property (nonatomic, strong, nullable) TPMItem *item;

/** How fast the item is played; TPM_DEFAULT_SPEED is its own speed. */
@property (nonatomic) double playbackSpeed;

/** How fast the item is played, as a share of its own speed. */
@property (nonatomic) float rate API_DEPRECATED("Use playbackSpeed.", ios(15.0, API_TO_BE_DEPRECATED), macos(12.0, API_TO_BE_DEPRECATED));

/**
 * Starts playing.
 *
 * @param options  How to go about it.
 * @return Whether there is an item to play.
 */
- (BOOL)playWithOptions:(TPMPlaybackOptions)options;

/** Changes the volume over some seconds. */
- (void)setVolume:(float)volume rampDuration:(NSTimeInterval)duration;

/** The picture at a moment, as compressed data. */
- (nullable NSData *)pictureAtMoment:(NSTimeInterval)moment;

/** Keeps the picture in front when the person leaves the app. */
- (void)floatInFront API_AVAILABLE(ios(16.0), watchos(9.0));

/** Writes the item to a file. */
- (void)exportWithQuality:(TPMQuality)quality completionHandler:(TPMExportHandler)handler;

@end

NS_ASSUME_NONNULL_END
