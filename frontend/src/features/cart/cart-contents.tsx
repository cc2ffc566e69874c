import { Button } from '@chakra-ui/react/button'
import { Link, useLocation } from 'wouter'
import { countCartItems, getSubtotalCents } from '#shared/orders/cart/cart-lines'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { getLineProblem } from '#shared/orders/cart/cart-changes'
import { useIsMenuLoading, useMenu } from '#base/menu/use-menu'
import { cartLineActions, removeCartLines, useLineDetails } from './cart-lines'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBagIcon } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { formatCents } from '#shared/platform/money'
import { AnimatedNumber } from '#ui/progress'
import { useOrderType } from '#base/cart/order-type'
import { useCart } from '#base/cart/use-cart'
import { GroupCheckoutOptions } from '#features/groups'
import { IntakeLine } from '#features/kitchen/intake'
import { CartLine } from './cart-line'
import { CartNotice } from './cart-notice'

/** The way to the checkout. What must be removed first holds it, and goes with the same tap. */
export function CheckoutButton({ items }: { readonly items: Cart }) {
  const { items: menu } = useMenu()
  const [, navigate] = useLocation()
  const stuck = menu.length === 0 ? [] : items.filter((line) => getLineProblem(line, menu) !== null)
  if (stuck.length === 0) {
    return (
      <Button asChild size="lg">
        <Link href="/checkout">Continue to Checkout</Link>
      </Button>
    )
  }
  const goOn = () => {
    removeCartLines(stuck)
    if (stuck.length < items.length) navigate('/checkout')
  }
  return (
    <Button type="button" size="lg" px="4" whiteSpace="normal" onClick={goOn}>
      Remove {stuck.length === 1 ? 'it' : `${stuck.length} dishes`}
      {stuck.length < items.length && ' and continue to checkout'}
    </Button>
  )
}

const EmptyCart = () => (
  <chakra.div textAlign="center" color="fg.muted" py="10" px="4" data-now>
    <chakra.span
      display="inline-grid"
      placeItems="center"
      boxSize="16"
      borderRadius="full"
      bg="bg.inset"
      fontSize="2xl"
    >
      <ShoppingBagIcon />
    </chakra.span>
    <chakra.p mt="4" fontWeight="semibold" color="fg">
      Your cart is empty
    </chakra.p>
    <chakra.p mt="1" fontSize="sm">
      Add a dish and it waits for you here.
    </chakra.p>
  </chakra.div>
)

const LINES_AT_FIRST = 3

const CartSkeleton = () => (
  <chakra.div role="status" aria-label="Loading your cart" display="grid" gap="4" px="5" pt="3" pb="5">
    {Array.from({ length: LINES_AT_FIRST }, (_, index) => (
      <Skeleton key={index} height="16" borderRadius="lg" />
    ))}
  </chakra.div>
)

const Contents = memo(function Contents({ items }: { readonly items: Cart }) {
  const count = countCartItems(items)
  const subtotalCents = getSubtotalCents(items)
  const { items: menu } = useMenu()
  const menuIsComing = useIsMenuLoading()
  const orderType = useOrderType()
  const lines = useLineDetails(items)
  if (items.length === 0) {
    return (
      <>
        <chakra.div px="5">
          <CartNotice />
        </chakra.div>
        <EmptyCart />
      </>
    )
  }
  if (menuIsComing) return <CartSkeleton />
  return (
    <>
      <chakra.div px="5">
        <CartNotice />
      </chakra.div>
      {/* One of them is in sight however large the letters or low the window: then all of it scrolls. */}
      <chakra.ul flex="1" minH="24" overflowY="auto" px="5">
        {lines.map(({ line, ...known }) => (
          <CartLine
            key={line.key}
            line={line}
            {...known}
            trouble={menu.length > 0 ? getLineProblem(line, menu) : null}
          />
        ))}
      </chakra.ul>
      <chakra.div px="5" py="4" display="grid" gap="3" flexShrink="0">
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline">
          <span>Total</span>
          <chakra.strong fontSize="2xl" fontFamily="heading" fontVariantNumeric="tabular-nums">
            <AnimatedNumber text={formatCents(subtotalCents)} />
          </chakra.strong>
          <span className="sr-only" aria-live="polite">
            {count} {count === 1 ? 'item' : 'items'}, {formatCents(subtotalCents)} in your cart
          </span>
        </chakra.div>
        <chakra.p fontSize="xs" color="fg.subtle" mt="-2">
          Tax{orderType === 'delivery' ? ' and delivery fee are' : ' is'} added at checkout.
        </chakra.p>
        <IntakeLine />
        <GroupCheckoutOptions>
          <CheckoutButton items={items} />
        </GroupCheckoutOptions>
        <Button variant="plain" size="sm" onClick={cartLineActions.clear} justifySelf="center">
          Clear cart
        </Button>
      </chakra.div>
    </>
  )
})

/**
 * The lines of the cart, what they come to, and the way on: drawn after the tap that changed it was
 * answered.
 */
export function CartContents() {
  const items = useDeferredValue(useCart().items)
  return <Contents items={items} />
}
