import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig } from '#base/location/location'
import { useWords } from '#base/language/use-words'
import { summarizeBoard } from './filter'
import { useCoarseNow } from '../board/clock'

export { FilterSelect } from './filter-select'

const Tile = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <Flex
    direction={{ base: 'column-reverse', md: 'column' }}
    justify="flex-end"
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="xl"
    px={{ base: '2.5', md: '5' }}
    py={{ base: '2', md: '4' }}
  >
    <Box as="dt" fontSize={{ base: 'xs', md: 'sm' }} lineHeight={{ base: '1.25', md: 'normal' }} color="fg.muted">
      {label}
    </Box>
    <Box
      as="dd"
      fontSize={{ base: '2xl', md: '4xl' }}
      fontWeight="bold"
      lineHeight="1.1"
      fontVariantNumeric="tabular-nums"
    >
      {value}
    </Box>
  </Flex>
)

type TilesProps = { readonly tickets: readonly Ticket[]; readonly finished: number }

export function Tiles({ tickets, finished }: TilesProps) {
  const { tiles } = useWords().board
  const location = useLocationConfig()
  const look = useCoarseNow()
  return (
    <Grid as="dl" gap={{ base: '2', md: '3' }} mb={{ base: '4', md: '5' }} templateColumns="repeat(4, minmax(0, 1fr))">
      {summarizeBoard(tickets, finished, location, look).map(({ id, value }) => (
        <Tile key={id} label={tiles[id]} value={value} />
      ))}
    </Grid>
  )
}
