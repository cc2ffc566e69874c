import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderRoutes } from '#shared/contract/orders'
import type { Order } from '#shared/contract/orders'
import { ApiError } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { isDefiniteRejection } from '#base/api/idempotency'
import { startAttempt, removeRejectedRequest, clearAttempt, listUnansweredRequests } from '../attempt'
import type { OrderRequest } from '../attempt'

/**
 * The order that stands, and what it was made of: with a lost answer before, perhaps not what was
 * asked for last.
 */
export type PlacedOrder = { readonly order: Order; readonly sent: OrderRequest }

const isOfAnother = (error: unknown): boolean => error instanceof ApiError && error.code === 'key-reused'

const send = (body: OrderRequest): Promise<Order> =>
  callApi(orderRoutes.place, { body, headers: { 'Idempotency-Key': startAttempt(body) } })

/**
 * Places the order, or finds the one that an unanswered attempt has placed already: the server
 * makes only one.
 */
async function place(body: OrderRequest): Promise<PlacedOrder> {
  try {
    return { order: await send(body), sent: body }
  } catch (error) {
    if (isDefiniteRejection(error)) removeRejectedRequest(body)
    const [earlier] = listUnansweredRequests()
    if (!isOfAnother(error) || !earlier) throw error
    return place(earlier)
  }
}

/** Places the order once, however often it is asked to; the tracking page then has it already. */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: place,
    onSuccess: ({ order }) => {
      clearAttempt()
      client.setQueryData([orderRoutes.read.path, order.id], order)
    },
  })
}
