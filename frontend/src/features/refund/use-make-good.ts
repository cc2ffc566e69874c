import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deskRoutes } from '#shared/contract/desk/index'
import { kitchenRoutes } from '#shared/contract/kitchen'
import type { RefundRequest } from '#shared/contract/kitchen'
import { orderRoutes } from '#shared/contract/orders'
import type { Refund } from '#shared/contract/refund'
import { refundKey } from '#base/storage/names'
import { sendOnce } from '#base/api/idempotency'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'

/** An order with which something went wrong, as far as it is known where that is seen. */
export type RefundableOrder = {
  readonly id: string
  readonly ticketNumber: number
  readonly lines: readonly { readonly id: string; readonly name: string; readonly quantity: number }[]
  readonly refunds?: readonly Refund[] | undefined
}

/** Gives the guest of an order a code, once for each thing however often the answer is lost. */
export function useRefund({ id: orderId, ticketNumber }: RefundableOrder, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RefundRequest) =>
      sendOnce(refundKey(orderId), body, (headers) =>
        callApi(kitchenRoutes.refund, { params: { orderId }, body, headers }),
      ),
    onSuccess: ({ refunds = [] }) => {
      const given = refunds.at(-1)
      toast({
        title: 'Made good',
        description: `The guest of ticket ${ticketNumber} has a code worth $${given?.amount}.`,
      })
      onDone()
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'The code could not be given.')
      toast({ title: 'Not made good', description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [orderRoutes.read, kitchenRoutes.orders, deskRoutes.feedback, deskRoutes.changes])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
