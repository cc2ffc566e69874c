import fc from 'fast-check'
import { addFigures, type FigureTotals } from './figures'
import { calculateTotals } from '../platform/money'
import { getRefundTaxFigures, getSaleTaxFigures } from './tax-figures'

const cents = fc.integer({ min: 0, max: 100_000 })
const tax = fc.record({ rate: fc.integer({ min: 0, max: 2500 }), isDeliveryFeeTaxed: fc.boolean() })
const at = '2027-03-01T17:00:00Z'

const sum = (all: readonly { readonly figures: FigureTotals }[]) =>
  all.reduce<FigureTotals>((total, { figures }) => addFigures(total, figures), {})

it('the parts of a sale add up to its total, and tips are not taxed', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, tax, (subtotalCents, discountCents, deliveryFeeCents, tipCents, terms) => {
      const totals = calculateTotals({ subtotalCents, discountCents, deliveryFeeCents, tax: terms })
      const { exempt, tips, ...taxed } = getSaleTaxFigures({ ...totals, tipCents })
      expect(tips).toBe(tipCents)
      expect((taxed[`taxable/${terms.rate}`] ?? 0) + (taxed[`taxAt/${terms.rate}`] ?? 0) + (exempt ?? 0)).toBe(
        totals.totalCents,
      )
    }),
  )
})

it('refunds of everything reverse exactly the sale and its tax, however they are split', () => {
  fc.assert(
    fc.property(cents, tax, fc.array(cents, { minLength: 1, maxLength: 6 }), (subtotalCents, terms, amounts) => {
      const totals = calculateTotals({ subtotalCents, tax: terms })
      const refunds = [...amounts, totals.totalCents].map((amountCents) => ({ at, amountCents, to: 'card' as const }))
      const reversed = sum(getRefundTaxFigures({ ...totals, refunds }))
      expect(reversed[`refundNet/${terms.rate}`] ?? 0).toBe(subtotalCents)
      expect(reversed[`refundTax/${terms.rate}`] ?? 0).toBe(totals.taxCents)
    }),
  )
})

it('a refund of a part reverses the share of its tax', () => {
  const totals = calculateTotals({ subtotalCents: 10_000, tax: { rate: 700, isDeliveryFeeTaxed: false } })
  const refunds = [{ at, amountCents: 1070, to: 'card' as const }]
  expect(getRefundTaxFigures({ ...totals, refunds })).toEqual([
    { at, figures: { 'refundNet/700': 1000, 'refundTax/700': 70 } },
  ])
})

it('a refund with a recorded tax reverses that tax, but never more than the order had', () => {
  const totals = calculateTotals({
    subtotalCents: 1000,
    deliveryFeeCents: 299,
    tax: { rate: 700, isDeliveryFeeTaxed: false },
  })
  const refunds = [
    { at, amountCents: 400, taxCents: 26, to: 'card' as const },
    { at, amountCents: 2000, taxCents: 90, to: 'card' as const },
  ]
  expect(getRefundTaxFigures({ ...totals, refunds })).toEqual([
    { at, figures: { 'refundNet/700': 374, 'refundTax/700': 26 } },
    { at, figures: { 'refundNet/700': 626, 'refundTax/700': 44, refundedFees: 299 } },
  ])
})

it('amounts reverse sale and tax in their proportion, then the untaxed fee and the tip', () => {
  const totals = calculateTotals({
    subtotalCents: 2000,
    deliveryFeeCents: 299,
    tipCents: 300,
    tax: { rate: 700, isDeliveryFeeTaxed: false },
  })
  const refunds = [500, 1640, 399].map((amountCents) => ({ at, amountCents, to: 'card' as const }))
  expect(getRefundTaxFigures({ ...totals, refunds }).map(({ figures }) => figures)).toEqual([
    { 'refundNet/700': 467, 'refundTax/700': 33 },
    { 'refundNet/700': 1533, 'refundTax/700': 107 },
    { refundedFees: 299, refundedTips: 100 },
  ])
})

it('a refund as a code reverses nothing: the code lowers the sale on which it is spent', () => {
  const totals = calculateTotals({ subtotalCents: 1000, tax: { rate: 700, isDeliveryFeeTaxed: false } })
  expect(getRefundTaxFigures({ ...totals, refunds: [{ at, amountCents: 500, to: 'code' }] })).toEqual([])
})

it('a refund for an edit reverses nothing, because the edit has lowered the sale', () => {
  const totals = calculateTotals({ subtotalCents: 10_000, tax: { rate: 700, isDeliveryFeeTaxed: false } })
  const refunds = [{ at, amountCents: 1070, to: 'card' as const, reason: 'changed' as const }]
  expect(getRefundTaxFigures({ ...totals, refunds })).toEqual([])
})
