import { useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { replaceCartLine, toCartItem } from '#shared/orders/cart/cart'
import { clampQuantity } from '#shared/orders/cart/cart-lines'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { getDietaryVerdict } from '#shared/menu/dietary/verdict'
import { toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'
import { cartActions } from '#base/cart/use-cart'
import { useDietFilters } from '#base/menu/diet-filters'
import {
  calculateUnitPriceCents,
  getInitialSelection,
  listIncompleteGroupIds,
  removeUnavailableOptions,
} from './selected-options'
import type { SelectedOptions } from './selected-options'

function replace(key: string, item: Parameters<typeof replaceCartLine>[2]): void {
  cartStore.change((cart) => replaceCartLine(cart, key, item))
  toast({ title: 'Cart Updated', description: `${item.name} is in your cart as you want it now.` })
}

/** How a dish is wanted, from what it opens with to the line of the cart that comes of it. */
export function useDishSelection(dish: MenuItem, line: CartItem | undefined) {
  const { preferences } = useDietFilters()
  const [picks, setPicked] = useState<SelectedOptions>(() =>
    getInitialSelection(dish, preferences, line && (line.options ?? [])),
  )
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [notes, setNotes] = useState(line?.notes ?? '')
  const [isPressed, setPressed] = useState(false)
  // What runs out while one chooses is no longer picked.
  const picked = removeUnavailableOptions(dish, picks)
  const missing = listIncompleteGroupIds(dish, picked)

  /** Puts it into the cart; gives the group that has to be answered first. */
  function put(): string | null {
    const [first = null] = missing
    setPressed(true)
    if (first !== null) return first
    const item = {
      ...toCartItem(dish, dish.optionGroups.length > 0 ? picked : undefined),
      quantity,
      ...(line?.for && { for: line.for }),
      ...(notes.trim() && { notes: notes.trim() }),
    }
    if (line) replace(line.key, item)
    else cartActions.add(item)
    return null
  }

  const { fit } = getDietaryVerdict(dish, preferences)
  return {
    picked,
    preferences,
    quantity,
    notes,
    missing: isPressed ? missing : [],
    totalCents: calculateUnitPriceCents(dish, picked) * quantity,
    /** What is chosen for the guest, so that the dish fits their filters. */
    fit,
    takeFit: () => fit && setPicked(fit.options),
    setPicked,
    setQuantity: (next: number) => setQuantity(Math.max(1, clampQuantity(next))),
    setNotes,
    put,
  }
}
