import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { locations, type Location, type LocationCode } from '#shared/locations/index'
import { formatCount } from '#base/format'
import { toast } from '#ui/toast'
import { getSaveErrorMessage } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { FormMessages } from '../form/conflict-panel'
import { FormFrame, SaveBar } from '../form/form-frame'
import { copyGroupChanges, type ChangedGroup } from './option-groups-api'
import { GroupDishesPanel, GroupOptionsPanel } from './group-panels'
import { OtherLocations } from './other-locations'
import { OtherPrices } from './other-prices'
import { RemoveGroupButton } from './remove-group-button'
import { useOptionGroupForm } from './use-option-group-form'

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
    <FormFrame recordForm={form}>
      <FormMessages form={form} mb="5" />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <GroupOptionsPanel>
          {group && <OtherPrices group={group} isOn={arePricesForAll} onTurn={setPricesForAll} />}
        </GroupOptionsPanel>
        <GroupDishesPanel dishes={dishes} />
        {group && <OtherLocations group={group} chosen={alsoAt} onChoose={setAlsoAt} />}
      </chakra.div>
      <SaveBar summary="Not saved yet" isUnsaved={isUnsaved} isSaving={isSending} onDiscard={form.discard} />
      {group && <RemoveGroupButton group={group} dishes={dishes} onRemoved={onRemoved} />}
    </FormFrame>
  )
}
