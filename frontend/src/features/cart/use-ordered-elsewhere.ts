import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { orderRoutes, type Order } from '#shared/orders/contract'
import { callApi } from '#base/api/client'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useCurrentOrderIds } from '#base/session/device-orders'

/**
 * Returns the order of another tab that took all dishes that left this tab's cart; undefined if
 * there is none.
 */
export function useOrderedElsewhere(): Order | undefined {
  const { items } = useCart()
  const seen = useStore(cartStore, ({ acknowledged }) => acknowledged)
  const [orderId = ''] = useCurrentOrderIds()
  const removed = (seen ?? []).filter((line) => !items.some(({ key }) => key === line.key))
  const { data: order } = useQuery({
    queryKey: [orderRoutes.getOrder.path, orderId],
    queryFn: () => callApi(orderRoutes.getOrder, { params: { orderId } }),
    enabled: orderId !== '' && removed.length > 0,
  })
  const isOrdered = removed.every((line) => order?.items.some(({ menuItemId }) => menuItemId === line.menuItemId))
  return removed.length > 0 && isOrdered ? order : undefined
}
