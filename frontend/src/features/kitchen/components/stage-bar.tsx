import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { Ticket } from '#shared/contract/orders'
import { boardProgress } from '#shared/rules/order-status'

type StageBarProps = { readonly ticket: Pick<Ticket, 'status' | 'kitchenStatus' | 'ticketNumber'> }

const words = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  prep: 'Prep',
  cooking: 'Cooking',
  plating: 'Plating',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<Ticket['kitchenStatus'], string>

/** How far a ticket has come (specification section 4). */
export function StageBar({ ticket: { status, kitchenStatus, ticketNumber } }: StageBarProps) {
  const percent = Math.round(boardProgress(status))
  return (
    <div>
      <Flex justify="space-between" fontSize="sm" mb="1.5">
        <Box fontWeight="semibold" color={kitchenStatus === 'ready' ? 'success.fg' : 'accent.fg'}>
          {words[kitchenStatus]}
        </Box>
        <Box color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {percent}%
        </Box>
      </Flex>
      <Box
        role="progressbar"
        aria-label={`Progress of ticket ${ticketNumber}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words[kitchenStatus]}
        height="2"
        bg="bg.inset"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          height="100%"
          bg={kitchenStatus === 'ready' ? 'success.fg' : 'accent.fg'}
          borderRadius="full"
          transition="width 400ms cubic-bezier(0.2, 0.7, 0.2, 1)"
          style={{ width: `${percent}%` }}
        />
      </Box>
    </div>
  )
}
