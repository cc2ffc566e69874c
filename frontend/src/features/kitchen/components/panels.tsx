import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { getStageBeforeCompletion } from '#shared/rules/kitchen-acts'
import { getFiredAt } from '#shared/rules/kitchen-schedule'
import { useLocationConfig } from '#base/location/location'
import { formatClockTime, groupHeldByDay, formatMoment } from '../times'
import { useCoarseNow } from '../use-figures'
import { useTicketActions } from '../work-context'
import { RescheduleButton } from './move-time'
import { formatDishCount, EmptyTicketPanel, TicketPanelList, TicketPanelRow } from './panel-parts'
import type { TicketPanelProps } from './panel-parts'

/** What is held back until it is time. */
export function LaterPanel({ tickets }: TicketPanelProps) {
  const { move } = useTicketActions()
  const location = useLocationConfig()
  const look = useCoarseNow()
  if (tickets.length === 0) return <EmptyTicketPanel>No order is held back.</EmptyTicketPanel>
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
                when={`for ${formatClockTime(location, ticket.scheduledFor ?? '')}`}
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

/** What was completed in the last 15 minutes and can be put back. */
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
          label="Put back"
          onAct={() => move(ticket, getStageBeforeCompletion(ticket))}
        />
      ))}
    </TicketPanelList>
  )
}
