import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { countAllDay, formatModifiers } from '#shared/kitchen/ticket-items'
import { Heading } from '@chakra-ui/react/heading'
import { formatClockTime, formatMoment, groupHeldByDay, stationNames } from '../tickets/tickets'
import { getStageBeforeCompletion } from '#shared/kitchen/board-actions'
import { getFiredAt } from '#shared/orders/timing/ticket-timing'
import { useLocationConfig } from '#base/location/location'
import { useCoarseNow } from './clock'
import { useTicketActions } from './board-contexts'
import { AllergyWarning } from '#ui/allergy-warning'
import { RescheduleButton } from '../tickets/reschedule-button'

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
        {[`${line.quantity}× ${formatDishName(line)}`, formatModifiers(line) || []].flat().join(', ')}
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
  /** Further actions. */
  readonly more?: ReactNode
}

/** A ticket outside the board, with its dishes and its main action. */
const TicketPanelRow = ({ ticket, when, what, label, onAct, more }: RowProps) => (
  <Flex as="li" gap="3" align="flex-start" justify="space-between" borderTopWidth="1px" borderColor="border" pt="2">
    <Box minW="0">
      <Box fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        #{ticket.ticketNumber} <span>{when}</span>
      </Box>
      <AllergyWarning order={ticket} />
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

/** The open portions of each dish, by station. */
export function AllDayPanel({ tickets }: TicketPanelProps) {
  const counts = countAllDay(tickets)
  if (counts.length === 0) return <EmptyTicketPanel>Nothing to make right now.</EmptyTicketPanel>
  return (
    <Box display="grid" gap="5" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))">
      {counts.map(({ station, dishes }) => (
        <section key={station}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {stationNames[station]}
          </Heading>
          <TicketPanelList fontSize="xl" lineHeight="1.25">
            {dishes.map(({ name, kitchenName, quantity, otherwise }) => (
              <Flex as="li" key={name} gap="3" align="baseline">
                <Box minW="10" fontWeight="bold" fontSize="2xl" fontVariantNumeric="tabular-nums">
                  {quantity}×
                </Box>
                <Box minW="0">
                  {kitchenName ?? name}
                  {kitchenName !== undefined && <small className="menu-name">{name}</small>}
                  {otherwise.length > 0 && (
                    <Box fontSize="md" color="fg.muted">
                      {otherwise.map((one) => `${one.quantity}× ${one.name}`).join(', ')}
                    </Box>
                  )}
                </Box>
              </Flex>
            ))}
          </TicketPanelList>
        </section>
      ))}
    </Box>
  )
}

/** Names an event with its guests; empty for other orders. */
const formatGuests = ({ event }: Pick<Ticket, 'event'>): string => (event ? `, event for ${event.guests} guests` : '')

/** Orders held until it is time to fire them. */
export function LaterPanel({ tickets }: TicketPanelProps) {
  const { move } = useTicketActions()
  const location = useLocationConfig()
  const look = useCoarseNow()
  if (tickets.length === 0) return <EmptyTicketPanel>No scheduled orders.</EmptyTicketPanel>
  const days = groupHeldByDay(tickets, location, look.getTime())
  return (
    <Box display="grid" gap="5">
      {days.map(({ date, title, held }) => (
        <section key={date}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {title}
          </Heading>
          <TicketPanelList>
            {held.map((ticket) => (
              <TicketPanelRow
                key={ticket.id}
                ticket={ticket}
                when={`for ${formatClockTime(location, ticket.scheduledFor ?? '')}${formatGuests(ticket)}`}
                what={`${formatDishCount(ticket)}, on the board at ${formatMoment(location, getFiredAt(ticket))}`}
                label="Fire now"
                onAct={() => move(ticket, { status: 'confirmed' })}
                more={<RescheduleButton ticket={ticket} />}
              />
            ))}
          </TicketPanelList>
        </section>
      ))}
    </Box>
  )
}

/** Orders completed in the last 15 minutes, which can be recalled. */
export function RecallPanel({ tickets }: TicketPanelProps) {
  const { move } = useTicketActions()
  const location = useLocationConfig()
  if (tickets.length === 0) return <EmptyTicketPanel>Nothing was completed in the last 15 minutes.</EmptyTicketPanel>
  return (
    <TicketPanelList>
      {tickets.map((ticket) => (
        <TicketPanelRow
          key={ticket.id}
          ticket={ticket}
          when={ticket.customerInfo.name}
          what={`${formatDishCount(ticket)}, completed at ${formatMoment(location, ticket.completedAt ?? ticket.createdAt)}`}
          label="Recall"
          onAct={() => move(ticket, getStageBeforeCompletion(ticket))}
        />
      ))}
    </TicketPanelList>
  )
}
