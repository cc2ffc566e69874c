import { orderTypes } from '../terms/orders'
import type { OrderStatus, OrderType } from '../terms/orders'
import { splitHeldOrders, getFireTime, getFiredAt, isHeldOrder, leadMinutes } from './kitchen-schedule'

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
    expect(isHeldOrder(order, minutesBefore(leadMinutes[orderType]) - 1)).toBe(true)
    expect(isHeldOrder(order, minutesBefore(leadMinutes[orderType]))).toBe(false)
  })

  it('is as old as its time on the board, not as its ordering days before', () => {
    expect(getFiredAt(anOrder())).toBe(minutesBefore(20))
  })

  it('can be fired early, and is as old as that', () => {
    const confirmed = { status: 'confirmed' as const, at: new Date(minutesBefore(90)).toISOString() }
    const order = { ...anOrder({ status: 'confirmed' }), history: [...anOrder().history, confirmed] }
    expect(isHeldOrder(order, minutesBefore(80))).toBe(false)
    expect(getFiredAt(order)).toBe(minutesBefore(90))
  })
})

it('is held no longer once the kitchen had to begin earlier', () => {
  const fired = { ...anOrder(), firedAt: new Date(minutesBefore(50)).toISOString() }
  expect([isHeldOrder(fired, minutesBefore(51)), isHeldOrder(fired, minutesBefore(50))]).toEqual([true, false])
  expect(getFiredAt(fired)).toBe(minutesBefore(50))
  expect(getFireTime({ ...fired, firedAt: new Date(minutesBefore(5)).toISOString() })).toBe(minutesBefore(20))
})

describe('an order for at once', () => {
  it('is never held and as old as it is', () => {
    const order = anOrder({ scheduledFor: null })
    expect(getFireTime(order)).toBeNull()
    expect(isHeldOrder(order, 0)).toBe(false)
    expect(getFiredAt(order)).toBe(Date.parse(order.createdAt))
  })
})

it('puts what is due among the rest by when the kitchen got it, and keeps the rest by time', () => {
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
