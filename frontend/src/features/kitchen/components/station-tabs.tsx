import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { stations } from '#shared/contract/menu'
import type { Station } from '#shared/contract/menu'
import { stationNames } from '../stations'

type StationTabsProps = { readonly station: Station | null; readonly onChoose: (station: Station | null) => void }

/** Which station this board is for. */
export const StationTabs = ({ station, onChoose }: StationTabsProps) => (
  <Flex role="group" aria-label="Station" gap="1.5" wrap="wrap">
    {[null, ...stations].map((one) => (
      <Button
        key={one ?? 'all'}
        variant={one === station ? 'solid' : 'outline'}
        boxShadow="none"
        px={{ base: '3', md: '4' }}
        aria-pressed={one === station}
        onClick={() => onChoose(one)}
      >
        {one ? stationNames[one] : 'All'}
      </Button>
    ))}
  </Flex>
)
