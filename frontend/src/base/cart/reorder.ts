import { orderHistoryRoutes, type OrderSummary, type ReorderItem } from '#shared/orders/history-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { toCartItem, type NewCartItem } from '#shared/orders/cart/cart'
import { restoreLineOptions } from '#shared/orders/cart/restored-options'
import { applySelectionDifference } from '#shared/menu/options'
import { isMarketPrice } from '#shared/menu/listing'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { ApiError, callApi } from '../api/client'
import { toast } from '#ui/toast'
import { lastAllergyNoteStore } from '../session/last-allergy-note'
import { useCart } from './use-cart'

type ReorderPlan = {
  /** The dishes that are available today, as cart items. */
  readonly dishes: readonly NewCartItem[]
  /** Number of portions of all dishes. */
  readonly itemCount: number
  /** Names of dishes that are not available today. */
  readonly missing: readonly string[]
  /** Options of the earlier order that available dishes no longer offer. */
  readonly removedOptions: readonly string[]
  /** Notes of dishes that are not available today. */
  readonly removedNotes: readonly string[]
}

/** A dish at market price is ordered by phone (docs/product/menu.md#market-price). */
const isOrderable = (item: ReorderItem): boolean => item.isAvailable && !isMarketPrice(item)

/** Converts an ordered line to a cart item with its note and the options that still exist. */
const toNewCartItem = ({ options, leftOut, notes, quantity, ...dish }: ReorderItem): NewCartItem => ({
  ...toCartItem(dish, applySelectionDifference(dish.optionGroups, { options, leftOut })),
  quantity,
  ...(notes && { notes }),
})

/** Determines which dishes and options of an earlier order are available today. */
export function planReorder(items: readonly ReorderItem[]): ReorderPlan {
  const available = items.filter(isOrderable)
  const unavailable = items.filter((item) => !isOrderable(item))
  return {
    dishes: available.map(toNewCartItem),
    itemCount: available.reduce((sum, { quantity }) => sum + quantity, 0),
    missing: unavailable.map(({ name }) => name),
    removedOptions: available.flatMap(({ name, optionsGone }) => optionsGone.map((option) => `${option} (${name})`)),
    removedNotes: unavailable.map(({ notes }) => notes),
  }
}

/**
 * Determines which lines of an order the menu still offers, for guests who have no account that
 * lists their orders.
 */
export function planOrderAgain(lines: Order['items'], menu: readonly MenuItem[]): ReorderPlan {
  const ordered = lines.map((line) => ({ line, dish: menu.find(({ id }) => id === line.menuItemId) }))
  const plan = planReorder(
    ordered.flatMap(({ line: { quantity, customizations, differs }, dish }) => {
      if (!dish) return []
      const chosen = { options: customizations?.options ?? [], leftOut: differs.leftOut }
      const restored = restoreLineOptions(chosen, dish.optionGroups)
      return [{ ...dish, quantity, ...restored, notes: customizations?.notes ?? '' }]
    }),
  )
  const gone = ordered.flatMap(({ line, dish }) => (dish ? [] : [line]))
  return {
    ...plan,
    missing: [...gone.map(({ menuItem }) => menuItem.name), ...plan.missing],
    removedNotes: [...gone.map(({ customizations }) => customizations?.notes ?? ''), ...plan.removedNotes],
  }
}

/** Lists the unavailable dishes and options as text; empty if everything is available. */
export const formatMissingItems = ({
  missing,
  removedOptions,
}: Pick<ReorderPlan, 'missing' | 'removedOptions'>): string =>
  [
    missing.length > 0 ? `Not available today: ${missing.join(', ')}.` : '',
    removedOptions.length > 0 ? `No longer offered: ${removedOptions.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** How messages call the newest order. */
export const LAST_ORDER = 'last order'

const LOAD_FAILED = 'Failed to fetch last order items'
const REORDER_FAILED = 'Failed to reorder your last order. Please try again.'

const showFailure = (description: string) => toast({ title: 'Reorder Failed', description, type: 'error' })

/** Returns the notes that may mean an allergy; all of them if their words can't be loaded. */
async function listAllergyNotes(notes: readonly string[]): Promise<readonly string[]> {
  if (notes.length === 0) return []
  try {
    const { mayMeanAllergy } = await import('#shared/menu/dietary/note-reading')
    return notes.filter(mayMeanAllergy)
  } catch (error) {
    console.error('The notes could not be read', error)
    return notes
  }
}

/**
 * Lets the checkout offer the order’s note about an allergy. Notes of dishes that
 * are in the cart again are on their lines.
 */
async function offerAllergyNotes(instructions: string | null | undefined, { removedNotes }: ReorderPlan) {
  const notes = await listAllergyNotes([...new Set([instructions ?? '', ...removedNotes])].filter(Boolean))
  if (notes.length > 0) lastAllergyNoteStore.set(notes.join('; '))
}

/** Shows which dishes went into the cart, and which are missing. */
const showReordered = (plan: ReorderPlan, source: string) =>
  toast({
    title: 'Order Added to Cart',
    description:
      `Added ${plan.itemCount} ${plan.itemCount === 1 ? 'item' : 'items'} from your ${source} to your cart. ${formatMissingItems(plan)}`.trim(),
    type: formatMissingItems(plan) === '' ? 'success' : 'warning',
  })

type OrderAgain = {
  readonly plan: ReorderPlan
  readonly instructions: string | null | undefined
  /** Names the order in the message. */
  readonly source: string
}

/** Returns a function that puts the planned dishes into the cart and leads to it. */
export function useOrderAgain() {
  const { addMany } = useCart()
  const [, navigate] = useLocation()
  return async ({ plan, instructions, source }: OrderAgain) => {
    addMany(plan.dishes)
    await offerAllergyNotes(instructions, plan)
    showReordered(plan, source)
    navigate('/menu#cart')
  }
}

/** An earlier order of the account. */
type EarlierOrder = Pick<OrderSummary, 'id' | 'specialInstructions'>

/** Puts an order's available dishes into the cart; without an order, those of the last one. */
export function useReorder(order: EarlierOrder | undefined, source = order ? `order #${order.id}` : LAST_ORDER) {
  const orderAgain = useOrderAgain()
  return useMutation({
    mutationFn: () => callApi(orderHistoryRoutes.listReorderItems, { query: { orderId: order?.id } }),
    onError: (error) => showFailure(error instanceof ApiError ? LOAD_FAILED : REORDER_FAILED),
    onSuccess: async (items) => {
      if (items.length === 0) {
        toast({ title: 'No Previous Orders', description: "You haven't placed any orders yet.", type: 'info' })
        return
      }
      const plan = planReorder(items)
      if (plan.dishes.length === 0) return showFailure(formatMissingItems(plan))
      await orderAgain({ plan, instructions: order?.specialInstructions, source })
    },
  })
}
