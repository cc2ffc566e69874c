import type { OrderStatus } from '../terms/orders'
import { isRepeatingAlert, getMostUrgentAlert, detectBoardAlerts } from './kitchen-news'

const at = (status: OrderStatus, id = 'A') => ({ id, status })

describe('what a cook hears', () => {
  it.each([
    ['a new order', [], [at('pending')], 'new'],
    ['a cancelled order', [at('cooking')], [], 'cancelled'],
    ['an order put back after completion', [at('completed')], [at('ready')], 'changed'],
    ['an order sent back a stage', [at('plating')], [at('cooking')], 'changed'],
    ['an order moved on elsewhere', [at('confirmed')], [at('preparing')], 'moved'],
    ['an order completed elsewhere', [at('ready')], [at('completed')], 'moved'],
  ] as const)('of %s', (_what, before, after, news) => {
    expect(detectBoardAlerts<{ id: string; status: OrderStatus }>(before, after)).toMatchObject([
      { news, ticket: { id: 'A' } },
    ])
  })

  it('is nothing where nothing happened, nor when yesterday leaves the list', () => {
    expect(detectBoardAlerts([at('pending'), at('completed', 'B')], [at('pending')])).toEqual([])
  })

  it('is the most pressing of several, and goes on but for what was merely moved', () => {
    expect(getMostUrgentAlert(['moved', 'new', 'cancelled'])).toBe('cancelled')
    expect(getMostUrgentAlert([])).toBeNull()
    expect(isRepeatingAlert('new')).toBe(true)
    expect(isRepeatingAlert('moved')).toBe(false)
  })
})
