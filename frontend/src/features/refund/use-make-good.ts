import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk } from '#shared/contract/desk/index'
import { kitchen } from '#shared/contract/kitchen'
import type { WantedRefund } from '#shared/contract/kitchen'
import { orders } from '#shared/contract/orders'
import type { Refund } from '#shared/contract/refund'
import { refundOf } from '#base/storage/names'
import { once } from '#base/api/idempotency'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'

/** An order with which something went wrong, as far as it is known where that is seen. */
export type Wronged = {
  readonly id: string
  readonly ticketNumber: number
  readonly lines: readonly { readonly id: string; readonly name: string; readonly quantity: number }[]
  readonly refunds?: readonly Refund[] | undefined
}

/** Gives the guest of an order a code, once for each thing however often the answer is lost. */
export function useMakeGood({ id: orderId, ticketNumber }: Wronged, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WantedRefund) =>
      once(refundOf(orderId), body, (headers) => call(kitchen.refund, { params: { orderId }, body, headers })),
    onSuccess: ({ refunds = [] }) => {
      const given = refunds.at(-1)
      toast({
        title: 'Made good',
        description: `The guest of ticket ${ticketNumber} has a code worth $${given?.amount}.`,
      })
      onDone()
    },
    onError: (error) => {
      const description = messageOf(error, 'The code could not be given.')
      toast({ title: 'Not made good', description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [orders.read, kitchen.orders, desk.feedback, desk.changes])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
