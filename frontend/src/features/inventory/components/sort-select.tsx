import { ChoiceSelect } from '#base/components/choice-select'
import type { StockSorting } from '../stock-list'
import { stockTableColumns } from './columns'

type SortSelectProps = { readonly sorting: StockSorting; readonly onSort: (sorting: StockSorting) => void }

const choices = stockTableColumns.flatMap(({ id, label, isNumber }) => [
  {
    value: `${id} up`,
    label: `${label}, ${isNumber ? 'least first' : 'A to Z'}`,
    sorting: { by: id, isDescending: false },
  },
  {
    value: `${id} down`,
    label: `${label}, ${isNumber ? 'most first' : 'Z to A'}`,
    sorting: { by: id, isDescending: true },
  },
])

/** Sorting where there are no column headings to press. */
export function SortSelect({ sorting, onSort }: SortSelectProps) {
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value)
    if (choice) onSort(choice.sorting)
  }
  return (
    <ChoiceSelect
      label="Sort by"
      value={`${sorting.by} ${sorting.isDescending ? 'down' : 'up'}`}
      options={choices}
      onChoose={choose}
    />
  )
}
