import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import { refundRoutes, type RefundRequest } from '#shared/kitchen/refunds-contract'
import { feedbackAdminRoutes } from '#shared/feedback/contract'
import { activityRoutes } from '#shared/platform/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderRoutes } from '#shared/orders/contract'
import { refundKey } from '#base/storage/storage-keys'
import { sendOnce } from '#base/api/idempotency'
import { callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import type { PaidTicket } from './paid-order'

export type RefundMutation = ReturnType<typeof useRefund>

/** Refunds an order, only once per item even if the response is lost. */
export function useRefund({ id: orderId, ticketNumber }: Pick<PaidTicket, 'id' | 'ticketNumber'>, onDone: () => void) {
  const { refunds: words } = useDialogWords()
  const describe = useErrorMessage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RefundRequest) =>
      sendOnce(refundKey(orderId), body, (headers) =>
        callApi(refundRoutes.refundOrder, { params: { orderId }, body, headers }),
      ),
    onSuccess: ({ refunds = [] }) => {
      const latest = refunds.at(-1)
      toast({
        title: words.refunded,
        description:
          latest && words.done[latest.to](`$${latest.amount === '0.00' ? latest.toCode : latest.amount}`, ticketNumber),
      })
      onDone()
    },
    onError: (error) => {
      const description = describe(error, words.failed)
      toast({ title: words.notRefunded, description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [
        orderRoutes.getOrder,
        kitchenRoutes.listTickets,
        orderSearchRoutes.searchOrders,
        refundRoutes.listFailedRefunds,
        feedbackAdminRoutes.listFeedback,
        activityRoutes.listChanges,
      ])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
