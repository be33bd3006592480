import Foundation
import SymbolModel
import Synchronization

/// Looks at every file of a store, and changes none.
struct StoreVerifier {
  private let layout: StoreLayout
  /// The version of the extractor here.
  private let extractor: Int?
  private var report = StoreReport()
  /// Who needs which object, by the path of its folder and its digest.
  private var uses: [String: [String: [ObjectUse]]] = [:]
  /// Digests that stand anywhere in a manifest, as that of a kind that is not known here may.
  private var mentioned: Set<String> = []

  init(_ layout: StoreLayout, extractor: Int?) {
    self.layout = layout
    self.extractor = extractor
  }

  /// - Throws: `StoreError.unreadable` when a folder cannot be listed.
  mutating func run() throws -> StoreReport {
    // A collector would take objects from under a manifest that was replaced meanwhile.
    let locks = try layout.objectFolders().map { try StoreLock($0, .shared) }
    defer { withExtendedLifetime(locks) {} }
    // The objects first: those of manifests that come meanwhile are looked for where they are.
    let contents = try StoreContents(layout)
    for link in contents.links {
      add(.link, link.path, "a symbolic link, which is not followed; put the file or folder itself there")
    }
    for stray in contents.leftovers {
      add(.leftover, stray.path, "half a file, of a writer that was killed or is at work")
    }
    for stray in contents.foreign { add(.foreign, stray.path, "no file of a store") }
    for place in contents.manifests { read(place, contents) }
    for folder in contents.folders { check(folder) }
    // Manifests whose objects have no folder at all.
    for (path, objects) in uses where !contents.folders.contains(where: { $0.path == path }) {
      for (digest, uses) in objects {
        let place = StoreLayout.place(of: digest)
        add(.missing, "\(path)/\(place.folder)/\(place.file)", ObjectUse.words(uses))
      }
    }
    report.entries.sort { $0.precedes($1) }
    return report
  }

  private mutating func add(_ kind: StoreReport.Kind, _ path: String, _ detail: String) {
    report.entries.append(StoreReport.Entry(kind: kind, path: path, detail: detail))
  }

  private mutating func add(_ error: any Error, _ path: String) {
    report.entries.append(StoreReport.Entry(error, path: path))
  }

  // MARK: - Manifests

  private mutating func read(_ place: StoreLayout.ManifestPlace, _ contents: StoreContents) {
    do {
      guard let bytes = try layout.bytes(of: place) else { return }
      report.builds += 1
      report.bytes += bytes.count
      mentioned.formUnion(ManifestFile.digests(in: bytes))
      guard let manifest = try layout.manifest(at: place) else { return }
      let own = contents.folders.first { $0.product == place.product }?.path
      for named in manifest.facets {
        guard ContentDigest.isHex(named.digest) else {
          add(
            .damaged, place.path,
            "'\(named.digest.prefix(80))', for \(named.facet) of \(named.module.name), is no digest")
          continue
        }
        uses[own ?? StoreLayout.objects, default: [:]][named.digest, default: []].append(
          ObjectUse(build: manifest.build, module: named.module, facet: named.facet))
      }
      for module in manifest.modules
      where [.complete, .incomplete].contains(module.status) && module[.symbols] == nil {
        add(
          .damaged, place.path, "\(module.name) is \(module.status.rawValue), and no symbols of it are named")
      }
      if let extractor, manifest.tool.extractor < extractor {
        add(
          .outdated, place.path,
          "read by extractor \(manifest.tool.extractor), where this is \(extractor); `sdkdiff snapshot --again`"
            + " redoes it")
      }
    } catch {
      add(error, place.path)
    }
  }

  // MARK: - Objects

  private mutating func check(_ folder: StoreContents.ObjectFolder) {
    let uses = uses[folder.path] ?? [:]
    let digests = Set(folder.objects.keys).union(uses.keys).sorted()
    report.objects += folder.objects.count
    report.bytes += folder.objects.values.reduce(0) { $0 + $1.size }
    let found = Mutex<[StoreReport.Entry]>([])
    // On all cores: one object each is in memory.
    DispatchQueue.concurrentPerform(iterations: digests.count) { number in
      let digest = digests[number]
      let own = Self.check(digest, in: folder, uses[digest] ?? [])
      if !own.isEmpty { found.withLock { $0 += own } }
    }
    report.entries += found.withLock { $0 }
    for digest in digests where uses[digest] == nil && !mentioned.contains(digest) {
      add(.orphan, folder.path(of: digest), "no manifest names it")
    }
  }

  private static func check(
    _ digest: String, in folder: StoreContents.ObjectFolder, _ uses: [ObjectUse]
  ) -> [StoreReport.Entry] {
    let path = folder.path(of: digest)
    let place = StoreLayout.place(of: digest)
    let whose = uses.isEmpty ? "" : " (\(ObjectUse.words(uses)))"
    do {
      guard let file = try folder.handle.folder(place.folder)?.read(place.file) else {
        return [StoreReport.Entry(kind: .missing, path: path, detail: ObjectUse.words(uses))]
      }
      guard let bytes = ObjectFile.unpack(file, digest: digest) else {
        return [
          StoreReport.Entry(
            kind: .damaged, path: path, detail: "its content does not match its digest\(whose)")
        ]
      }
      for use in uses {
        let fault = try FacetCheck.fault(of: bytes, use.facet, of: use.module, path: path)
        if let fault {
          return [StoreReport.Entry(kind: .damaged, path: path, detail: "\(fault) (\(use.words))")]
        }
      }
      return []
    } catch {
      let entry = StoreReport.Entry(error, path: path)
      return [StoreReport.Entry(kind: entry.kind, path: path, detail: entry.detail + whose)]
    }
  }
}
