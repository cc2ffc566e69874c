import { Badge } from '#ui/chakra/badge'
import { Box } from '@chakra-ui/react/box'
import { useWords } from '#base/language/use-words'
import type { ConnectionState } from '#shared/live/connection'

const tones = {
  open: 'success',
  idle: 'warning',
  connecting: 'warning',
  reconnecting: 'danger',
  lost: 'danger',
} as const satisfies Record<ConnectionState, unknown>

/** Shows the state of the live connection. */
export function ConnectionPill({ state }: { readonly state: ConnectionState }) {
  const { connection } = useWords().board.notices
  const tone = tones[state]
  return (
    <Badge role="status" size="lg" bg={`${tone}.subtle`} color={`${tone}.fg`} borderColor={tone}>
      <Box as="span" boxSize="2" borderRadius="full" bg="currentColor" aria-hidden />
      {connection[state]}
    </Badge>
  )
}
