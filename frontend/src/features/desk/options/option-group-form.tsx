import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { locations, type Location, type LocationCode } from '#shared/locations/index'
import { formatCount } from '#base/format'
import { toast } from '#ui/toast'
import { getSaveErrorMessage } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { GroupEditor } from '../dishes/option-groups'
import { FormMessages } from '../form/conflict-panel'
import { FormFrame, FormPanel, SaveBar, Tick } from '../form/form-layout'
import { copyGroupChanges, type ChangedGroup } from './option-groups-api'
import { OtherLocations } from './other-locations'
import { OtherPrices } from './other-prices'
import { RemoveGroupButton } from './remove-group-button'
import { useOptionGroupForm, type OptionGroupValues } from './use-option-group-form'

/** Marks the dishes that have the group. */
function Dishes({ dishes }: { readonly dishes: readonly EditableDish[] }) {
  const { field, fieldState } = useController<OptionGroupValues, 'dishes'>({ name: 'dishes' })
  const chosen = new Set(field.value)
  const turn = (id: number, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter((each) => each !== id))
  const sorted = [...dishes].sort((one, other) => one.name.localeCompare(other.name))
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted">
        {[...sorted]
          .filter(({ id }) => chosen.has(id))
          .map(({ name }) => name)
          .join(', ') || 'None yet'}
      </chakra.p>
      {fieldState.error?.message && (
        <chakra.p role="alert" color="danger.fg" aria-invalid tabIndex={-1}>
          {fieldState.error.message}
        </chakra.p>
      )}
      <details open={chosen.size === 0}>
        <chakra.summary minH="11" alignContent="center" cursor="pointer">
          Choose dishes
        </chakra.summary>
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
          {sorted.map(({ id, name, isArchived }) => (
            <Tick
              key={id}
              label={isArchived ? `${name} (archived)` : name}
              isOn={chosen.has(id)}
              onTurn={(isOn) => turn(id, isOn)}
            />
          ))}
        </chakra.div>
      </details>
    </>
  )
}

type Copying = {
  readonly here: Pick<Location, 'name'>
  readonly codes: readonly LocationCode[]
  readonly changed: ChangedGroup
  readonly arePricesForAll: boolean
}

const formatPlace = (name: string, dishes: readonly number[]): string =>
  `${name} (${formatCount(dishes.length, 'dish', 'dishes')})`

/** Changes the group at other locations, too, and names where it is saved and where it isn't. */
async function copyTo({ here, codes, changed, arePricesForAll }: Copying): Promise<void> {
  const { after: saved } = changed
  const places = [formatPlace(here.name, saved.dishes)]
  for (const { code, name } of locations.filter((each) => codes.includes(each.code))) {
    try {
      const { dishes } = await copyGroupChanges(changed, code, arePricesForAll)
      places.push(formatPlace(name, dishes))
    } catch (error) {
      toast({ title: `Not saved at ${name}`, description: getSaveErrorMessage(error), type: 'error' })
    }
  }
  toast({ title: `${saved.name} is saved at ${new Intl.ListFormat('en-US').format(places)}` })
}

type OptionGroupFormProps = {
  /** Null for a new group. */
  readonly group: SharedOptionGroup | null
  readonly dishes: readonly EditableDish[]
  readonly onSaved: (saved: SharedOptionGroup) => void
  readonly onRemoved: () => void
}

/** Edits an option group for all of its dishes, here and at other locations. */
export function OptionGroupForm({ group, dishes, onSaved, onRemoved }: OptionGroupFormProps) {
  const location = useDeskLocation()
  const [alsoAt, setAlsoAt] = useState<readonly LocationCode[]>([])
  const [arePricesForAll, setPricesForAll] = useState(true)
  const form = useOptionGroupForm({
    group,
    arePricesForAll,
    copy: (changed) => copyTo({ here: location, codes: alsoAt, changed, arePricesForAll }),
    onSaved,
  })
  const { isUnsaved, isSending } = form
  return (
    <FormFrame form={form}>
      <FormMessages form={form} mb="5" />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <FormPanel title="Options" lead="A change reaches all dishes below at once.">
          <chakra.ul listStyleType="none">
            <GroupEditor at={0} count={1} isOpenAtFirst />
          </chakra.ul>
          {group && <OtherPrices group={group} isOn={arePricesForAll} onTurn={setPricesForAll} />}
        </FormPanel>
        <FormPanel title="Dishes">
          <Dishes dishes={dishes} />
        </FormPanel>
        {group && <OtherLocations group={group} chosen={alsoAt} onChoose={setAlsoAt} />}
      </chakra.div>
      <SaveBar words="Not saved yet" isUnsaved={isUnsaved} isSaving={isSending} onDiscard={form.discard} />
      {group && <RemoveGroupButton group={group} dishes={dishes} onRemoved={onRemoved} />}
    </FormFrame>
  )
}
