import { useMutation } from '@tanstack/react-query'
import { userRoutes } from '#shared/contract/users'
import { ApiError } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { useCart } from '#base/cart/use-cart'
import { formatMissingItems, planReorder } from '../reorder'

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
    mutationFn: () => callApi(userRoutes.lastOrderItems, { query: { orderId } }),
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
