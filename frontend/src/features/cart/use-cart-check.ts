import { useLayoutEffect, useSyncExternalStore } from 'react'
import {
  describeOtherTabChanges,
  NO_CART_NOTICES,
  reconcileCart,
  getLineProblem,
} from '#shared/orders/cart/cart-changes'
import { useMenu } from '#base/menu/use-menu'
import { cartNoticeStore } from '#base/cart/cart-notices'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'

/**
 * Holds the cart against the menu each time that it is read, and answers what the guest has to
 * know.
 */
export function useCartCheck() {
  const { items: menu } = useMenu()
  const { items } = useCart()
  const { changes, cameFrom } = useSyncExternalStore(
    cartNoticeStore.subscribe,
    cartNoticeStore.get,
    () => NO_CART_NOTICES,
  )
  const seen = useSyncExternalStore(cartStore.subscribe, cartStore.seen, () => null)

  // Before the browser paints: the news comes with the lines it is about, and moves none of them.
  useLayoutEffect(() => {
    if (menu.length === 0) return
    cartNoticeStore.isHere(cartStore.get().length > 0)
    const before = cartStore.get()
    const { cart, changes: found } = reconcileCart(before, menu)
    if (cart === before) return
    cartStore.change((lines) => reconcileCart(lines, menu).cart)
    if (found.length > 0) cartNoticeStore.tell(found)
  }, [menu])

  const elsewhere = seen ? describeOtherTabChanges(seen, items) : []
  const stuck = menu.length === 0 ? [] : items.filter((line) => getLineProblem(line, menu) !== null)
  return {
    changes,
    stuck,
    elsewhere,
    cameFrom,
    hasNews: changes.length + stuck.length + elsewhere.length > 0 || cameFrom !== null,
    dismiss: () => {
      cartNoticeStore.clear()
      cartStore.acknowledge()
    },
  }
}
