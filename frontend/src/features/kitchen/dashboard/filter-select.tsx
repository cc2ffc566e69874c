import { ChoiceSelect } from '#ui/forms/native-fields'
import { useWords } from '#base/language/use-words'
import styles from './filter-select.module.css'
import { boardFilters, getFilterName, type BoardFilter } from './filter'

type FilterSelectProps = { readonly filter: BoardFilter; readonly onChoose: (filter: BoardFilter) => void }

/** Chooses which orders the filter board shows. */
export function FilterSelect({ filter, onChoose }: FilterSelectProps) {
  const words = useWords()
  const options = boardFilters.map((value) => ({ value, label: getFilterName(value, words) }))
  return (
    <div className={styles.filter}>
      <ChoiceSelect label={words.board.filterLabel} value={filter} options={options} onChoose={onChoose} />
    </div>
  )
}
