import { useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { replaceCartLine, toCartItem, type NewCartItem } from '#shared/orders/cart/cart'
import { clampQuantity, type CartItem } from '#shared/orders/cart/cart-lines'
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
  type SelectedOptions,
} from './selected-options'

/** Takes a dish as the guest wants it, instead of the line that was opened, if any. */
export type SaveDish = (item: NewCartItem, line: CartItem | undefined) => void

/** Adds a dish to the cart, or replaces its line there. */
export const saveToCart: SaveDish = (item, line) => {
  if (!line) return cartActions.add(item)
  cartStore.change((cart) => replaceCartLine(cart, line.key, item))
  toast({ title: 'Cart Updated', description: `${item.name} is updated in your cart.` })
}

/** The state of the dish form: options, quantity and note. Submitting saves the line. */
export function useDishSelection(dish: MenuItem, line: CartItem | undefined, save: SaveDish) {
  const { preferences } = useDietFilters()
  const [storedSelection, setSelected] = useState<SelectedOptions>(() =>
    getInitialSelection(dish, preferences, line && (line.options ?? [])),
  )
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [notes, setNotes] = useState(line?.notes ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  // An option that sells out while the guest chooses is no longer selected.
  const selected = removeUnavailableOptions(dish, storedSelection)
  const missing = listIncompleteGroupIds(dish, selected)

  /** Saves the line and returns null, or returns the first group that needs a choice. */
  function submit(): string | null {
    const [incompleteGroupId = null] = missing
    setSubmitted(true)
    if (incompleteGroupId !== null) return incompleteGroupId
    const item = {
      ...toCartItem(dish, dish.optionGroups.length > 0 ? selected : undefined),
      quantity,
      ...(line?.for && { for: line.for }),
      ...(notes.trim() && { notes: notes.trim() }),
    }
    save(item, line)
    return null
  }

  const { fit } = getDietaryVerdict(dish, preferences)
  return {
    selected,
    preferences,
    quantity,
    notes,
    missing: isSubmitted ? missing : [],
    totalCents: calculateUnitPriceCents(dish, selected) * quantity,
    /** The options with which the dish fits the guest's filters, if any. */
    fit,
    applyFit: () => fit && setSelected(fit.options),
    setSelected,
    setQuantity: (next: number) => setQuantity(Math.max(1, clampQuantity(next))),
    setNotes,
    submit,
  }
}
