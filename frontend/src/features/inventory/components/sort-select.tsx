import { ChoiceSelect } from '#base/components/choice-select'
import type { Sorting } from '../stock-list'
import { columns } from './columns'

type SortSelectProps = { readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void }

const choices = columns.flatMap(({ id, label, isNumber }) => [
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
