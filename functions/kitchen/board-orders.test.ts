import { emptyOrder } from '#infra/testkit/empty-order'
import { orderAttributes, orderKeys } from '../orders/records'
import type { OrderRecord } from '../orders/records'
import { boardReader } from './board-orders'

const named = { id: 'NEJ5C52JQ4WG', location: 'HENPR', ticketNumber: 7 } as const
const order: OrderRecord = { ...emptyOrder(named, '2026-11-22T18:00:00.000Z'), version: 1 }

/** As the table gives it, anew with each look. */
const inTable = (more: Partial<OrderRecord> = {}) => ({
  ...orderKeys.order(order.id),
  ...orderAttributes({ ...order, ...more }),
})

describe('a board that is looked at again', () => {
  it('has the orders that nobody touched meanwhile from the look before', () => {
    const read = boardReader<string>()
    const [first] = read('HENPR', [inTable()])
    expect(first).toEqual(order)
    expect(read('HENPR', [inTable()])[0]).toBe(first)
  })

  it.each([
    ['what is in the pack, were it under the same version', { ticketNumber: 8 }],
    ['what stands beside it', { status: 'cancelled' as const }],
    ['what was not there', { givenBackAt: '2026-11-22T18:10:00.000Z' }],
  ])('sees %s', (_, more) => {
    const read = boardReader<string>()
    read('HENPR', [inTable()])
    expect(read('HENPR', [inTable(more)])).toEqual([{ ...order, ...more }])
    expect(read('HENPR', [inTable()])).toEqual([order])
  })

  it('reads an order of the first shape each time', () => {
    const read = boardReader<string>()
    const { version: _, ...first } = order
    read('HENPR', [{ ...orderKeys.order(order.id), ...first, lines: [...first.lines] }])
    const now = { ...orderKeys.order(order.id), ...first, history: [...first.history, ...first.history] }
    expect(read('HENPR', [now])[0]?.history).toHaveLength(2)
  })

  it('keeps nothing of what has left it', () => {
    const read = boardReader<string>()
    const [first] = read('HENPR', [inTable()])
    read('HENPR', [])
    expect(read('HENPR', [inTable()])[0]).not.toBe(first)
  })
})
