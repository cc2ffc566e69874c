import { addManyToCart, type NewCartItem } from '#shared/orders/cart/cart'
import { shortenNotes } from '#shared/orders/cart/note-length'
import { text, type Text } from '#shared/voice/text'
import { toast, type Toast } from '#ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useLocationConfig } from '#base/location/location'
import { cartStore } from '#base/cart/cart-store'
import { notAddedToast } from '#base/cart/use-cart'
import { useMenuTime } from '#base/menu/menu-time'
import { menuItemsQuery } from '#base/menu/use-menu'
import type { SpokenLine } from './voice-state'
import { applyReplyToCart, toCartLines } from './voice-reply'
import { formatSpokenLines } from './waiting-lines'

/** The assistant's toasts (docs/product/texts.md#error-messages). */
export const voiceToasts = {
  isUnsupported: () =>
    toast({
      title: 'Voice Not Supported',
      description: "Your browser doesn't support voice recognition.",
      type: 'error',
    }),
  notHeard: () =>
    toast({
      title: 'Voice Recognition Error',
      description: 'Could not process your voice. Please try again.',
      type: 'error',
    }),
  notUnderstood: () =>
    toast({ title: 'Sorry!', description: "I couldn't understand that. Please try again.", type: 'error' }),
  isLoading: () =>
    toast({
      title: 'Loading Menu',
      description: 'Please wait for the menu to load and try again.',
      type: 'warning',
    }),
  notFound: (names: readonly string[]) =>
    toast({ title: 'Item Not Found', description: `Couldn't find ${names.join(', ')} in our menu.`, type: 'error' }),
  notAdded: () => toast(notAddedToast),
  // The open dialog shows the cart.
  added: (lines: readonly NewCartItem[], shownBy: Toast['shownBy'] = 'page') =>
    toast({
      title: 'Added to Cart!',
      description: `${lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(', ')} added to your cart`,
      shownBy,
    }),
  removed: (names: readonly string[]) =>
    toast({
      title: 'Item Removed',
      description: `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} been removed from your cart.`,
      shownBy: 'page',
    }),
  notConfirmed: (lines: readonly SpokenLine[], onAdd: () => void) =>
    toast({
      title: 'Not in Your Cart Yet',
      description: `Hiro wasn't sure about ${formatSpokenLines(lines)}.`,
      type: 'warning',
      action: { label: 'Add to cart', onPress: onAdd },
    }),
  // The open dialog shows the answer.
  says: (description: string) => toast({ title: 'Hiro says:', description, type: 'info', shownBy: 'page' }),
} as const

const getNames = (items: readonly SpokenLine[]) => items.map(({ itemName }) => itemName)

/** The assistant's changes of the cart. Each shows a toast with its result. */
export function useCartActions() {
  const client = useQueryClient()
  const { code } = useLocationConfig()
  const at = useMenuTime()
  const getMenu = () => client.getQueryData(menuItemsQuery(code, at).queryKey) ?? []

  /** Returns whether all dishes were added. */
  function add(items: readonly SpokenLine[], shownBy?: Toast['shownBy']): boolean {
    const menu = getMenu()
    if (menu.length === 0) {
      voiceToasts.isLoading()
      void client.refetchQueries({ queryKey: menuItemsQuery(code).queryKey, type: 'active' })
      return false
    }
    const { lines, missing } = toCartLines(items, menu, cartStore.get())
    try {
      if (lines.length > 0) cartStore.change((cart) => shortenNotes(addManyToCart(cart, lines)))
    } catch (error) {
      console.error('The dishes could not be added', error)
      voiceToasts.notAdded()
      return false
    }
    if (missing.length > 0) voiceToasts.notFound(missing)
    else voiceToasts.added(lines, shownBy)
    return missing.length === 0
  }

  /**
   * Changes lines of the cart.
   * Returns the response to show, or that none of them is in the cart.
   */
  function change(items: readonly SpokenLine[], response: Text): Text {
    const inCart = (item: SpokenLine) => cartStore.get().some(({ menuItemId }) => menuItemId === item.itemId)
    const toRemove = items.filter(({ quantity }) => quantity <= 0)
    const removed = toRemove.filter(inCart)
    if (toRemove.length === items.length && removed.length === 0) {
      const [english, spanish] = [getNames(items).join(' or '), getNames(items).join(' o ')]
      return text(`There is no ${english} in your cart.`, `No hay ${spanish} en su carrito.`)
    }
    cartStore.change((cart) => shortenNotes(applyReplyToCart(cart, items, getMenu())))
    if (toRemove.length === items.length) voiceToasts.removed(getNames(removed))
    return response
  }

  return { add, change }
}
