import { formatCents, type Cents } from '../platform/money'
import { Problem } from '../platform/problem'
import { shareOfCents } from './refund-parts'
import {
  calculateAmount,
  calculateDishes,
  createNothingToRefundProblem,
  getDishesBound,
  getLeftOnCard,
  nothingLeft,
  REFUND_DAYS,
  type DishesTarget,
  type PaidOrder,
  type RefundAmount,
  type RefundTarget,
} from './refund-rules'
import type { RefundDestination } from './refunds'

/** A refund, or a part of it that goes another way. */
export type RefundPart = RefundAmount & {
  readonly to: RefundDestination
  /** The part that goes back to gift cards instead of the provider's card. */
  readonly toGiftCardCents: Cents
}

const toPart = (order: PaidOrder, to: RefundDestination, amount: RefundAmount): RefundPart => ({
  ...amount,
  to,
  toGiftCardCents: to === 'card' ? Math.max(0, amount.amountCents - getLeftOnCard(order)) : 0,
})

/**
 * Splits a refund of dishes that its way can't return whole: first to the cards, then the rest at
 * the counter. Dishes are never refunded for a part of their price.
 * @throws Problem `nothing-to-refund` with the amount that is possible
 */
function planDishes(order: PaidOrder, target: DishesTarget, to: RefundDestination): readonly RefundPart[] {
  const whole = calculateDishes(order, target, { to, boundCents: Infinity })
  const { amountCents, taxCents, toCodeCents } = whole
  const boundCents = getDishesBound(order, to)
  if (boundCents >= amountCents) return [toPart(order, to, whole)]
  if (boundCents <= 0) throw createNothingToRefundProblem(nothingLeft[to])
  const atCounter = to === 'card' ? (order.tender === 'card' ? 'terminal' : 'cash') : to
  const first = Math.min(amountCents, getDishesBound(order, 'card'))
  const rest = amountCents - first
  const possible = first + Math.min(rest, getDishesBound(order, atCounter))
  if (possible < amountCents) {
    const message = `Only ${formatCents(possible)} of ${formatCents(amountCents)} was paid and can go back`
    const errors = [{ path: 'pieces' in target ? 'pieces' : 'lines', message }]
    throw new Problem('nothing-to-refund', `${message}. Refund it as an amount.`, { errors })
  }
  const firstTax = shareOfCents(first, taxCents, amountCents)
  const parts = [
    toPart(order, 'card', { amountCents: first, taxCents: firstTax }),
    toPart(order, atCounter, { amountCents: rest, taxCents: taxCents - firstTax }),
  ]
  return parts
    .filter((part) => part.amountCents > 0)
    .map((part, index) => (index === 0 && toCodeCents ? { ...part, toCodeCents } : part))
}

/**
 * Returns the amount of a refund in cents (docs/product/kitchen.md#refunds), in parts if its way
 * can't return all of it. Each piece is refunded once, and the order is never refunded more than
 * was paid in total.
 * @throws Problem `order-final` if the order is too old, `already-refunded` or `nothing-to-refund`
 */
export function planRefund(
  order: PaidOrder,
  target: RefundTarget,
  { to, now }: { readonly to: RefundDestination; readonly now: Date },
): readonly RefundPart[] {
  if (now.getTime() - Date.parse(order.createdAt) > REFUND_DAYS * 24 * 3600_000)
    throw new Problem('order-final', `This order is more than ${REFUND_DAYS} days old.`)
  if ('amountCents' in target) return [toPart(order, to, calculateAmount(order, target.amountCents, to))]
  if (to !== 'code') return planDishes(order, target, to)
  return [toPart(order, to, calculateDishes(order, target, { to, boundCents: getDishesBound(order, to) }))]
}
