import { MAX_GUEST_EDITS } from '../../platform/order-limits'
import { listLineChanges, matchLines, mergeLineChanges, type LineChangeRecord } from './line-changes'
import { findEditObstacle, withHeldDishes, MAX_EDITED_LINES, MAX_ORDER_EDITS } from './edit-rules'

const line = (menuItemId: number, quantity = 1, more: { notes?: string; options?: string[]; for?: string } = {}) => {
  const options = (more.options ?? []).map((id) => ({ id, quantity: 1 }))
  return { menuItemId, name: `Dish ${menuItemId}`, quantity, ...more, options }
}

const numbered = (...lines: ReturnType<typeof line>[]) => lines.map((one, index) => ({ ...one, number: index + 1 }))

const numbersOf = (before: ReturnType<typeof numbered>, ...after: ReturnType<typeof line>[]) =>
  matchLines(before, after, before.length + 1).map(({ number }) => number)

const changesOf = (before: ReturnType<typeof numbered>, ...after: ReturnType<typeof line>[]) =>
  listLineChanges(before, matchLines(before, after, before.length + 1)).map(
    ({ kind, line: number, previousQuantity, quantity }) => `${kind} ${number}: ${previousQuantity} to ${quantity}`,
  )

describe('the lines of an edited order', () => {
  it('keep their numbers when others are removed, moved or added', () => {
    const before = numbered(line(7), line(8), line(9))
    expect(numbersOf(before, line(9), line(8), line(5))).toEqual([3, 2, 4])
  })

  it('match the closest of several lines of a dish', () => {
    const before = numbered(line(7, 1, { options: ['spicy'] }), line(7, 2), line(7, 2, { notes: 'no ice' }))
    expect(numbersOf(before, line(7, 2, { notes: 'no ice' }), line(7, 3), line(7, 1, { options: ['spicy'] }))).toEqual([
      3, 2, 1,
    ])
  })

  it('match each earlier line once, however many lines of the dish there are', () => {
    expect(numbersOf(numbered(line(7)), line(7), line(7))).toEqual([1, 2])
  })

  it('are reported as added, changed or removed', () => {
    const before = numbered(line(7, 2), line(8), line(9, 1, { for: 'Ben' }))
    expect(changesOf(before, line(7, 3), line(9, 1, { for: 'Ben' }), line(5, 4))).toEqual([
      'changed 1: 2 to 3',
      'added 4: 0 to 4',
      'removed 2: 1 to 0',
    ])
    expect(changesOf(before, ...before)).toEqual([])
    expect(changesOf(before, line(7, 2, { options: ['spicy'] }), line(8), line(9, 1, { for: 'Ben' }))).toEqual([
      'changed 1: 2 to 2',
    ])
  })
})

it('merges several edits to one change per line', () => {
  const change = (kind: LineChangeRecord['kind'], number: number, previousQuantity: number, quantity: number) => ({
    ...{ kind, line: number, name: 'Roll', previousQuantity, quantity },
  })
  const merged = mergeLineChanges([
    change('changed', 1, 1, 2),
    change('added', 4, 0, 1),
    change('added', 5, 0, 1),
    change('changed', 1, 2, 5),
    change('changed', 4, 1, 3),
    change('removed', 5, 1, 0),
    change('removed', 2, 6, 0),
  ])
  expect(merged).toEqual([change('changed', 1, 1, 5), change('added', 4, 0, 3), change('removed', 2, 6, 0)])
})

describe('who may edit when', () => {
  const order = (status: 'pending' | 'plating' | 'ready' | 'cancelled', more = {}) => ({
    status,
    history: [{ status }],
    ...more,
  })

  it.each([
    ['pending', 'customer', true],
    ['plating', 'customer', false],
    ['plating', 'staff', true],
    ['ready', 'staff', false],
    ['cancelled', 'staff', false],
  ] as const)('an order that is %s by %s: %s', (status, editor, allowed) => {
    expect(findEditObstacle(order(status), editor) === null).toBe(allowed)
  })

  it('no editor after a recall, after a refund of a dish, after too many edits, or before the payment', () => {
    const edits = Array.from({ length: MAX_ORDER_EDITS }, () => ({ lines: [] }))
    const large = [{ lines: Array.from({ length: MAX_EDITED_LINES }, () => ({})) }]
    const recalled = { history: [{ status: 'completed' as const }, { status: 'plating' as const }] }
    const refunded = [{ refunds: [{ line: 0 }] }, { refunds: [{ lines: [1] }] }]
    const blocked = [recalled, { event: { id: 'E' } }, ...refunded, { edits }, { edits: large }, { payment: {} }].map(
      (more) => order('plating', more),
    )
    expect(blocked.map((one) => findEditObstacle(one, 'staff')).includes(null)).toBe(false)
    const often = order('pending', { edits: edits.slice(0, MAX_GUEST_EDITS) })
    expect(
      ['customer', 'staff'].map((editor) => findEditObstacle(often, editor === 'staff' ? 'staff' : 'customer')),
    ).toEqual(['This order was changed often already. Please call us.', null])
    const allowed = order('plating', { refunds: [{ line: undefined }], edits: edits.slice(1) })
    expect(findEditObstacle(allowed, 'staff')).toBeNull()
  })
})

it('a sold-out dish stays available for as many portions as the order holds', () => {
  const dish = { id: 7, isAvailable: false, optionsOut: ['egg', 'tofu'] }
  const held = [{ menuItemId: 7, quantity: 2, options: [{ id: 'egg' }] }]
  const wanted = (quantity: number) => withHeldDishes([dish], held, [{ menuItemId: 7, quantity }], true)
  expect(wanted(2)).toEqual([{ ...dish, isAvailable: true, optionsOut: ['tofu'] }])
  expect(wanted(3)).toEqual([dish])
  expect(withHeldDishes([dish], [], [{ menuItemId: 7, quantity: 1 }], true)).toEqual([dish])
})

it('a dish outside its daypart stays only if the time of the order does', () => {
  const dish = { id: 7, isAvailable: true, offeredAt: '2027-01-15T16:00:00.000Z' }
  const held = [{ menuItemId: 7, quantity: 2, options: [] }]
  const offered = (quantity: number, isSameTime: boolean) =>
    withHeldDishes([dish], held, [{ menuItemId: 7, quantity }], isSameTime)[0]?.offeredAt
  expect([offered(2, true), offered(3, true), offered(2, false)]).toEqual([undefined, dish.offeredAt, dish.offeredAt])
})
