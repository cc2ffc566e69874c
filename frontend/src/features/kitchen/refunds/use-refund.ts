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
import { formatCents, toCents } from '#shared/platform/money'
import type { Refund } from '#shared/payments/contract'
import { listRefundWays, type PaidTicket } from './paid-order'

export type RefundMutation = ReturnType<typeof useRefund>

type DoneWords = ReturnType<typeof useDialogWords>['refunds']['done']

/** Says where each part of a refund goes. */
function describeRefund(refund: Refund, words: DoneWords, ticketNumber: number): readonly string[] {
  if (refund.to === 'code')
    return [words.code(`$${refund.amount === '0.00' ? refund.toCode : refund.amount}`, ticketNumber)]
  const part = {
    to: refund.to,
    amountCents: toCents(refund.amount),
    toGiftCardCents: toCents(refund.toGiftCard ?? '0.00'),
  }
  return listRefundWays([part]).map(({ way, cents }) => words[way](formatCents(cents), ticketNumber))
}

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
      // A refund of several parts has one time.
      const made = refunds.filter(({ at }) => at === refunds.at(-1)?.at)
      toast({
        title: words.refunded,
        description: made.flatMap((refund) => describeRefund(refund, words.done, ticketNumber)).join(' '),
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
