import { useQueryClient } from '@tanstack/react-query'
import { addManyToCart } from '#shared/rules/cart-acts'
import { useLocationConfig } from '#base/location/location'
import { cartStore } from '#base/cart/cart-store'
import { menuItemsQuery } from '#base/menu/use-menu'
import type { Said } from './said-lines'
import { tell } from './voice-toasts'
import { cartLinesOf, changedCart } from './wishes'

const namesOf = (items: readonly Said[]) => items.map(({ itemName }) => itemName)

/**
 * What the assistant does with the cart; each act answers whether it is done, and has said what
 * became of it.
 */
export function useHiroActs() {
  const client = useQueryClient()
  const { code } = useLocationConfig()
  const menuNow = () => client.getQueryData(menuItemsQuery(code).queryKey) ?? []

  function add(items: readonly Said[]): boolean {
    const menu = menuNow()
    if (menu.length === 0) {
      tell.isLoading()
      void client.refetchQueries({ queryKey: menuItemsQuery(code).queryKey, type: 'active' })
      return false
    }
    const { lines, missing } = cartLinesOf(items, menu, cartStore.get())
    try {
      if (lines.length > 0) cartStore.change((cart) => addManyToCart(cart, lines))
    } catch (error) {
      console.error('The dishes could not be added', error)
      tell.notAdded()
      return false
    }
    if (missing.length > 0) tell.notFound(missing)
    else tell.added(lines)
    return missing.length === 0
  }

  /** Sets lines of the cart; answers what it has to say of those that aren't there. */
  function change(items: readonly Said[], response: string): string {
    const inCart = (item: Said) => cartStore.get().some(({ menuItemId }) => menuItemId === item.itemId)
    const leaving = items.filter(({ quantity }) => quantity <= 0)
    const gone = leaving.filter(inCart)
    if (leaving.length === items.length && gone.length === 0) {
      const answer = `There is no ${namesOf(items).join(' or ')} in your cart.`
      tell.says(answer)
      return answer
    }
    cartStore.change((cart) => changedCart(cart, items, menuNow()))
    if (leaving.length === items.length) tell.removed(namesOf(gone))
    else tell.says(response)
    return response
  }

  return { add, change }
}
