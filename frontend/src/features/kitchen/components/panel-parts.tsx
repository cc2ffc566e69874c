import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { listModifiers } from '#shared/rules/kitchen-lines'

export type TicketPanelProps = { readonly tickets: readonly Ticket[] }

export const TicketPanelList = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2' } })

export const EmptyTicketPanel = ({ children }: { readonly children: string }) => <Box color="fg.muted">{children}</Box>

/** `1 dish`, `3 dishes`. */
export function formatDishCount({ orderItems }: Ticket): string {
  const count = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 dish' : `${count} dishes`
}

const Dishes = ({ ticket }: { readonly ticket: Ticket }) => (
  <chakra.ul listStyle="none" fontSize="lg" lineHeight="1.3">
    {ticket.orderItems.map((line) => (
      <li key={line.id}>
        {[`${line.quantity}× ${line.menuItem.name}`, ...listModifiers(line).map(({ text }) => text)].join(', ')}
      </li>
    ))}
  </chakra.ul>
)

type RowProps = {
  readonly ticket: Ticket
  readonly when: string
  readonly what: ReactNode
  readonly label: string
  readonly onAct: () => void
  /** What else may be done with it. */
  readonly more?: ReactNode
}

/** A ticket that is not on the board, its dishes, and the one thing to do with it. */
export const TicketPanelRow = ({ ticket, when, what, label, onAct, more }: RowProps) => (
  <Flex as="li" gap="3" align="flex-start" justify="space-between" borderTopWidth="1px" borderColor="border" pt="2">
    <Box minW="0">
      <Box fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        #{ticket.ticketNumber} <span>{when}</span>
      </Box>
      <Dishes ticket={ticket} />
      <Box color="fg.muted">{what}</Box>
    </Box>
    <Box display="grid" gap="2" flexShrink={0}>
      <Button variant="outline" px="4" aria-label={`${label} ticket ${ticket.ticketNumber}`} onClick={onAct}>
        {label}
      </Button>
      {more}
    </Box>
  </Flex>
)
