import { henpr } from '../locations/henpr'
import { getPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'
import { assertLinePricesMatch } from './price-agreement'
import { getDeliveryFeeCents, priceLines, priceOrder } from './pricing'
import { applySpecial } from '../specials/special-price'
import { toSubmittedOrder } from './submitted-order'

const test = getPolicy(henpr)
const [tax] = henpr.taxes
const live = getPolicy({ ...henpr, mode: 'live' })
const roll = { id: 1, name: 'California Roll', priceCents: 625, isAvailable: true, optionGroups: [] }
const chicken = { id: 2, name: 'Hibachi Chicken', priceCents: 1495, isAvailable: true, optionGroups: [] }
const line = (dish: { id: number; priceCents: number }, quantity = 1) => ({
  menuItemId: dish.id,
  quantity,
  unitPriceCents: dish.priceCents,
  totalPriceCents: dish.priceCents * quantity,
})
const twoRollsAndChicken = {
  orderType: 'pickup' as const,
  items: [line(roll, 2), line(chicken)],
  subtotalCents: 2745,
  taxCents: 192,
  totalCents: 2937,
}
const menu = { dishes: [roll, chicken], specials: [], policy: test, tax }
const refusal = (act: () => unknown): Problem => {
  try {
    act()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('was not refused')
}

describe('pricing an order', () => {
  it('converts submitted amounts to cents, from text or numbers', () => {
    const sent = {
      orderType: 'pickup' as const,
      items: [
        { menuItemId: 1, quantity: 2, unitPrice: '6.25', totalPrice: 12.5 },
        { menuItemId: 2, quantity: 1, unitPrice: 14.95, totalPrice: ' 14.95 ' },
      ],
      subtotal: '27.45',
      tax: 1.92,
      total: '29.37',
    }
    expect(toSubmittedOrder(sent)).toEqual({ ...twoRollsAndChicken, tipCents: 0 })
  })

  it('accepts the prices of the menu', () => {
    expect(priceOrder({ order: twoRollsAndChicken, ...menu }).totals.totalCents).toBe(2937)
  })

  it.each([
    [
      'a unit price',
      { ...twoRollsAndChicken, items: [{ ...line(roll, 2), unitPriceCents: 1, totalPriceCents: 2 }, line(chicken)] },
    ],
    ['a line total', { ...twoRollsAndChicken, items: [{ ...line(roll, 2), totalPriceCents: 625 }, line(chicken)] }],
    ['the subtotal', { ...twoRollsAndChicken, subtotalCents: 2744 }],
    ['the tax', { ...twoRollsAndChicken, taxCents: 191 }],
    ['the total', { ...twoRollsAndChicken, totalCents: 1 }],
  ])('rejects a tampered %s with the correct amounts', (_what, order) => {
    const problem = refusal(() => priceOrder({ order, ...menu }))
    expect(problem.code).toBe('price-changed')
    expect(problem.members['priced']).toMatchObject({
      subtotal: '27.45',
      tax: '1.92',
      total: '29.37',
      items: [
        { menuItemId: 1, unitPrice: '6.25' },
        { menuItemId: 2, unitPrice: '14.95' },
      ],
    })
  })

  it.each([
    ['sold out', { ...chicken, isAvailable: false }],
    ['at market price', { ...chicken, priceCents: 0 }],
  ])('names a dish that is %s', (_why, dish) => {
    const problem = refusal(() => priceOrder({ order: twoRollsAndChicken, ...menu, dishes: [roll, dish] }))
    expect(problem).toMatchObject({
      code: 'item-unavailable',
      members: { unavailable: [{ menuItemId: 2, name: 'Hibachi Chicken' }] },
    })
  })

  it('rejects a dish that is not on the menu', () => {
    expect(refusal(() => priceOrder({ order: twoRollsAndChicken, ...menu, dishes: [roll] })).code).toBe(
      'item-unavailable',
    )
  })

  it("takes the day's special off the menu price", () => {
    expect(applySpecial(1295, { discountPercent: 15 })).toBe(1101)
    const special = { menuItemId: 2, discountPercent: 10, loyaltyMultiplier: 2 }
    const order = {
      ...twoRollsAndChicken,
      items: [{ ...line(chicken), unitPriceCents: 1345, totalPriceCents: 1345 }],
      subtotalCents: 1345,
      taxCents: 94,
      totalCents: 1439,
    }
    expect(priceOrder({ order, ...menu, specials: [special] }).lines[0]).toMatchObject({
      unitPriceCents: 1345,
      loyaltyMultiplier: 2,
    })
  })
})

describe('an edited order', () => {
  const check = (prices: { unitPriceCents?: number; totalPriceCents?: number }) => {
    const items = [
      { menuItemId: 1, quantity: 2, ...prices },
      { menuItemId: 2, quantity: 1 },
    ]
    const { lines, totals } = priceLines({ order: { orderType: 'pickup', items }, ...menu })
    return () => assertLinePricesMatch(lines, totals)
  }

  it('may leave out prices, and states the right ones otherwise', () => {
    expect(check({})).not.toThrow()
    expect(check({ unitPriceCents: 625, totalPriceCents: 1250 })).not.toThrow()
  })

  it.each([
    ['unit price', { unitPriceCents: 600 }],
    ['line total', { unitPriceCents: 625, totalPriceCents: 625 }],
    ['unit price of nothing', { unitPriceCents: 0 }],
  ])('is rejected with a wrong %s and the new total', (_what, prices) => {
    const { code, members } = refusal(check(prices))
    expect({ code, members }).toMatchObject({ code: 'price-changed', members: { priced: { subtotal: '27.45' } } })
  })
})

describe('the delivery fee', () => {
  it('is flat on a test site', () => expect(getDeliveryFeeCents('delivery', 5000, test.delivery)).toBe(299))
  it('is waived from $25.00 on a live site', () => {
    expect(getDeliveryFeeCents('delivery', 2499, live.delivery)).toBe(299)
    expect(getDeliveryFeeCents('delivery', 2500, live.delivery)).toBe(0)
  })
  it('is not changed by a discount, which lowers subtotal and tax only', () => {
    const order = (quantity: number, taxCents: number, totalCents: number) => ({
      orderType: 'delivery' as const,
      items: [line(roll, quantity)],
      subtotalCents: 625 * quantity,
      taxCents,
      totalCents,
    })
    const discounted = { ...menu, policy: live, discountCents: () => 300 }
    expect(priceOrder({ order: order(3, 110, 1984), ...discounted }).totals).toEqual({
      taxRate: 700,
      isDeliveryFeeTaxed: false,
      subtotalCents: 1875,
      discountCents: 300,
      tipCents: 0,
      taxCents: 110,
      deliveryFeeCents: 299,
      totalCents: 1984,
    })
    // Delivery is free from a subtotal of $25.00, although $22.00 remain after the discount.
    expect(priceOrder({ order: order(4, 154, 2354), ...discounted }).totals).toMatchObject({ deliveryFeeCents: 0 })
  })
  it('is for delivery only', () => expect(getDeliveryFeeCents('pickup', 100, live.delivery)).toBe(0))
})

describe('a dish with options', () => {
  const optionGroups = [
    {
      id: 'rice',
      name: 'Rice',
      min: 0,
      max: 1,
      options: [
        { id: 'steamed', name: 'Steamed rice', priceCents: 0, upTo: 1, isDefault: true },
        { id: 'fried', name: 'Fried rice', priceCents: 200, upTo: 1, isDefault: false },
      ],
    },
    {
      id: 'sauce',
      name: 'Sauces',
      min: 0,
      max: 3,
      options: [{ id: 'yum', name: 'Yum yum sauce', priceCents: 75, upTo: 2, isDefault: false }],
    },
  ]
  const plate = { ...chicken, optionGroups }
  const plates = { ...menu, dishes: [plate], specials: [{ menuItemId: 2, discountPercent: 10, loyaltyMultiplier: 1 }] }
  const orderOf = (options: readonly string[] | undefined, unitPriceCents: number, quantity = 1) => {
    const cents = unitPriceCents * quantity
    const item = { menuItemId: 2, quantity, unitPriceCents, totalPriceCents: cents, customizations: { options } }
    const taxCents = Math.round(cents * 0.07)
    return { orderType: 'pickup' as const, items: [item], subtotalCents: cents, taxCents, totalCents: cents + taxCents }
  }

  it("has the special's discount on the dish but not on its options, per portion", () => {
    const order = orderOf(['fried', 'yum', 'yum'], 1345 + 200 + 150, 2)
    const [line] = priceOrder({ order, ...plates }).lines
    expect(line).toMatchObject({ unitPriceCents: 1695, totalPriceCents: 3390 })
    expect(line?.chosen.map(({ option, quantity }) => [option.id, quantity])).toEqual([
      ['fried', 1],
      ['yum', 2],
    ])
  })

  it('has its default options if none are stated', () => {
    const [line] = priceOrder({ order: orderOf(undefined, 1345), ...plates }).lines
    expect(line?.chosen.map(({ option }) => option.id)).toEqual(['steamed'])
  })

  it.each([
    ['an option that it does not have', ['lobster'], 'There is no option lobster'],
    ['more of a group than may be', ['steamed', 'fried'], 'Choose at most 1 of Rice'],
    ['an option too often', ['yum', 'yum', 'yum'], 'Yum yum sauce can be had 2 times at most'],
  ])("can't be ordered with %s", (_, options, message) => {
    const { code, detail, errors } = refusal(() => priceOrder({ order: orderOf(options, 1345), ...plates }))
    expect({ code, detail, errors }).toEqual({
      code: 'invalid-input',
      detail: `Hibachi Chicken: ${message}.`,
      errors: [{ path: 'items.0.customizations.options', message }],
    })
  })

  it('is rejected with a sold-out option, and made without it if it is only a default', () => {
    const dishes = [{ ...plate, optionsOut: ['steamed'] }]
    const { code, detail, members } = refusal(() =>
      priceOrder({ order: orderOf(['steamed'], 1345), ...plates, dishes }),
    )
    expect({ code, detail }).toEqual({
      code: 'item-unavailable',
      detail: 'Not available right now: Hibachi Chicken with steamed rice.',
    })
    expect(members['unavailable']).toEqual([
      { menuItemId: 2, name: 'Hibachi Chicken', option: { id: 'steamed', name: 'Steamed rice' } },
    ])
    const [line] = priceOrder({ order: orderOf(undefined, 1345), ...plates, dishes }).lines
    expect(line?.chosen).toEqual([])
  })
})
