import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import type { ConnectionState } from '#shared/live/connection'

const looks = {
  open: { tone: 'success', label: 'Live' },
  idle: { tone: 'warning', label: 'Connecting…' },
  connecting: { tone: 'warning', label: 'Connecting…' },
  reconnecting: { tone: 'danger', label: 'Reconnecting…' },
  lost: { tone: 'danger', label: 'Offline' },
} as const satisfies Record<ConnectionState, unknown>

/** Whether new orders come by themselves at this moment. */
export function ConnectionPill({ state }: { readonly state: ConnectionState }) {
  const { tone, label } = looks[state]
  return (
    <Badge role="status" size="lg" bg={`${tone}.subtle`} color={`${tone}.fg`} borderColor={tone}>
      <Box as="span" boxSize="2" borderRadius="full" bg="currentColor" aria-hidden />
      {label}
    </Badge>
  )
}
