//
//  TPMTimeRange.h
//  TidepoolMedia
//

#import <Foundation/Foundation.h>

/** A stretch of time, in seconds. */
typedef struct {
    NSTimeInterval start;
    NSTimeInterval length;
} TPMTimeRange;

/** The range that holds no time at all. */
FOUNDATION_EXPORT const TPMTimeRange TPMTimeRangeEmpty API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));

/** Makes a range. */
static inline TPMTimeRange TPMTimeRangeMake(NSTimeInterval start, NSTimeInterval length) {
    TPMTimeRange range;
    range.start = start;
    range.length = length;
    return range;
}

/** Whether a moment lies in a range; its end does not. */
FOUNDATION_EXPORT BOOL TPMTimeRangeContains(TPMTimeRange range, NSTimeInterval moment) API_AVAILABLE(ios(15.0), macos(12.0), tvos(15.0), watchos(8.0));
