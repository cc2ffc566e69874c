import { kitchenStatuses, orderStatuses } from '../terms/orders'
import { boardProgress, isFinal, nextAction, stageOf, statusMessage, trackingStep } from './order-status'

describe('what a board sends', () => {
  it('lets the kitchen status decide where the filter board says "processing"', () => {
    expect(stageOf({ status: 'processing', kitchenStatus: 'prep' })).toEqual({
      status: 'preparing',
      kitchenStatus: 'prep',
    })
  })

  it('derives the kitchen status where the simple board leaves it out', () => {
    expect(stageOf({ status: 'confirmed' })).toEqual({ status: 'confirmed', kitchenStatus: 'confirmed' })
    expect(stageOf({ status: 'pending' })).toEqual({ status: 'pending', kitchenStatus: 'waiting' })
  })

  it('ends an order whatever the kitchen status says', () => {
    expect(stageOf({ status: 'completed', kitchenStatus: 'ready' })).toEqual({
      status: 'completed',
      kitchenStatus: 'completed',
    })
  })

  it('refuses "processing" that says nothing of the kitchen', () => {
    expect(() => stageOf({ status: 'processing' })).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })

  it('leads an order from placed to completed through every button of the simple board', () => {
    const walked = ['pending']
    for (let action = nextAction.pending; action; action = nextAction[action.status]) {
      expect(stageOf(action).status).toBe(action.status)
      walked.push(action.status)
    }
    expect(walked).toEqual(orderStatuses.filter((status) => status !== 'cancelled'))
  })
})

describe('the end of an order', () => {
  const completedAt = '2026-11-20T23:00:00.000Z'
  const minutesLater = (minutes: number) => new Date(Date.parse(completedAt) + minutes * 60_000)

  it('can be taken back for 15 minutes after a mis-bump', () => {
    expect(isFinal({ status: 'completed', completedAt }, minutesLater(15))).toBe(false)
    expect(isFinal({ status: 'completed', completedAt }, minutesLater(15.1))).toBe(true)
  })

  it('is final at once when cancelled', () => expect(isFinal({ status: 'cancelled' }, minutesLater(0))).toBe(true))
})

describe('what people see of an order', () => {
  it('moves the simple board a sixth at a time and shows nothing for what is over', () => {
    expect(boardProgress('pending')).toBeCloseTo(16.67, 1)
    expect(boardProgress('plating')).toBeCloseTo(83.33, 1)
    expect(boardProgress('ready')).toBe(100)
    expect(boardProgress('completed')).toBe(0)
  })

  it('never jumps the customer back while it is cooked and plated', () => {
    const steps = kitchenStatuses.filter((status) => status !== 'cancelled').map(trackingStep)
    expect(steps).toEqual([...steps].sort())
  })

  it.each([
    ['pending', 'Order status: pending'],
    ['confirmed', 'Order status: confirmed'],
    ['preparing', 'Your order is being prepared'],
    ['cooking', 'Your order is now cooking'],
    ['plating', 'Your order is being plated'],
    ['ready', 'Your order is ready for pickup!'],
    ['completed', 'Your order has been completed'],
    ['cancelled', 'Order status: cancelled'],
  ] as const)('is said of one that is %s in the specified words', (status, words) => {
    expect(statusMessage(stageOf({ status }))).toBe(words)
  })
})
