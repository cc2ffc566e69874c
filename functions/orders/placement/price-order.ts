import { checkDelivery } from '#shared/rules/checkout'
import { discountOn } from '#shared/rules/codes'
import type { Cents } from '#shared/rules/money'
import { inCents, priceOrder as priceLines } from '#shared/rules/pricing'
import { discountFor } from '../discount'
import { orderedLine } from '../lines'
import type { ValidatedOrder } from './validate-order'

export type PricedOrder = Awaited<ReturnType<typeof priceOrder>>

/**
 * Prices an order by the menu, with its discount code. Throws `price-mismatch` where the guest saw
 * other prices, `not-found`, `not-allowed` or `code-spent` for the code, and `minimum-order`.
 */
export async function priceOrder(validated: ValidatedOrder) {
  const { sent, request, policy, menu } = validated
  const code = sent.discountCode
    ? await discountFor(sent.discountCode, { ...request, contact: sent.customerInfo, policy })
    : undefined
  const discountCents = (subtotalCents: Cents) => (code ? discountOn(code.discount, subtotalCents) : 0)
  const { dishes, specials } = menu
  const { lines, totals } = priceLines({ order: inCents(sent), dishes, specials, policy, discountCents })
  checkDelivery(sent, totals.subtotalCents, policy)
  return { ...validated, code, lines, orderedLines: lines.map(orderedLine), totals }
}
