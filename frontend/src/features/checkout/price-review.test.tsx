import type { OrderTotals } from '#shared/platform/money'
import { buildCartItem } from '#shared/testing/fixtures'
import { toSeenPrices, findPriceIncreases, acceptLowerPrices } from './price-review'
import type { DisplayedPrices } from './price-review'

const roll = buildCartItem({ menuItemId: 7, name: 'California Roll', priceCents: 625 })
const tea = buildCartItem({ menuItemId: 9, name: 'Green Tea', priceCents: 250 })
const applied = { code: 'TASTY', discount: { percent: 10 }, problem: null } as const
const spent = { code: 'TASTY', discount: null, problem: 'Used.' } as const

const totals = (over: Partial<OrderTotals> = {}): OrderTotals => ({
  subtotalCents: 625,
  discountCents: 100,
  taxCents: 44,
  deliveryFeeCents: 299,
  totalCents: 868,
  ...over,
})
const shown = (over: Partial<DisplayedPrices> = {}): DisplayedPrices => ({
  cart: [roll],
  applied: null,
  refusedCode: null,
  computed: totals(),
  priced: null,
  ...over,
})
const rises = (before: DisplayedPrices, after: DisplayedPrices) =>
  findPriceIncreases(toSeenPrices(before), after).map(({ name }) => name)

describe('a price since the checkout was shown', () => {
  it('needs a review where it rose, also where another fell by more', () => {
    const cart = [
      { ...roll, priceCents: 650 },
      { ...tea, priceCents: 100 },
    ]
    expect(findPriceIncreases(toSeenPrices(shown({ cart: [roll, tea] })), shown({ cart }))).toEqual([
      { key: 'line 7', name: 'California Roll', cents: { was: 625, is: 650 } },
    ])
  })

  it('needs none where it fell, where the guest added a dish, or more of one', () => {
    expect(rises(shown(), shown({ cart: [{ ...roll, priceCents: 600 }] }))).toEqual([])
    expect(rises(shown(), shown({ cart: [roll, tea] }))).toEqual([])
    expect(rises(shown(), shown({ cart: [{ ...roll, quantity: 9 }] }))).toEqual([])
  })

  it('that fell and rose again is compared with the lower one that was shown', () => {
    const fell = acceptLowerPrices(toSeenPrices(shown()), shown({ cart: [{ ...roll, priceCents: 600 }] }))
    expect(findPriceIncreases(fell, shown()).map(({ cents }) => cents)).toEqual([{ was: 600, is: 625 }])
  })

  it('needs none once it was reviewed', () => {
    const after = shown({ cart: [{ ...roll, priceCents: 650 }], applied: spent, priced: totals({ taxCents: 60 }) })
    expect(findPriceIncreases(toSeenPrices(after), after)).toEqual([])
  })
})

describe('a code', () => {
  it('needs a review where it no longer counts, by the page or by the server', () => {
    expect(rises(shown({ applied }), shown({ applied: spent }))).toEqual(['Code TASTY'])
    expect(rises(shown({ applied }), shown({ refusedCode: 'TASTY' }))).toEqual(['Code TASTY'])
  })

  it('needs none where the guest took it off, or where it never counted', () => {
    expect(rises(shown({ applied }), shown())).toEqual([])
    expect(rises(shown(), shown({ applied: spent }))).toEqual([])
  })

  it('that the guest applied on the page is one that can be lost', () => {
    const seen = acceptLowerPrices(toSeenPrices(shown()), shown({ applied }))
    expect(findPriceIncreases(seen, shown({ applied: spent })).map(({ name }) => name)).toEqual(['Code TASTY'])
  })
})

describe('the totals of the server', () => {
  it.each([
    ['Tax', { taxCents: 50 }],
    ['Delivery Fee', { deliveryFeeCents: 399 }],
    ['Discount', { discountCents: 50 }],
  ])('need a review where they are worse: %s', (name, over) => {
    expect(rises(shown(), shown({ priced: totals(over) }))).toEqual([name])
  })

  it('need none where they are better', () => {
    const better = totals({ taxCents: 40, deliveryFeeCents: 0, discountCents: 200 })
    expect(rises(shown(), shown({ priced: better }))).toEqual([])
  })
})

it('nothing to follow leaves what was seen unchanged', () => {
  const seen = toSeenPrices(shown({ applied }))
  expect(acceptLowerPrices(seen, shown({ applied }))).toBe(seen)
  expect(acceptLowerPrices(seen, shown({ cart: [{ ...roll, priceCents: 700 }], applied }))).toBe(seen)
})
