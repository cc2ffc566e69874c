import { Box } from '@chakra-ui/react/box'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { boardFilters, filterNames, type BoardFilter } from './filter'

const options = boardFilters.map((value) => ({ value, label: filterNames[value] }))

type FilterSelectProps = { readonly filter: BoardFilter; readonly onChoose: (filter: BoardFilter) => void }

/** Chooses which orders the filter board shows. */
export const FilterSelect = ({ filter, onChoose }: FilterSelectProps) => (
  <Box width={{ base: '100%', md: '56' }}>
    <ChoiceSelect label="Filter orders" value={filter} options={options} onChoose={onChoose} />
  </Box>
)
