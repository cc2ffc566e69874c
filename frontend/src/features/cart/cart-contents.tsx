import { Button } from '#ui/chakra/button'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { useIsMenuLoading } from '#base/menu/use-menu'
import { cartLineActions, useLineDetails } from './cart-lines'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useDeferredValue } from 'react'
import { useOrderType } from '#base/cart/order-type'
import { ChargesNote } from '#base/location/charges-note'
import { useCart } from '#base/cart/use-cart'
import { GroupCheckout, OrderTogether } from '#features/groups'
import { IntakeLine } from '#features/kitchen/intake'
import { CartLine, LinesReminder } from './cart-line'
import { CartNotice } from './cart-notice'
import { CartSkeleton, EmptyCart } from './cart-placeholders'
import { PairingSuggestions } from './pairing-suggestions'
import { CartTotal } from './cart-total'
import { CheckoutButton } from './checkout-button'

const Contents = memo(function Contents({ items }: { readonly items: Cart }) {
  const isMenuLoading = useIsMenuLoading()
  const orderType = useOrderType()
  const lines = useLineDetails(items)
  if (items.length === 0) {
    return (
      <>
        <chakra.div px="5">
          <CartNotice />
        </chakra.div>
        <EmptyCart />
        <chakra.div px="5" pb="5" display="grid">
          <OrderTogether />
        </chakra.div>
      </>
    )
  }
  if (isMenuLoading) return <CartSkeleton />
  return (
    <>
      <chakra.div px="5">
        <CartNotice />
      </chakra.div>
      {/* Keeps one line visible with large text or a low window; the panel then scrolls. */}
      <chakra.div flex="1" minH="24" overflowY="auto" px="5" pb="3">
        <ul>
          {lines.map(({ line, ...details }) => (
            <CartLine key={line.key} line={line} {...details} />
          ))}
        </ul>
        <PairingSuggestions items={items} />
        <ChargesNote />
        <chakra.div display="grid" gap="3" mt="3">
          <LinesReminder lines={lines} />
          <IntakeLine />
          <OrderTogether />
          <Button variant="plain" size="sm" onClick={cartLineActions.clear} justifySelf="center">
            Clear cart
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div px="5" py="3" display="grid" gap="3" flexShrink="0" borderTopWidth="1px">
        <CartTotal
          items={lines.flatMap(({ line, problem }) => (problem === null ? [line] : []))}
          orderType={orderType}
        />
        <GroupCheckout>
          <CheckoutButton items={items} />
        </GroupCheckout>
      </chakra.div>
    </>
  )
})

/**
 * The lines of the cart, their total and the way to the checkout.
 * The list renders at low priority, so that the tap that changed the cart gets its response first.
 */
export function CartContents() {
  const items = useDeferredValue(useCart().items)
  return <Contents items={items} />
}
