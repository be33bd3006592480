import Testing

@Suite("Names of the parameters of blocks and of pointers to functions")
struct BlockNameTests {
  @Test func declarations() throws {
    let parsed = try ParsedHeaders(
      """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      typedef void (^Done)(BOOL success, NSError *_Nullable error);
      typedef int (*Compare)(const void *left, const void *right);
      typedef void (^Plain)(int);
      typedef void (^Nested)(NSDictionary<NSString *, id> *map, void (^reply)(NSInteger count, ...));
      struct Table { int (*open)(const char *path, int); };
      extern void (*handler)(int code);
      @interface Worker : NSObject
      @property (nonatomic, copy, nullable) void (^updated)(Worker *worker);
      @property (nonatomic, copy) Done done;
      - (void)runWithReply:(void (^ NS_NOESCAPE)(NSString *_Nullable text, BOOL *stop))reply count:(int)count;
      - (void)stop:(void (^)(void))reply;
      @end
      void each(void (^body)(size_t index), int (*choose)(void *, int second));
      NS_ASSUME_NONNULL_END
      """)
    #expect(
      try parsed.declaration("Done")
        == "typedef void (^Done)(BOOL success, NSError * _Nullable error)")
    #expect(try parsed.symbol("Done").type == "void (^)(BOOL, NSError * _Nullable)")
    #expect(
      try parsed.declaration("Compare")
        == "typedef int (*Compare)(const void * _Nonnull left, const void * _Nonnull right)")
    #expect(try parsed.declaration("Plain") == "typedef void (^Plain)(int)")
    #expect(
      try parsed.declaration("Nested")
        == "typedef void (^Nested)(NSDictionary<NSString *,id> * _Nonnull map, "
        + "void (^ _Nonnull reply)(NSInteger count, ...))")
    #expect(
      try parsed.declaration("Table.open") == "int (* _Nonnull open)(const char * _Nonnull path, int)")
    #expect(try parsed.declaration("handler") == "void (* _Nonnull handler)(int code)")
    #expect(
      try parsed.declaration("Worker.updated")
        == "@property (nonatomic, copy, nullable) void (^updated)(Worker * _Nonnull worker)")
    #expect(try parsed.declaration("Worker.done") == "@property (nonatomic, copy, nonnull) Done done")
    #expect(
      try parsed.declaration("-[Worker runWithReply:count:]")
        == "- (void)runWithReply:(nonnull void (^)(NSString * _Nullable text, BOOL * _Nonnull stop))reply count:(int)count"
    )
    #expect(
      try parsed.declaration("-[Worker stop:]") == "- (void)stop:(nonnull void (^)(void))reply")
    #expect(
      try parsed.declaration("each")
        == "void each(void (^ _Nonnull body)(size_t index), int (* _Nonnull choose)(void * _Nonnull, int second))"
    )
  }
}
