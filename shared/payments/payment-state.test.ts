import { applyPaymentFact, type PaymentFact, type PaymentState } from './payment-state'

const TOTAL = 2000
const at = '2026-11-24T18:00:00.000Z'

const unpaid: PaymentState = {
  status: 'pending',
  sessionId: 'cs_1',
  url: 'https://pay.example/cs_1',
  expiresAt: '2026-11-24T18:10:00.000Z',
  declines: 0,
  cardRefunds: [],
  changes: 0,
}

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

  it('is partly refunded again when a refund comes back from the bank', () => {
    const refund = { amountCents: TOTAL, at }
    const paid = apply(pending, captured).payment
    const { payment } = apply(
      { ...pending, payment: { ...paid, cardRefunds: [refund] } },
      { type: 'refund-executed', index: 0, providerId: 're_1' },
      { type: 'refund-returned', providerId: 're_1' },
      { type: 'refunded', totalCents: TOTAL },
    )
    expect(payment).toMatchObject({ status: 'paid', cardRefunds: [{ ...refund, failedAt: at }] })
  })
})
