import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orders } from '#shared/contract/orders'
import type { Order } from '#shared/contract/orders'
import { ApiError } from '#base/api/api-error'
import { call } from '#base/api/call'
import { isRefusal } from '#base/api/idempotency'
import { beginAttempt, closeAttempt, forgetAttempt, unansweredBodies } from '../attempt'
import type { OrderBody } from '../attempt'

/**
 * The order that stands, and what it was made of: with a lost answer before, perhaps not what was
 * asked for last.
 */
export type Placed = { readonly order: Order; readonly sent: OrderBody }

const isOfAnother = (error: unknown): boolean => error instanceof ApiError && error.code === 'key-reused'

const send = (body: OrderBody): Promise<Order> =>
  call(orders.place, { body, headers: { 'Idempotency-Key': beginAttempt(body) } })

/**
 * Places the order, or finds the one that an unanswered attempt has placed already: the server
 * makes only one.
 */
async function place(body: OrderBody): Promise<Placed> {
  try {
    return { order: await send(body), sent: body }
  } catch (error) {
    if (isRefusal(error)) closeAttempt(body)
    const [earlier] = unansweredBodies()
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
      forgetAttempt()
      client.setQueryData([orders.read.path, order.id], order)
    },
  })
}
