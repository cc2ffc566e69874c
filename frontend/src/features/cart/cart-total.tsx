import { countCartItems, getSubtotalCents, type Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { applyFreeDelivery } from '#shared/loyalty/loyalty'
import { calculateTotals, formatCents, type Cents } from '#shared/platform/money'
import { getMissingToMinimumCents } from '#shared/orders/checkout'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import { AnimatedNumber } from '#ui/progress'
import { usePolicy } from '#base/location/location'
import { useAppliedCode } from '#base/cart/applied-code'
import { useOrderTime } from '#base/cart/order-time'
import { useTax } from '#base/location/taxes'
import { useMemberTerms } from '#features/loyalty'
import styles from './cart-total.module.css'

type CartTotalProps = { readonly items: Cart; readonly orderType: OrderType }

/** How much is missing to the minimum of a delivery, if it has one. */
function DeliveryMinimum({ subtotalCents }: { readonly subtotalCents: Cents }) {
  const missingCents = getMissingToMinimumCents(subtotalCents, usePolicy())
  return (
    <p role="status" className={styles.missing}>
      {missingCents > 0 && `Add ${formatCents(missingCents)} for delivery`}
    </p>
  )
}

/** What the lines cost with discount, tax and delivery, as the checkout computes it. */
function useCartTotals(subtotalCents: Cents, orderType: OrderType) {
  const policy = usePolicy()
  const delivery = applyFreeDelivery(policy.delivery, useMemberTerms())
  const { tax } = useTax(useOrderTime())
  const applied = useAppliedCode()
  return {
    code: applied?.code,
    totals: calculateTotals({
      subtotalCents,
      discountCents: applied?.discount ? getDiscountCents(applied.discount, subtotalCents) : 0,
      deliveryFeeCents: getDeliveryFeeCents(orderType, subtotalCents, delivery),
      tax,
    }),
  }
}

/** What the guest pays for the lines that can be ordered, and what it consists of. */
export function CartTotal({ items, orderType }: CartTotalProps) {
  const count = countCartItems(items)
  const subtotalCents = getSubtotalCents(items)
  const { code, totals } = useCartTotals(subtotalCents, orderType)
  const { discountCents, deliveryFeeCents } = totals
  const total = formatCents(totals.totalCents)
  const isDelivery = orderType === 'delivery'
  return (
    <>
      {isDelivery && <DeliveryMinimum subtotalCents={subtotalCents} />}
      {discountCents > 0 && (
        <div className={styles.discount}>
          <span className={styles.code}>Discount ({code})</span>
          <span className={styles.amount}>-{formatCents(discountCents)}</span>
        </div>
      )}
      <p className={styles.parts}>
        <span>Subtotal: {formatCents(subtotalCents)}</span>
        <span>Tax: {formatCents(totals.taxCents)}</span>
        {isDelivery && <span>Delivery: {deliveryFeeCents === 0 ? 'free' : formatCents(deliveryFeeCents)}</span>}
      </p>
      <div className={styles.total}>
        <span>Total</span>
        <strong>
          <AnimatedNumber text={total} />
        </strong>
        <span className="sr-only" aria-live="polite">
          {count} {count === 1 ? 'item' : 'items'}, {total} in all
        </span>
      </div>
    </>
  )
}
