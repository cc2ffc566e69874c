import type { OrderTotals } from '#shared/platform/money'
import { buildCartItem } from '#shared/testing/fixtures'
import { toSeenPrices, findPriceIncreases, acceptLowerPrices, type DisplayedPrices } from './price-review'

const roll = buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 625 })
const tea = buildCartItem({ menuItemId: 9, name: 'Green Tea', priceCents: 250 })
const applied = { code: 'TASTY', discount: { percent: 10 }, problem: null } as const
const usedUp = { code: 'TASTY', discount: null, problem: 'Used.' } as const

const buildTotals = (overrides: Partial<OrderTotals> = {}): OrderTotals => ({
  subtotalCents: 625,
  discountCents: 100,
  taxCents: 44,
  deliveryFeeCents: 299,
  tipCents: 0,
  totalCents: 868,
  ...overrides,
})
const buildPrices = (overrides: Partial<DisplayedPrices> = {}): DisplayedPrices => ({
  cart: [roll],
  applied: null,
  rejectedCode: null,
  computed: buildTotals(),
  priced: null,
  ...overrides,
})
const listIncreases = (before: DisplayedPrices, after: DisplayedPrices) =>
  findPriceIncreases(toSeenPrices(before), after).map(({ name }) => name)

describe('a price on the open checkout', () => {
  it('needs a review if it rose, even if another fell by more', () => {
    const cart = [
      { ...roll, priceCents: 650 },
      { ...tea, priceCents: 100 },
    ]
    expect(findPriceIncreases(toSeenPrices(buildPrices({ cart: [roll, tea] })), buildPrices({ cart }))).toEqual([
      { key: 'line 7', name: 'California Roll', cents: { was: 625, is: 650 } },
    ])
  })

  it('needs no review if it fell or if the guest added dishes', () => {
    expect(listIncreases(buildPrices(), buildPrices({ cart: [{ ...roll, priceCents: 600 }] }))).toEqual([])
    expect(listIncreases(buildPrices(), buildPrices({ cart: [roll, tea] }))).toEqual([])
    expect(listIncreases(buildPrices(), buildPrices({ cart: [{ ...roll, quantity: 9 }] }))).toEqual([])
  })

  it('is compared with the lowest one that the guest saw', () => {
    const fell = acceptLowerPrices(toSeenPrices(buildPrices()), buildPrices({ cart: [{ ...roll, priceCents: 600 }] }))
    expect(findPriceIncreases(fell, buildPrices()).map(({ cents }) => cents)).toEqual([{ was: 600, is: 625 }])
  })

  it('needs no second review', () => {
    const after = buildPrices({
      cart: [{ ...roll, priceCents: 650 }],
      applied: usedUp,
      priced: buildTotals({ taxCents: 60 }),
    })
    expect(findPriceIncreases(toSeenPrices(after), after)).toEqual([])
  })
})

describe('a code', () => {
  it('needs a review if the page or the server finds it used up', () => {
    expect(listIncreases(buildPrices({ applied }), buildPrices({ applied: usedUp }))).toEqual(['Code TASTY'])
    expect(listIncreases(buildPrices({ applied }), buildPrices({ rejectedCode: 'TASTY' }))).toEqual(['Code TASTY'])
  })

  it('needs no review if the guest removed it or it never gave a discount', () => {
    expect(listIncreases(buildPrices({ applied }), buildPrices())).toEqual([])
    expect(listIncreases(buildPrices(), buildPrices({ applied: usedUp }))).toEqual([])
  })

  it('applied at the checkout needs a review if it is lost', () => {
    const seen = acceptLowerPrices(toSeenPrices(buildPrices()), buildPrices({ applied }))
    expect(findPriceIncreases(seen, buildPrices({ applied: usedUp })).map(({ name }) => name)).toEqual(['Code TASTY'])
  })
})

describe('the totals of the server', () => {
  it.each([
    ['Tax', { taxCents: 50 }],
    ['Delivery Fee', { deliveryFeeCents: 399 }],
    ['Discount', { discountCents: 50 }],
  ])('need a review if they are worse: %s', (name, over) => {
    expect(listIncreases(buildPrices(), buildPrices({ priced: buildTotals(over) }))).toEqual([name])
  })

  it('need no review if they are better', () => {
    const better = buildTotals({ taxCents: 40, deliveryFeeCents: 0, discountCents: 200 })
    expect(listIncreases(buildPrices(), buildPrices({ priced: better }))).toEqual([])
  })
})

it('unchanged or higher prices leave the seen prices unchanged', () => {
  const seen = toSeenPrices(buildPrices({ applied }))
  expect(acceptLowerPrices(seen, buildPrices({ applied }))).toBe(seen)
  expect(acceptLowerPrices(seen, buildPrices({ cart: [{ ...roll, priceCents: 700 }], applied }))).toBe(seen)
})
