import fc from 'fast-check'
import { PaymentWorld, TOTAL, type ProviderPayment } from '../testing/payment-world'
import { sumExecutedRefunds, sumFailedRefunds } from './card-refunds'
import { getBalanceDueCents, getPaidCents, listPayments } from './payment-amounts'
import { isOrderPlaced } from './payment-state'

const parts = fc.nat(3)
const actions = fc.oneof(
  parts.map((part) => (world: PaymentWorld) => world.provider[part]?.pay()),
  parts.map((part) => (world: PaymentWorld) => world.provider[part]?.decline()),
  fc.constant((world: PaymentWorld) => {
    if (isOrderPlaced(world.order) && world.order.status === 'pending')
      world.order = { ...world.order, status: 'confirmed' }
  }),
  fc.constant((world: PaymentWorld) => {
    if (world.order.status === 'confirmed') world.order = { ...world.order, status: 'completed' }
  }),
  fc.constant((world: PaymentWorld) => {
    world.order = { ...world.order, status: 'cancelled' }
  }),
  fc.record({ part: parts, index: fc.nat(20) }).map(
    ({ part, index }) =>
      (world: PaymentWorld) =>
        world.deliver(part, index),
  ),
  fc.boolean().map((isLost) => (world: PaymentWorld) => void world.settle(isLost)),
  fc.integer({ min: 1, max: TOTAL }).map((cents) => (world: PaymentWorld) => world.refund(cents)),
  fc.integer({ min: 50, max: 2 * TOTAL }).map((cents) => (world: PaymentWorld) => world.edit(cents)),
)

const refusal = parts.map((part) => (world: PaymentWorld) => {
  const payment = world.provider[part]
  if (payment) payment.isRefusing = true
})

const sumOf = (world: PaymentWorld, of: (payment: ProviderPayment) => number): number =>
  world.provider.reduce((sum, payment) => sum + of(payment), 0)

function expectBooksToAgree(world: PaymentWorld): void {
  const { provider, order, wasOnBoard } = world
  const payments = listPayments(order)
  provider.forEach(({ captures, capturedCents, refundedCents, heldCents }, part) => {
    const payment = payments[part]
    expect(captures).toBeLessThanOrEqual(1)
    expect(refundedCents).toBeLessThanOrEqual(capturedCents)
    expect(payment?.capturedCents ?? 0).toBe(capturedCents)
    expect(payment ? sumExecutedRefunds(payment) : 0).toBe(refundedCents)
    if (order.status !== 'pending') expect(heldCents).toBe(0)
  })
  const captured = sumOf(world, ({ capturedCents }) => capturedCents)
  const refunded = sumOf(world, ({ refundedCents }) => refundedCents)
  const failed = payments.reduce((sum, payment) => sum + sumFailedRefunds(payment), 0)
  if (order.status === 'confirmed' || order.status === 'completed') {
    // What an edit made too much went back, unless staff had refunded it already.
    if (captured > refunded + failed) expect(getPaidCents(order) + getBalanceDueCents(order)).toBe(order.totalCents)
    if (order.status === 'completed') expect(provider.filter(({ session }) => session === 'open')).toEqual([])
  }
  if (order.status === 'cancelled') {
    // Staff return what the provider could not.
    expect(captured - refunded).toBe(failed)
    expect(provider.filter(({ session }) => session === 'open')).toEqual([])
  }
  // An order that was paid in time is never lost.
  if (sumOf(world, ({ heldCents }) => heldCents) > 0) expect(wasOnBoard).toBe(true)
}

it.each([
  ['and no cent more', actions],
  ['except what it failed to refund', fc.oneof({ arbitrary: actions, weight: 9 }, refusal)],
])('whatever happens in whatever order, the provider holds what the order says, %s', (_, anyAction) => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (steps) => {
      const world = new PaymentWorld()
      for (const step of steps) step(world)
      world.finish()
      expectBooksToAgree(world)
    }),
    { numRuns: 2000 },
  )
})

/** A confirmed and captured order. */
function createPaidWorld(): PaymentWorld {
  const world = new PaymentWorld()
  world.provider[0]?.pay()
  world.finish()
  world.order = { ...world.order, status: 'confirmed' }
  world.finish()
  return world
}

describe('an edit of a captured order', () => {
  it('that costs less returns the difference', () => {
    const world = createPaidWorld()
    world.edit(1500)
    world.finish()
    expect(world.provider.map(({ refundedCents }) => refundedCents)).toEqual([500])
    expect(getBalanceDueCents(world.order)).toBe(0)
  })

  it('that costs more asks for the difference, and captures it once it is paid', () => {
    const world = createPaidWorld()
    world.edit(2500)
    world.finish()
    expect(getBalanceDueCents(world.order)).toBe(500)
    expect(world.order.balancePayments).toMatchObject([{ status: 'pending', balance: { amountCents: 500, edit: 1 } }])
    world.provider[1]?.pay()
    world.finish()
    expect(getBalanceDueCents(world.order)).toBe(0)
    expect(world.provider.map(({ capturedCents }) => capturedCents)).toEqual([2000, 500])
  })

  it('replaces the page of an earlier edit that was not paid', () => {
    const world = createPaidWorld()
    world.edit(2500)
    world.finish()
    world.edit(2800)
    world.finish()
    expect(world.provider.map(({ session, amountCents }) => [session, amountCents])).toEqual([
      ['complete', 2000],
      ['closed', 500],
      ['open', 800],
    ])
  })

  it('leaves the balance to the counter after three declined cards', () => {
    const world = createPaidWorld()
    world.edit(2500)
    world.finish()
    for (let card = 1; card <= 3; card += 1) world.provider[1]?.decline()
    world.finish()
    expect(world.order.status).toBe('confirmed')
    expect(getBalanceDueCents(world.order)).toBe(500)
    expect(world.provider.map(({ session }) => session)).toEqual(['complete', 'closed'])
  })

  it('asks for no balance that is too small to pay online', () => {
    const world = createPaidWorld()
    world.edit(2049)
    world.finish()
    expect(world.order.balancePayments).toEqual([])
    expect(getBalanceDueCents(world.order)).toBe(49)
  })
})

it('cancelling an order returns its first payment and its balance', () => {
  const world = createPaidWorld()
  world.edit(2500)
  world.finish()
  world.provider[1]?.pay()
  world.finish()
  world.order = { ...world.order, status: 'cancelled' }
  world.finish()
  expect(world.provider.map(({ refundedCents }) => refundedCents)).toEqual([2000, 500])
})
