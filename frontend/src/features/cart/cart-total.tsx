import { countCartItems, getSubtotalCents, type Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { formatCents, type Cents } from '#shared/platform/money'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import { AnimatedNumber } from '#ui/progress'
import { usePolicy } from '#base/location/location'
import { useAppliedCode } from '#base/cart/applied-code'
import { joinClasses } from '#ui/class-names'
import styles from './cart-total.module.css'

type CartTotalProps = { readonly items: Cart; readonly orderType: OrderType }

/** What the delivery of the lines costs, or how much is missing to its minimum. */
function DeliveryCost({ subtotalCents }: { readonly subtotalCents: Cents }) {
  const { delivery } = usePolicy()
  const missingCents = (delivery.minimumCents ?? 0) - subtotalCents
  const feeCents = getDeliveryFeeCents('delivery', subtotalCents, delivery)
  return (
    <p role="status" className={joinClasses(styles.delivery, missingCents > 0 && styles.missing)}>
      {missingCents > 0
        ? `Add ${formatCents(missingCents)} for delivery`
        : `Delivery: ${feeCents === 0 ? 'free' : formatCents(feeCents)}`}
    </p>
  )
}

/** The total of the lines that can be ordered, less the discount of the code on the order. */
export function CartTotal({ items, orderType }: CartTotalProps) {
  const applied = useAppliedCode()
  const count = countCartItems(items)
  const subtotalCents = getSubtotalCents(items)
  const discountCents = applied?.discount ? getDiscountCents(applied.discount, subtotalCents) : 0
  const total = formatCents(subtotalCents - discountCents)
  return (
    <>
      {applied && discountCents > 0 && (
        <div className={styles.discount}>
          <span className={styles.code}>Discount ({applied.code})</span>
          <span className={styles.amount}>-{formatCents(discountCents)}</span>
        </div>
      )}
      <div className={styles.total}>
        <span>Total</span>
        <strong>
          <AnimatedNumber text={total} />
        </strong>
        <span className="sr-only" aria-live="polite">
          {count} {count === 1 ? 'item' : 'items'}, {total} in your cart
        </span>
      </div>
      {orderType === 'delivery' && <DeliveryCost subtotalCents={subtotalCents} />}
      <p className={styles.tax}>Tax{orderType === 'delivery' ? ' and delivery fee are' : ' is'} added at checkout.</p>
    </>
  )
}
