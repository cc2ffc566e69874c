import { chakra } from '@chakra-ui/react/styled-system'
import type { VoiceState } from '../voice-state'

const statuses: Readonly<Record<VoiceState['phase'], string>> = {
  idle: '',
  listening: 'Listening...',
  processing: 'Processing your request...',
}

type ConversationProps = Pick<VoiceState, 'phase' | 'transcript' | 'answer'> & { readonly hint: string }

/** What was said and what the assistant says to it, told to those who can't see it too. */
export const Conversation = ({ phase, transcript, answer, hint }: ConversationProps) => (
  <chakra.div role="status" minH="24" display="grid" gap="3" alignContent="center">
    {phase === 'idle' && transcript === '' && <chakra.p color="fg.muted">{hint}</chakra.p>}
    {transcript !== '' && (
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        You said: {transcript}
      </chakra.p>
    )}
    {phase !== 'idle' && (
      <chakra.p display="flex" alignItems="center" gap="2.5" fontWeight="semibold" color="accent.fg">
        <chakra.span boxSize="2.5" borderRadius="full" bg="danger" animation="pulse" aria-hidden />
        {statuses[phase]}
      </chakra.p>
    )}
    {answer !== '' && (
      <chakra.p
        justifySelf="start"
        px="4"
        py="3"
        bg="accent.subtle"
        borderRadius="xl"
        borderBottomLeftRadius="sm"
        overflowWrap="anywhere"
      >
        {answer}
      </chakra.p>
    )}
  </chakra.div>
)
