import { orderHistoryRoutes } from '#shared/orders/history-contract'
import type { ReorderItem } from '#shared/orders/history-contract'
import { toCartItem } from '#shared/orders/cart/cart'
import type { NewCartItem } from '#shared/orders/cart/cart'
import { applySelectionDifference } from '#shared/menu/options'
import { isMarketPrice } from '#shared/menu/listing'
import { useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { useCart } from '#base/cart/use-cart'

export type Reorder = {
  /** What can be had today, as the cart takes it. */
  readonly dishes: readonly NewCartItem[]
  readonly pieces: number
  /** Names of what cannot. */
  readonly missing: readonly string[]
  /** Options of then that what can be had comes without. */
  readonly without: readonly string[]
}

/** A dish at market price is ordered by phone (docs/product/menu.md#market-price). */
const canBeOrdered = (item: ReorderItem): boolean => item.isAvailable && !isMarketPrice(item)

/** With the wish and the options of then, as far as the menu has them. */
const asWantedNow = ({ options, leftOut, notes, quantity, ...dish }: ReorderItem): NewCartItem => ({
  ...toCartItem(dish, applySelectionDifference(dish.optionGroups, { options, leftOut })),
  quantity,
  ...(notes && { notes }),
})

/** What of an earlier order can be ordered again today. */
export function planReorder(items: readonly ReorderItem[]): Reorder {
  const ordered = items.filter(canBeOrdered)
  return {
    dishes: ordered.map(asWantedNow),
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    missing: items.filter((item) => !canBeOrdered(item)).map(({ name }) => name),
    without: ordered.flatMap(({ name, optionsGone }) => optionsGone.map((option) => `${option} (${name})`)),
  }
}

/** What an earlier order cannot bring any more, in words; empty where it brings everything. */
export const formatMissingItems = ({ missing, without }: Pick<Reorder, 'missing' | 'without'>): string =>
  [
    missing.length > 0 ? `Not available today: ${missing.join(', ')}.` : '',
    without.length > 0 ? `No longer offered: ${without.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

const NOT_READ = 'Failed to fetch last order items'
const NOT_DONE = 'Failed to reorder your last order. Please try again.'

const failed = (description: string) => toast({ title: 'Reorder Failed', description, type: 'error' })

/**
 * Puts the dishes of the last order, or of the one that is told, into the cart: those that can be
 * had today.
 */
export function useReorder(orderId?: string) {
  const { addMany } = useCart()
  return useMutation({
    mutationFn: () => callApi(orderHistoryRoutes.listReorderItems, { query: { orderId } }),
    onError: (error) => failed(error instanceof ApiError ? NOT_READ : NOT_DONE),
    onSuccess: (items) => {
      if (items.length === 0) {
        toast({ title: 'No Previous Orders', description: "You haven't placed any orders yet.", type: 'info' })
        return
      }
      const again = planReorder(items)
      if (again.dishes.length === 0) return failed(formatMissingItems(again))
      addMany(again.dishes)
      toast({
        title: 'Order Added to Cart',
        description:
          `Added ${again.pieces} items from your ${orderId === undefined ? 'last order' : `order #${orderId}`} to your cart. ${formatMissingItems(again)}`.trim(),
        type: formatMissingItems(again) === '' ? 'success' : 'warning',
      })
    },
  })
}
