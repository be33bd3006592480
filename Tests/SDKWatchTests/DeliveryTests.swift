import Testing

@testable import SDKWatch

@Suite struct DeliveryTests {
  @Test func equalDeliveries() {
    let delivery = Delivery(idempotencyKey: "k", body: [1])
    #expect(delivery == Delivery(idempotencyKey: "k", body: [1]))
    #expect(delivery != Delivery(idempotencyKey: "other", body: [1]))
  }
}
