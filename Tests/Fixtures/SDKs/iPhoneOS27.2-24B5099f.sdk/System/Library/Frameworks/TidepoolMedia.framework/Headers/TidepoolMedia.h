//
//  TidepoolMedia.h
//  TidepoolMedia
//

#import <Foundation/Foundation.h>

//! The framework's version as a number.
FOUNDATION_EXPORT double TidepoolMediaVersionNumber;

//! The framework's version as text.
FOUNDATION_EXPORT const unsigned char TidepoolMediaVersionString[];

#import <TidepoolMedia/TPMPlayer.h>
#import <TidepoolMedia/TPMTimeRange.h>
#import <TidepoolMedia/TPMTypes.h>
