import { Grid } from '@chakra-ui/react/grid'
import { movementTypes } from '#shared/terms/stock'
import { ChoiceSelect } from '#base/components/choice-select'
import type { MovementSearch } from '../movement-entries'
import { formatLabel } from '../words'

const kinds = [
  { value: '', label: 'All kinds' },
  { value: 'sale', label: 'Orders' },
  ...movementTypes.map((value) => ({ value, label: formatLabel(value) })),
] as const

type MovementFilterProps = {
  readonly people: readonly string[]
  readonly sought: MovementSearch
  readonly onSeek: (sought: MovementSearch) => void
}

/** Which of the latest movements are looked for: of a kind, by a person. */
export const MovementSearchFields = ({ people, sought, onSeek }: MovementFilterProps) => (
  <Grid gap="3" templateColumns="1fr 1fr" flex="1 1 18rem" maxW="28rem">
    <ChoiceSelect label="Kind" value={sought.kind} options={kinds} onChoose={(kind) => onSeek({ ...sought, kind })} />
    <ChoiceSelect
      label="By"
      value={sought.by}
      options={[{ value: '', label: 'Everybody' }, ...people.map((name) => ({ value: name, label: name }))]}
      onChoose={(by) => onSeek({ ...sought, by })}
    />
  </Grid>
)
