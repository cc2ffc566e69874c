import fc from 'fast-check'
import { formatDecimal, formatCents, centsToDecimal, percentageOfCents, toCents, calculateTotals } from './money'

describe('amounts in JSON', () => {
  it.each([
    ['6.25', 625],
    ['14.9', 1490],
    ['3', 300],
    [25.99, 2599],
    ['0.00', 0],
  ])('reads %s as %d cents', (amount, cents) => expect(toCents(amount)).toBe(cents))

  it.each(['6.255', '-1.00', '1e3', '', 'six', '6,25', Number.NaN, 0.1 + 0.2])('refuses %s', (amount) =>
    expect(() => toCents(amount)).toThrow(RangeError),
  )

  it('convert to cents and back, with two places', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        expect(centsToDecimal(cents)).toMatch(/^\d+\.\d{2}$/)
        expect(toCents(centsToDecimal(cents))).toBe(cents)
      }),
    )
  })

  it('show a negative amount with the sign before the dollar', () => expect(formatCents(-5)).toBe('-$0.05'))

  it.each([
    ['999.99', '$999.99'],
    ['1121.09', '$1,121.09'],
    ['1000000.00', '$1,000,000.00'],
    ['-1234.50', '-$1,234.50'],
  ])('show %s as %s', (amount, shown) => expect(formatDecimal(amount)).toBe(shown))
})

const tax = { rate: 700, isDeliveryFeeTaxed: false }

it('tax is rounded half up on the cent', () => {
  const taxOn = (subtotalCents: number) => calculateTotals({ subtotalCents, tax }).taxCents
  expect([2599, 50, 49].map(taxOn)).toEqual([182, 4, 3])
  expect(percentageOfCents(1, 5_000)).toBe(1)
})

describe('the totals of an order', () => {
  it('are those of the specified demo order', () => {
    expect(calculateTotals({ subtotalCents: 2599, tax })).toMatchObject({ taxCents: 182, totalCents: 2781 })
  })

  const delivery = { subtotalCents: 2000, discountCents: 200, deliveryFeeCents: 299 }

  it('tax the subtotal after discount, and add the fee untaxed', () => {
    expect(calculateTotals({ ...delivery, tax })).toEqual({
      subtotalCents: 2000,
      discountCents: 200,
      tipCents: 0,
      taxRate: 700,
      isDeliveryFeeTaxed: false,
      taxCents: 126,
      deliveryFeeCents: 299,
      totalCents: 2225,
    })
  })

  it.each([
    [5186, 2074, 825, 257, 3369],
    [1000, 333, 875, 58, 725],
    [999, 0, 700, 70, 1069],
    [1, 1, 700, 0, 0],
  ])(
    'of %d cents less %d, at %d ten-thousandths: tax %d, total %d',
    (subtotalCents, discountCents, rate, taxCents, totalCents) => {
      const totals = calculateTotals({ subtotalCents, discountCents, tax: { rate, isDeliveryFeeTaxed: false } })
      expect(totals).toMatchObject({ taxCents, totalCents })
    },
  )

  it('tax the fee where it is taxed', () => {
    const totals = calculateTotals({ ...delivery, tax: { rate: 650, isDeliveryFeeTaxed: true } })
    expect(totals).toMatchObject({ taxCents: 136, totalCents: 2235 })
  })

  it('are never negative', () => {
    expect(calculateTotals({ subtotalCents: 500, discountCents: 1000, tax }).totalCents).toBe(0)
  })
})

describe('the tax of a sale', () => {
  it.each([
    ['a coupon of 10 off 100', { subtotalCents: 10_000, discountCents: 1_000 }, 700, 630],
    ['four dishes of 65 with a taxed fee', { subtotalCents: 26_000, deliveryFeeCents: 595 }, 600, 1_596],
    ['the same with 10% off', { subtotalCents: 26_000, discountCents: 2_600, deliveryFeeCents: 595 }, 600, 1_440],
    [
      'six pieces with 64 off each and a taxed fee',
      { subtotalCents: 81_594, discountCents: 38_400, deliveryFeeCents: 2_041 },
      825,
      3_732,
    ],
    ['5 less 10%', { subtotalCents: 500, discountCents: 50 }, 2_000, 90],
    [
      '149.99 less 100, with a taxed fee',
      { subtotalCents: 14_999, discountCents: 10_000, deliveryFeeCents: 500 },
      1_900,
      1_045,
    ],
    // Two lines of 13.04 owe 1.83 together, though each alone owes 0.91.
    ['two lines whose taxes would both be rounded down', { subtotalCents: 2_608 }, 700, 183],
  ])('of %s is rounded once, on what the guest pays', (_what, amounts, rate, taxCents) => {
    const totals = calculateTotals({ ...amounts, tax: { rate, isDeliveryFeeTaxed: true } })
    const { subtotalCents, discountCents, deliveryFeeCents, totalCents } = totals
    expect(totals.taxCents).toBe(taxCents)
    expect(totalCents).toBe(subtotalCents - discountCents + deliveryFeeCents + taxCents)
  })
})
