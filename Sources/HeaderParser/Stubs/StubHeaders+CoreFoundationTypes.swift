extension StubHeaders {
  static let coreFoundationTypes: String = {
    // Name of the CF type, class it is bridged to, whether there is a mutable form.
    let immutable = [
      ("Array", "NSArray", true), ("AttributedString", "NSAttributedString", true), ("Bag", "id", true),
      ("BitVector", "id", true), ("Boolean", "NSNumber", false), ("CharacterSet", "NSCharacterSet", true),
      ("Data", "NSData", true), ("Date", "NSDate", false), ("Dictionary", "NSDictionary", true),
      ("Locale", "NSLocale", false), ("Number", "NSNumber", false), ("Set", "NSSet", true),
      ("TimeZone", "NSTimeZone", false), ("URL", "NSURL", false), ("UUID", "id", false),
    ]
    let mutable = [
      ("BinaryHeap", "id"), ("Calendar", "NSCalendar"), ("DateFormatter", "id"), ("FileDescriptor", "id"),
      ("FileSecurity", "NSFileSecurity"), ("MachPort", "NSMachPort"), ("MessagePort", "NSMessagePort"),
      ("NotificationCenter", "id"), ("NumberFormatter", "id"), ("ReadStream", "NSInputStream"),
      ("RunLoop", "id"), ("RunLoopObserver", "id"), ("RunLoopSource", "id"), ("RunLoopTimer", "NSTimer"),
      ("Socket", "id"), ("StringTokenizer", "id"), ("Tree", "id"), ("UserNotification", "id"),
      ("WriteStream", "NSOutputStream"),
    ]
    var text = ""
    for (name, bridged, hasMutable) in immutable {
      text += "typedef const struct CF_BRIDGED_TYPE(\(bridged)) __CF\(name) *CF\(name)Ref;\n"
      guard hasMutable else { continue }
      let other = bridged == "id" ? "id" : "NSMutable" + bridged.dropFirst(2)
      text += "typedef struct CF_BRIDGED_MUTABLE_TYPE(\(other)) __CF\(name) *CFMutable\(name)Ref;\n"
    }
    for (name, bridged) in mutable {
      text += "typedef struct CF_BRIDGED_MUTABLE_TYPE(\(bridged)) __CF\(name) *CF\(name)Ref;\n"
    }
    text += "typedef struct CF_BRIDGED_TYPE(NSError) __CFError *CFErrorRef;\n"
    text += "typedef struct CF_BRIDGED_TYPE(id) __CFBundle *CFBundleRef;\n"
    text += "typedef struct CF_BRIDGED_TYPE(id) __CFBundle *CFPlugInRef;\n"
    text += "typedef const struct CF_BRIDGED_MUTABLE_TYPE(id) __CFURLEnumerator *CFURLEnumeratorRef;\n"
    let withTypeID =
      immutable.map(\.0) + mutable.map(\.0) + ["String", "Error", "Bundle", "Allocator", "Null"]
    for name in withTypeID { text += "CF_EXPORT CFTypeID CF\(name)GetTypeID(void);\n" }
    return text
  }()

  static let coreFoundationCallbacks: String = {
    var text = #"""
      typedef const void *(*CFAllocatorRetainCallBack)(const void *info);
      typedef void (*CFAllocatorReleaseCallBack)(const void *info);
      typedef CFStringRef (*CFAllocatorCopyDescriptionCallBack)(const void *info);
      """#
    for name in ["Array", "Bag", "Dictionary", "Set"] {
      text += "\ntypedef const void *(*CF\(name)RetainCallBack)(CFAllocatorRef allocator, const void *value);"
      text += "\ntypedef void (*CF\(name)ReleaseCallBack)(CFAllocatorRef allocator, const void *value);"
      text += "\ntypedef CFStringRef (*CF\(name)CopyDescriptionCallBack)(const void *value);"
      text += "\ntypedef Boolean (*CF\(name)EqualCallBack)(const void *value1, const void *value2);"
      if name != "Array" { text += "\ntypedef CFHashCode (*CF\(name)HashCallBack)(const void *value);" }
    }
    let collections = [
      ("Array", "ArrayCallBacks", false), ("Bag", "BagCallBacks", true), ("Set", "SetCallBacks", true),
      ("Dictionary", "DictionaryKeyCallBacks", true), ("Dictionary", "DictionaryValueCallBacks", false),
    ]
    for (name, structure, hashes) in collections {
      text += "\ntypedef struct { CFIndex version; CF\(name)RetainCallBack retain; "
      text += "CF\(name)ReleaseCallBack release; CF\(name)CopyDescriptionCallBack copyDescription; "
      text += "CF\(name)EqualCallBack equal; \(hashes ? "CF\(name)HashCallBack hash; " : "")} CF\(structure);"
    }
    for name in ["FileDescriptor", "MachPort", "MessagePort", "RunLoopObserver", "RunLoopTimer", "Socket"] {
      text += "\ntypedef struct { CFIndex version; void *info; const void *(*retain)(const void *info); "
      text +=
        "void (*release)(const void *info); CFStringRef (*copyDescription)(const void *info); } CF\(name)Context;"
    }
    return text + "\n" + #"""
      typedef struct {
        CFIndex version; void *info; void *(*retain)(void *info); void (*release)(void *info);
        CFStringRef (*copyDescription)(void *info);
      } CFStreamClientContext;
      typedef struct { CFIndex domain; SInt32 error; } CFStreamError;
      typedef CFIndex CFStreamErrorDomain;
      typedef struct {
        UInt8 byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12, byte13,
          byte14, byte15;
      } CFUUIDBytes;
      typedef SInt32 HRESULT;
      typedef UInt32 ULONG;
      typedef void *LPVOID;
      typedef CFUUIDBytes REFIID;
      #define IUNKNOWN_C_GUTS \
        void *_reserved; \
        HRESULT (*QueryInterface)(void *object, REFIID iid, LPVOID *interface); \
        ULONG (*AddRef)(void *object); \
        ULONG (*Release)(void *object)
      typedef CFStringRef CFStreamPropertyKey CF_TYPED_ENUM;
      typedef CF_OPTIONS(CFOptionFlags, CFStreamEventType) {
        kCFStreamEventNone = 0, kCFStreamEventOpenCompleted = 1, kCFStreamEventHasBytesAvailable = 2,
        kCFStreamEventCanAcceptBytes = 4, kCFStreamEventErrorOccurred = 8, kCFStreamEventEndEncountered = 16
      };
      typedef CF_OPTIONS(CFOptionFlags, CFRunLoopActivity) {
        kCFRunLoopEntry = 1, kCFRunLoopBeforeTimers = 2, kCFRunLoopBeforeSources = 4, kCFRunLoopBeforeWaiting = 32,
        kCFRunLoopAfterWaiting = 64, kCFRunLoopExit = 128, kCFRunLoopAllActivities = 0x0FFFFFFF
      };
      typedef void (*CFRunLoopObserverCallBack)(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info);
      typedef void (*CFRunLoopTimerCallBack)(CFRunLoopTimerRef timer, void *info);
      typedef void (*CFMachPortCallBack)(CFMachPortRef port, void *msg, CFIndex size, void *info);
      typedef void (*CFReadStreamClientCallBack)(CFReadStreamRef stream, CFStreamEventType type, void *info);
      typedef void (*CFWriteStreamClientCallBack)(CFWriteStreamRef stream, CFStreamEventType type, void *info);
      typedef void (*CFNotificationCallback)(CFNotificationCenterRef center, void *observer, CFStringRef name,
                                             const void *object, CFDictionaryRef userInfo);
      """#
  }()

  static let coreFoundationFunctions = #"""
    #include <string.h>
    #include <dispatch/dispatch.h>
    CF_EXTERN_C_BEGIN
    CF_IMPLICIT_BRIDGING_ENABLED

    typedef double CFTimeInterval;
    typedef CFTimeInterval CFAbsoluteTime;
    CF_EXPORT CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
    CF_EXPORT const CFTimeInterval kCFAbsoluteTimeIntervalSince1970;

    typedef UInt32 CFStringEncoding;
    typedef CF_ENUM(CFStringEncoding, CFStringBuiltInEncodings) {
      kCFStringEncodingMacRoman = 0, kCFStringEncodingASCII = 0x0600, kCFStringEncodingUTF8 = 0x08000100,
      kCFStringEncodingUTF16 = 0x0100, kCFStringEncodingISOLatin1 = 0x0201
    };
    typedef CF_OPTIONS(CFOptionFlags, CFStringCompareFlags) {
      kCFCompareCaseInsensitive = 1UL, kCFCompareBackwards = 4UL, kCFCompareNumerically = 64UL
    };
    #define CFSTR(text) ((CFStringRef)__builtin___CFStringMakeConstantString("" text ""))
    CF_EXPORT CFIndex CFStringGetLength(CFStringRef string);
    CF_EXPORT UniChar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index);
    CF_EXPORT const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding);
    CF_EXPORT Boolean CFStringGetCString(CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding);
    CF_EXPORT CFComparisonResult CFStringCompare(CFStringRef string1, CFStringRef string2, CFStringCompareFlags options);
    CF_EXPORT CFStringRef CFStringCreateWithCString(CFAllocatorRef alloc, const char *text, CFStringEncoding encoding);
    CF_EXPORT CFStringRef CFStringCreateCopy(CFAllocatorRef alloc, CFStringRef string);
    CF_EXPORT CFStringRef CFStringCreateWithFormat(CFAllocatorRef alloc, CFDictionaryRef options, CFStringRef format, ...);

    CF_EXPORT const CFArrayCallBacks kCFTypeArrayCallBacks;
    CF_EXPORT const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks;
    CF_EXPORT const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks;
    CF_EXPORT CFIndex CFArrayGetCount(CFArrayRef array);
    CF_EXPORT const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index);
    CF_EXPORT CFArrayRef CFArrayCreate(CFAllocatorRef alloc, const void **values, CFIndex count, const CFArrayCallBacks *callBacks);
    CF_EXPORT void CFArrayAppendValue(CFMutableArrayRef array, const void *value);
    CF_EXPORT CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary);
    CF_EXPORT const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key);
    CF_EXPORT void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value);
    CF_EXPORT CFIndex CFSetGetCount(CFSetRef set);
    CF_EXPORT CFIndex CFDataGetLength(CFDataRef data);
    CF_EXPORT const UInt8 *CFDataGetBytePtr(CFDataRef data);
    CF_EXPORT CFDataRef CFDataCreate(CFAllocatorRef alloc, const UInt8 *bytes, CFIndex length);

    CF_EXPORT const CFBooleanRef kCFBooleanTrue;
    CF_EXPORT const CFBooleanRef kCFBooleanFalse;
    CF_EXPORT Boolean CFBooleanGetValue(CFBooleanRef boolean);
    typedef CF_ENUM(CFIndex, CFNumberType) {
      kCFNumberSInt32Type = 3, kCFNumberSInt64Type = 4, kCFNumberIntType = 9, kCFNumberDoubleType = 13
    };
    CF_EXPORT CFNumberRef CFNumberCreate(CFAllocatorRef alloc, CFNumberType type, const void *value);
    CF_EXPORT Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void *value);

    typedef CFStringRef CFErrorDomain CF_EXTENSIBLE_STRING_ENUM;
    CF_EXPORT CFErrorDomain CFErrorGetDomain(CFErrorRef error);
    CF_EXPORT CFIndex CFErrorGetCode(CFErrorRef error);
    CF_EXPORT const CFErrorDomain kCFErrorDomainPOSIX;
    CF_EXPORT const CFErrorDomain kCFErrorDomainOSStatus;

    typedef CF_ENUM(CFIndex, CFURLPathStyle) { kCFURLPOSIXPathStyle = 0, kCFURLWindowsPathStyle = 2 };
    CF_EXPORT CFStringRef CFURLGetString(CFURLRef url);
    CF_EXPORT CFUUIDRef CFUUIDCreate(CFAllocatorRef alloc);
    CF_EXPORT CFUUIDBytes CFUUIDGetUUIDBytes(CFUUIDRef uuid);
    CF_EXPORT CFBundleRef CFBundleGetMainBundle(void);

    typedef CFStringRef CFRunLoopMode CF_EXTENSIBLE_STRING_ENUM;
    CF_EXPORT const CFRunLoopMode kCFRunLoopDefaultMode;
    CF_EXPORT const CFRunLoopMode kCFRunLoopCommonModes;
    CF_EXPORT CFRunLoopRef CFRunLoopGetCurrent(void);
    CF_EXPORT CFRunLoopRef CFRunLoopGetMain(void);
    CF_EXPORT void CFRunLoopRun(void);
    CF_EXPORT void CFRunLoopStop(CFRunLoopRef loop);
    typedef CFStringRef CFNotificationName CF_EXTENSIBLE_STRING_ENUM;
    typedef int CFFileDescriptorNativeDescriptor;
    typedef int CFSocketNativeHandle;
    typedef CF_ENUM(CFIndex, CFStreamStatus) {
      kCFStreamStatusNotOpen = 0, kCFStreamStatusOpening, kCFStreamStatusOpen, kCFStreamStatusReading,
      kCFStreamStatusWriting, kCFStreamStatusAtEnd, kCFStreamStatusClosed, kCFStreamStatusError
    };
    typedef CF_ENUM(CFIndex, CFPropertyListFormat) {
      kCFPropertyListOpenStepFormat = 1, kCFPropertyListXMLFormat_v1_0 = 100, kCFPropertyListBinaryFormat_v1_0 = 200
    };
    typedef CFStringRef CFLocaleIdentifier CF_EXTENSIBLE_STRING_ENUM;
    typedef CFStringRef CFLocaleKey CF_STRING_ENUM;
    typedef CFStringRef CFCalendarIdentifier CF_STRING_ENUM;

    CF_IMPLICIT_BRIDGING_DISABLED
    CF_EXTERN_C_END
    """#
}
