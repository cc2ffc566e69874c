import { getLocation, getServerId } from '#shared/locations/index'
import type { StockMovement } from '#shared/contract/inventory'
import { groupMovements, listRecorders, formatSaleTitle, searchEntries } from './movement-entries'

let next = 0
const movement = (facts: Partial<StockMovement>): StockMovement => {
  next += 1
  return {
    id: `m${next}`,
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
    by: 'Ticket 12',
    createdAt: '2026-03-01T12:00:00.000Z',
    ...facts,
  }
}

it('is one entry an order, with what was entered by hand between the orders', () => {
  const byHand = movement({ by: 'Dana Whitfield', movementType: 'waste', reason: 'damaged' })
  const soldByHand = movement({ by: 'Dana Whitfield' })
  const earlier = { by: 'Ticket 11', createdAt: '2026-03-01T11:00:00.000Z' }
  const list = [movement({}), movement({}), byHand, soldByHand, movement(earlier), movement(earlier), movement(earlier)]
  expect(
    groupMovements(list).map((entry) => (entry.kind === 'sale' ? formatSaleTitle(entry.movements) : entry.movement.by)),
  ).toEqual(['Ticket 12: sale, 2 items', 'Dana Whitfield', 'Dana Whitfield', 'Ticket 11: sale, 3 items'])
})

it('does not mix what a ticket took with what it gave back, nor with the same number of another day', () => {
  const back = movement({ movementType: 'in', createdAt: '2026-03-01T12:00:00.000Z' })
  const yesterday = movement({ createdAt: '2026-02-28T12:00:00.000Z' })
  expect(
    groupMovements([back, movement({}), yesterday]).map(
      (entry) => entry.kind === 'sale' && formatSaleTitle(entry.movements),
    ),
  ).toEqual(['Ticket 12: given back, 1 item', 'Ticket 12: sale, 1 item', 'Ticket 12: sale, 1 item'])
})

describe('what is looked for among the movements', () => {
  const entries = groupMovements([
    movement({ id: 'a', reason: 'sale', movementType: 'out', by: 'Ticket 3' }),
    movement({ id: 'b', movementType: 'waste', reason: 'expired', by: 'Aiko' }),
    movement({ id: 'c', movementType: 'in', by: 'Aiko' }),
    movement({ id: 'd', movementType: 'waste', reason: 'waste', by: 'Ben' }),
  ])

  it.each([
    ['', '', 'a b c d'],
    ['sale', '', 'a'],
    ['waste', '', 'b d'],
    ['waste', 'Aiko', 'b'],
    ['', 'Aiko', 'b c'],
    ['sale', 'Aiko', ''],
  ] as const)('of the kind "%s" by "%s" is %s', (kind, by, ids) => {
    expect(
      searchEntries(entries, { kind, by })
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids)
  })

  it('offers the people who recorded by hand', () => {
    expect(listRecorders(entries)).toEqual(['Aiko', 'Ben'])
  })
})
