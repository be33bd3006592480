import Testing

@testable import SymbolModel

/// The order of versions, build numbers and builds.
@Suite struct OrderTests {
  /// Every pair of a list that is written in order.
  private func expectAscending<Value: Comparable>(_ values: [Value]) {
    for (place, left) in values.enumerated() {
      for (other, right) in values.enumerated() {
        #expect((left < right) == (place < other), "\(left) \(right)")
      }
    }
  }

  @Test func buildNumbers() throws {
    let texts = [
      "9A1", "23A5260l", "23A341", "23B5044l", "24A5260a", "24A437", "24B83", "24B5084k", "24B5089g", "24B91",
      "24B91a", "24B5092a", "24C1",
    ]
    expectAscending(try texts.map { try #require(BuildNumber($0)) })
    #expect(try #require(BuildNumber("24A437")) < #require(BuildNumber("24B5084k")))
    #expect(try #require(BuildNumber("24B5084k")) < #require(BuildNumber("24B5089g")))
    #expect(try #require(BuildNumber("24B5089g")) < #require(BuildNumber("24B91")))
    for text in ["", "24", "24B", "B91", "24b91", "24B91kk", "24B91K", "24B-1", " 24B91", "24B91 ", "２４B91"] {
      #expect(BuildNumber(text) == nil, "\(text)")
    }
    #expect(BuildNumber("99999999999999999999B1") == nil)
    #expect(BuildNumber("24B5084k")?.description == "24B5084k")
  }

  @Test func versions() throws {
    expectAscending([
      Version(9), Version(10, 15), Version(10, 15, 1), Version(16), Version(16, 0, 1), Version(16, 1),
      Version(100_000),
    ])
    #expect(Version("16") == Version("16_0"))
    #expect(Version("16.0") == Version("16"))
    #expect(Version("16.0.1") == Version(16, 0, 1))
    for text in ["", "x", "16.x", "-1", "1.2.3.4.5"] { #expect(Version(text) == nil, "\(text)") }
    #expect(Version("27.2")?.description == "27.2")
    #expect(Version(100_000).description == "to be deprecated")
  }

  @Test func builds() {
    func build(_ name: String, _ version: String?) -> SDKBuild {
      SDKBuild(product: "p", platform: "iphoneos", version: version, build: name)
    }
    let ordered = [
      build("r1", nil), build("headers-1", "1.0"), build("24A437", "27.0"), build("custom", "27.2"),
      build("24B5084k", "27.2"), build("24B5089g", "27.2"), build("24B91", "27.2"), build("24A1", "28.0"),
    ]
    for (place, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect(SDKBuild.isOlder(left, than: right) == (place < other), "\(left.build) \(right.build)")
      }
    }
    // Names that are no numbers have no order of their own.
    #expect(!SDKBuild.isOlder(build("a", "1"), than: build("b", "1")))
    #expect(!SDKBuild.isOlder(build("b", "1"), than: build("a", "1")))
  }

  /// The order in words: product version, then train, then number less 5000 for seeds, then a release after a seed
  /// of equal number, then letter.
  @Test func manyBuilds() {
    let versions = ["26.9", "27.0", "27", "27.0.1", "27.1", "100.0"]
    let trains = [(9, "A"), (9, "Z"), (24, "A"), (24, "B"), (24, "AA"), (100, "A")]
    let numbers = ["1", "83", "91", "437", "4999", "5000", "5001", "5083", "5091", "5437", "10000"]
    let letters = ["", "a", "k", "z"]
    var random = SystemRandomNumberGenerator()
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
    var builds: [(build: SDKBuild, rank: [Int])] = []
    for _ in 0..<250 {
      let (version, train, number, letter) = (pick(versions), pick(trains), pick(numbers), pick(letters))
      let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
      let value = Int(number) ?? 0
      let trainRank = train.1.utf8.reduce(0) { $0 * 256 + Int($1) } * (train.1.utf8.count == 1 ? 256 : 1)
      let rank =
        Array(parts.prefix(3)) + [train.0, trainRank, value >= 5000 ? value - 5000 : value]
        + [value >= 5000 ? 0 : 1, letter.utf8.first.map { Int($0) } ?? 0]
      let build = SDKBuild(
        product: "p", platform: "iphoneos", version: version, build: "\(train.0)\(train.1)\(number)\(letter)")
      builds.append((build, rank))
    }
    for left in builds {
      for right in builds {
        let isOlder = left.rank.lexicographicallyPrecedes(right.rank)
        #expect(
          SDKBuild.isOlder(left.build, than: right.build) == isOlder,
          "\(left.build.version ?? "") \(left.build.build), \(right.build.version ?? "") \(right.build.build)"
        )
      }
    }
  }

  @Test func editDistance() {
    #expect(EditDistance.between("24B5084", "24b5084K", atMost: 3) == 1)
    #expect(EditDistance.between("", "abc", atMost: 3) == 3)
    #expect(EditDistance.between("abc", "", atMost: 2) == nil)
    #expect(EditDistance.between("kitten", "sitting", atMost: 3) == 3)
    #expect(EditDistance.between("kitten", "sitting", atMost: 2) == nil)
  }
}
