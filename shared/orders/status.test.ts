import { kitchenStatuses, orderStatuses } from './constants'
import {
  formatStatusMessage,
  getBoardProgress,
  getNextBoardAction,
  getTrackingStep,
  getTrackingSteps,
  isOrderAwaited,
  nextBoardActions,
  resolveStage,
} from './status'
import { isOrderFinal } from './transitions'

describe('a request from a board', () => {
  it('uses the kitchen status if the filter board sends "processing"', () => {
    expect(resolveStage({ status: 'processing', kitchenStatus: 'prep' })).toEqual({
      status: 'preparing',
      kitchenStatus: 'prep',
    })
  })

  it('derives the kitchen status if the simple board omits it', () => {
    expect(resolveStage({ status: 'confirmed' })).toEqual({ status: 'confirmed', kitchenStatus: 'confirmed' })
    expect(resolveStage({ status: 'pending' })).toEqual({ status: 'pending', kitchenStatus: 'waiting' })
  })

  it('ends an order whatever the kitchen status says', () => {
    expect(resolveStage({ status: 'completed', kitchenStatus: 'ready' })).toEqual({
      status: 'completed',
      kitchenStatus: 'completed',
    })
  })

  it('rejects "processing" without a kitchen status', () => {
    expect(() => resolveStage({ status: 'processing' })).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        errors: [{ path: 'kitchenStatus', message: 'Required when status is processing' }],
      }),
    )
  })

  it('leads an order from placed to completed through every button of the simple board', () => {
    const walked = ['pending']
    for (let action = nextBoardActions.pending; action; action = nextBoardActions[action.status]) {
      expect(resolveStage(action).status).toBe(action.status)
      walked.push(action.status)
    }
    expect(walked).toEqual(orderStatuses.filter((status) => status !== 'out-for-delivery' && status !== 'cancelled'))
  })

  it('makes any active order ready with one bump, if the location works so', () => {
    expect(getNextBoardAction('pending', true)).toEqual({ label: 'Bagged', status: 'ready' })
    expect(getNextBoardAction('ready', true)).toEqual(nextBoardActions.ready)
    expect(getNextBoardAction('confirmed', false)).toEqual(nextBoardActions.confirmed)
    expect([getNextBoardAction('completed', true), getNextBoardAction('cancelled', true)]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('the end of an order', () => {
  const completedAt = '2026-11-20T23:00:00.000Z'
  const minutesLater = (minutes: number) => new Date(Date.parse(completedAt) + minutes * 60_000)

  it('can be undone for 15 minutes after completion', () => {
    expect(isOrderFinal({ status: 'completed', completedAt }, minutesLater(15))).toBe(false)
    expect(isOrderFinal({ status: 'completed', completedAt }, minutesLater(15.1))).toBe(true)
  })

  it('is final at once when cancelled', () => expect(isOrderFinal({ status: 'cancelled' }, minutesLater(0))).toBe(true))

  it('has not come while the kitchen works on it', () => {
    expect(isOrderFinal({ status: 'ready' }, minutesLater(600))).toBe(false)
  })

  it('is final for a completed order without a time', () => {
    expect(isOrderFinal({ status: 'completed' }, minutesLater(0))).toBe(true)
  })
})

describe('a guest', () => {
  const createdAt = '2026-11-20T23:00:00.000Z'
  const hoursLater = (hours: number) => new Date(Date.parse(createdAt) + hours * 3600_000)

  it('waits for an active order until a day after it was due', () => {
    expect(isOrderAwaited({ status: 'ready', createdAt }, hoursLater(23.9))).toBe(true)
    expect(isOrderAwaited({ status: 'ready', createdAt }, hoursLater(24))).toBe(false)
    const scheduledFor = hoursLater(48).toISOString()
    expect(isOrderAwaited({ status: 'pending', createdAt, scheduledFor }, hoursLater(71))).toBe(true)
  })

  it('waits for no order that has ended', () => {
    expect(isOrderAwaited({ status: 'completed', createdAt }, hoursLater(0))).toBe(false)
  })

  it('follows four steps, the last by how the food reaches them', () => {
    expect(getTrackingSteps('pickup')).toEqual(['Order Confirmed', 'Preparing', 'Ready', 'Picked Up'])
    expect(getTrackingSteps('delivery').at(-1)).toBe('Delivered')
  })

  it('sees a cancelled order at the first step', () => expect(getTrackingStep('cancelled')).toBe(0))
})

describe('the displayed progress', () => {
  it('moves the simple board by a sixth per step and is 0 for ended orders', () => {
    expect(getBoardProgress('pending')).toBeCloseTo(16.67, 1)
    expect(getBoardProgress('plating')).toBeCloseTo(83.33, 1)
    expect(getBoardProgress('ready')).toBe(100)
    expect(getBoardProgress('completed')).toBe(0)
  })

  it('never goes back while an order is cooked and plated', () => {
    const steps = kitchenStatuses.filter((status) => status !== 'cancelled').map(getTrackingStep)
    expect(steps).toEqual([...steps].sort())
  })

  it.each([
    ['pending', 'Order status: pending'],
    ['confirmed', 'Order status: confirmed'],
    ['preparing', 'Your order is being prepared'],
    ['cooking', 'Your order is now cooking'],
    ['plating', 'Your order is being plated'],
    ['ready', 'Your order is ready for pickup!'],
    ['out-for-delivery', 'Your order is out for delivery'],
    ['completed', 'Your order has been completed'],
    ['cancelled', 'Order status: cancelled'],
  ] as const)('is said of one that is %s in the specified words', (status, words) => {
    expect(formatStatusMessage(resolveStage({ status }))).toBe(words)
  })
})
