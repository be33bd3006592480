//
//  AppTrackingTransparency.h
//  AppTrackingTransparency
//

#import <AppTrackingTransparency/ATTrackingManager.h>
