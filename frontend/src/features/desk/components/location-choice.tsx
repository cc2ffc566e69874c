import { locations, getLocation } from '#shared/locations/index'
import { ChoiceSelect } from '#base/components/choice-select'
import { setDeskLocation, useDeskLocation } from '../desk-location'
import { confirmIfUnsaved } from '../unsaved'

const choices = locations.map(({ code, name }) => ({ value: code, label: name }))

/** Which of the owner's houses the desk is for. */
export const DeskLocationSelect = () => (
  <ChoiceSelect
    label="Location"
    value={useDeskLocation().code}
    options={choices}
    onChoose={(code) => confirmIfUnsaved(() => setDeskLocation(getLocation(code)))}
  />
)
