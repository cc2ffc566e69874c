import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk } from '#shared/contract/desk/index'
import type { GivenFeedback } from '#shared/contract/desk/feedback'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { deskSave } from '#base/storage/names'
import { useDeskLocation } from '../desk-location'

/** Answers what a customer said by mail, once however often the answer to us is lost. */
export function useAnswer({ id, trigger, order }: GivenFeedback) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      once(deskSave(`answer ${id}`, location), text, (headers) =>
        call(desk.answerFeedback, { params: { location, orderId: order.id, trigger }, body: { text }, headers }),
      ),
    onSuccess: () =>
      toast({ title: 'Answered', description: `A mail is on its way to the guest of ticket ${order.ticketNumber}.` }),
    onError: (error) =>
      toast({ title: 'Not answered', description: messageOf(error, 'The answer could not be sent.'), type: 'error' }),
    onSettled: () =>
      Promise.all([desk.feedback, desk.changes].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
