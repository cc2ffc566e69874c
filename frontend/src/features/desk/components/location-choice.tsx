import { locations, locationOf } from '#shared/locations/index'
import { ChoiceSelect } from '#base/components/choice-select'
import { chooseDeskLocation, useDeskLocation } from '../desk-location'
import { unlessUnsaved } from '../unsaved'

const choices = locations.map(({ code, name }) => ({ value: code, label: name }))

/** Which of the owner's houses the desk is for. */
export const LocationChoice = () => (
  <ChoiceSelect
    label="Location"
    value={useDeskLocation().code}
    options={choices}
    onChoose={(code) => unlessUnsaved(() => chooseDeskLocation(locationOf(code)))}
  />
)
