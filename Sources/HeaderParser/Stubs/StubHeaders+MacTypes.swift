extension StubHeaders {
  static let macTypes = #"""
    #include <ConditionalMacros.h>
    #include <sys/types.h>
    #include <stdint.h>
    #include <stdbool.h>
    typedef unsigned char UInt8;
    typedef signed char SInt8;
    typedef unsigned short UInt16;
    typedef signed short SInt16;
    #if __LP64__
    typedef unsigned int UInt32;
    typedef signed int SInt32;
    #else
    typedef unsigned long UInt32;
    typedef signed long SInt32;
    #endif
    typedef unsigned long long UInt64;
    typedef signed long long SInt64;
    typedef float Float32;
    typedef double Float64;
    typedef SInt32 Fixed;
    typedef SInt32 Fract;
    typedef unsigned char Boolean;
    typedef unsigned char Byte;
    typedef signed char SignedByte;
    typedef char *Ptr;
    typedef Ptr *Handle;
    typedef long Size;
    typedef SInt16 OSErr;
    typedef SInt32 OSStatus;
    typedef void *LogicalAddress;
    typedef const void *ConstLogicalAddress;
    typedef UInt32 FourCharCode;
    typedef FourCharCode OSType;
    typedef FourCharCode ResType;
    typedef OSType *OSTypePtr;
    typedef SInt16 ScriptCode;
    typedef SInt16 LangCode;
    typedef SInt16 RegionCode;
    typedef UInt32 UnicodeScalarValue;
    typedef UInt32 UTF32Char;
    typedef UInt16 UniChar;
    typedef UInt16 UTF16Char;
    typedef UInt8 UTF8Char;
    typedef UniChar *UniCharPtr;
    typedef unsigned long UniCharCount;
    typedef unsigned char Str255[256];
    typedef unsigned char *StringPtr;
    typedef const unsigned char *ConstStringPtr;
    typedef const unsigned char *ConstStr255Param;
    typedef UInt32 OptionBits;
    typedef unsigned long ItemCount;
    typedef unsigned long ByteCount;
    typedef UInt32 PBVersion;
    struct Point { short v; short h; };
    typedef struct Point Point;
    struct Rect { short top; short left; short bottom; short right; };
    typedef struct Rect Rect;
    struct ProcessSerialNumber { UInt32 highLongOfPSN; UInt32 lowLongOfPSN; };
    typedef struct ProcessSerialNumber ProcessSerialNumber;
    enum { noErr = 0 };
    enum { kNilOptions = 0 };
    enum { kVariableLengthArray = 1, kUnknownType = 0x3F3F3F3F };
    #ifndef nil
    #define nil NULL
    #endif
    """#

  static let conditionalMacros = #"""
    #include <TargetConditionals.h>
    #define CALLBACK_API(type,name) type (*name)
    #define CALLBACK_API_C(type,name) type (*name)
    #define EXTERN_API(type) extern type
    #define EXTERN_API_C(type) extern type
    """#

  static let assertMacros = #"""
    #define require(assertion,label) do { if (!(assertion)) goto label; } while (0)
    #define require_action(assertion,label,action) do { if (!(assertion)) { action; goto label; } } while (0)
    #define require_noerr(error,label) do { if ((error) != 0) goto label; } while (0)
    #define check(assertion) do { } while (0)
    #define __Require(assertion,label) require(assertion, label)
    #define __Require_Action(assertion,label,action) require_action(assertion, label, action)
    #define __Check(assertion) check(assertion)
    #define __Verify(assertion) do { (void)(assertion); } while (0)
    """#

  static let mach = #"""
    #include <sys/types.h>
    #include <stdint.h>
    typedef int kern_return_t;
    typedef int boolean_t;
    typedef unsigned int natural_t;
    typedef int integer_t;
    typedef natural_t mach_port_name_t;
    typedef mach_port_name_t mach_port_t;
    typedef mach_port_t task_t;
    typedef mach_port_t thread_t;
    typedef mach_port_t thread_act_t;
    typedef mach_port_t host_t;
    typedef mach_port_t semaphore_t;
    typedef mach_port_t vm_map_t;
    typedef unsigned int mach_msg_type_number_t;
    typedef unsigned int mach_msg_id_t;
    typedef unsigned int mach_msg_size_t;
    typedef int mach_msg_return_t;
    typedef uintptr_t vm_offset_t;
    typedef uintptr_t vm_address_t;
    typedef uintptr_t vm_size_t;
    typedef int vm_prot_t;
    typedef uint64_t mach_vm_address_t;
    typedef uint64_t mach_vm_size_t;
    typedef struct { unsigned int val[8]; } audit_token_t;
    struct mach_timebase_info { uint32_t numer; uint32_t denom; };
    typedef struct mach_timebase_info *mach_timebase_info_t;
    typedef struct mach_timebase_info mach_timebase_info_data_t;
    #define KERN_SUCCESS 0
    #define MACH_PORT_NULL 0
    #define MACH_PORT_DEAD ((mach_port_name_t)~0)
    #define TASK_NULL ((task_t)0)
    #define THREAD_NULL ((thread_t)0)
    __BEGIN_DECLS
    extern mach_port_t mach_task_self_;
    #define mach_task_self() mach_task_self_
    uint64_t mach_absolute_time(void);
    uint64_t mach_continuous_time(void);
    kern_return_t mach_timebase_info(mach_timebase_info_t info);
    char *mach_error_string(int error);
    __END_DECLS
    """#
}
