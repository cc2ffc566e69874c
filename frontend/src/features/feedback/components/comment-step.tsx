import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { MAX_COMMENT_LENGTH } from '#shared/terms/feedback'
import { useSingleSubmit } from '#base/forms/use-one-press'
import { textareaRecipe } from '#base/theme/control-recipes'
import { appendTranscript } from '../recorder/added'
import { useRecorder } from '../recorder/use-recorder'
import { MicrophoneControl } from './microphone'
import { StepTitle } from './step-title'

const TextArea = chakra('textarea', textareaRecipe)

type CommentStepProps = { readonly onSend: (comment: string) => Promise<unknown> }

/** Why it was so: in writing or by voice, or not at all. */
export function CommentStep({ onSend }: CommentStepProps) {
  const [comment, setComment] = useState('')
  // What is said comes later than it was begun: it joins what is written by then.
  const written = useRef('')
  const labelId = useId()

  function write(text: string) {
    written.current = text
    setComment(text)
  }

  const recorder = useRecorder((said) => {
    const { text, fit } = appendTranscript(written.current, said, MAX_COMMENT_LENGTH)
    write(text)
    return fit
  })

  const { press: send, isSending } = useSingleSubmit((text: string) => {
    recorder.cancel()
    return onSend(text.trim())
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (recorder.phase !== 'recording' || (await recorder.stop())) await send(written.current)
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <StepTitle takesFocus>
        <span id={labelId}>Want to tell us why? (20 words or less)</span>
      </StepTitle>
      <TextArea
        aria-labelledby={labelId}
        placeholder="Your feedback helps us improve..."
        maxLength={MAX_COMMENT_LENGTH}
        rows={3}
        value={comment}
        onChange={({ target }) => write(target.value)}
      />
      <Flex mt="2" mb="4" gap="3" alignItems="center" justifyContent="space-between" minH="11">
        <MicrophoneControl recorder={recorder} isFull={comment.length >= MAX_COMMENT_LENGTH} />
        <chakra.span fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums" flexShrink={0}>
          {comment.length}/{MAX_COMMENT_LENGTH}
        </chakra.span>
      </Flex>
      <Flex gap="2.5">
        <Button type="button" variant="outline" flex="1" disabled={isSending} onClick={() => void send('')}>
          Skip
        </Button>
        <Button type="submit" flex="1" disabled={isSending || recorder.phase === 'transcribing'}>
          {isSending ? 'Sending...' : 'Send'}
        </Button>
      </Flex>
    </form>
  )
}
