import { Button } from '#ui/button'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { useIsMenuLoading } from '#base/menu/use-menu'
import { cartLineActions, useLineDetails } from './cart-lines'
import { memo, useDeferredValue } from 'react'
import { useOrderType } from '#base/cart/order-type'
import { OrderChargesNote } from '#base/location/charges-note'
import { useCart } from '#base/cart/use-cart'
import { GroupCheckout, OrderTogether } from '#features/groups'
import { IntakeLine } from '#features/kitchen/intake'
import { CartLine, LinesReminder } from './cart-line'
import { CartNotice } from './cart-notice'
import { CartSkeleton, EmptyCart } from './cart-placeholders'
import { PairingSuggestions } from './pairing-suggestions'
import { CartTotal } from './cart-total'
import { CheckoutButton } from './checkout-button'
import styles from './cart-contents.module.css'

const Contents = memo(function Contents({ items }: { readonly items: Cart }) {
  const isMenuLoading = useIsMenuLoading()
  const orderType = useOrderType()
  const lines = useLineDetails(items)
  if (items.length === 0) {
    return (
      <>
        <div className={styles.notice}>
          <CartNotice />
        </div>
        <EmptyCart />
        <div className={styles.together}>
          <OrderTogether />
        </div>
      </>
    )
  }
  if (isMenuLoading) return <CartSkeleton />
  return (
    <>
      <div className={styles.notice}>
        <CartNotice />
      </div>
      {/* Keeps one line visible with large text or a low window; the panel then scrolls. */}
      <div className={styles.scrolled}>
        <ul>
          {lines.map(({ line, ...details }) => (
            <CartLine key={line.key} line={line} {...details} />
          ))}
        </ul>
        <PairingSuggestions items={items} />
        <div className={styles.more}>
          <LinesReminder lines={lines} />
          <IntakeLine />
          <OrderTogether />
          <Button variant="plain" size="sm" className={styles.clear} onClick={cartLineActions.clear}>
            Clear cart
          </Button>
        </div>
        <OrderChargesNote orderType={orderType} />
      </div>
      <div className={styles.foot}>
        <CartTotal
          items={lines.flatMap(({ line, problem }) => (problem === null ? [line] : []))}
          orderType={orderType}
        />
        <GroupCheckout>
          <CheckoutButton items={items} />
        </GroupCheckout>
      </div>
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
