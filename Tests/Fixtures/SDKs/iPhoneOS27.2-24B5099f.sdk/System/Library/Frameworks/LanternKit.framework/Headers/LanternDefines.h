//
//  LanternDefines.h
//  LanternKit
//

#ifndef LANTERN_DEFINES_H
#define LANTERN_DEFINES_H

#import <Foundation/Foundation.h>

#define LANTERN_EXPORT extern __attribute__((visibility("default")))

// Marks whatever handles the windows of a scene one by one.
#define LANTERN_DEPRECATED_WINDOWING API_DEPRECATED("Scenes look after their windows themselves.", ios(15.0, 27.2), macos(12.0, 27.2))

#define LANTERN_KIT_GENERATION "third"
#define LANTERN_MAX_LIGHTS 128  // lights in one scene

/// Brings a level into the range from 0 to 1.
#define LANTERN_CLAMP(level) ((level) < 0.0 ? 0.0 : ((level) > 1.0 ? 1.0 : (level)))

#endif
