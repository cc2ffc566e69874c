import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderRoutes } from '#shared/contract/orders'
import { userRoutes } from '#shared/contract/users'
import { ApiError, getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { guestOrderStore } from '#base/session/guest-order'

/** Lets an order that was placed as a guest join the account; its points follow. */
export function useClaimOrder(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(orderRoutes.claim, { params: { orderId } }),
    onSuccess: (order) => {
      client.setQueryData([orderRoutes.read.path, order.id], order)
      void client.invalidateQueries({ queryKey: [userRoutes.orders.path] })
      toast({ title: 'Order Added to Your Account', description: 'Its points follow when it is completed.' })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) guestOrderStore.wantClaim(orderId)
      const description = getErrorMessage(error, 'Please reload this page to try again.')
      toast({ title: 'Order Not Added', description, type: 'error' })
    },
  })
}
