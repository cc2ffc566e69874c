import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deskRoutes } from '#shared/contract/desk/index'
import type { FeedbackWithOrder } from '#shared/contract/desk/feedback'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { deskSaveKey } from '#base/storage/names'
import { useDeskLocation } from '../desk-location'

/** Answers what a customer said by mail, once however often the answer to us is lost. */
export function useReplyToFeedback({ id, trigger, order }: FeedbackWithOrder) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      sendOnce(deskSaveKey(`answer ${id}`, location), text, (headers) =>
        callApi(deskRoutes.answerFeedback, {
          params: { location, orderId: order.id, trigger },
          body: { text },
          headers,
        }),
      ),
    onSuccess: () =>
      toast({ title: 'Answered', description: `A mail is on its way to the guest of ticket ${order.ticketNumber}.` }),
    onError: (error) =>
      toast({
        title: 'Not answered',
        description: getErrorMessage(error, 'The answer could not be sent.'),
        type: 'error',
      }),
    onSettled: () =>
      Promise.all(
        [deskRoutes.feedback, deskRoutes.changes].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  })
}
