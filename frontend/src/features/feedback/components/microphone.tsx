import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { MicIcon, SquareIcon } from 'lucide-react'
import type { useRecorder } from '../recorder/use-recorder'

const clock = (seconds: number) => `0:${String(Math.min(59, Math.floor(seconds))).padStart(2, '0')}`

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

const notes = {
  idle: 'Or say it',
  starting: 'Or say it',
  transcribing: 'Writing it down…',
  late: 'This takes a little longer. You can type, or send without it.',
} as const

type MicrophoneProps = {
  readonly recorder: ReturnType<typeof useRecorder>
  /** Whether there is no room for another word. */
  readonly isFull: boolean
}

/** Starts and stops a spoken comment, and shows that it is heard. */
export function MicrophoneControl({ recorder: { phase, seconds, level, start, stop }, isFull }: MicrophoneProps) {
  if (phase === 'recording') {
    return (
      <Flex flex="1" minW="0" gap="3" alignItems="center">
        <Button type="button" variant="subtle" px="0" aria-label="Stop recording" onClick={() => void stop()}>
          <SquareIcon fill="currentColor" />
        </Button>
        <Level level={level} />
        <chakra.span role="timer" fontSize="sm" fontVariantNumeric="tabular-nums" color="accent.fg">
          {clock(seconds)}
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
        {isFull && !isBusy ? 'Your comment is full' : notes[phase]}
      </chakra.span>
    </Flex>
  )
}
