import { useEffect, useEffectEvent } from 'react'
import { orderRoutes, type Order } from '#shared/orders/contract'
import { isActiveStatus, type OrderStage } from '#shared/orders/status'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { currentOrdersStore } from '#base/session/device-orders'
import { restartLiveConnection, useLiveConnection } from '#base/live/live-connection'

type StatusUpdate = OrderStage & { readonly at?: string | undefined; readonly step?: number | undefined }

/** Returns the later of two states of an order, by the length of its history, which only grows. */
export const pickLaterOrder = (cached: Order | undefined, loaded: Order): Order =>
  cached && cached.history.length > loaded.history.length ? cached : loaded

/**
 * Applies a pushed status update. Returns the same order if it already includes the update.
 * Returns null if the order must be loaded again: an update is missing in between, or the order is
 * pending again and may be cancellable.
 */
export function applyStatusUpdate(order: Order, { status, kitchenStatus, at, step }: StatusUpdate): Order | null {
  if (at === undefined || step === undefined) return null
  const knownSteps = order.history.length
  if (knownSteps >= step) return order
  if (knownSteps < step - 1 || status === 'pending') return null
  const { completedAt: _, ...rest } = order
  return {
    ...rest,
    status,
    kitchenStatus,
    ...(status === 'completed' && { completedAt: at }),
    history: [...order.history, { status, kitchenStatus, at }],
    mayCancel: false,
    mayEdit: false,
    mayMarkArrived: order.mayMarkArrived && isActiveStatus(status),
  }
}

/** Loads an order; all screens share its cached state. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [orderRoutes.getOrder.path, orderId],
    // An update that was pushed during the request is later than the answer.
    queryFn: async ({ client, queryKey }) => {
      const loaded = await callApi(orderRoutes.getOrder, { params: { orderId } })
      return pickLaterOrder(client.getQueryData<Order>(queryKey), loaded)
    },
  })

const POLL_MS = 30_000

/** While the payment is pending, the guest waits for its outcome. */
const PAYMENT_POLL_MS = 3000

/**
 * Loads an order and follows it by the live connection, with polling every 30 seconds as fallback.
 */
export function useTrackedOrder(orderId: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...orderQuery(orderId),
    enabled: orderId !== '',
    refetchInterval: ({ state: { data } }) =>
      data?.payment && data.paymentStatus === 'pending' ? PAYMENT_POLL_MS : POLL_MS,
  })
  const { queryKey } = orderQuery(orderId)
  const reload = () => void client.invalidateQueries({ queryKey })
  const isFound = query.data !== undefined
  const live = useLiveConnection({
    subscriptions: isFound ? [{ type: 'subscribe_order', orderId }] : [],
    onMessage: (message) => {
      if (message.type !== 'status_update' || message.order.id !== orderId) return
      const cached = client.getQueryData(queryKey)
      const updated = cached && applyStatusUpdate(cached, message.order)
      if (updated) client.setQueryData(queryKey, updated)
      // A kitchen board's message has no step. The order's own message already brought its news.
      else if (!message.ticket) reload()
    },
    onReconnect: reload,
  })
  const handleRead = useEffectEvent(() => {
    if (live.state === 'lost') restartLiveConnection()
  })
  // The page gives up reconnecting, but a later answer shows that the server is back.
  useEffect(() => handleRead(), [query.dataUpdatedAt])
  return { ...query, live }
}

/** Cancels a pending order. If the server rejects that, the page reloads the order's state. */
export function useCancelOrder(orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(orderId)
  return useMutation({
    mutationFn: () => callApi(orderRoutes.cancelOrder, { params: { orderId }, body: { reason: 'customer' } }),
    onSuccess: (order) => {
      client.setQueryData(queryKey, order)
      // The next page would reserve its place among the current orders.
      currentOrdersStore.drop(orderId)
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
