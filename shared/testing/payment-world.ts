import { allocateRefund, getRefundableOf, listPayments } from '../payments/payment-amounts'
import { applyPaymentFact, isOrderPlaced, type PaymentFact, type PaymentState } from '../payments/payment-state'
import { getDuePaymentStep, type PaymentStep } from '../payments/payment-steps'

/** The first total of the order, in cents. */
export const TOTAL = 2000
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
export class ProviderPayment {
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
        if (step.amountCents > this.heldCents) throw new Error('More is captured than is held')
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

/** An order with its payments, and the provider that it talks to. */
export class PaymentWorld {
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
      const { payment, isCancelled } = applyPaymentFact(
        { ...this.order, payment: known },
        fact,
        this.now().toISOString(),
      )
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
    if (getDuePaymentStep(this.order, this.now())) throw new Error('The payments do not come to an end')
  }
}
