import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orders } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { call } from '../../../app/api/call'
import { forgetKey, keyFor } from '../idempotency'

/** Places the order once, however often it is asked to; the tracking page then has it already. */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof orders.place>) =>
      call(orders.place, { body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onSuccess: (order) => {
      forgetKey()
      client.setQueryData([orders.read.path, order.id], order)
    },
  })
}
