import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { countAllDay, formatModifiers } from '#shared/kitchen/ticket-items'
import { Heading } from '#ui/chakra/heading'
import { useWords } from '#base/language/use-words'
import { groupHeldByDay, useTimes } from '../tickets/times'
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

/** The number of portions of a ticket. */
export const countDishes = ({ orderItems }: Ticket): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

const formatDish = (line: TicketLine, no: string): string =>
  [`${line.quantity}× ${formatDishName(line)}`, formatModifiers(line, no) || []].flat().join(', ')

function Dishes({ ticket }: { readonly ticket: Ticket }) {
  const { no } = useWords().tickets
  return (
    <chakra.ul listStyle="none" fontSize="lg" lineHeight="1.3">
      {ticket.orderItems.map((line) => (
        <li key={line.id}>{formatDish(line, no)}</li>
      ))}
    </chakra.ul>
  )
}

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
function TicketPanelRow({ ticket, when, what, label, onAct, more }: RowProps) {
  const { tickets: words } = useWords()
  return (
    <Flex as="li" gap="3" align="flex-start" justify="space-between" borderTopWidth="1px" borderColor="border" pt="2">
      <Box minW="0">
        <Box fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          #{ticket.ticketNumber} <span>{when}</span>
        </Box>
        <AllergyWarning order={ticket} words={words.allergy} />
        <Dishes ticket={ticket} />
        <Box color="fg.muted">{what}</Box>
      </Box>
      <Box display="grid" gap="2" flexShrink={0}>
        <Button variant="outline" px="4" aria-label={words.actionOf(label, ticket.ticketNumber)} onClick={onAct}>
          {label}
        </Button>
        {more}
      </Box>
    </Flex>
  )
}

/** The open portions of each dish, by station. */
export function AllDayPanel({ tickets }: TicketPanelProps) {
  const { board, tickets: ticketWords } = useWords()
  const counts = countAllDay(tickets, ticketWords.no)
  if (counts.length === 0) return <EmptyTicketPanel>{board.panels.nothingToMake}</EmptyTicketPanel>
  return (
    <Box display="grid" gap="5" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))">
      {counts.map(({ station, dishes }) => (
        <section key={station}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {ticketWords.stations[station]}
          </Heading>
          <TicketPanelList fontSize="xl" lineHeight="1.25">
            {dishes.map(({ name, kitchenName, quantity, otherwise }) => (
              <Flex as="li" key={name} gap="3" align="baseline">
                <Box minW="12" fontWeight="bold" fontSize="2xl" fontVariantNumeric="tabular-nums">
                  {quantity}×
                </Box>
                <Box minW="0">
                  {kitchenName ?? name}
                  {kitchenName !== undefined && <small className="menu-name">{name}</small>}
                  {otherwise.length > 0 && (
                    <Box fontSize="md" color="fg.muted">
                      {ticketWords.listOf(otherwise.map((one) => `${one.name}: ${one.quantity}`))}
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

/** Orders held until it is time to fire them. */
export function LaterPanel({ tickets }: TicketPanelProps) {
  const { board, tickets: ticketWords } = useWords()
  const { clock, moment } = useTimes()
  const { panels } = board
  const { move } = useTicketActions()
  const location = useLocationConfig()
  const look = useCoarseNow()
  if (tickets.length === 0) return <EmptyTicketPanel>{panels.noScheduled}</EmptyTicketPanel>
  const days = groupHeldByDay(tickets, location, look.getTime(), ticketWords.times)
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
                when={[
                  ticketWords.forTime(clock(ticket.scheduledFor ?? '')),
                  ticket.event ? panels.event(ticket.event.guests) : [],
                ]
                  .flat()
                  .join(', ')}
                what={`${panels.dishes(countDishes(ticket))}, ${panels.onBoardAt(moment(getFiredAt(ticket)))}`}
                label={panels.fireNow}
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
  const { panels } = useWords().board
  const { move } = useTicketActions()
  const { moment } = useTimes()
  if (tickets.length === 0) return <EmptyTicketPanel>{panels.nothingCompleted}</EmptyTicketPanel>
  return (
    <TicketPanelList>
      {tickets.map((ticket) => (
        <TicketPanelRow
          key={ticket.id}
          ticket={ticket}
          when={ticket.customerInfo.name}
          what={`${panels.dishes(countDishes(ticket))}, ${panels.completedAt(moment(ticket.completedAt ?? ticket.createdAt))}`}
          label={panels.recall}
          onAct={() => move(ticket, getStageBeforeCompletion(ticket))}
        />
      ))}
    </TicketPanelList>
  )
}
