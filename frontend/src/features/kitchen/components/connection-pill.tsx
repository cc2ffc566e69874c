import { Box } from '@chakra-ui/react/box'
import type { LiveState } from '../../../live/connection'
import { Pill } from './pill'
import type { Tone } from './pill'

const looks = {
  open: { tone: 'success', label: 'Live' },
  idle: { tone: 'warning', label: 'Connecting…' },
  connecting: { tone: 'warning', label: 'Connecting…' },
  reconnecting: { tone: 'warning', label: 'Reconnecting…' },
  lost: { tone: 'danger', label: 'Offline' },
} as const satisfies Record<LiveState, { tone: Tone; label: string }>

/** Whether new orders come by themselves at this moment. */
export const ConnectionPill = ({ state }: { readonly state: LiveState }) => (
  <Pill role="status" tone={looks[state].tone} size="lg">
    <Box as="span" boxSize="2" borderRadius="full" bg="currentColor" aria-hidden />
    {looks[state].label}
  </Pill>
)
