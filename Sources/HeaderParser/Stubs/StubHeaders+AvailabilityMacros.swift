extension StubHeaders {
  // The older macros name the platform in their own name, or take a version of macOS and one of iOS of which
  // the target's counts.
  static let availabilityHeader = #"""
    #include <TargetConditionals.h>
    #include <AvailabilityVersions.h>
    #include <os/availability.h>
    #include <AvailabilityInternal.h>

    #define __OS_AVAILABILITY(platform,what) __attribute__((availability(platform,what)))
    #define __OS_AVAILABILITY_MSG(platform,what,msg) __attribute__((availability(platform,what,message=msg)))

    #define __OSX_EXTENSION_UNAVAILABLE(msg) __OS_AVAILABILITY_MSG(macosx_app_extension,unavailable,msg)
    #define __IOS_EXTENSION_UNAVAILABLE(msg) __OS_AVAILABILITY_MSG(ios_app_extension,unavailable,msg)
    #define __OS_EXTENSION_UNAVAILABLE(msg) __OSX_EXTENSION_UNAVAILABLE(msg) __IOS_EXTENSION_UNAVAILABLE(msg)

    #define __OSX_UNAVAILABLE __OS_AVAILABILITY(macosx,unavailable)
    #define __OSX_AVAILABLE(v) __OS_AVAILABILITY(macosx,introduced=v)
    #define __OSX_DEPRECATED(i,d,msg) __OSX_AVAILABLE(i) __OS_AVAILABILITY_MSG(macosx,deprecated=d,msg)
    #define __IOS_UNAVAILABLE __OS_AVAILABILITY(ios,unavailable)
    #define __IOS_PROHIBITED __OS_AVAILABILITY(ios,unavailable)
    #define __IOS_AVAILABLE(v) __OS_AVAILABILITY(ios,introduced=v)
    #define __IOS_DEPRECATED(i,d,msg) __IOS_AVAILABLE(i) __OS_AVAILABILITY_MSG(ios,deprecated=d,msg)
    #define __TVOS_UNAVAILABLE __OS_AVAILABILITY(tvos,unavailable)
    #define __TVOS_PROHIBITED __OS_AVAILABILITY(tvos,unavailable)
    #define __TVOS_AVAILABLE(v) __OS_AVAILABILITY(tvos,introduced=v)
    #define __TVOS_DEPRECATED(i,d,msg) __TVOS_AVAILABLE(i) __OS_AVAILABILITY_MSG(tvos,deprecated=d,msg)
    #define __WATCHOS_UNAVAILABLE __OS_AVAILABILITY(watchos,unavailable)
    #define __WATCHOS_PROHIBITED __OS_AVAILABILITY(watchos,unavailable)
    #define __WATCHOS_AVAILABLE(v) __OS_AVAILABILITY(watchos,introduced=v)
    #define __WATCHOS_DEPRECATED(i,d,msg) __WATCHOS_AVAILABLE(i) __OS_AVAILABILITY_MSG(watchos,deprecated=d,msg)
    #define __VISIONOS_UNAVAILABLE __OS_AVAILABILITY(visionos,unavailable)
    #define __VISIONOS_PROHIBITED __OS_AVAILABILITY(visionos,unavailable)
    #define __VISIONOS_AVAILABLE(v) __OS_AVAILABILITY(visionos,introduced=v)
    #define __VISIONOS_DEPRECATED(i,d,msg) __VISIONOS_AVAILABLE(i) __OS_AVAILABILITY_MSG(visionos,deprecated=d,msg)
    #define __SWIFT_UNAVAILABLE __OS_AVAILABILITY(swift,unavailable)
    #define __SWIFT_UNAVAILABLE_MSG(msg) __OS_AVAILABILITY_MSG(swift,unavailable,msg)

    #define __SDKDIFF_STARTING(platform,v) __attribute__((availability(platform,introduced=v)))
    #define __SDKDIFF_UNTIL(platform,i,d) __attribute__((availability(platform,introduced=i,deprecated=d)))
    #define __SDKDIFF_UNTIL_MSG(platform,i,d,msg) \
      __attribute__((availability(platform,introduced=i,deprecated=d,message=msg)))
    #if TARGET_OS_OSX
    #define __OSX_AVAILABLE_STARTING(mac,ios) __SDKDIFF_STARTING(macosx,__SDKDIFF_V_##mac)
    #define __OSX_AVAILABLE_BUT_DEPRECATED(mac,macdep,ios,iosdep) \
      __SDKDIFF_UNTIL(macosx,__SDKDIFF_V_##mac,__SDKDIFF_V_##macdep)
    #define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(mac,macdep,ios,iosdep,msg) \
      __SDKDIFF_UNTIL_MSG(macosx,__SDKDIFF_V_##mac,__SDKDIFF_V_##macdep,msg)
    #else
    #define __OSX_AVAILABLE_STARTING(mac,iphone) __SDKDIFF_STARTING(ios,__SDKDIFF_V_##iphone)
    #define __OSX_AVAILABLE_BUT_DEPRECATED(mac,macdep,iphone,iphonedep) \
      __SDKDIFF_UNTIL(ios,__SDKDIFF_V_##iphone,__SDKDIFF_V_##iphonedep)
    #define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(mac,macdep,iphone,iphonedep,msg) \
      __SDKDIFF_UNTIL_MSG(ios,__SDKDIFF_V_##iphone,__SDKDIFF_V_##iphonedep,msg)
    #endif

    #if TARGET_OS_OSX
    #ifdef __ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__
    #define __MAC_OS_X_VERSION_MIN_REQUIRED __ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__
    #else
    #define __MAC_OS_X_VERSION_MIN_REQUIRED __MAC_11_0
    #endif
    #define __MAC_OS_X_VERSION_MAX_ALLOWED __MAC_27_7
    #elif TARGET_OS_TV
    #ifdef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
    #define __TV_OS_VERSION_MIN_REQUIRED __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
    #else
    #define __TV_OS_VERSION_MIN_REQUIRED __TVOS_9_0
    #endif
    #define __TV_OS_VERSION_MAX_ALLOWED __TVOS_27_6
    #define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_9_0
    #define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_27_8
    #elif TARGET_OS_WATCH
    #ifdef __ENVIRONMENT_WATCH_OS_VERSION_MIN_REQUIRED__
    #define __WATCH_OS_VERSION_MIN_REQUIRED __ENVIRONMENT_WATCH_OS_VERSION_MIN_REQUIRED__
    #else
    #define __WATCH_OS_VERSION_MIN_REQUIRED __WATCHOS_1_0
    #endif
    #define __WATCH_OS_VERSION_MAX_ALLOWED __WATCHOS_27_6
    #define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_9_0
    #define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_27_8
    #elif TARGET_OS_VISION
    #define __VISION_OS_VERSION_MIN_REQUIRED __VISIONOS_1_0
    #define __VISION_OS_VERSION_MAX_ALLOWED __VISIONOS_27_6
    #define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_17_0
    #define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_27_8
    #else
    #ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
    #define __IPHONE_OS_VERSION_MIN_REQUIRED __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
    #else
    #define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_9_0
    #endif
    #define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_27_8
    #endif
    """#

  // AVAILABLE_MAC_OS_X_VERSION_10_4_AND_LATER and its like.
  static let availabilityMacros: String = {
    var text = #"""
      #include <Availability.h>
      #define WEAK_IMPORT_ATTRIBUTE __attribute__((weak_import))
      #define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
      #define DEPRECATED_MSG_ATTRIBUTE(msg) __attribute__((deprecated(msg)))
      #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
      #if TARGET_OS_OSX
      #define MAC_OS_X_VERSION_MIN_REQUIRED __MAC_OS_X_VERSION_MIN_REQUIRED
      #define MAC_OS_X_VERSION_MAX_ALLOWED __MAC_OS_X_VERSION_MAX_ALLOWED
      #define __SDKDIFF_MAC_ONLY(...) __attribute__((availability(macosx,__VA_ARGS__)))
      #else
      #define MAC_OS_X_VERSION_MIN_REQUIRED __MAC_10_15
      #define MAC_OS_X_VERSION_MAX_ALLOWED __MAC_10_15
      #define __SDKDIFF_MAC_ONLY(...)
      #endif
      """#
    text += "\n"
    for minor in 0...16 {
      text += "#define MAC_OS_X_VERSION_10_\(minor) __MAC_10_\(minor)\n"
    }
    for major in Array(11...15) + [26, 27] {
      text += "#define MAC_OS_VERSION_\(major)_0 __MAC_\(major)_0\n"
    }
    for minor in 0...15 {
      let name = "MAC_OS_X_VERSION_10_\(minor)"
      text += "#define AVAILABLE_\(name)_AND_LATER __SDKDIFF_MAC_ONLY(introduced=10.\(minor))\n"
      text += "#define DEPRECATED_IN_\(name)_AND_LATER __SDKDIFF_MAC_ONLY(deprecated=10.\(minor))\n"
      text += "#define AVAILABLE_\(name)_AND_LATER_BUT_DEPRECATED "
      text += "__SDKDIFF_MAC_ONLY(introduced=10.\(minor),deprecated=10.\(minor))\n"
      for later in minor...15 {
        text += "#define AVAILABLE_\(name)_AND_LATER_BUT_DEPRECATED_IN_MAC_OS_X_VERSION_10_\(later) "
        text += "__SDKDIFF_MAC_ONLY(introduced=10.\(minor),deprecated=10.\(later))\n"
      }
    }
    return text
  }()
}
