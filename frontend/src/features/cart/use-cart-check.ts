import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { MAX_NOTE_LENGTH } from '#shared/orders/constants'
import { describeOtherTabChanges, reconcileCart, getLineProblem } from '#shared/orders/cart/cart-changes'
import { useMenu } from '#base/menu/use-menu'
import { cartNoticeStore } from '#base/cart/cart-notices'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'

/** Shortens joined notes that are too long for an order. Only this needs the words of notes. */
function useShortenedNotes(): void {
  const { items } = useCart()
  const isTooLong = items.some(({ notes = '' }) => notes.length > MAX_NOTE_LENGTH)
  useEffect(() => {
    if (!isTooLong) return
    import('#shared/orders/cart/note-length')
      .then(({ shortenNotes }) => cartStore.change(shortenNotes))
      .catch((error: unknown) => console.error('The notes of the cart could not be shortened', error))
  }, [isTooLong])
}

/** Updates the cart to each newly loaded menu and records the changes for the guest. */
export function useReconciledCart(): void {
  useShortenedNotes()
  const { items: menu, isOutdated } = useMenu()
  // A layout effect runs before the browser paints, so the notice and the lines appear together.
  useLayoutEffect(() => {
    if (menu.length === 0 || isOutdated) return
    cartNoticeStore.updateLocation(cartStore.get().length > 0)
    const before = cartStore.get()
    const { cart, changes: newChanges } = reconcileCart(before, menu)
    if (cart === before) return
    cartStore.change((lines) => reconcileCart(lines, menu).cart)
    if (newChanges.length > 0) cartNoticeStore.add(newChanges)
  }, [menu, isOutdated])
}

/** Compares the cart with each newly loaded menu. Returns the changes that the guest should see. */
export function useCartCheck() {
  useReconciledCart()
  const { items: menu, isOutdated } = useMenu()
  const { items } = useCart()
  const { changes, previousLocation } = useStore(cartNoticeStore)
  const seen = useStore(cartStore, ({ acknowledged }) => acknowledged)

  const otherTabChanges = seen ? describeOtherTabChanges(seen, items) : []
  const unavailableLines =
    menu.length === 0 || isOutdated ? [] : items.filter((line) => getLineProblem(line, menu) !== null)
  return {
    changes,
    unavailableLines,
    otherTabChanges,
    previousLocation,
    hasNews: changes.length + unavailableLines.length + otherTabChanges.length > 0 || previousLocation !== null,
    dismiss: () => {
      cartNoticeStore.clear()
      cartStore.acknowledge()
    },
  }
}
