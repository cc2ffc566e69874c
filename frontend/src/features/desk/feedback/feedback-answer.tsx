import { isBlank } from '#shared/platform/text'
import { feedbackAdminRoutes, type FeedbackWithOrder } from '#shared/feedback/contract'
import { activityRoutes } from '#shared/platform/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { useDeskLocation } from '../desk-location'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useId, useState } from 'react'
import { MAX_REPLY_LENGTH } from '#shared/feedback/feedback'
import { useUnsavedGuard } from '../unsaved-changes'
import { TextArea } from '#ui/forms/controls'
import { FieldFrame } from '#ui/forms/field-frame'

/** Answers a customer's feedback by mail, only once even if the response is lost. */
function useReplyToFeedback({ id, trigger, order }: FeedbackWithOrder) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      sendOnce(deskSaveKey(`answer ${id}`, location), text, (headers) =>
        callApi(feedbackAdminRoutes.answerFeedback, {
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
        [feedbackAdminRoutes.listFeedback, activityRoutes.listChanges].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}

/** Show the remaining characters from this many on. */
const COUNTER_THRESHOLD = 200

type FormProps = { readonly feedback: FeedbackWithOrder; readonly onClose: () => void }

function AnswerForm({ feedback, onClose }: FormProps) {
  const [text, setText] = useState('')
  const { mutate, isPending } = useReplyToFeedback(feedback)
  const hasNoText = isBlank(text)
  useUnsavedGuard(!hasNoText)
  const left = MAX_REPLY_LENGTH - text.length
  return (
    <Box
      as="form"
      w="full"
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasNoText && !isPending) mutate(text.trim())
      }}
    >
      <FieldFrame
        label={`Your answer to ${feedback.order.customerName}`}
        hint={`It is mailed to the address of the order, once, and can’t be undone.${left < COUNTER_THRESHOLD ? ` ${left} characters left.` : ''}`}
      >
        <TextArea
          autoFocus
          rows={4}
          maxLength={MAX_REPLY_LENGTH}
          value={text}
          readOnly={isPending}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      <Flex mt="3" gap="2" flexWrap="wrap">
        <Button type="submit" disabled={hasNoText} aria-busy={isPending}>
          {isPending ? 'Sending…' : 'Send Answer'}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </Box>
  )
}

type AnswerProps = { readonly feedback: FeedbackWithOrder; readonly timeText: (at: string) => string }

/** The answer that a customer received, or a form to send one (docs/product/desk.md#feedback). */
export function FeedbackReply({ feedback, timeText }: AnswerProps) {
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const { answered, canAnswer } = feedback
  if (answered)
    return (
      <Box w="full" role="group" aria-labelledby={title} borderLeftWidth="3px" borderColor="accent.fg" pl="3">
        <Text id={title}>Answered {timeText(answered.at)}</Text>
        <Text mt="1" color="fg" whiteSpace="pre-line">
          {answered.text}
        </Text>
      </Box>
    )
  if (!canAnswer) return <Text w="full">Can’t be answered: no e-mail address.</Text>
  if (isOpen) return <AnswerForm feedback={feedback} onClose={() => setOpen(false)} />
  return (
    <Button variant="outline" onClick={() => setOpen(true)}>
      Answer by Mail
    </Button>
  )
}
