//
//  LanternKit.h
//  LanternKit
//

#import <LanternKit/LanternDefines.h>
#import <LanternKit/LKBeacon.h>
#import <LanternKit/LKLantern.h>
#import <LanternKit/LKScene.h>
