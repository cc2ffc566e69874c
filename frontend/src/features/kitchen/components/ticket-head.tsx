import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { Ticket } from '#shared/contract/orders'
import { ageText, urgencyOf } from '../tickets'
import type { Urgency } from '../tickets'
import { Pill } from './pill'

type TicketHeadProps = { readonly ticket: Ticket; readonly minutes: number; readonly headingId: string }

const typeLooks = {
  pickup: { tone: 'info', label: 'Pick Up' },
  delivery: { tone: 'accent', label: 'Delivery' },
  event: { tone: 'warning', label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

const ageColours = { normal: 'fg.muted', medium: 'warning.fg', high: 'danger.fg' } as const satisfies Record<
  Urgency,
  string
>

/** What is called out: the number, how it leaves the house, and how long it has waited. */
export const TicketHead = ({ ticket, minutes, headingId }: TicketHeadProps) => (
  <Flex justify="space-between" align="flex-start" gap="3">
    <Box minW="0">
      <Box
        as="h2"
        id={headingId}
        fontFamily="body"
        letterSpacing="tight"
        fontSize={{ base: '5xl', md: '6xl' }}
        fontWeight="bold"
        lineHeight="0.9"
        fontVariantNumeric="tabular-nums"
      >
        <Box as="span" fontSize="0.5em" fontWeight="normal" color="fg.subtle" verticalAlign="0.3em">
          #
        </Box>
        {ticket.ticketNumber}
      </Box>
      <Box mt="2" fontSize="md" color="fg.muted" overflowWrap="anywhere">
        {ticket.customerInfo.name || 'Guest'}
      </Box>
    </Box>
    <Flex direction="column" align="flex-end" gap="2">
      <Pill tone={typeLooks[ticket.orderType].tone} size="lg">
        {typeLooks[ticket.orderType].label}
      </Pill>
      <Box fontSize="xl" fontWeight="bold" color={ageColours[urgencyOf(minutes)]} fontVariantNumeric="tabular-nums">
        <time dateTime={ticket.createdAt}>{ageText(minutes)}</time>
      </Box>
    </Flex>
  </Flex>
)
