import { parsePaymentEvent } from './payment-events'

const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } })

it('finds the order and the payment of an event in its metadata', () => {
  const intent = { id: 'pi_1', amount: 668, amount_received: 668, metadata: { orderId: 'A1', balance: '2' } }
  expect(parsePaymentEvent(event('payment_intent.succeeded', intent))).toEqual({
    id: 'evt_1',
    orderId: 'A1',
    part: 2,
    intentId: 'pi_1',
    fact: { type: 'captured', intentId: 'pi_1', amountCents: 668 },
  })
})

it('reports a refund that came back from the bank', () => {
  const refund = { id: 're_1', payment_intent: 'pi_1', metadata: { orderId: 'A1', balance: '0' } }
  expect(parsePaymentEvent(event('refund.failed', refund))).toMatchObject({
    orderId: 'A1',
    part: 0,
    intentId: 'pi_1',
    fact: { type: 'refund-returned', providerId: 're_1' },
  })
})

it.each([
  ['a list', []],
  ['nothing', null],
  ['a number', 7],
  ['an empty object', {}],
  ['no data', { id: 'evt_1', type: 'charge.refunded' }],
  ['a text as object', { id: 'evt_1', type: 'charge.refunded', data: { object: 'ch_1' } }],
  ['a number as type', { id: 'evt_1', type: 5, data: { object: {} } }],
])('rejects a body that is no event: %s', (_what, body) => {
  expect(() => parsePaymentEvent(body)).toThrow('This is not an event of the payment provider.')
})

it('ignores an event whose object is of another shape', () => {
  const balance = { id: 'pi_1', metadata: { orderId: 'A1', balance: 'x' } }
  expect(parsePaymentEvent(event('payment_intent.succeeded', balance))).toBeUndefined()
})

it('names no order for a payment on a page that the product did not open, whatever its reference', () => {
  const session = { id: 'cs_1', payment_intent: 'pi_1', amount_total: 100, client_reference_id: 'A1', metadata: {} }
  expect(parsePaymentEvent(event('checkout.session.completed', session))).toMatchObject({
    orderId: undefined,
    intentId: 'pi_1',
  })
})

it('names no order for an event without metadata, and ignores unknown events', () => {
  const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 200 }
  expect(parsePaymentEvent(event('charge.refunded', charge))).toMatchObject({ orderId: undefined, intentId: 'pi_1' })
  expect(parsePaymentEvent(event('customer.created', { id: 'cus_1' }))).toBeUndefined()
})
