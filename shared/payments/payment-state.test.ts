import fc from 'fast-check'
import {
  applyPaymentFact,
  getBalanceDueCents,
  getPaidCents,
  isOrderPlaced,
  sumExecutedRefunds,
  type PaymentFact,
  type PaymentState,
} from './payment-state'
import { getDuePaymentStep, type PaymentStep } from './payment-steps'

const TOTAL = 2000
const now = new Date('2026-11-24T18:00:00.000Z')
const at = now.toISOString()

const unpaid: PaymentState = {
  status: 'pending',
  sessionId: 'cs_1',
  url: 'https://pay.example/cs_1',
  expiresAt: '2026-11-24T18:10:00.000Z',
  declines: 0,
  cardRefunds: [],
  changes: 0,
}

type ModelOrder = { status: 'pending' | 'confirmed' | 'cancelled'; totalCents: number; payment: PaymentState }

/** A provider: what really happened to the money. */
class Provider {
  session: 'open' | 'complete' | 'closed' = 'open'
  heldCents = 0
  capturedCents = 0
  refundedCents = 0
  isReleased = false
  captures = 0
  readonly executed = new Map<number, number>()
  /** Events that are not delivered yet. */
  readonly events: PaymentFact[] = []

  pay(): void {
    if (this.session !== 'open') return
    this.session = 'complete'
    this.heldCents = TOTAL
    const fact: PaymentFact = { type: 'authorized', intentId: 'pi_1', amountCents: TOTAL }
    this.events.push(fact, fact)
  }

  decline(): void {
    if (this.session === 'open') this.events.push({ type: 'declined' })
  }

  /** Executes a call once for its key. Returns the facts of the response. */
  call(step: PaymentStep): readonly PaymentFact[] {
    switch (step.type) {
      case 'close-session':
        if (this.session === 'complete') return this.read()
        this.session = 'closed'
        this.events.push({ type: 'session-closed' })
        return [{ type: 'session-closed' }]
      case 'capture':
        if (this.heldCents === 0) return this.read()
        this.capturedCents = step.amountCents
        this.heldCents = 0
        this.captures += 1
        this.events.push(...this.read())
        return this.read()
      case 'release':
        if (this.heldCents === 0) return this.read()
        this.heldCents = 0
        this.isReleased = true
        this.events.push(...this.read())
        return this.read()
      case 'refund': {
        if (!this.executed.has(step.index)) {
          this.executed.set(step.index, step.amountCents)
          this.refundedCents += step.amountCents
          this.events.push({ type: 'refunded', totalCents: this.refundedCents })
        }
        return [{ type: 'refund-executed', index: step.index, providerId: `re_${step.index}` }]
      }
      case 'plan-refund':
        return []
    }
  }

  read(): readonly PaymentFact[] {
    if (this.capturedCents > 0) return [{ type: 'captured', intentId: 'pi_1', amountCents: this.capturedCents }]
    if (this.isReleased) return [{ type: 'released', intentId: 'pi_1' }]
    return this.heldCents > 0 ? [{ type: 'authorized', intentId: 'pi_1', amountCents: this.heldCents }] : []
  }
}

class World {
  readonly provider = new Provider()
  order: ModelOrder = { status: 'pending', totalCents: TOTAL, payment: unpaid }
  wasOnBoard = false

  learn(facts: readonly PaymentFact[]): void {
    for (const fact of facts) {
      const { payment, isCancelled } = applyPaymentFact(this.order, fact, at)
      this.order = { ...this.order, payment, ...(isCancelled && { status: 'cancelled' }) }
    }
    this.wasOnBoard ||= isOrderPlaced(this.order)
  }

  /** Makes the next due call. `isLost` is a kill between the call and the write of its response. */
  settle(isLost: boolean): boolean {
    const step = getDuePaymentStep(this.order, now)
    if (!step) return false
    if (step.type === 'plan-refund') {
      const { payment } = this.order
      const { amountCents, isForEdit } = step
      const cardRefunds = [...payment.cardRefunds, { amountCents, at, isForEdit }]
      this.order = { ...this.order, payment: { ...payment, cardRefunds } }
      return true
    }
    const facts = this.provider.call(step)
    if (!isLost) this.learn(facts)
    return true
  }

  deliver(index: number): void {
    const { events } = this.provider
    const [event] = events.length > 0 ? events.splice(index % events.length, 1) : []
    if (event) this.learn([event])
  }

  refund(cents: number): void {
    const { payment, status } = this.order
    const planned = payment.cardRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
    if (status === 'cancelled' || planned + cents > (payment.capturedCents ?? 0)) return
    this.order = {
      ...this.order,
      payment: { ...payment, cardRefunds: [...payment.cardRefunds, { amountCents: cents, at }] },
    }
  }

  edit(totalCents: number): void {
    if (isOrderPlaced(this.order) && this.order.status !== 'cancelled') this.order = { ...this.order, totalCents }
  }

  /** Everything that is under way comes to its end. */
  finish(): void {
    for (let round = 0; round < 100; round += 1) {
      while (this.provider.events.length > 0) this.deliver(0)
      if (!this.settle(false)) break
    }
    while (this.provider.events.length > 0) this.deliver(0)
  }
}

const actions = fc.oneof(
  fc.constant((world: World) => world.provider.pay()),
  fc.constant((world: World) => world.provider.decline()),
  fc.constant((world: World) => {
    if (isOrderPlaced(world.order) && world.order.status === 'pending')
      world.order = { ...world.order, status: 'confirmed' }
  }),
  fc.constant((world: World) => {
    world.order = { ...world.order, status: 'cancelled' }
  }),
  fc.nat(20).map((index) => (world: World) => world.deliver(index)),
  fc.boolean().map((isLost) => (world: World) => void world.settle(isLost)),
  fc.integer({ min: 1, max: TOTAL }).map((cents) => (world: World) => world.refund(cents)),
  fc.integer({ min: 50, max: 2 * TOTAL }).map((cents) => (world: World) => world.edit(cents)),
)

it('whatever happens in whatever order, the provider holds what the order says, and no cent more', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (steps) => {
      const world = new World()
      for (const step of steps) step(world)
      world.finish()
      const { provider, order, wasOnBoard } = world
      const { payment, status } = order
      expect(provider.captures).toBeLessThanOrEqual(1)
      expect(provider.refundedCents).toBeLessThanOrEqual(provider.capturedCents)
      expect(payment.capturedCents ?? 0).toBe(provider.capturedCents)
      expect(sumExecutedRefunds(payment)).toBe(provider.refundedCents)
      if (status === 'confirmed') {
        // What an edit made too much went back, unless staff had refunded it already.
        const isAllRefunded = provider.capturedCents === provider.refundedCents
        if (!isAllRefunded) expect(getPaidCents(payment) + getBalanceDueCents(order)).toBe(order.totalCents)
      }
      if (status === 'cancelled') {
        expect(provider.heldCents).toBe(0)
        expect(provider.capturedCents - provider.refundedCents).toBe(0)
        expect(provider.session).not.toBe('open')
      }
      // An order that was paid in time is never lost.
      if (provider.heldCents > 0) expect(wasOnBoard).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['less', 1500, 500, 0],
  ['more', 2500, 0, 500],
])('an edit of a captured order that costs %s changes what is paid', (_, totalCents, refundedCents, balanceCents) => {
  const world = new World()
  world.provider.pay()
  world.finish()
  world.order = { ...world.order, status: 'confirmed' }
  world.finish()
  world.edit(totalCents)
  world.finish()
  expect(world.provider.refundedCents).toBe(refundedCents)
  expect(getBalanceDueCents(world.order)).toBe(balanceCents)
})

describe('a payment', () => {
  const pending = { status: 'pending' as const, payment: unpaid }
  const apply = (order: typeof pending, ...facts: PaymentFact[]) =>
    facts.reduce<{ payment: PaymentState; isCancelled: boolean }>(
      ({ payment }, fact) => applyPaymentFact({ ...order, payment }, fact, at),
      { payment: order.payment, isCancelled: false },
    )
  const authorized = { type: 'authorized', intentId: 'pi_1', amountCents: TOTAL } as const
  const captured = { type: 'captured', intentId: 'pi_1', amountCents: TOTAL } as const

  it('is authorized once, also after a decline and by late events', () => {
    const { payment } = apply(
      pending,
      { type: 'declined' },
      authorized,
      { type: 'declined' },
      { type: 'session-closed' },
    )
    expect(payment).toMatchObject({ status: 'authorized', placedAt: at, declines: 1, changes: 1 })
  })

  it('cancels its order at the third decline and when its page is closed', () => {
    const declined = { type: 'declined' } as const
    expect(apply(pending, declined, declined)).toMatchObject({ isCancelled: false })
    expect(apply(pending, declined, declined, declined)).toMatchObject({
      isCancelled: true,
      payment: { status: 'failed' },
    })
    expect(apply(pending, { type: 'session-closed' })).toMatchObject({
      isCancelled: true,
      payment: { status: 'expired' },
    })
  })

  it('puts the order on the board as failed when it can not be captured or has lapsed', () => {
    const confirmed = { ...pending, status: 'pending' as const }
    for (const type of ['capture-failed', 'released'] as const)
      expect(apply(confirmed, authorized, { type })).toMatchObject({
        isCancelled: false,
        payment: { status: 'failed' },
      })
  })

  it('is paid when it is captured before the authorization arrives', () => {
    expect(apply(pending, captured, authorized).payment).toMatchObject({ status: 'paid', placedAt: at, paidAt: at })
  })

  it('records refunds that were made at the provider', () => {
    expect(apply(pending, captured, { type: 'refunded', totalCents: 500 }).payment.status).toBe('partially-refunded')
    expect(apply(pending, captured, { type: 'refunded', totalCents: TOTAL }).payment.status).toBe('refunded')
  })
})
