import {
  formatDishesMadeUnavailable,
  formatSaleTitle,
  groupMovements,
  listDishesMadeUnavailable,
  listRecorders,
  reverseMovement,
  searchEntries,
} from './movement-rules'
import { getLocation, getServerId } from '#shared/locations/index'
import type { StockMovement } from '#shared/inventory/movement-contract'
import { createTestMovement } from '../testing/stock-fixtures'

const dish = (name: string, quantity: string, more = {}) => ({
  name,
  isAvailable: true,
  isArchived: false,
  recipe: [{ itemId: 7, quantity }],
  ...more,
})
const dishes = [
  dish('Miso Soup', '0.10'),
  dish('Hibachi Shrimp', '0.40'),
  dish('Shrimp Tempura', '2.00'),
  dish('Off Already', '0.40', { isAvailable: false }),
  dish('Gone', '0.40', { isArchived: true }),
  dish('Tofu', '0.40', { recipe: [{ itemId: 8, quantity: '0.40' }] }),
]

it('a movement makes dishes unavailable if no portion can be made after it', () => {
  expect(listDishesMadeUnavailable(dishes, { itemId: 7, before: '1.00', after: '0.20' })).toEqual(['Hibachi Shrimp'])
  expect(listDishesMadeUnavailable(dishes, { itemId: 7, before: '1.00', after: '0.00' })).toEqual([
    'Miso Soup',
    'Hibachi Shrimp',
  ])
  expect(listDishesMadeUnavailable(dishes, { itemId: 7, before: '1.00', after: '0.40' })).toEqual([])
})

it('the warning names up to four dishes', () => {
  expect(formatDishesMadeUnavailable(['A'])).toBe('Takes A off the menu.')
  expect(formatDishesMadeUnavailable(['A', 'B', 'C', 'D'])).toBe('Takes A, B, C, and D off the menu.')
  expect(formatDishesMadeUnavailable(['A', 'B', 'C', 'D', 'E'])).toBe('Takes A, B, C, and 2 more off the menu.')
})

const order = (ticketNumber: number) =>
  ({ by: `Ticket ${ticketNumber}`, cause: { kind: 'order', ticketNumber } }) as const

let next = 0
const movement = (overrides: Partial<StockMovement>): StockMovement => {
  next += 1
  return {
    id: `m${next}`,
    entryId: `m${next}`,
    itemId: next,
    item: {
      id: next,
      name: `Item ${next}`,
      category: 'supplies',
      unit: 'pieces',
      costPerUnit: '1.00',
      version: 1,
    },
    locationId: getServerId(getLocation('HENPR')),
    movementType: 'out',
    quantity: '1.00',
    reason: 'sale',
    unitCost: null,
    notes: null,
    expirationDate: null,
    otherLocationId: null,
    stockBefore: '3.00',
    stockAfter: '2.00',
    ...order(12),
    createdAt: '2026-03-01T12:00:00.000Z',
    ...overrides,
  }
}

it('groups the movements of an order into one entry, but not manual ones', () => {
  const byHand = movement({ by: 'Dana Whitfield', cause: null, movementType: 'waste', reason: 'damaged' })
  const soldByHand = movement({ by: 'Ticket 12', cause: null })
  const earlier = { ...order(11), createdAt: '2026-03-01T11:00:00.000Z', entryId: 'sale-11' }
  const sold = { entryId: 'sale-12' }
  const list = [
    movement(sold),
    movement(sold),
    byHand,
    soldByHand,
    movement(earlier),
    movement(earlier),
    movement(earlier),
  ]
  expect(
    groupMovements(list).map((entry) => (entry.kind === 'sale' ? formatSaleTitle(entry.movements) : entry.movement.by)),
  ).toEqual(['Ticket 12: sale, 2 items', 'Dana Whitfield', 'Ticket 12', 'Ticket 11: sale, 3 items'])
})

it('does not group an order with its return, nor with the same ticket number of another day', () => {
  const back = movement({ movementType: 'in', entryId: 'return-12' })
  const changed = [movement({ entryId: 'change-12' }), movement({ entryId: 'change-12', movementType: 'in' })]
  const yesterday = movement({ entryId: 'sale-of-yesterday' })
  expect(
    groupMovements([back, ...changed, movement({ entryId: 'sale-12' }), yesterday]).map(
      (entry) => entry.kind === 'sale' && formatSaleTitle(entry.movements),
    ),
  ).toEqual([
    'Ticket 12: returned, 1 item',
    'Ticket 12: changed, 2 items',
    'Ticket 12: sale, 1 item',
    'Ticket 12: sale, 1 item',
  ])
})

describe('searching movements', () => {
  const entries = groupMovements([
    movement({ id: 'a', entryId: 'a', reason: 'sale', movementType: 'out', ...order(3) }),
    movement({ id: 'b', movementType: 'waste', reason: 'expired', by: 'Aiko', cause: null }),
    movement({ id: 'c', movementType: 'in', by: 'Aiko', cause: null }),
    movement({ id: 'd', movementType: 'waste', reason: 'waste', by: 'Ben', cause: null }),
  ])

  it.each([
    ['', 'a b c d'],
    ['Aiko', 'b c'],
  ])('by "%s" finds %s', (by, ids) => {
    const found = searchEntries(entries, by)
    expect(found.map(({ id }) => id).join(' ')).toBe(ids)
  })

  it('offers the people who recorded manual movements', () => {
    expect(listRecorders(entries)).toEqual(['Aiko', 'Ben'])
  })
})

describe('undoing a movement', () => {
  it.each([
    ['in', 'purchase', 'out', 'purchase'],
    ['out', 'sale', 'in', 'sale'],
    ['waste', 'expired', 'in', 'expired'],
    ['waste', 'purchase', 'in', 'waste'],
  ] as const)('of type %s with reason %s is %s with reason %s', (movementType, reason, back, backReason) => {
    const movement = createTestMovement({ movementType, reason, expirationDate: '2026-03-09' })
    expect(reverseMovement(movement, '13.00')).toMatchObject({
      movementType: back,
      reason: backReason,
      quantity: '3.00',
      expirationDate: '2026-03-09',
    })
  })

  it('of a count restores the previous level, unless stock has changed since', () => {
    const counted = createTestMovement({ movementType: 'adjustment', reason: 'count_adjustment', quantity: '13.00' })
    expect(reverseMovement(counted, '13.00')).toMatchObject({ movementType: 'adjustment', quantity: '10.00' })
    expect(reverseMovement(counted, '12.00')).toBeUndefined()
  })

  it('of a transfer sends it back, or adds it again if no location of ours received it', () => {
    const sent = createTestMovement({ movementType: 'transfer', reason: 'transfer' })
    expect(reverseMovement(sent, '7.00')).toMatchObject({ movementType: 'in', locationId: 4 })
    expect(reverseMovement({ ...sent, otherLocationId: 5 }, '7.00')).toMatchObject({
      movementType: 'transfer',
      locationId: 5,
      toLocationId: 4,
    })
  })
})
