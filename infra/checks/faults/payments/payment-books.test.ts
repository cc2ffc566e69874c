import type { Intent, Ledger, Session } from '#infra/local/emulated/payments/ledger'
import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import { findPaymentFailures } from './payment-books'

const session: Session = {
  id: 'cs_1',
  status: 'complete',
  amountCents: 2000,
  lines: [],
  intentId: 'pi_1',
  orderId: 'PAID',
  metadata: {},
  expiresAt: 0,
  successUrl: '',
  cancelUrl: '',
}
const intent: Intent = {
  id: 'pi_1',
  sessionId: 'cs_1',
  status: 'succeeded',
  amountCents: 2000,
  receivedCents: 2000,
  refundedCents: 0,
  metadata: { orderId: 'PAID' },
  createdAt: 0,
}

const refund = { amountCents: 500, at: '2026-11-24T19:00:00.000Z', providerId: 're_1' }

const order = {
  ...buildEmptyOrder({ id: 'PAID', location: 'HENPR', ticketNumber: 1 }, '2026-11-24T18:00:00.000Z'),
  status: 'confirmed' as const,
  kitchenStatus: 'confirmed' as const,
  totalCents: 2000,
  payment: {
    status: 'paid' as const,
    sessionId: 'cs_1',
    url: 'https://pay.example/cs_1',
    expiresAt: '2026-11-24T18:15:00.000Z',
    intentId: 'pi_1',
    declines: 0,
    placedAt: '2026-11-24T18:01:00.000Z',
    authorizedCents: 2000,
    capturedCents: 2000,
    cardRefunds: [refund].slice(1),
    changes: 2,
    payerHashes: [],
  },
}

type Change = {
  readonly order?: object
  readonly intents?: readonly Intent[]
  readonly session?: Partial<Session>
  readonly refundedCents?: number
}

/** Compares an order of $20.00, paid and confirmed, with the provider's books after a change. */
function findFailures({ order: changed = {}, intents = [intent], session: page = {}, refundedCents = 0 }: Change) {
  const ledger: Ledger = {
    port: 0,
    sessions: { cs_1: { ...session, ...page } },
    intents: Object.fromEntries(intents.map((each) => [each.id, each])),
    refunds: 0,
    responses: {},
    events: [],
  }
  const tabs = new Map([['key', { id: 'PAID', total: '20.00', kitchenStatus: 'confirmed', refundedCents }]])
  return findPaymentFailures({ items: [{ ...order, ...changed }], tabs, ledger })
}

const withPayment = (change: object) => ({ payment: { ...order.payment, ...change } })

it('nothing is wrong with an order that was paid once, also after a refund', () => {
  expect(findFailures({})).toEqual([])
  const refunded = { order: withPayment({ cardRefunds: [refund] }), intents: [{ ...intent, refundedCents: 500 }] }
  expect(findFailures({ ...refunded, refundedCents: 500 })).toEqual([])
})

it.each<[string, Change, string]>([
  [
    'a second payment of the same order',
    { intents: [intent, { ...intent, id: 'pi_2' }] },
    'the guest of the confirmed order PAID paid $40.00 instead of $20.00',
  ],
  ['a capture that the order lost', { order: withPayment({ capturedCents: undefined }) }, 'the provider $20.00'],
  [
    'a refund that the kitchen made and the card did not get',
    { refundedCents: 500 },
    'the guest of the confirmed order PAID paid $20.00 instead of $15.00',
  ],
  [
    'a refund that was made twice',
    {
      order: withPayment({ cardRefunds: [refund] }),
      intents: [{ ...intent, refundedCents: 1000 }],
      refundedCents: 500,
    },
    'order PAID says $5.00 refunded, the provider $10.00',
  ],
  [
    'a cancelled order that was not refunded',
    { order: { status: 'cancelled' } },
    'the guest of the cancelled order PAID paid $20.00 instead of $0.00',
  ],
  [
    'a cancelled order whose page still takes money',
    { order: { status: 'cancelled' }, session: { status: 'open' } },
    'the cancelled order PAID can still be paid',
  ],
  [
    'money without an order',
    { intents: [intent, { ...intent, id: 'pi_9', metadata: { orderId: 'LOST' } }] },
    'the provider has money of payment pi_9, which has no order',
  ],
])('finds %s', (_what, change, failure) => {
  expect(findFailures(change).join('\n')).toContain(failure)
})
