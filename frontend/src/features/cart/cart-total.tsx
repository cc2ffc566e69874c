import { chakra } from '@chakra-ui/react/styled-system'
import { countCartItems, getSubtotalCents, type Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { formatCents, type Cents } from '#shared/platform/money'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import { AnimatedNumber } from '#ui/progress'
import { usePolicy } from '#base/location/location'
import { useAppliedCode } from '#base/cart/applied-code'

type CartTotalProps = { readonly items: Cart; readonly orderType: OrderType }

/** What the delivery of the lines costs, or how much is missing to its minimum. */
function DeliveryCost({ subtotalCents }: { readonly subtotalCents: Cents }) {
  const { delivery } = usePolicy()
  const missingCents = (delivery.minimumCents ?? 0) - subtotalCents
  const feeCents = getDeliveryFeeCents('delivery', subtotalCents, delivery)
  return (
    <chakra.p
      role="status"
      fontSize="sm"
      fontWeight="medium"
      mt="-2"
      color={missingCents > 0 ? 'warning.fg' : 'fg.muted'}
    >
      {missingCents > 0
        ? `Add ${formatCents(missingCents)} for delivery`
        : `Delivery: ${feeCents === 0 ? 'free' : formatCents(feeCents)}`}
    </chakra.p>
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
        <chakra.div display="flex" justifyContent="space-between" color="success.fg" fontSize="sm" mb="-2">
          <chakra.span minW="0" overflowWrap="anywhere">
            Discount ({applied.code})
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums">-{formatCents(discountCents)}</chakra.span>
        </chakra.div>
      )}
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline">
        <span>Total</span>
        <chakra.strong fontSize="2xl" fontFamily="heading" fontVariantNumeric="tabular-nums">
          <AnimatedNumber text={total} />
        </chakra.strong>
        <span className="sr-only" aria-live="polite">
          {count} {count === 1 ? 'item' : 'items'}, {total} in your cart
        </span>
      </chakra.div>
      {orderType === 'delivery' && <DeliveryCost subtotalCents={subtotalCents} />}
      <chakra.p fontSize="xs" color="fg.subtle" mt="-2">
        Tax{orderType === 'delivery' ? ' and delivery fee are' : ' is'} added at checkout.
      </chakra.p>
    </>
  )
}
