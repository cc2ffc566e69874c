import { henpr } from '../locations/henpr'
import { policyOf } from '../locations/policy'
import { Problem } from '../problem'
import { deliveryFee, inCents, priceOrder, priceToday } from './pricing'

const test = policyOf(henpr)
const live = policyOf({ ...henpr, mode: 'live' })
const roll = { id: 1, name: 'California Roll', priceCents: 625, isAvailable: true }
const chicken = { id: 2, name: 'Hibachi Chicken', priceCents: 1495, isAvailable: true }
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
const menu = { dishes: [roll, chicken], specials: [], policy: test }
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
  it('reads what was sent in cents, whether as texts or as numbers', () => {
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
    expect(inCents(sent)).toEqual(twoRollsAndChicken)
  })

  it('agrees with a customer who read the menu', () => {
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
  ])('answers a tampered %s with the right figures', (_what, order) => {
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

  it('refuses a dish that is not on the menu', () => {
    expect(refusal(() => priceOrder({ order: twoRollsAndChicken, ...menu, dishes: [roll] })).code).toBe(
      'item-unavailable',
    )
  })

  it("takes the day's special off the menu price", () => {
    expect(priceToday(1295, { discountPercent: 15 })).toBe(1101)
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

describe('the delivery fee', () => {
  it('is flat on a test site', () => expect(deliveryFee('delivery', 5000, test.delivery)).toBe(299))
  it('falls away from $25.00 on a live site', () => {
    expect(deliveryFee('delivery', 2499, live.delivery)).toBe(299)
    expect(deliveryFee('delivery', 2500, live.delivery)).toBe(0)
  })
  it('stands beside a discount, which lowers the subtotal and its tax but neither the fee nor the way to its end', () => {
    const order = (quantity: number, taxCents: number, totalCents: number) => ({
      orderType: 'delivery' as const,
      items: [line(roll, quantity)],
      subtotalCents: 625 * quantity,
      taxCents,
      totalCents,
    })
    const discounted = { ...menu, policy: live, discountCents: () => 300 }
    expect(priceOrder({ order: order(3, 110, 1984), ...discounted }).totals).toEqual({
      subtotalCents: 1875,
      discountCents: 300,
      taxCents: 110,
      deliveryFeeCents: 299,
      totalCents: 1984,
    })
    // Free from $25.00 of dishes, though $22.00 are left to pay for them.
    expect(priceOrder({ order: order(4, 154, 2354), ...discounted }).totals).toMatchObject({ deliveryFeeCents: 0 })
  })
  it('is for delivery only', () => expect(deliveryFee('pickup', 100, live.delivery)).toBe(0))
})
