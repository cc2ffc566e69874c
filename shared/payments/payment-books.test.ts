import fc from 'fast-check'
import { sumExecutedRefunds, sumFailedRefunds } from './card-refunds'
import { allocateRefund, getBalanceDueCents, getPaidCents, getRefundableOf, listPayments } from './payment-amounts'
import { applyPaymentFact, isOrderPlaced, type PaymentFact, type PaymentState } from './payment-state'
import { getDuePaymentStep, type PaymentStep } from './payment-steps'

const TOTAL = 2000
const START = Date.parse('2026-11-24T18:00:00.000Z')

const unpaid: PaymentState = {
  status: 'pending',
  sessionId: 'cs_0',
  url: 'https://pay.example/cs_0',
  expiresAt: new Date(START + 900_000).toISOString(),
  declines: 0,
  cardRefunds: [],
  changes: 0,
}

type ModelOrder = {
  readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  readonly totalCents: number
  readonly payment: PaymentState
  readonly balancePayments: readonly PaymentState[]
  readonly edits: readonly { readonly at: string }[]
}

type ProviderStep = Exclude<PaymentStep, { readonly type: 'plan-refunds' | 'open-balance' }>

/** One page of a provider and its payment: what really happened to the money. */
class ProviderPayment {
  session: 'open' | 'complete' | 'closed' = 'open'
  heldCents = 0
  capturedCents = 0
  refundedCents = 0
  isReleased = false
  captures = 0
  /** The provider rejects the next refund. */
  isRefusing = false
  readonly executed = new Map<number, string | null>()
  /** Events that are not delivered yet. */
  readonly events: PaymentFact[] = []

  constructor(
    readonly name: string,
    readonly amountCents: number,
  ) {}

  pay(): void {
    if (this.session !== 'open') return
    this.session = 'complete'
    this.heldCents = this.amountCents
    const fact: PaymentFact = { type: 'authorized', intentId: this.name, amountCents: this.amountCents }
    this.events.push(fact, fact)
  }

  decline(): void {
    if (this.session === 'open') this.events.push({ type: 'declined' })
  }

  /** Executes a call once for its key. Returns the facts of the response. */
  call(step: ProviderStep): readonly PaymentFact[] {
    switch (step.type) {
      case 'close-session':
        if (this.session === 'complete') return this.read()
        this.session = 'closed'
        this.events.push({ type: 'session-closed' })
        return [{ type: 'session-closed' }]
      case 'capture':
        if (this.heldCents === 0) return this.read()
        expect(step.amountCents).toBeLessThanOrEqual(this.heldCents)
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
      case 'refund':
        return [this.refund(step.index, step.amountCents)]
    }
  }

  refund(index: number, amountCents: number): PaymentFact {
    if (!this.executed.has(index)) {
      this.executed.set(index, this.isRefusing ? null : `${this.name}-re-${index}`)
      if (!this.isRefusing) {
        this.refundedCents += amountCents
        this.events.push({ type: 'refunded', totalCents: this.refundedCents })
      }
      this.isRefusing = false
    }
    const providerId = this.executed.get(index)
    return providerId ? { type: 'refund-executed', index, providerId } : { type: 'refund-failed', index }
  }

  read(): readonly PaymentFact[] {
    const intentId = this.name
    if (this.capturedCents > 0) return [{ type: 'captured', intentId, amountCents: this.capturedCents }]
    if (this.isReleased) return [{ type: 'released', intentId }]
    return this.heldCents > 0 ? [{ type: 'authorized', intentId, amountCents: this.heldCents }] : []
  }
}

class World {
  readonly provider = [new ProviderPayment('pi_0', TOTAL)]
  order: ModelOrder = { status: 'pending', totalCents: TOTAL, payment: unpaid, balancePayments: [], edits: [] }
  wasOnBoard = false
  private clock = START

  now(): Date {
    this.clock += 1
    return new Date(this.clock)
  }

  change(part: number, payment: PaymentState): void {
    const [first = payment, ...balancePayments] = listPayments(this.order).map((known, index) =>
      index === part ? payment : known,
    )
    this.order = { ...this.order, payment: first, balancePayments }
  }

  learn(part: number, facts: readonly PaymentFact[]): void {
    for (const fact of facts) {
      const known = listPayments(this.order)[part]
      if (!known) return
      const { payment, isCancelled } = applyPaymentFact({ ...this.order, payment: known }, fact, this.now().toISOString())
      this.change(part, payment)
      if (isCancelled) this.order = { ...this.order, status: 'cancelled' }
    }
    this.wasOnBoard ||= isOrderPlaced(this.order)
  }

  planRefunds(refunds: readonly { readonly part: number; readonly amountCents: number }[], isForEdit: boolean): void {
    const at = this.now().toISOString()
    for (const { part, amountCents } of refunds) {
      const payment = listPayments(this.order)[part]
      if (payment)
        this.change(part, { ...payment, cardRefunds: [...payment.cardRefunds, { amountCents, at, isForEdit }] })
    }
  }

  openBalance({ part, amountCents, edit, expiresAt }: Extract<PaymentStep, { readonly type: 'open-balance' }>): void {
    const name = `pi_${part}-${amountCents}`
    this.provider[part] ??= new ProviderPayment(name, amountCents)
    // A lost response may have left a page with another amount, which no guest knows.
    if (this.provider[part]?.amountCents !== amountCents) this.provider[part] = new ProviderPayment(name, amountCents)
    const page = { ...unpaid, sessionId: name, expiresAt, balance: { amountCents, edit } }
    this.order = { ...this.order, balancePayments: [...this.order.balancePayments, page] }
  }

  /** Makes the next due call. `isLost` is a kill between the call and the write of its response. */
  settle(isLost: boolean): boolean {
    const step = getDuePaymentStep(this.order, this.now())
    if (!step) return false
    if (step.type === 'plan-refunds') this.planRefunds(step.refunds, step.isForEdit)
    else if (step.type === 'open-balance') {
      if (!isLost) this.openBalance(step)
    } else {
      const facts = this.provider[step.part]?.call(step) ?? []
      if (!isLost) this.learn(step.part, facts)
    }
    return true
  }

  deliver(part: number, index: number): void {
    const events = this.provider[part]?.events ?? []
    const [event] = events.length > 0 ? events.splice(index % events.length, 1) : []
    if (event) this.learn(part, [event])
  }

  refund(cents: number): void {
    if (this.order.status === 'cancelled') return
    const refundable = listPayments(this.order).reduce((sum, payment) => sum + getRefundableOf(payment), 0)
    if (cents <= refundable) this.planRefunds(allocateRefund(this.order, cents, getRefundableOf), false)
  }

  edit(totalCents: number): void {
    const { status, edits } = this.order
    if (isOrderPlaced(this.order) && (status === 'pending' || status === 'confirmed'))
      this.order = { ...this.order, totalCents, edits: [...edits, { at: this.now().toISOString() }] }
  }

  private deliverAll(): void {
    this.provider.forEach((payment, part) => {
      while (payment.events.length > 0) this.deliver(part, 0)
    })
  }

  /** Everything that is under way comes to its end. */
  finish(): void {
    for (let round = 0; round < 200; round += 1) {
      this.deliverAll()
      if (!this.settle(false)) break
    }
    this.deliverAll()
    expect(getDuePaymentStep(this.order, this.now())).toBeUndefined()
  }
}

const parts = fc.nat(3)
const actions = fc.oneof(
  parts.map((part) => (world: World) => world.provider[part]?.pay()),
  parts.map((part) => (world: World) => world.provider[part]?.decline()),
  fc.constant((world: World) => {
    if (isOrderPlaced(world.order) && world.order.status === 'pending')
      world.order = { ...world.order, status: 'confirmed' }
  }),
  fc.constant((world: World) => {
    if (world.order.status === 'confirmed') world.order = { ...world.order, status: 'completed' }
  }),
  fc.constant((world: World) => {
    world.order = { ...world.order, status: 'cancelled' }
  }),
  fc.record({ part: parts, index: fc.nat(20) }).map(
    ({ part, index }) =>
      (world: World) =>
        world.deliver(part, index),
  ),
  fc.boolean().map((isLost) => (world: World) => void world.settle(isLost)),
  fc.integer({ min: 1, max: TOTAL }).map((cents) => (world: World) => world.refund(cents)),
  fc.integer({ min: 50, max: 2 * TOTAL }).map((cents) => (world: World) => world.edit(cents)),
)

const refusal = parts.map((part) => (world: World) => {
  const payment = world.provider[part]
  if (payment) payment.isRefusing = true
})

const sumOf = (world: World, of: (payment: ProviderPayment) => number): number =>
  world.provider.reduce((sum, payment) => sum + of(payment), 0)

function expectBooksToAgree(world: World): void {
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
      const world = new World()
      for (const step of steps) step(world)
      world.finish()
      expectBooksToAgree(world)
    }),
    { numRuns: 2000 },
  )
})

/** A confirmed and captured order. */
function createPaidWorld(): World {
  const world = new World()
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
