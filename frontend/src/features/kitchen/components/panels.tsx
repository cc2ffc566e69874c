import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Ticket } from '#shared/contract/orders'
import { stageBefore } from '#shared/rules/kitchen-acts'
import { allDayCounts } from '#shared/rules/kitchen-counts'
import { firedSince } from '#shared/rules/kitchen-schedule'
import { useLocationConfig } from '#base/location/location'
import { Button, Heading } from '#base/components/ui'
import { stationNames } from '../stations'
import { isToday, timeText } from '../times'
import { useWork } from '../work-context'

type PanelProps = { readonly tickets: readonly Ticket[] }

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2' } })

const EmptyPanel = ({ children }: { readonly children: string }) => <Box color="fg.muted">{children}</Box>

/** How many of each dish are still to be made, by station. */
export function AllDayPanel({ tickets }: PanelProps) {
  const counts = allDayCounts(tickets)
  if (counts.length === 0) return <EmptyPanel>Nothing is to be made at the moment.</EmptyPanel>
  return (
    <Box display="grid" gap="5" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))">
      {counts.map(({ station, dishes }) => (
        <section key={station}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {stationNames[station]}
          </Heading>
          <List fontSize="xl" lineHeight="1.25">
            {dishes.map(({ name, quantity, otherwise }) => (
              <Flex as="li" key={name} gap="3" align="baseline">
                <Box minW="10" fontWeight="bold" fontSize="2xl" fontVariantNumeric="tabular-nums">
                  {quantity}×
                </Box>
                <Box minW="0">
                  {name}
                  {otherwise.length > 0 && (
                    <Box fontSize="md" color="fg.muted">
                      {otherwise.map((one) => `${one.quantity}× ${one.name}`).join(', ')}
                    </Box>
                  )}
                </Box>
              </Flex>
            ))}
          </List>
        </section>
      ))}
    </Box>
  )
}

const dishCount = ({ orderItems }: Ticket) => orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

type RowProps = {
  readonly ticket: Ticket
  readonly when: string
  readonly what: string
  readonly label: string
  readonly onAct: () => void
}

const Row = ({ ticket, when, what, label, onAct }: RowProps) => (
  <Flex as="li" gap="3" align="center" justify="space-between" borderTopWidth="1px" borderColor="border" pt="2">
    <Box minW="0">
      <Box fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        #{ticket.ticketNumber} <span>{when}</span>
      </Box>
      <Box color="fg.muted">{what}</Box>
    </Box>
    <Button variant="outline" px="4" aria-label={`${label} ticket ${ticket.ticketNumber}`} onClick={onAct}>
      {label}
    </Button>
  </Flex>
)

/** What is held back until it is time. */
export function LaterPanel({ tickets }: PanelProps) {
  const { move } = useWork()
  const location = useLocationConfig()
  if (tickets.length === 0) return <EmptyPanel>No order is held back.</EmptyPanel>
  const days = [
    { title: 'Today', held: tickets.filter(({ scheduledFor }) => isToday(location, scheduledFor ?? '')) },
    { title: 'Coming days', held: tickets.filter(({ scheduledFor }) => !isToday(location, scheduledFor ?? '')) },
  ].filter(({ held }) => held.length > 0)
  return (
    <Box display="grid" gap="5">
      {days.map(({ title, held }) => (
        <section key={title}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {title}
          </Heading>
          <List>
            {held.map((ticket) => (
              <Row
                key={ticket.id}
                ticket={ticket}
                when={`for ${timeText(location, ticket.scheduledFor ?? '')}`}
                what={`${dishCount(ticket)} dishes, on the board at ${timeText(location, firedSince(ticket))}`}
                label="Fire now"
                onAct={() => move(ticket, { status: 'confirmed' })}
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
          what={`${dishCount(ticket)} dishes, completed at ${timeText(location, ticket.completedAt ?? ticket.createdAt)}`}
          label="Put back"
          onAct={() => move(ticket, stageBefore(ticket))}
        />
      ))}
    </List>
  )
}
