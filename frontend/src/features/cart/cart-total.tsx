import { chakra } from '@chakra-ui/react/styled-system'
import { countCartItems, getSubtotalCents, type Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { formatCents } from '#shared/platform/money'
import { AnimatedNumber } from '#ui/progress'
import { useAppliedCode } from '#base/cart/applied-code'

type CartTotalProps = { readonly items: Cart; readonly orderType: OrderType }

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
      <chakra.p fontSize="xs" color="fg.subtle" mt="-2">
        Tax{orderType === 'delivery' ? ' and delivery fee are' : ' is'} added at checkout.
      </chakra.p>
    </>
  )
}
