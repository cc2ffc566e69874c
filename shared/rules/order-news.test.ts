import { locations } from '../locations'
import type { OrderStatus } from '../terms/orders'
import { getOrderNotification, formatOrderNotification } from './order-news'

const told = { ticketNumber: 12, orderType: 'pickup', location: locations[0] } as const

it.each([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'cooking', 'confirmed'],
  ['pending', 'ready', 'ready'],
  ['plating', 'ready', 'ready'],
  ['completed', 'ready', 'ready'],
  ['cooking', 'cancelled', 'cancelled'],
  ['completed', 'cancelled', 'cancelled'],
  ['confirmed', 'cooking', undefined],
  ['ready', 'completed', undefined],
  ['ready', 'ready', undefined],
] as const)('from %s to %s there is %s to tell', (before, after, kind) => {
  expect(getOrderNotification({ type: 'OrderMoved', before: { status: before }, order: { status: after } })?.kind).toBe(
    kind,
  )
})

const at = (time: string) => `2026-11-21T${time}:00.000Z`

const etaNews = (status: OrderStatus, from: string, to: string) =>
  getOrderNotification({ type: 'EtaChanged', before: { status, promisedAt: from }, order: { status, promisedAt: to } })

it.each([
  ['23:00', '23:20', 'cooking', 'late'],
  ['23:20', '23:00', 'cooking', undefined],
  ['23:00', '23:00', 'cooking', undefined],
  ['23:00', '23:20', 'ready', undefined],
  ['23:00', '23:20', 'completed', undefined],
] as const)('a promise that moves from %s to %s while it is %s tells %s', (before, after, status, kind) => {
  expect(etaNews(status, at(before), at(after))?.kind).toBe(kind)
})

it('names each move of the promise for itself, so that each is told once', () => {
  const moved = (to: string) => etaNews('cooking', at('23:00'), at(to))
  expect(moved('23:10')?.mark).not.toBe(moved('23:20')?.mark)
})

it('tells each other time that staff give an order, earlier ones too, and that it is not late', () => {
  const moved = (slotMoves: number, to: string) => ({ status: 'pending', promisedAt: at(to), slotMoves }) as const
  expect(
    getOrderNotification({ type: 'OrderRescheduled', before: moved(1, '23:40'), order: moved(2, '22:40') }),
  ).toEqual({
    kind: 'moved',
    mark: 'moved 2',
  })
  expect(formatOrderNotification('moved', { ...told, promisedFrom: at('23:10') }).body).toBe(
    'Your order has another time now: Sat, Nov 21, 6:10 PM',
  )
})

it('says ticket and state', () => {
  expect(formatOrderNotification('late', { ...told, promisedAt: at('23:20') })).toEqual({
    title: 'Ticket 12',
    body: 'Your order takes a little longer: about 6:20 PM. We are sorry.',
  })
  expect(formatOrderNotification('ready', { ...told, orderType: 'delivery' }).body).toContain(
    'It leaves the kitchen now',
  )
})
