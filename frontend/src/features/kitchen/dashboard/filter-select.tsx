import { Box } from '@chakra-ui/react/box'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { useWords } from '#base/language/use-words'
import { boardFilters, getFilterName, type BoardFilter } from './filter'

type FilterSelectProps = { readonly filter: BoardFilter; readonly onChoose: (filter: BoardFilter) => void }

/** Chooses which orders the filter board shows. */
export function FilterSelect({ filter, onChoose }: FilterSelectProps) {
  const words = useWords()
  const options = boardFilters.map((value) => ({ value, label: getFilterName(value, words) }))
  return (
    <Box width={{ base: '100%', md: '56' }}>
      <ChoiceSelect label={words.board.filterLabel} value={filter} options={options} onChoose={onChoose} />
    </Box>
  )
}
