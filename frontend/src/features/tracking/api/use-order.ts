import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orderRoutes } from '#shared/contract/orders'
import type { Order } from '#shared/contract/orders'
import { callApi } from '#base/api/call'
import { useLiveConnection } from '#base/live/use-live'
import { pickLaterOrder, applyStatusUpdate } from '../moved-on'

const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [orderRoutes.read.path, orderId],
    // A step that was pushed meanwhile is later than what was on its way.
    queryFn: async ({ client, queryKey }) => {
      const read = await callApi(orderRoutes.read, { params: { orderId } })
      return pickLaterOrder(client.getQueryData<Order>(queryKey), read)
    },
  })

const POLL_MS = 30_000

/**
 * An order that is being watched: told by the live connection, and asked for every 30 seconds
 * besides.
 */
export function useTrackedOrder(orderId: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...orderQuery(orderId),
    enabled: orderId !== '',
    refetchInterval: POLL_MS,
  })
  const { queryKey } = orderQuery(orderId)
  const readAgain = () => void client.invalidateQueries({ queryKey })
  const found = query.data !== undefined
  const live = useLiveConnection({
    subscriptions: found ? [{ type: 'subscribe_order', orderId }] : [],
    onMessage: (message) => {
      if (message.type !== 'status_update' || message.order.id !== orderId) return
      const known = client.getQueryData(queryKey)
      const moved = known && applyStatusUpdate(known, message.order)
      if (moved) client.setQueryData(queryKey, moved)
      // What a board hears of it names no step, and says nothing new to a page that follows the
      // order itself.
      else if (!message.ticket) readAgain()
    },
    onReconnect: readAgain,
  })
  return { ...query, live }
}

/** Cancels an order that is still pending. Refused or not, the page then shows where it stands. */
export function useCancelOrder(orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(orderId)
  return useMutation({
    mutationFn: () => callApi(orderRoutes.cancel, { params: { orderId } }),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
