import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import { disputeRoutes } from '#shared/payments/disputes-contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'

/** Returns the action that submits our evidence about a disputed order, for admins. */
export function useSubmitEvidence() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (orderId: string) => callApi(disputeRoutes.submitDisputeEvidence, { params: { orderId } }),
    onSuccess: () => toast({ title: 'Evidence submitted', description: 'The bank of the guest decides now.' }),
    onError: (error) =>
      toast({ title: 'Not submitted', description: getErrorMessage(error, 'Please try again.'), type: 'error' }),
    onSettled: () => {
      for (const { path } of [orderSearchRoutes.searchOrders, disputeRoutes.listDisputes])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
  return { submitEvidence: mutate, isSubmitting: isPending }
}
