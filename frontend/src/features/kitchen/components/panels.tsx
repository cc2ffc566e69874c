import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { stageBefore } from '#shared/rules/kitchen-acts'
import { firedSince } from '#shared/rules/kitchen-schedule'
import { useLocationConfig } from '#base/location/location'
import { clockText, heldByDay, timeText } from '../times'
import { useLook } from '../use-figures'
import { useWork } from '../work-context'
import { MoveTime } from './move-time'
import { dishesText, EmptyPanel, List, Row } from './panel-parts'
import type { PanelProps } from './panel-parts'

/** What is held back until it is time. */
export function LaterPanel({ tickets }: PanelProps) {
  const { move } = useWork()
  const location = useLocationConfig()
  const look = useLook()
  if (tickets.length === 0) return <EmptyPanel>No order is held back.</EmptyPanel>
  const days = heldByDay(tickets, location, look.getTime())
  return (
    <Box display="grid" gap="5">
      {days.map(({ date, title, held }) => (
        <section key={date}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {title}
          </Heading>
          <List>
            {held.map((ticket) => (
              <Row
                key={ticket.id}
                ticket={ticket}
                when={`for ${clockText(location, ticket.scheduledFor ?? '')}`}
                what={`${dishesText(ticket)}, on the board at ${timeText(location, firedSince(ticket))}`}
                label="Fire now"
                onAct={() => move(ticket, { status: 'confirmed' })}
                more={<MoveTime ticket={ticket} />}
              />
            ))}
          </List>
        </section>
      ))}
    </Box>
  )
}

/** What was completed in the last 15 minutes and can be put back. */
export function RecallPanel({ tickets }: PanelProps) {
  const { move } = useWork()
  const location = useLocationConfig()
  if (tickets.length === 0) return <EmptyPanel>Nothing was completed in the last 15 minutes.</EmptyPanel>
  return (
    <List>
      {tickets.map((ticket) => (
        <Row
          key={ticket.id}
          ticket={ticket}
          when={ticket.customerInfo.name}
          what={`${dishesText(ticket)}, completed at ${timeText(location, ticket.completedAt ?? ticket.createdAt)}`}
          label="Put back"
          onAct={() => move(ticket, stageBefore(ticket))}
        />
      ))}
    </List>
  )
}
