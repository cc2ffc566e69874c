import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { Station } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { stationNames } from './names'
import { stationProposalQuery } from './queries'

type Proposed = ReadonlyMap<Station, string>

type ProposalProps = {
  readonly location: LocationCode
  /** What stands in the form. */
  readonly used: readonly { readonly station: Station; readonly minutesPerDish: string }[]
  readonly onUse: (proposed: Proposed) => void
}

/** What the last weeks took, and that it be used (docs/product/kitchen.md#stations-and-slots). */
export function StationProposal({ location, used, onUse }: ProposalProps) {
  const { data } = useQuery(stationProposalQuery(location))
  if (!data) return null
  const told = data.stations.flatMap(({ station, minutesPerDish, orders }) =>
    minutesPerDish === null ? [] : [{ station, minutes: String(minutesPerDish), orders }],
  )
  const proposed: Proposed = new Map(told.map(({ station, minutes }) => [station, minutes]))
  const isUsed = used.every(
    ({ station, minutesPerDish }) => (proposed.get(station) ?? minutesPerDish) === minutesPerDish,
  )
  return (
    <chakra.section
      aria-label="What the last weeks took"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      borderRadius="lg"
      bg="bg.inset"
      fontSize="sm"
    >
      <chakra.p flex="1 1 16rem" minW="0" color="fg.muted">
        {told.length === 0
          ? `Too few orders yet to tell how long a dish takes: it needs ten at a station within ${data.days} days, started and finished on the kitchen’s board.`
          : `The last ${data.days} days took, a dish: ${told
              .map(({ station, minutes, orders }) => `${stationNames[station]} ${minutes} min (${orders} orders)`)
              .join(', ')}.`}
      </chakra.p>
      {told.length > 0 && (
        <Button type="button" variant="outline" disabled={isUsed} onClick={() => onUse(proposed)}>
          {isUsed ? 'In use' : 'Use these'}
        </Button>
      )}
    </chakra.section>
  )
}
