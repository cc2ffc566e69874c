import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orders } from '#shared/contract/orders'
import { users } from '#shared/contract/users'
import { ApiError, messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { guestOrder } from '#base/session/guest-order'

/** Lets an order that was placed as a guest join the account; its points follow. */
export function useClaimOrder(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(orders.claim, { params: { orderId } }),
    onSuccess: (order) => {
      client.setQueryData([orders.read.path, order.id], order)
      void client.invalidateQueries({ queryKey: [users.orders.path] })
      toast({ title: 'Order Added to Your Account', description: 'Its points follow when it is completed.' })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) guestOrder.wantClaim(orderId)
      const description = messageOf(error, 'Please reload this page to try again.')
      toast({ title: 'Order Not Added', description, type: 'error' })
    },
  })
}
