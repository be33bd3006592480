import SymbolModel
import Testing

@testable import APIDiff

/// The threshold for renames, on labelled pairs.
@Suite struct RenameLikenessTests {
  /// Two declarations of one container, and whether one is the other renamed.
  struct Label: Sendable {
    let old: Symbol
    let new: Symbol
    let isRename: Bool
  }

  /// A method of a class, with its types.
  private static func method(_ selector: String, _ types: [String] = [], doc: String? = nil) -> Symbol {
    var symbol = Symbol(
      key: "c:objc(cs)ABLamp(im)\(selector)", usr: "", kind: .instanceMethod, name: "-[ABLamp \(selector)]")
    symbol.container = "ABLamp"
    symbol.containerKey = "c:objc(cs)ABLamp"
    symbol.type = "void"
    symbol.parameters = types.map { Parameter(name: "x", type: $0) }
    symbol.documentation = doc.map { DocComment(form: .doc, text: $0) }
    symbol.header = "ABLamp.h"
    return symbol
  }

  private static func plain(
    _ kind: SymbolKind, _ name: String, type: String = "NSString *const", value: String? = nil,
    container: String? = nil, doc: String? = nil
  ) -> Symbol {
    let full = container.map { "\($0).\(name)" } ?? name
    var symbol = Symbol(key: "\(kind) \(full)", usr: "", kind: kind, name: full)
    symbol.container = container
    symbol.containerKey = container
    symbol.type = kind == .enumConstant ? nil : type
    symbol.value = value
    symbol.documentation = doc.map { DocComment(form: .doc, text: $0) }
    symbol.header = "ABLamp.h"
    return symbol
  }

  private static func methods(
    _ old: String, _ new: String, _ types: [String], docs: (String?, String?) = (nil, nil), _ isRename: Bool
  ) -> Label {
    Label(
      old: method(old, types, doc: docs.0), new: method(new, types, doc: docs.1), isRename: isRename)
  }

  private static func names(
    _ kind: SymbolKind, _ old: String, _ new: String, type: String = "NSString *const", value: String? = nil,
    container: String? = nil, docs: (String?, String?) = (nil, nil), _ isRename: Bool
  ) -> Label {
    Label(
      old: plain(kind, old, type: type, value: value, container: container, doc: docs.0),
      new: plain(kind, new, type: type, value: value, container: container, doc: docs.1), isRename: isRename)
  }

  private static let tracking = ["BOOL", "void (^)(void)", "void (^)(NSInteger)"]

  static let labels: [Label] = [
    // The three names of the App Tracking Transparency method.
    methods(
      "requestTrackingAuthorizationUsingExpandedInterface:additionalInformationAction:completionHandler:",
      "requestTrackingAuthorizationPreferExpandedInterface:additionalInformationAction:completionHandler:",
      tracking, true),
    methods(
      "requestTrackingAuthorizationPreferExpandedInterface:additionalInformationAction:completionHandler:",
      "requestTrackingAuthorizationPreferringExpandedInterface:additionalInformationAction:completionHandler:",
      tracking, true),
    methods("lightWithColorNamed:", "lightWithColorName:", ["NSString *"], true),
    methods("fadeOverDuration:", "fadeWithDuration:", ["double"], true),
    methods(
      "setLevel:animated:", "setBrightness:animated:", ["double", "BOOL"],
      docs: ("Sets how bright the lamp is.", "Sets how bright the lamp is."), true),
    methods("startScanWithHandler:", "beginScanWithHandler:", ["void (^)(void)"], true),
    methods("lampDidFadeOut:", "lampDidFinishFadingOut:", ["ABLamp *"], true),
    methods("fetchAllLampsWithCompletion:", "fetchLampsWithCompletion:", ["void (^)(void)"], true),
    names(.enumConstant, "ABModePulse", "ABModePulsing", value: "3", container: "ABMode", true),
    names(
      .enumConstant, "ABQualityBest", "ABQualityHighest", value: "2", container: "ABQuality",
      docs: ("The best there is.", "The best there is."), true),
    names(.enumConstant, "ABErrorUnknownLamp", "ABErrorLampNotFound", value: "7", container: "ABError", true),
    names(
      .function, "ABLampTotalLevel", "ABLampSumOfLevels", type: "double",
      docs: ("The sum of all levels in a scene.", "The sum of all levels in a scene."), true),
    names(.function, "ABMakeLampWithIdentifier", "ABCreateLampWithIdentifier", type: "ABLamp *", true),
    names(.variable, "ABLampDidChangeNotification", "ABLampDidChangeStateNotification", true),
    names(.variable, "ABLampSceneLayoutKey", "ABLampSceneLayoutOptionKey", true),
    names(.property, "pausesInBackground", "pausesWhenInBackground", type: "BOOL", container: "ABLamp", true),
    names(.typedef, "ABLampHandler", "ABLampCompletionHandler", type: "void (^)(void)", true),
    names(.macro, "AB_MAX_LAMPS", "AB_MAXIMUM_LAMPS", value: "64", true),

    // Unrelated things of the same type.
    methods("openWindow", "closeDrawer", [], false),
    methods("startScan", "stopScan", [], docs: ("Begins to look for lamps.", "Ends the search."), false),
    methods("reloadData", "invalidateLayout", [], false),
    methods(
      "lampDidAppear:", "lampDidVanish:", ["ABLamp *"],
      docs: ("A lamp has come into sight.", "A lamp is gone."), false),
    methods("addObserver:", "removeOwner:", ["id"], false),
    methods("setLevel:", "setColor:", ["NSInteger"], false),
    methods("insertLamp:atIndex:", "moveScene:toIndex:", ["id", "NSInteger"], false),
    methods(
      "viewForLamp:", "viewForScene:", ["id"],
      docs: ("The view that shows a lamp.", "Answers with the picture of a whole scene."), false),
    names(
      .enumConstant, "ABModeSteady", "ABModeStrobe", value: "1", container: "ABMode",
      docs: ("The light stays as it is.", "Flashes many times in a second."), false),
    names(.function, "ABLampRetain", "ABSceneCopyName", type: "void *", false),
    names(
      .function, "ABLampGetWidth", "ABLampGetHeight", type: "double",
      docs: ("How wide it is.", "From the foot to the top."), false),
    names(.variable, "ABLampErrorDomain", "ABSceneLayoutVersionKey", false),
    names(
      .variable, "ABLampDidConnectNotification", "ABLampDidVanishNotification",
      docs: ("Sent when a lamp has been found.", "Nobody can reach the lamp any more."), false),
    names(.property, "title", "subtitle", type: "NSString *", container: "ABLamp", false),
    names(
      .property, "backgroundColor", "tintColor", type: "UIColor *", container: "ABLamp",
      docs: ("What lies behind.", "The colour of all controls."), false),
    names(.typedef, "ABLampIdentifier", "ABSceneName", type: "NSString *", false),
    names(.macro, "AB_HAS_COLOR", "AB_SUPPORTS_SCENES", value: "1", false),
  ]

  @Test func findsRenamesAndKeepsLookAlikesApart() {
    var found = 0
    var wrong: [String] = []
    var missed: [String] = []
    for label in Self.labels {
      let isPaired = !RenamePairing.pairs(removed: [label.old], added: [label.new]).isEmpty
      let score = RenamePairing.likeness(label.old, label.new)
      let text = "\(label.old.name) → \(label.new.name) (\(score))"
      switch (isPaired, label.isRename) {
      case (true, true): found += 1
      case (true, false): wrong.append(text)
      case (false, true): missed.append(text)
      case (false, false): break
      }
    }
    let precision = Double(found) / Double(max(1, found + wrong.count))
    let recall = Double(found) / Double(max(1, found + missed.count))
    print("renames: precision \(precision), recall \(recall) over \(Self.labels.count) labelled pairs")
    for text in wrong { print("  wrongly paired: \(text)") }
    for text in missed { print("  missed: \(text)") }
    // A false rename hides a removal: that must not happen. A missed one is still told, as two changes.
    #expect(wrong.isEmpty)
    #expect(recall >= 0.85)
  }

  @Test func aSelectorWithAPartMoreIsNoRename() {
    let old = Self.method("fade:", ["double"])
    let new = Self.method("fade:animated:", ["double", "BOOL"])
    #expect(RenamePairing.pairs(removed: [old], added: [new]).isEmpty)
  }

  @Test func theMostAlikeIsTaken() {
    let old = Self.method("fadeOverDuration:", ["double"])
    let near = Self.method("fadeWithDuration:", ["double"])
    let far = Self.method("fadeOverLongDuration:animated", ["double"])
    let pairs = RenamePairing.pairs(removed: [old], added: [far, near])
    #expect(pairs.map(\.added) == [1])
  }
}
