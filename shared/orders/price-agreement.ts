import { centsToDecimal, type Cents, type OrderTotals } from '../platform/money'
import { Problem } from '../platform/problem'
import type { SubmittedLine, SubmittedOrder } from './submitted-order'

type PricedLine<Line> = {
  readonly sent: Line
  readonly dish: { readonly id: number }
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
}

/**
 * Checks the amounts that the guest saw.
 * @throws Problem `price-changed`
 */
export function assertPricesMatch(
  order: SubmittedOrder<SubmittedLine>,
  lines: readonly PricedLine<SubmittedLine>[],
  totals: OrderTotals,
): void {
  const agrees =
    lines.every(
      ({ sent, unitPriceCents, totalPriceCents }) =>
        sent.unitPriceCents === unitPriceCents && sent.totalPriceCents === totalPriceCents,
    ) &&
    order.subtotalCents === totals.subtotalCents &&
    order.taxCents === totals.taxCents &&
    order.totalCents === totals.totalCents
  if (!agrees) throw createPriceChangedProblem(lines, totals)
}

type EditedPrices = {
  readonly unitPriceCents?: Cents | undefined
  readonly totalPriceCents?: Cents | undefined
}

/**
 * Checks the prices of an edited order's lines, as far as the client sent them.
 * @throws Problem `price-changed`
 */
export function assertLinePricesMatch(lines: readonly PricedLine<EditedPrices>[], totals: OrderTotals): void {
  const agrees = lines.every(
    ({ sent, unitPriceCents, totalPriceCents }) =>
      (sent.unitPriceCents ?? unitPriceCents) === unitPriceCents &&
      (sent.totalPriceCents ?? totalPriceCents) === totalPriceCents,
  )
  if (!agrees) throw createPriceChangedProblem(lines, totals)
}

function createPriceChangedProblem(lines: readonly PricedLine<unknown>[], totals: OrderTotals): Problem {
  return new Problem('price-changed', 'Some prices have changed. Please check the new total before you order.', {
    members: {
      priced: {
        items: lines.map(({ dish, unitPriceCents }) => ({
          menuItemId: dish.id,
          unitPrice: centsToDecimal(unitPriceCents),
        })),
        subtotal: centsToDecimal(totals.subtotalCents),
        discount: centsToDecimal(totals.discountCents),
        tax: centsToDecimal(totals.taxCents),
        deliveryFee: centsToDecimal(totals.deliveryFeeCents),
        tip: centsToDecimal(totals.tipCents),
        total: centsToDecimal(totals.totalCents),
      },
    },
  })
}
