import { orderRoutes } from '#shared/orders/contract'
import type { Order } from '#shared/orders/contract'
import type { OrderStage } from '#shared/orders/status'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { useLiveConnection } from '#base/live/live-connection'

type Step = OrderStage & { readonly at?: string | undefined; readonly step?: number | undefined }

/** Of two states of an order the later: its history only grows. */
export const pickLaterOrder = (known: Order | undefined, read: Order): Order =>
  known && known.history.length > read.history.length ? known : read

/**
 * An order after the step that was pushed, or as it is where it has come so far already; null where
 * it must be read again: a step is missing between, or it was put back to where it might be
 * cancelled.
 */
export function applyStatusUpdate(order: Order, { status, kitchenStatus, at, step }: Step): Order | null {
  if (at === undefined || step === undefined) return null
  const taken = order.history.length
  if (taken >= step) return order
  if (taken < step - 1 || status === 'pending') return null
  const { completedAt: _, ...rest } = order
  return {
    ...rest,
    status,
    kitchenStatus,
    ...(status === 'completed' && { completedAt: at }),
    history: [...order.history, { status, kitchenStatus, at }],
    mayCancel: false,
  }
}

const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [orderRoutes.getOrder.path, orderId],
    // A step that was pushed meanwhile is later than what was on its way.
    queryFn: async ({ client, queryKey }) => {
      const read = await callApi(orderRoutes.getOrder, { params: { orderId } })
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
    mutationFn: () => callApi(orderRoutes.cancelOrder, { params: { orderId } }),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
