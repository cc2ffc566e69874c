import { presentReorderItems } from '#functions/orders/lines/order-lines'
import type { OrderRecord } from '#functions/orders/records'
import { MAX_ORDER_LINES } from '#shared/orders/constants'
import { listLineChanges, matchLines } from '#shared/orders/editing/line-changes'
import { measureProcessorMs } from '#infra/testkit/processor-time'

/** The longest that an order may occupy a process, which other guests wait for. */
const MAX_MS = 50

const OPTIONS = 30

/** Builds the most lines that an order may have, no two of them alike. */
const buildLines = (variant: string): OrderRecord['lines'] =>
  Array.from({ length: MAX_ORDER_LINES }, (_, index) => ({
    menuItemId: 7,
    name: 'Hibachi Steak',
    description: '',
    code: 'H1',
    station: 'hibachi',
    allergens: null,
    quantity: 1,
    unitPriceCents: 100,
    totalPriceCents: 100,
    loyaltyMultiplier: 1,
    notes: `${variant} ${index}`,
    leftOut: [],
    options: Array.from({ length: OPTIONS }, (_option, option) => ({
      id: `${variant}-option-${(option * 7) % OPTIONS}`,
      group: 'Extras',
      name: 'Extra',
      priceCents: 0,
      quantity: option === index % OPTIONS ? 2 : 1,
      differs: true,
    })),
  }))

it('an edit that changes every line of the largest order takes little processor time', () => {
  const before = buildLines('old').map((line, index) => ({ ...line, number: index + 1 }))
  const after = buildLines('new')
  const compare = () => void listLineChanges(before, matchLines(before, after, MAX_ORDER_LINES + 1))
  expect(measureProcessorMs(compare, MAX_MS)).toBeLessThan(MAX_MS)
})

it('reordering the largest order takes little processor time', () => {
  const order = { lines: buildLines('old'), createdAt: '2026-11-21T20:00:00.000Z' }
  const present = () =>
    void presentReorderItems(
      order,
      { dishes: [], dayparts: [], archived: [], specials: [], settings: undefined },
      'HENPR',
    )
  expect(measureProcessorMs(present, MAX_MS)).toBeLessThan(MAX_MS)
})
