import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { MicIcon, SquareIcon } from 'lucide-react'
import { appendTranscript, useRecorder } from './recorder/use-recorder'
import { useId, useRef, useState, type FormEvent } from 'react'
import { MAX_COMMENT_LENGTH } from '#shared/feedback/feedback'
import { cutText } from '#shared/platform/text'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { StepTitle } from './feedback-steps'
import { TextArea } from '#ui/forms/controls'

const formatSeconds = (seconds: number) => `0:${String(Math.min(59, Math.floor(seconds))).padStart(2, '0')}`

const Level = ({ level }: { readonly level: number }) => (
  <chakra.span flex="1" maxW="28" h="1.5" borderRadius="full" bg="bg.inset" overflow="hidden" aria-hidden>
    <chakra.span
      display="block"
      h="full"
      borderRadius="full"
      bg="accent.glow"
      transformOrigin="left"
      style={{ transform: `scaleX(${level})` }}
    />
  </chakra.span>
)

const statusTexts = {
  idle: 'Or say it',
  starting: 'Or say it',
  transcribing: 'Writing it down…',
  late: 'This takes a little longer. You can type, or send without it.',
} as const

type MicrophoneControlProps = {
  readonly recorder: ReturnType<typeof useRecorder>
  /** The comment has its maximum length. */
  readonly isFull: boolean
}

/** Starts and stops a recording and shows its duration and level. */
function MicrophoneControl({ recorder: { phase, seconds, level, start, stop }, isFull }: MicrophoneControlProps) {
  if (phase === 'recording') {
    return (
      <Flex flex="1" minW="0" gap="3" alignItems="center">
        <Button type="button" variant="subtle" px="0" aria-label="Stop recording" onClick={() => void stop()}>
          <SquareIcon fill="currentColor" />
        </Button>
        <Level level={level} />
        <chakra.span role="timer" fontSize="sm" fontVariantNumeric="tabular-nums" color="accent.fg">
          {formatSeconds(seconds)}
        </chakra.span>
      </Flex>
    )
  }
  const isBusy = phase !== 'idle'
  return (
    <Flex gap="3" alignItems="center">
      <Button
        type="button"
        variant="outline"
        px="0"
        aria-label="Record a voice comment"
        disabled={isBusy || isFull}
        onClick={start}
      >
        {isBusy ? <Spinner size="sm" /> : <MicIcon />}
      </Button>
      <chakra.span role="status" fontSize="sm" color="fg.muted">
        {isFull && !isBusy ? 'Your comment is full' : statusTexts[phase]}
      </chakra.span>
    </Flex>
  )
}

type CommentStepProps = { readonly onSend: (comment: string) => Promise<unknown> }

/** Asks for an optional comment, typed or spoken. */
export function CommentStep({ onSend }: CommentStepProps) {
  const [comment, setComment] = useState('')
  // A transcript arrives later and is appended to the latest text, not to that of an older render.
  const latestComment = useRef('')
  const labelId = useId()

  function updateComment(text: string) {
    latestComment.current = text
    setComment(text)
  }

  const recorder = useRecorder((transcript) => {
    const { text, fit } = appendTranscript(latestComment.current, transcript, MAX_COMMENT_LENGTH)
    updateComment(text)
    return fit
  })

  const { press: send, isSending } = useSingleSubmit((text: string) => {
    recorder.cancel()
    return onSend(text.trim())
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (recorder.phase !== 'recording' || (await recorder.stop())) await send(latestComment.current)
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
        // Safari counts an emoji as one character of the maximum length.
        onChange={({ target }) => updateComment(cutText(target.value, MAX_COMMENT_LENGTH))}
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
