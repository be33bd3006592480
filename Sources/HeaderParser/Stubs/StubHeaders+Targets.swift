extension StubHeaders {
  // The compiler may define some of the TARGET_ macros itself (clang 17 and later do for Apple targets).
  static let targetConditionals = #"""
    #ifndef __has_builtin
    #define __has_builtin(x) 0
    #endif
    #if __has_builtin(__is_target_os) && __has_builtin(__is_target_environment)
    #if __is_target_os(tvos)
    #define __SDKDIFF_OS_TV 1
    #elif __is_target_os(watchos)
    #define __SDKDIFF_OS_WATCH 1
    #elif __is_target_os(xros) || __is_target_os(visionos)
    #define __SDKDIFF_OS_VISION 1
    #elif __is_target_os(driverkit)
    #define __SDKDIFF_OS_DRIVERKIT 1
    #elif __is_target_os(macos) || __is_target_os(macosx)
    #define __SDKDIFF_OS_OSX 1
    #else
    #define __SDKDIFF_OS_IOS 1
    #endif
    #if __is_target_environment(simulator)
    #define __SDKDIFF_SIMULATOR 1
    #endif
    #if __is_target_environment(macabi)
    #define __SDKDIFF_MACCATALYST 1
    #endif
    #elif defined(__ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__)
    #define __SDKDIFF_OS_TV 1
    #elif defined(__ENVIRONMENT_WATCH_OS_VERSION_MIN_REQUIRED__)
    #define __SDKDIFF_OS_WATCH 1
    #elif defined(__ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__)
    #define __SDKDIFF_OS_OSX 1
    #else
    #define __SDKDIFF_OS_IOS 1
    #endif

    #ifndef TARGET_OS_OSX
    #ifdef __SDKDIFF_OS_OSX
    #define TARGET_OS_OSX 1
    #else
    #define TARGET_OS_OSX 0
    #endif
    #endif
    #ifndef TARGET_OS_IOS
    #ifdef __SDKDIFF_OS_IOS
    #define TARGET_OS_IOS 1
    #else
    #define TARGET_OS_IOS 0
    #endif
    #endif
    #ifndef TARGET_OS_TV
    #ifdef __SDKDIFF_OS_TV
    #define TARGET_OS_TV 1
    #else
    #define TARGET_OS_TV 0
    #endif
    #endif
    #ifndef TARGET_OS_WATCH
    #ifdef __SDKDIFF_OS_WATCH
    #define TARGET_OS_WATCH 1
    #else
    #define TARGET_OS_WATCH 0
    #endif
    #endif
    #ifndef TARGET_OS_VISION
    #ifdef __SDKDIFF_OS_VISION
    #define TARGET_OS_VISION 1
    #else
    #define TARGET_OS_VISION 0
    #endif
    #endif
    #ifndef TARGET_OS_DRIVERKIT
    #ifdef __SDKDIFF_OS_DRIVERKIT
    #define TARGET_OS_DRIVERKIT 1
    #else
    #define TARGET_OS_DRIVERKIT 0
    #endif
    #endif
    #ifndef TARGET_OS_SIMULATOR
    #ifdef __SDKDIFF_SIMULATOR
    #define TARGET_OS_SIMULATOR 1
    #else
    #define TARGET_OS_SIMULATOR 0
    #endif
    #endif
    #ifndef TARGET_OS_MACCATALYST
    #ifdef __SDKDIFF_MACCATALYST
    #define TARGET_OS_MACCATALYST 1
    #else
    #define TARGET_OS_MACCATALYST 0
    #endif
    #endif
    #ifndef TARGET_OS_UIKITFORMAC
    #define TARGET_OS_UIKITFORMAC TARGET_OS_MACCATALYST
    #endif
    #ifndef TARGET_OS_MAC
    #define TARGET_OS_MAC 1
    #endif
    #ifndef TARGET_OS_IPHONE
    #if TARGET_OS_OSX || TARGET_OS_DRIVERKIT
    #define TARGET_OS_IPHONE 0
    #else
    #define TARGET_OS_IPHONE 1
    #endif
    #endif
    #ifndef TARGET_OS_EMBEDDED
    #if TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR && !TARGET_OS_MACCATALYST
    #define TARGET_OS_EMBEDDED 1
    #else
    #define TARGET_OS_EMBEDDED 0
    #endif
    #endif
    #ifndef TARGET_OS_LINUX
    #define TARGET_OS_LINUX 0
    #endif
    #ifndef TARGET_OS_WIN32
    #define TARGET_OS_WIN32 0
    #endif
    #ifndef TARGET_OS_WINDOWS
    #define TARGET_OS_WINDOWS 0
    #endif
    #ifndef TARGET_OS_UNIX
    #define TARGET_OS_UNIX 0
    #endif
    #ifndef TARGET_OS_BRIDGE
    #define TARGET_OS_BRIDGE 0
    #endif
    #ifndef TARGET_OS_NANO
    #define TARGET_OS_NANO TARGET_OS_WATCH
    #endif
    #ifndef TARGET_ABI_USES_IOS_VALUES
    #define TARGET_ABI_USES_IOS_VALUES (!TARGET_CPU_X86_64 || (TARGET_OS_IPHONE && !TARGET_OS_MACCATALYST))
    #endif
    #ifndef TARGET_IPHONE_SIMULATOR
    #define TARGET_IPHONE_SIMULATOR TARGET_OS_SIMULATOR
    #endif

    #if defined(__arm64__) || defined(__aarch64__)
    #define TARGET_CPU_ARM64 1
    #else
    #define TARGET_CPU_ARM64 0
    #endif
    #if defined(__arm__)
    #define TARGET_CPU_ARM 1
    #else
    #define TARGET_CPU_ARM 0
    #endif
    #if defined(__x86_64__)
    #define TARGET_CPU_X86_64 1
    #else
    #define TARGET_CPU_X86_64 0
    #endif
    #if defined(__i386__)
    #define TARGET_CPU_X86 1
    #else
    #define TARGET_CPU_X86 0
    #endif
    #define TARGET_CPU_PPC 0
    #define TARGET_CPU_PPC64 0
    #define TARGET_CPU_68K 0
    #define TARGET_CPU_MIPS 0
    #define TARGET_CPU_SPARC 0
    #define TARGET_CPU_ALPHA 0
    #define TARGET_RT_LITTLE_ENDIAN 1
    #define TARGET_RT_BIG_ENDIAN 0
    #define TARGET_RT_MAC_CFM 0
    #define TARGET_RT_MAC_MACHO 1
    #if defined(__LP64__)
    #define TARGET_RT_64_BIT 1
    #else
    #define TARGET_RT_64_BIT 0
    #endif
    """#
}
