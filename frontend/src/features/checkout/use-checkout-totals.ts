import { useState } from 'react'
import { getLineProblem } from '#shared/orders/cart/cart-changes'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { applyFreeDelivery } from '#shared/loyalty/loyalty'
import { getMissingToMinimumCents } from '#shared/orders/checkout'
import type { OrderTotals } from '#shared/platform/money'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useMenu } from '#base/menu/use-menu'
import { usePolicy } from '#base/location/location'
import { useTax } from '#base/location/taxes'
import { useMemberTerms } from '#features/loyalty'
import { addTip, getTipCents, removeTip, type TipFields } from './payment/tip'
import { calculateCheckoutTotals, type CheckoutForm } from './checkout-form'
import { usePriceReview } from './review/price-review'
import { useAppliedCode } from '#base/cart/applied-code'

type TotalsFields = Pick<CheckoutForm, 'orderType' | 'scheduledFor'> & TipFields

/** Totals that the server sent, and the cart, order type and code that it computed them for. */
type ServerTotals = { readonly key: string; readonly totals: OrderTotals }

/**
 * Returns the cart, its discount code and its totals with the tip.
 * The server's totals win over computed ones until the cart, the order type, the tax or the
 * code changes.
 */
export function useCheckoutTotals({ orderType, scheduledFor, ...tip }: TotalsFields) {
  const { items: cart } = useCart()
  const policy = usePolicy()
  const member = useMemberTerms()
  const delivery = applyFreeDelivery(policy.delivery, member)
  const applied = useAppliedCode()
  const { tax } = useTax(scheduledFor)
  const { items: menu } = useMenu()
  const orderable = menu.length > 0 ? cart.filter((line) => getLineProblem(line, menu) === null) : cart
  const [answer, setAnswer] = useState<ServerTotals | null>(null)
  const keyOf = (lines: Cart) =>
    JSON.stringify([lines, orderType, tax, member, applied?.discount ? applied.code : null])
  const computed = calculateCheckoutTotals(orderable, orderType, { delivery, tax, discount: applied?.discount })
  const priced = answer?.key === keyOf(cart) ? answer.totals : null
  const totals = priced ?? computed
  return {
    cart,
    /** Whether the totals leave out dishes that can't be ordered now. */
    leavesOut: orderable.length < cart.length,
    /** What a delivery lacks to its minimum; 0 if nothing. */
    missingCents: orderType === 'delivery' ? getMissingToMinimumCents(totals.subtotalCents, policy) : 0,
    applied,
    member,
    // The review compares prices, which a tip does not change.
    totals: addTip(totals, getTipCents(tip, totals.subtotalCents)),
    review: usePriceReview({ cart, applied, computed, priced }),
    setServerTotals: (sent: OrderTotals) => setAnswer({ key: keyOf(cartStore.get()), totals: removeTip(sent) }),
  }
}
