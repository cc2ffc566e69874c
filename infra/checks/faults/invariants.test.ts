import type { Item } from '#functions/platform/table/table'
import { findOrderFailures } from './invariants'

const order = (id: string, key: string, more: object = {}): Item => ({
  pk: `ORDER#${id}`,
  sk: 'ORDER',
  type: 'Order',
  version: 1,
  id,
  location: 'HENPR',
  ticketNumber: 1,
  status: 'pending',
  kitchenStatus: 'waiting',
  orderType: 'pickup',
  subtotalCents: 1000,
  discountCents: 0,
  taxCents: 70,
  taxRate: 700,
  isDeliveryFeeTaxed: false,
  tipCents: 0,
  deliveryFeeCents: 0,
  totalCents: 1070,
  createdAt: '2026-11-21T12:00:00.000Z',
  specialInstructions: key,
  customer: { name: '', email: '', phone: '' },
  visitorId: 'browser',
  lines: [],
  reservations: [],
  history: [],
  ...more,
})

const acknowledged = new Map([['key', { id: 'A', total: '10.70', kitchenStatus: 'waiting' }]])

it.each([
  ['nothing where each has its one order', [order('A', 'key')], []],
  ['an order that is lost', [], ['order A was acknowledged and is lost']],
  ['an order that is there twice', [order('A', 'key'), order('B', 'key')], ['2 orders were made under key key']],
  ['another order than the one acknowledged', [order('B', 'key')], ['order A was acknowledged and is lost']],
  [
    'a move that is lost',
    [order('A', 'key', { kitchenStatus: 'prep', status: 'preparing' })],
    ['order A was acknowledged as 10.70 waiting and is 10.70 prep'],
  ],
  [
    'an unacknowledged order',
    [order('A', 'key'), order('B', 'other')],
    ['an order was created without an acknowledgement: other'],
  ],
])('finds %s', (_what, items, failures) => {
  expect(findOrderFailures(items, { tabs: acknowledged })).toEqual(failures)
})
