//
//  TPMTypes.h
//  TidepoolMedia
//

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

#define TPM_DEFAULT_SPEED 1.0

/** The codecs that a player knows by name. */
typedef NSString * TPMCodecName NS_TYPED_EXTENSIBLE_ENUM API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

FOUNDATION_EXPORT TPMCodecName const TPMCodecNameBrine API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));
FOUNDATION_EXPORT TPMCodecName const TPMCodecNameKelp API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));
FOUNDATION_EXPORT TPMCodecName const TPMCodecNameCoral API_AVAILABLE(ios(27.2), macos(27.2), tvos(27.2), watchos(27.2));

/** How much care an export takes. */
typedef NS_ENUM(NSUInteger, TPMQuality) {
    /** For a first look. */
    TPMQualityDraft = 1,
    /** For most uses. */
    TPMQualityGood = 2,
    /** For an archive. */
    TPMQualityBest = 4
} API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

/** How a player goes about an item. */
typedef NS_OPTIONS(NSUInteger, TPMPlaybackOptions) {
    TPMPlaybackOptionsLoop = 1 << 0,
    TPMPlaybackOptionsMuted = 1 << 1,
    TPMPlaybackOptionsPreload = 1 << 2
} API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

/** What is known about one sample. */
typedef struct TPMSampleInfo {
    double timestamp;  // seconds from the start of the item
    double loudness;   // from 0 to 1
    unsigned int flags;  // zero unless the sample was repaired
} TPMSampleInfo;

/** Receives the exported file, or the reason why there is none. */
typedef void (^TPMExportHandler)(NSURL * _Nullable file, NSError * _Nullable error);

/** The mean loudness of some samples. */
FOUNDATION_EXPORT double TPMMeanLoudness(const TPMSampleInfo *samples, NSUInteger count) API_AVAILABLE(ios(15.0), macos(12.0), tvos(17.0));

/** A codec's name for people. */
FOUNDATION_EXPORT NSString *TPMTitleOfCodec(TPMCodecName codec) API_DEPRECATED("Show the codec's own name; this title is not translated.", ios(15.0, 26.0), macos(12.0, 26.0));

NS_ASSUME_NONNULL_END
