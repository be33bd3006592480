import Foundation
import Testing

/// Headers that look otherwise and say the same differ by noise at most.
@Suite(.enabled(if: hasPython, "needs python3"))
struct IdentityTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// The findings of an SDK against its copy that `scripts/lib/reshape_sdk.py` made.
  private func findings(_ sdk: String, _ how: String) throws -> [Changelog.Finding] {
    let run = try Tool.shell(
      "python3 '\(Tool.root)/scripts/lib/reshape_sdk.py' '\(sdk)' copy \(how) >&2 && "
        + "\"$TOOL\" diff '\(sdk)' copy --show-noise --store nowhere --format json", in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    return try Changelog(run.output).findings
  }

  private func expectNoise(_ sdk: String, atLeast count: Int) throws {
    let found = try findings(sdk, "--rewrap")
    #expect(found.count >= count)
    for finding in found {
      #expect(finding.id == "documentation-reflowed", "\(finding)")
      #expect(finding.level == "noise", "\(finding)")
    }
  }

  @Test(arguments: ["24A437", "24B5084k"])
  func samplesWithBlankLines(build: String) throws {
    #expect(try findings(Samples.sdk(build), "--blank-lines").isEmpty)
  }

  @Test(arguments: ["24A437", "24B5084k"])
  func samplesRewrapped(build: String) throws {
    try expectNoise(Samples.sdk(build), atLeast: 10)
  }

  /// Every place and form of a comment, each long enough to be broken anew.
  @Test func everyKind() throws {
    try workspace.sdk("A.sdk", build: "1", ["Kit": ["Kit.h": Self.header]])
    #expect(try findings(workspace["A.sdk"], "--blank-lines").isEmpty)
    try FileManager.default.removeItem(atPath: workspace["copy"])
    try expectNoise(workspace["A.sdk"], atLeast: 12)
  }

  private static let header = """
    #import <Foundation/Foundation.h>
    // Plain words about the macro, which go on for so long that nobody would leave them on one line.
    #define ONE 1
    #define TWO 2  // words behind a macro, which go on for so long that nobody would leave them there
    /**
     * Adds two numbers, and is so proud of it that it needs more than one line to tell.
     *
     * - one item of a list that is also too long to stay on the line on which it stands here
     * - another
     *
     *     int sum = add(1, 2);  // code stays as it is, however long the line may be in the end
     *
     * | a table | stays too, as long as its line may be, because nobody could read it otherwise |
     */
    extern int add(int a, int b);
    /*! @function subtract
        @abstract Takes one number from another, and tells it in more words than anybody needs.
        @param a  A number that is larger than the other, or smaller, as the case may be here.
        @param b
            The other number, of which the same could be said with as many words as before.
        @return The difference, which is what everybody who calls this function wants to have.
     */
    extern int subtract(int a, int b);
    extern int divide(
      int a,   /*! @param a The number that is divided, and which must be written down at length. */
      int b);  /*! @param b The number that divides it, which must not be zero in any case at all. */
    /// How things look, told in a comment of lines that is longer than the line on which it stands.
    typedef NS_ENUM(NSInteger, Look) {
      LookGood,  ///< So good that it takes more than a line to tell how good it really looks now.
      LookBad,   // so bad that it takes more than a line to tell how bad it really looks, but plain
      LookOdd,   /* so odd that it takes more than a line to tell how odd it really looks, in a block */
      LookNone,
    };
    /** An interface with a comment on one line that a person would break in two, and keep its words. */
    API_AVAILABLE(ios(14.0))
    @interface Thing : NSObject
    @property int size;   // default is a number that takes many words to explain, here at the line's end
                          // and a second line that goes on about it for a while
    /// Runs.
    /// - Parameter speed: How fast, in units that are explained here at more length than is good.
    /// - Returns: Whether it ran, which is told in as many words as there are, and then some more.
    - (BOOL)runAtSpeed:(int)speed;
    @end

    """
}

private let hasPython = (try? Tool.shell("python3 --version").status) == 0
