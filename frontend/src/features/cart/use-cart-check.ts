import { useLayoutEffect, useSyncExternalStore } from 'react'
import { elsewhereDone, noNews, reconcile, troubleOf } from '#shared/rules/cart-changes'
import { useMenu } from '#base/menu/use-menu'
import { cartNews } from '#base/cart/cart-news'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'

/**
 * Holds the cart against the menu each time that it is read, and answers what the guest has to
 * know.
 */
export function useCartCheck() {
  const { items: menu } = useMenu()
  const { items } = useCart()
  const { changes, cameFrom } = useSyncExternalStore(cartNews.subscribe, cartNews.get, () => noNews)
  const seen = useSyncExternalStore(cartStore.subscribe, cartStore.seen, () => null)

  // Before the browser paints: the news comes with the lines it is about, and moves none of them.
  useLayoutEffect(() => {
    if (menu.length === 0) return
    cartNews.isHere(cartStore.get().length > 0)
    const before = cartStore.get()
    const { cart, changes: found } = reconcile(before, menu)
    if (cart === before) return
    cartStore.change((lines) => reconcile(lines, menu).cart)
    if (found.length > 0) cartNews.tell(found)
  }, [menu])

  const elsewhere = seen ? elsewhereDone(seen, items) : []
  const stuck = menu.length === 0 ? [] : items.filter((line) => troubleOf(line, menu) !== null)
  return {
    changes,
    stuck,
    elsewhere,
    cameFrom,
    hasNews: changes.length + stuck.length + elsewhere.length > 0 || cameFrom !== null,
    dismiss: () => {
      cartNews.clear()
      cartStore.acknowledge()
    },
  }
}
