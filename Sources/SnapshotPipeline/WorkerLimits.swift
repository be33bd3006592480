#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bounds on a parse: a twelve-line macro bomb would eat the machine.
package struct WorkerLimits: Codable, Sendable, Hashable {
  /// Address space, in bytes.
  package var memory: UInt64
  /// Processor time, in seconds.
  package var processorTime: UInt64
  /// Time on the clock, in seconds; the parent keeps it.
  package var wallTime: Double

  /// Bounds for a unit of so many headers: a whole SDK has some 9,000 and takes seconds.
  package init(headers: Int) {
    memory = 4 << 30
    processorTime = 30 + UInt64(headers) / 100
    wallTime = Double(processorTime) * 3
  }

  /// Bounds for a look at one header.
  package static var probe: WorkerLimits {
    var limits = WorkerLimits(headers: 0)
    limits.memory = 3 << 30
    limits.processorTime = 10
    limits.wallTime = 20
    return limits
  }

  /// Applies the bounds to this process.
  package func apply() {
    #if canImport(Glibc)
      limit(__rlimit_resource_t(RLIMIT_AS.rawValue), memory)
      limit(__rlimit_resource_t(RLIMIT_CPU.rawValue), processorTime)
      limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
    #else
      // Darwin does not keep RLIMIT_AS; the time limits hold.
      limit(RLIMIT_AS, memory)
      limit(RLIMIT_CPU, processorTime)
      limit(RLIMIT_CORE, 0)
    #endif
  }

  #if canImport(Glibc)
    private func limit(_ resource: __rlimit_resource_t, _ value: UInt64) {
      var bounds = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(resource, &bounds)
    }
  #else
    private func limit(_ resource: Int32, _ value: UInt64) {
      var bounds = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(resource, &bounds)
    }
  #endif
}
