import {
  formatOrderNotification,
  getOrderNotification,
  getPushContact,
  isAllowedPushEndpoint,
  listSurplusSubscriptions,
} from './push'
import { pushLimits } from '../platform/message-limits'
import { locations } from '../locations/index'
import type { OrderStatus } from '../orders/constants'

const inCloud = { loopback: false }
const here = { loopback: true }

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://api.push.apple.com/3/device/1',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect([isAllowedPushEndpoint(endpoint, inCloud), isAllowedPushEndpoint(endpoint, here)]).toEqual([true, true])
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com.example/abc',
  'https://someone@fcm.googleapis.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/push',
  'ftp://127.0.0.1/push',
  'nothing',
])('%s is not a push service', (endpoint) => {
  expect([isAllowedPushEndpoint(endpoint, inCloud), isAllowedPushEndpoint(endpoint, here)]).toEqual([false, false])
})

it.each(['http://127.0.0.1:4371/push/1', 'https://localhost:4371/push/1', 'http://[::1]:4371/push'])(
  '%s is one on this machine only',
  (endpoint) => {
    expect([isAllowedPushEndpoint(endpoint, inCloud), isAllowedPushEndpoint(endpoint, here)]).toEqual([false, true])
  },
)

const owner = { visitorId: 'owner', userId: 'dana' }

const subscription = (visitorId: string, minute: number, userId?: string) => ({
  visitorId,
  userId,
  subscribedAt: new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString(),
})
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => subscription(`other-${index}`, 10 + index))

test("subscriptions of others never replace the customer's own", () => {
  const own = [subscription('owner', 0), subscription('laptop', 1, 'dana')]
  const strangers = others(pushLimits.perOrder)
  expect(listSurplusSubscriptions([...own, ...strangers], owner)).toEqual(strangers.slice(0, 2))
})

test('a browser with many subscriptions loses its own oldest ones', () => {
  const follower = subscription('follower', 0)
  const flood = Array.from({ length: 20 }, (_, index) => subscription('flooding', 1 + index))
  expect(listSurplusSubscriptions([follower, ...flood], owner)).toEqual(flood.slice(0, -pushLimits.perBrowser))
})

test('the latest of many subscriptions stay', () => {
  const all = others(pushLimits.perOrder + 3)
  expect(listSurplusSubscriptions(all, owner)).toEqual(all.slice(0, 3))
})

test("no account owns a guest's order", () => {
  const all = [subscription('stranger', 0), ...others(pushLimits.perOrder)]
  expect(listSurplusSubscriptions(all, { visitorId: 'owner' })).toEqual([all[0]])
})

const order = { ticketNumber: 12, orderType: 'pickup', location: locations[0] } as const

it.each([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'cooking', 'confirmed'],
  ['pending', 'ready', 'ready'],
  ['plating', 'ready', 'ready'],
  ['completed', 'ready', 'ready'],
  ['cooking', 'cancelled', 'cancelled'],
  ['completed', 'cancelled', 'cancelled'],
  ['confirmed', 'cooking', undefined],
  ['ready', 'out-for-delivery', 'out-for-delivery'],
  ['out-for-delivery', 'completed', undefined],
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
  ['23:00', '23:20', 'out-for-delivery', undefined],
  ['23:00', '23:20', 'completed', undefined],
] as const)('a promise that moves from %s to %s while it is %s tells %s', (before, after, status, kind) => {
  expect(etaNews(status, at(before), at(after))?.kind).toBe(kind)
})

it.each([
  ['staff', { id: 'sam', name: 'Sam K.' }, 'changed'],
  ['the customer', { id: 'dana', name: 'Dana W.' }, undefined],
  ['a guest', 'guest', undefined],
] as const)('an edit by %s tells %o: %s', (_, by, kind) => {
  const edited = { status: 'cooking', userId: 'dana', edits: [{ by }] } as const
  const before = { status: 'cooking' } as const
  expect(getOrderNotification({ type: 'OrderEdited', before, order: edited })?.kind).toBe(kind)
})

it('each change of the estimate is a separate notification, sent once', () => {
  const moved = (to: string) => etaNews('cooking', at('23:00'), at(to))
  expect(moved('23:10')?.mark).not.toBe(moved('23:20')?.mark)
})

it('rescheduling notifies of the new time, also of an earlier one, and not of a delay', () => {
  const moved = (slotMoves: number, to: string) => ({ status: 'pending', promisedAt: at(to), slotMoves }) as const
  expect(
    getOrderNotification({ type: 'OrderRescheduled', before: moved(1, '23:40'), order: moved(2, '22:40') }),
  ).toEqual({
    kind: 'moved',
    mark: 'moved 2',
  })
  expect(formatOrderNotification('moved', { ...order, promisedFrom: at('23:10') }).body).toBe(
    'Your order has a new time now: Sat, Nov 21, 6:10 PM',
  )
})

it('a notification contains ticket number and state', () => {
  expect(formatOrderNotification('late', { ...order, promisedAt: at('23:20') })).toEqual({
    title: 'Ticket 12',
    body: 'Your order takes a little longer: about 6:20 PM. We are sorry.',
  })
  expect(formatOrderNotification('ready', { ...order, orderType: 'delivery' }).body).toContain(
    'It leaves the kitchen now',
  )
})

test('push services get the verified sender as the contact, otherwise the address of the location', () => {
  expect(getPushContact({ email: 'hello@ember.example' })).toBe('mailto:hello@ember.example')
  expect(getPushContact({ email: 'hello@ember.example', mail: { from: 'orders@ember.com' } })).toBe(
    'mailto:orders@ember.com',
  )
})
