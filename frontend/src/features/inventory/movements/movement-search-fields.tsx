import { Grid } from '@chakra-ui/react/grid'
import { movementKinds } from '#shared/inventory/schemas'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { useStock, type MovementSearch } from '../data/inventory-queries'
import { formatLabel } from '../format'
import { TextInput } from '#ui/forms/controls'

const kinds = [
  { value: '', label: 'All types' },
  ...movementKinds.map((value) => ({ value, label: value === 'order' ? 'Orders' : formatLabel(value) })),
] as const

type MovementSearchFieldsProps = {
  readonly search: MovementSearch
  readonly onSearch: (search: MovementSearch) => void
  readonly people: readonly string[]
  readonly by: string
  readonly onChooseBy: (by: string) => void
}

/** What the movements are read back by: day, kind and item, and of those read, by whom. */
export function MovementSearchFields({ search, onSearch, people, by, onChooseBy }: MovementSearchFieldsProps) {
  const { data: stocks = [] } = useStock()
  const items = stocks
    .map(({ item }) => ({ value: String(item.id), label: item.name }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <Grid
      gap="3"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
      flex="1 1 18rem"
      maxW="52rem"
      alignItems="end"
    >
      <TextInput
        type="date"
        aria-label="Day"
        value={search.day}
        onChange={({ target }) => onSearch({ ...search, day: target.value })}
      />
      <ChoiceSelect
        label="Kind"
        value={search.kind}
        options={kinds}
        onChoose={(kind) => onSearch({ ...search, kind })}
      />
      <ChoiceSelect
        label="Item"
        value={search.itemId}
        options={[{ value: '', label: 'All items' }, ...items]}
        onChoose={(itemId) => onSearch({ ...search, itemId })}
      />
      <ChoiceSelect
        label="By"
        value={by}
        options={[{ value: '', label: 'Everyone' }, ...people.map((name) => ({ value: name, label: name }))]}
        onChoose={onChooseBy}
      />
    </Grid>
  )
}
