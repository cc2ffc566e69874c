import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { MAX_COMMENT } from '#shared/rules/feedback'
import { useOnePress } from '#base/forms/use-one-press'
import { textareaRecipe } from '#base/theme/recipes'
import { Button, Flex } from '#base/components/ui'
import { added } from '../recorder/added'
import { useRecorder } from '../recorder/use-recorder'
import { Microphone } from './microphone'
import { StepTitle } from './step-title'

const TextArea = chakra('textarea', textareaRecipe)

type CommentStepProps = { readonly isSending: boolean; readonly onSend: (comment: string) => void }

/** Why it was so: in writing or by voice, or not at all. */
export function CommentStep({ isSending, onSend }: CommentStepProps) {
  const [comment, setComment] = useState('')
  // What is said comes later than it was begun: it joins what is written by then.
  const written = useRef('')
  const labelId = useId()

  function write(text: string) {
    written.current = text
    setComment(text)
  }

  const recorder = useRecorder((said) => {
    const { text, fit } = added(written.current, said, MAX_COMMENT)
    write(text)
    return fit
  })

  function send(text: string) {
    recorder.cancel()
    onSend(text.trim())
  }

  const { press } = useOnePress(async () => {
    if (recorder.phase !== 'recording' || (await recorder.stop())) send(written.current)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <form onSubmit={submit}>
      <StepTitle takesFocus>
        <span id={labelId}>Want to tell us why? (20 words or less)</span>
      </StepTitle>
      <TextArea
        aria-labelledby={labelId}
        placeholder="Your feedback helps us improve..."
        maxLength={MAX_COMMENT}
        rows={3}
        value={comment}
        onChange={({ target }) => write(target.value)}
      />
      <Flex mt="2" mb="4" gap="3" alignItems="center" justifyContent="space-between" minH="11">
        <Microphone recorder={recorder} isFull={comment.length >= MAX_COMMENT} />
        <chakra.span fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums" flexShrink={0}>
          {comment.length}/{MAX_COMMENT}
        </chakra.span>
      </Flex>
      <Flex gap="2.5">
        <Button type="button" variant="outline" flex="1" disabled={isSending} onClick={() => send('')}>
          Skip
        </Button>
        <Button type="submit" flex="1" disabled={isSending || recorder.phase === 'transcribing'}>
          {isSending ? 'Sending...' : 'Send'}
        </Button>
      </Flex>
    </form>
  )
}
