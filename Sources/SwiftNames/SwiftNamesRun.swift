import Foundation
import SDKDiscovery
import Synchronization

/// Asks the compiler for the names of one SDK's modules, on all cores.
package final class SwiftNamesRun: Sendable {
  /// What came of one Clang module.
  package struct Outcome: Sendable {
    /// Its names; nil where the compiler gave none.
    package var names: SwiftNameTable?
    /// Why there are none, or why they were had in spite of errors alone.
    package var failure: SwiftNamesFailure?

    /// Whether errors had to be allowed.
    package var isRelaxed: Bool { names != nil && failure != nil }
  }

  /// The modules that can be asked for.
  package let modules: [ClangModule]
  private let work: String
  private let jobs: Int
  private let progress: @Sendable (String) -> Void
  private let flattened: Side
  private let plain: Side

  /// A view with the compiler and the stand-ins that go with it, made when they are asked for.
  private final class Side: Sendable {
    let label: String
    private let made = Mutex<Result<(compiler: GraphCompiler, standIns: StandInModules), SwiftNamesFailure>?>(
      nil)
    private let make: @Sendable () throws -> (compiler: GraphCompiler, standIns: StandInModules)

    init(
      _ label: String,
      _ make: @escaping @Sendable () throws -> (compiler: GraphCompiler, standIns: StandInModules)
    ) {
      self.label = label
      self.make = make
    }

    func tools() throws(SwiftNamesFailure) -> (compiler: GraphCompiler, standIns: StandInModules) {
      let result = made.withLock { made in
        if let made { return made }
        let result = Result { try make() }.mapError { error in
          error as? SwiftNamesFailure ?? SwiftNamesFailure("the temporary folder cannot be written")
        }
        made = result
        return result
      }
      return try result.get()
    }
  }

  /// Makes the view of the SDK; nothing is compiled before names are asked for.
  ///
  /// - Parameters:
  ///   - cache: The folder that keeps stand-ins from run to run; nil for none. It need not exist.
  ///   - work: A folder of this run alone.
  /// - Throws: `SwiftNamesFailure` when no module can be asked for.
  package init(
    _ sources: SwiftNamesSources, toolchain: SwiftToolchain, cache: String?, work: String, jobs: Int,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.work = work
    self.jobs = max(1, jobs)
    self.progress = progress
    let view: SDKView
    do {
      view = try SDKView(sources, at: work + "/flat", isFlattened: true)
    } catch {
      throw SwiftNamesFailure("the temporary folder cannot be written")
    }
    modules = view.modules
    @Sendable func tools(_ view: SDKView, _ root: String) throws -> (GraphCompiler, StandInModules) {
      let compiler = try GraphCompiler(toolchain: toolchain, sources: sources, view: view, root: root)
      return (compiler, try StandInModules(compiler, cache: cache, work: root))
    }
    flattened = Side("flat") { try tools(view, work + "/flat") }
    plain = Side("plain") {
      try tools(try SDKView(sources, at: work + "/plain", isFlattened: false), work + "/plain")
    }
  }

  /// The names of modules, by the modules' names. What fails for one harms no other.
  package func extract(_ wanted: Set<String>) -> [String: Outcome] {
    // The large ones first, so that no core is left alone with one at the end.
    let chosen = modules.filter { wanted.contains($0.name) }.sorted {
      ($1.weight, $0.name) < ($0.weight, $1.name)
    }
    let outcomes = Mutex<[String: Outcome]>([:])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for module in chosen {
      queue.addOperation {
        let outcome = self.outcome(of: module)
        let done = outcomes.withLock { outcomes in
          outcomes[module.name] = outcome
          return outcomes.count
        }
        if done % 10 == 0 || done == chosen.count {
          self.progress("Swift names: \(done) of \(chosen.count) modules")
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return outcomes.withLock { $0 }
  }

  private func outcome(of module: ClangModule) -> Outcome {
    if module.excludesSwift {
      let what = module.requirements.contains("!swift") ? "!swift" : "cplusplus"
      return Outcome(failure: SwiftNamesFailure("requires \(what)"))
    }
    if let names = try? names(of: module, flattened) { return Outcome(names: names) }
    // The SDK's own module maps: what was joined may have belonged apart.
    do {
      return Outcome(names: try names(of: module, plain))
    } catch {
      guard error.mayHaveNames else { return Outcome(failure: error) }
      let names = try? names(of: module, plain, isRelaxed: true)
      return Outcome(names: names?.isEmpty == true ? nil : names, failure: error)
    }
  }

  private func names(
    of module: ClangModule, _ side: Side, isRelaxed: Bool = false
  ) throws(SwiftNamesFailure) -> SwiftNameTable {
    let folder = "\(work)/graphs-\(side.label)\(isRelaxed ? "-relaxed" : "")/\(module.name)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var (compiler, standIns) = try side.tools()
    // What errors leave behind shall not be taken for whole.
    if isRelaxed { compiler.moduleCache = work + "/modules-relaxed" }
    do {
      try compiler.extract(module.name, standIns: standIns, to: folder, isRelaxed: isRelaxed)
    } catch {
      throw error as? SwiftNamesFailure ?? SwiftNamesFailure("the temporary folder cannot be written")
    }
    var names = SwiftNameTable()
    for file in FileSystem.names(in: folder) where file.hasSuffix(".symbols.json") {
      guard let bytes = FileSystem.bytes(of: "\(folder)/\(file)"), let graph = SymbolGraph(bytes) else {
        throw SwiftNamesFailure("a symbol graph cannot be read")
      }
      names.add(graph)
    }
    return names
  }
}
