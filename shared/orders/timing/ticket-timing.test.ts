import { orderTypes, type OrderStatus, type OrderType } from '../constants'
import {
  formatCountdown,
  getFireTime,
  getFiredAt,
  getPromisedAt,
  getTicketUrgency,
  isHeldOrder,
  getLeadMinutes,
  getMovedMinutes,
  splitHeldOrders,
} from './ticket-timing'

const six = '2026-05-01T22:00:00.000Z'
const minutesBefore = (minutes: number) => Date.parse(six) - minutes * 60_000

const anOrder = (over: { orderType?: OrderType; status?: OrderStatus; scheduledFor?: string | null } = {}) => ({
  orderType: 'pickup' as const,
  status: 'pending' as const,
  createdAt: '2026-04-29T15:00:00.000Z',
  scheduledFor: six,
  history: [{ status: 'pending' as const, at: '2026-04-29T15:00:00.000Z' }],
  ...over,
})

describe('a scheduled order', () => {
  it.each(orderTypes)('for %s is held until its lead time', (orderType) => {
    const order = anOrder({ orderType })
    expect(isHeldOrder(order, minutesBefore(getLeadMinutes({ orderType })) - 1)).toBe(true)
    expect(isHeldOrder(order, minutesBefore(getLeadMinutes({ orderType })))).toBe(false)
  })

  it('has its age from its time on the board, not from the order date', () => {
    expect(getFiredAt(anOrder())).toBe(minutesBefore(20))
  })

  it('has its age from an early start', () => {
    const confirmed = { status: 'confirmed' as const, at: new Date(minutesBefore(90)).toISOString() }
    const order = { ...anOrder({ status: 'confirmed' }), history: [...anOrder().history, confirmed] }
    expect(isHeldOrder(order, minutesBefore(80))).toBe(false)
    expect(getFiredAt(order)).toBe(minutesBefore(90))
  })
})

it('is no longer held once the kitchen has started it early', () => {
  const fired = { ...anOrder(), firedAt: new Date(minutesBefore(50)).toISOString() }
  expect([isHeldOrder(fired, minutesBefore(51)), isHeldOrder(fired, minutesBefore(50))]).toEqual([true, false])
  expect(getFiredAt(fired)).toBe(minutesBefore(50))
  expect(getFireTime({ ...fired, firedAt: new Date(minutesBefore(5)).toISOString() })).toBe(minutesBefore(20))
})

describe('an order for now', () => {
  it('is never held, and has its age from the order time', () => {
    const order = anOrder({ scheduledFor: null })
    expect(getFireTime(order)).toBeNull()
    expect(isHeldOrder(order, 0)).toBe(false)
    expect(getFiredAt(order)).toBe(Date.parse(order.createdAt))
  })
})

it('sorts the board by when the kitchen got each order, and held orders by start time', () => {
  const due = anOrder()
  const later = anOrder({ scheduledFor: '2026-05-01T23:30:00.000Z' })
  const event = anOrder({ orderType: 'event', scheduledFor: '2026-05-02T01:00:00.000Z' })
  const walkIn = { ...anOrder({ scheduledFor: null }), createdAt: new Date(minutesBefore(30)).toISOString() }
  const over = anOrder({ status: 'completed' })
  expect(splitHeldOrders([event, due, walkIn, later, over], minutesBefore(10))).toEqual({
    board: [walkIn, due],
    held: [event, later],
  })
})

const createdAt = '2026-05-01T16:00:00.000Z'
const pickup = { orderType: 'pickup', createdAt, scheduledFor: null } as const
const at = (minutes: number, seconds = 0) => Date.parse(createdAt) + (minutes * 60 + seconds) * 1_000

describe('the promised time', () => {
  it.each([
    ['20 minutes for a pickup', pickup, at(20)],
    ['45 for a delivery', { ...pickup, orderType: 'delivery' } as const, at(45)],
    ['when it was ordered for', { ...pickup, scheduledFor: '2026-05-01T18:00:00.000Z' }, at(120)],
    [
      'the promise before all else',
      { ...pickup, scheduledFor: '2026-05-01T18:00:00.000Z', promisedAt: '2026-05-01T18:10:00.000Z' },
      at(130),
    ],
  ])('is %s', (_what, order, promised) => expect(getPromisedAt(order)).toBe(promised))
})

describe('an order whose estimate moved', () => {
  const promised = { ...pickup, firstPromisedAt: createdAt, promisedAt: '2026-05-01T16:08:00.000Z' }

  it('is late by its first promise, which the countdown counts to, however far the estimate moved', () => {
    expect([-1, 1].map((minute) => getTicketUrgency(promised, at(minute)))).toEqual(['soon', 'late'])
    expect(formatCountdown(promised, at(-1))).toBe('1:00')
    expect(formatCountdown(promised, at(9))).toBe('9:00 late')
    expect([promised, pickup].map(getMovedMinutes)).toEqual([8, 0])
  })
})

describe('the urgency of a ticket', () => {
  it.each([
    [at(0), 'calm', '20:00'],
    [at(14, 59), 'calm', '5:01'],
    [at(15), 'soon', '5:00'],
    [at(20), 'soon', '0:00'],
    [at(20, 1), 'late', '0:01 late'],
    [at(90), 'late', '1 h 10 late'],
  ])('at %i is %s and reads %s', (now, haste, text) => {
    expect(getTicketUrgency(pickup, now)).toBe(haste)
    expect(formatCountdown(pickup, now)).toBe(text)
  })
})
