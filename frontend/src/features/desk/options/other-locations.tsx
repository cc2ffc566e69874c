import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { locations, type LocationCode } from '#shared/locations/index'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'
import { ChoiceInput } from '../form/choice-input'
import { applyGroupChanges, listGroupDifferences } from './group-changes'
import { findSameGroup, readDraftGroup, useOptionGroups } from './option-groups-api'
import type { OptionGroupValues } from './use-option-group-form'

type DifferencesProps = { readonly group: SharedOptionGroup; readonly at: LocationCode }

/** Says what saving changes at another location. */
function Differences({ group, at }: DifferencesProps) {
  const { data: groups } = useOptionGroups(at)
  const [draft] = useWatch<OptionGroupValues, 'optionGroups'>({ name: 'optionGroups' })
  const typed = draft && readDraftGroup(draft)
  const there = groups && findSameGroup(group, groups)
  if (!groups || !typed) return null
  const differences = there ? listGroupDifferences(there, applyGroupChanges(there, group, typed)) : []
  return (
    <chakra.p fontSize="sm" color="fg.muted" role="status">
      {there ? differences.join('; ') || 'Nothing changes there.' : 'This group isn’t there.'}
    </chakra.p>
  )
}

type OtherLocationsProps = {
  readonly group: SharedOptionGroup
  readonly chosen: readonly LocationCode[]
  readonly onChoose: (chosen: readonly LocationCode[]) => void
}

/** Offers to make the same changes at other locations, and says first what differs there then. */
export function OtherLocations({ group, chosen, onChoose }: OtherLocationsProps) {
  const here = useDeskLocation()
  const others = locations.filter(({ code }) => code !== here.code)
  if (others.length === 0) return null
  return (
    <FormPanel
      title="Other locations"
      lead="Makes the same changes there, in the dishes that have these options. What you don’t change here stays theirs."
    >
      {others.map(({ code, name }) => (
        <div key={code}>
          <ChoiceInput
            label={`Also at ${name}`}
            isChecked={chosen.includes(code)}
            onChange={(isOn) => onChoose(isOn ? [...chosen, code] : chosen.filter((each) => each !== code))}
          />
          {chosen.includes(code) && <Differences group={group} at={code} />}
        </div>
      ))}
    </FormPanel>
  )
}
