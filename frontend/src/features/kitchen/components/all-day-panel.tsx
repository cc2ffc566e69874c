import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { countAllDay } from '#shared/rules/kitchen-counts'
import { stationNames } from '../stations'
import { EmptyTicketPanel, TicketPanelList } from './panel-parts'
import type { TicketPanelProps } from './panel-parts'

/** How many of each dish are still to be made, by station. */
export function AllDayPanel({ tickets }: TicketPanelProps) {
  const counts = countAllDay(tickets)
  if (counts.length === 0) return <EmptyTicketPanel>Nothing is to be made at the moment.</EmptyTicketPanel>
  return (
    <Box display="grid" gap="5" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))">
      {counts.map(({ station, dishes }) => (
        <section key={station}>
          <Heading as="h3" size="sm" mb="2" color="fg.muted">
            {stationNames[station]}
          </Heading>
          <TicketPanelList fontSize="xl" lineHeight="1.25">
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
          </TicketPanelList>
        </section>
      ))}
    </Box>
  )
}
