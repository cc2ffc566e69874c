import { orderStatuses } from '#shared/orders/constants'
import { resolveStage } from '#shared/orders/status'
import { formatCountdown, listOrderFacts, getHeadline, getStatusHint } from './tracking-text'

const zone = 'America/New_York'
const noon = Date.parse('2026-05-01T16:00:00Z')
const waiting = { status: 'pending', kitchenStatus: 'waiting' } as const
const ready = { status: 'ready', kitchenStatus: 'ready' } as const

describe('what an order waits for', () => {
  it('is the kitchen, in a moment', () => {
    const order = { ...waiting, orderType: 'pickup', scheduledFor: null, promisedAt: null } as const
    expect(getStatusHint(order, noon, zone)).toBe(
      'The kitchen confirms it in a moment. This page follows along by itself.',
    )
  })

  it('is its time, where it is for later: the kitchen begins an event two hours before', () => {
    const order = {
      ...waiting,
      orderType: 'event',
      scheduledFor: '2026-05-22T22:00:00.000Z',
      promisedAt: null,
    } as const
    expect(getStatusHint(order, noon, zone)).toBe(
      'It is kept for its time: the kitchen begins with it on Fri, May 22, 4:00 PM.',
    )
    const begun = Date.parse('2026-05-22T20:00:00Z')
    expect(getStatusHint(order, begun, zone)).toMatch(/^The kitchen confirms it in a moment/)
  })

  it.each([
    ['pickup', 'Come and get it while it is hot: just say your ticket number.'],
    ['delivery', 'It leaves the kitchen now.'],
    ['event', 'Everything is prepared for your event.'],
  ] as const)('is, of a %s that is ready: %s', (orderType, hint) => {
    expect(getStatusHint({ ...ready, orderType, scheduledFor: null, promisedAt: null }, noon, zone)).toBe(hint)
  })
})

describe('where an order stands', () => {
  const said = {
    pending: 'We have your order',
    confirmed: 'The kitchen has your order',
    preparing: 'Your order is being prepared',
    cooking: 'Your order is now cooking',
    plating: 'Your order is being plated',
    ready: 'Your order is ready for pickup!',
    completed: 'Your order has been completed',
    cancelled: 'This order was cancelled',
  } as const

  it.each(orderStatuses)('is its own sentence when it is %s', (status) => {
    expect(getHeadline({ ...resolveStage({ status }), orderType: 'pickup' })).toBe(said[status])
  })

  it('names no place to pick it up at where it is delivered', () => {
    expect(getHeadline({ ...ready, orderType: 'delivery' })).toBe('Your order is ready!')
  })

  it('asks nobody to come for what was cancelled', () => {
    const cancelled = {
      ...resolveStage({ status: 'cancelled' }),
      orderType: 'pickup',
      scheduledFor: null,
      promisedAt: null,
    } as const
    expect(getStatusHint(cancelled, noon, zone)).toBe('Nothing is being cooked for this order, and nothing is charged.')
  })
})

it('an event without a time is promised a call: there is nothing to choose here any more', () => {
  const event = {
    orderType: 'event',
    status: 'pending',
    createdAt: '2026-05-01T16:00:00.000Z',
    scheduledFor: null,
    promisedFrom: null,
    promisedAt: null,
    estimatedTime: 'Choose your preferred time',
  } as const
  expect(listOrderFacts(event, noon, zone)).toContainEqual(['Scheduled for', 'Not decided yet: we will call you'])
  expect(listOrderFacts(event, noon, zone).flat()).not.toContain('Choose your preferred time')
})

describe('what was promised', () => {
  const minute = (count: number) => noon + count * 60_000
  const order = {
    ...waiting,
    orderType: 'pickup',
    scheduledFor: null,
    createdAt: '2026-05-01T16:00:00.000Z',
    estimatedTime: '15-20 minutes',
    promisedFrom: '2026-05-01T16:15:00.000Z',
    promisedAt: '2026-05-01T16:20:00.000Z',
  } as const
  const expected = (count: number) =>
    listOrderFacts(order, minute(count), zone).find(([label]) => label === 'Expected')?.[1]

  it('is counted down to, and told as a time while that is to come', () => {
    expect(formatCountdown(order, minute(8))).toBe('It should be ready in about 12 minutes.')
    expect(formatCountdown({ ...order, orderType: 'delivery' }, minute(19))).toBe(
      'It should be with you in about 1 minute.',
    )
    expect(expected(8)).toBe('12:15 PM to 12:20 PM')
    expect(expected(16)).toBe('by 12:20 PM')
  })

  it('is told beside the time that was chosen where it has moved, and once that has come', () => {
    const chosen = '2026-05-01T16:15:00.000Z'
    const labels = (count: number, over = {}) =>
      listOrderFacts({ ...order, scheduledFor: chosen, ...over }, minute(count), zone).map(
        ([label, text]) => `${label} ${text}`,
      )
    expect(labels(8)[0]).toBe('Scheduled for Fri, May 1, 12:15 PM')
    const moved = { promisedFrom: '2026-05-01T16:25:00.000Z', promisedAt: '2026-05-01T16:30:00.000Z' }
    expect(labels(8, moved).slice(0, 2)).toEqual([
      'Expected 12:25 PM to 12:30 PM',
      'Scheduled for Fri, May 1, 12:15 PM',
    ])
    expect(labels(18)[0]).toBe('Expected by 12:20 PM')
    expect(labels(23)[0]).toBe('Was scheduled for Fri, May 1, 12:15 PM')
  })

  it('is never a time that has passed', () => {
    expect(formatCountdown(order, minute(23))).toMatch(/^Any minute now/)
    expect(expected(23)).toBeUndefined()
    expect(getStatusHint(order, minute(23), zone)).toMatch(/^The kitchen has not confirmed it yet/)
  })

  it('is not counted for what is made, or days before', () => {
    expect(formatCountdown({ ...order, ...ready }, minute(8))).toBeNull()
    expect(formatCountdown(order, minute(-24 * 60))).toBeNull()
  })
})
