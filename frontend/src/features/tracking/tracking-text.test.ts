import { orderStatuses } from '#shared/orders/constants'
import type { CancelReason } from '#shared/orders/order-steps'
import { resolveStage } from '#shared/orders/status'
import { formatCountdown, formatRefundBefore, listOrderFacts, getHeadline, getStatusHint } from './tracking-text'

const timeZone = 'America/New_York'
const noon = Date.parse('2026-05-01T16:00:00Z')
const waiting = { status: 'pending', kitchenStatus: 'waiting' } as const
const ready = { status: 'ready', kitchenStatus: 'ready' } as const

describe('the hint of a waiting order', () => {
  it('says that the kitchen starts it soon', () => {
    const order = { ...waiting, orderType: 'pickup', scheduledFor: null, promisedAt: null } as const
    expect(getStatusHint(order, noon, timeZone)).toBe(
      'The kitchen has your ticket and starts soon. This page updates by itself.',
    )
  })

  it('says when the kitchen begins with a scheduled order, two hours before an event', () => {
    const order = {
      ...waiting,
      orderType: 'event',
      scheduledFor: '2026-05-22T22:00:00.000Z',
      promisedAt: null,
    } as const
    expect(getStatusHint(order, noon, timeZone)).toBe(
      'It is scheduled for Fri, May 22, 6:00 PM. The kitchen begins at 4:00 PM.',
    )
    const fireAt = Date.parse('2026-05-22T20:00:00Z')
    expect(getStatusHint(order, fireAt, timeZone)).toMatch(/^The kitchen has your ticket/)
  })

  it.each([
    ['pickup', 'Come and get it while it is hot: just say your ticket number.'],
    ['delivery', 'It leaves the kitchen now.'],
    ['event', 'Everything is prepared for your event.'],
  ] as const)('for a ready %s is: %s', (orderType, hint) => {
    expect(getStatusHint({ ...ready, orderType, scheduledFor: null, promisedAt: null }, noon, timeZone)).toBe(hint)
  })
})

it.each([
  ['none', {}, 'Nothing is charged.'],
  ['authorized', {}, 'Nothing is charged.'],
  ['paid', { giftCardPaid: '5.00' }, 'What you paid goes back to your card. What your gift card paid goes back to it.'],
] as const)(
  'before a cancellation, an order with payment %s says what happens with the money',
  (status, more, text) => {
    expect(formatRefundBefore({ paymentStatus: status, ...more })).toBe(text)
  },
)

describe('the headline of an order', () => {
  const headlines = {
    pending: 'We have your order',
    confirmed: 'The kitchen accepted your order',
    preparing: 'Your order is being prepared',
    cooking: 'Your order is now cooking',
    plating: 'Your order is being plated',
    ready: 'Your order is ready for pickup!',
    'out-for-delivery': 'Your order is out for delivery',
    completed: 'Your order has been completed',
    cancelled: 'This order was canceled',
  } as const

  it.each(orderStatuses)('has its own sentence for %s', (status) => {
    expect(getHeadline({ ...resolveStage({ status }), orderType: 'pickup' })).toBe(headlines[status])
  })

  it('does not mention pickup for a delivery', () => {
    expect(getHeadline({ ...ready, orderType: 'delivery' })).toBe('Your order is ready!')
  })

  it('says since when a delivery is on its way', () => {
    const out = resolveStage({ status: 'out-for-delivery' })
    const history = [{ ...out, at: '2027-01-14T23:10:00.000Z' }]
    const order = { ...out, orderType: 'delivery', scheduledFor: null, promisedAt: null, history } as const
    expect(getStatusHint(order, noon, timeZone)).toBe('It left our kitchen at 6:10 PM.')
  })

  it('has a hint without pickup for a cancelled order', () => {
    const cancelled = {
      ...resolveStage({ status: 'cancelled' }),
      orderType: 'pickup',
      scheduledFor: null,
      promisedAt: null,
    } as const
    expect(getStatusHint(cancelled, noon, timeZone)).toBe(
      'Nothing is being cooked for this order, and nothing is charged.',
    )
  })
})

describe('an order that the restaurant canceled', () => {
  const cancelled = {
    ...resolveStage({ status: 'cancelled' }),
    orderType: 'pickup',
    scheduledFor: null,
    promisedAt: null,
  } as const
  const describeBy = (by: 'guest' | 'system' | { name: string }, reason: CancelReason) => {
    const history = [{ ...resolveStage({ status: 'cancelled' }), at: '2026-05-01T16:00:00.000Z', by, reason }]
    const order = { ...cancelled, history }
    return [getHeadline(order), getStatusHint(order, noon, timeZone).replace(/Nothing is being cooked.*/, '$')]
  }

  it('says so, why, and what happens with the money', () => {
    const byUs = 'The restaurant canceled your order'
    expect(describeBy({ name: 'Kim' }, 'sold-out')).toEqual([byUs, 'Sorry, something that you ordered is sold out. $'])
    expect(describeBy({ name: 'Kim' }, 'other')).toEqual([byUs, 'We are sorry that we can’t make it. $'])
    // The open boards of a test site know no names.
    expect(describeBy('guest', 'sold-out')[0]).toBe(byUs)
  })

  it('is not blamed for what the guest or the system did', () => {
    const neutral = ['This order was canceled', '$']
    expect(describeBy('guest', 'customer')).toEqual(neutral)
    expect(describeBy({ name: 'Dana' }, 'customer')).toEqual(neutral)
    expect(describeBy('guest', 'other')).toEqual(neutral)
    expect(describeBy('system', 'payment')).toEqual(neutral)
  })
})

it('an event without a time shows that we will call, not that the guest should choose', () => {
  const event = {
    orderType: 'event',
    status: 'pending',
    createdAt: '2026-05-01T16:00:00.000Z',
    scheduledFor: null,
    promisedFrom: null,
    promisedAt: null,
    estimatedTime: 'Choose your preferred time',
  } as const
  expect(listOrderFacts(event, noon, timeZone)).toContainEqual(['Scheduled for', 'Not decided yet: we will call you'])
  expect(listOrderFacts(event, noon, timeZone).flat()).not.toContain('Choose your preferred time')
})

describe('the promised time', () => {
  const atMinute = (count: number) => noon + count * 60_000
  const order = {
    ...waiting,
    orderType: 'pickup',
    scheduledFor: null,
    createdAt: '2026-05-01T16:00:00.000Z',
    estimatedTime: '15-20 minutes',
    promisedFrom: '2026-05-01T16:15:00.000Z',
    promisedAt: '2026-05-01T16:20:00.000Z',
  } as const
  const findExpectedFact = (count: number) =>
    listOrderFacts(order, atMinute(count), timeZone).find(([label]) => label === 'Expected')?.[1]

  it('has a countdown, and is shown while it is in the future', () => {
    expect(formatCountdown(order, atMinute(8), timeZone)).toBe('It should be ready in about 12 minutes.')
    expect(formatCountdown({ ...order, orderType: 'delivery' }, atMinute(19), timeZone)).toBe(
      'It should be with you in about 1 minute.',
    )
    expect(findExpectedFact(8)).toBe('12:15 PM to 12:20 PM')
    expect(findExpectedFact(16)).toBe('by 12:20 PM')
  })

  it('is a time as long as a dish takes more than two hours, such as a party tray', () => {
    const tray = { ...order, promisedAt: '2026-05-01T18:05:00.000Z' } as const
    expect(formatCountdown(tray, atMinute(0), timeZone)).toBe('It should be ready by 2:05 PM.')
    expect(formatCountdown(tray, atMinute(5), timeZone)).toBe('It should be ready in about 120 minutes.')
    expect(formatCountdown({ ...tray, scheduledFor: tray.promisedAt }, atMinute(0), timeZone)).toBeNull()
  })

  it('goes once the order waits at the counter, but not while a delivery is on its way', () => {
    const listLabels = (orderType: 'pickup' | 'delivery') =>
      listOrderFacts({ ...order, ...ready, orderType }, atMinute(8), timeZone).map(([label]) => label)
    expect(listLabels('pickup')).toEqual(['Order type', 'Placed'])
    expect(listLabels('delivery')).toContain('Expected')
  })

  it('is shown with the scheduled time if it differs or the scheduled time has passed', () => {
    const scheduledFor = '2026-05-01T16:15:00.000Z'
    const listFacts = (count: number, overrides = {}) =>
      listOrderFacts({ ...order, scheduledFor, ...overrides }, atMinute(count), timeZone).map(
        ([label, text]) => `${label} ${text}`,
      )
    expect(listFacts(8)[0]).toBe('Scheduled for Fri, May 1, 12:15 PM')
    const rescheduled = { promisedFrom: '2026-05-01T16:25:00.000Z', promisedAt: '2026-05-01T16:30:00.000Z' }
    expect(listFacts(8, rescheduled).slice(0, 2)).toEqual([
      'Expected 12:25 PM to 12:30 PM',
      'Scheduled for Fri, May 1, 12:15 PM',
    ])
    expect(listFacts(18)[0]).toBe('Expected by 12:20 PM')
    expect(listFacts(23)[0]).toBe('Was scheduled for Fri, May 1, 12:15 PM')
  })

  it('is never shown after it has passed', () => {
    expect(formatCountdown(order, atMinute(23), timeZone)).toMatch(/^Any minute now/)
    expect(findExpectedFact(23)).toBeUndefined()
    expect(getStatusHint(order, atMinute(23), timeZone)).toMatch(/^Sorry, the kitchen hasn’t started it yet/)
  })

  it('has no countdown for a ready order or days ahead', () => {
    expect(formatCountdown({ ...order, ...ready }, atMinute(8), timeZone)).toBeNull()
    expect(formatCountdown(order, atMinute(-24 * 60), timeZone)).toBeNull()
  })
})
