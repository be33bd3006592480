/// A header whose text stands in a test.
struct InlineHeader {
  let name: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// A module made of headers whose text stands in a test.
struct InlineModule {
  let name: String
  let headers: [InlineHeader]

  init(_ name: String, _ headers: [InlineHeader]) {
    self.name = name
    self.headers = headers
  }

  init(_ name: String, _ text: String) { self.init(name, [InlineHeader("\(name).h", text)]) }
}
