import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orders } from '#shared/contract/orders'
import { call } from '#base/api/call'
import { useLive } from '#base/live/use-live'

const orderKey = (orderId: string) => [orders.read.path, orderId] as const

const POLL_MS = 30_000

/** An order that is being watched: told by the live connection, and asked for every 30 seconds besides. */
export function useOrder(orderId: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: orderKey(orderId),
    queryFn: () => call(orders.read, { params: { orderId } }),
    enabled: orderId !== '',
    refetchInterval: POLL_MS,
  })
  const readAgain = () => void client.invalidateQueries({ queryKey: orderKey(orderId) })
  const found = query.data !== undefined
  const live = useLive({
    subscriptions: found ? [{ type: 'subscribe_order', orderId }] : [],
    onMessage: (message) => {
      if (message.type === 'status_update' && message.order.id === orderId) readAgain()
    },
    onReconnect: readAgain,
  })
  return { ...query, live }
}

/** Cancels an order that is still pending. Refused or not, the page then shows where it stands. */
export function useCancelOrder(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(orders.cancel, { params: { orderId } }),
    onSuccess: (order) => client.setQueryData(orderKey(orderId), order),
    onError: () => client.invalidateQueries({ queryKey: orderKey(orderId) }),
  })
}
