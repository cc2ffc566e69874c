import { useEffect } from 'react'
import { hasRoleAt } from '#shared/accounts/access'
import { getLocation, locations } from '#shared/locations/index'
import { useSession } from '#base/session/session'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { setDeskLocation, useDeskLocation } from './desk-location'
import { confirmIfUnsaved } from './unsaved-changes'

/** Chooses the location that the desk edits, of those where the user is an admin. */
export function DeskLocationSelect() {
  const { user } = useSession()
  const chosen = useDeskLocation()
  const own = locations.filter((location) => !user || hasRoleAt(user, location))
  const [first] = own
  // The last choice on this device may be another person's.
  const isForeign = !own.includes(chosen)
  useEffect(() => {
    if (isForeign && first) setDeskLocation(first)
  }, [isForeign, first])
  return (
    <ChoiceSelect
      label="Location"
      value={chosen.code}
      options={own.map(({ code, name }) => ({ value: code, label: name }))}
      onChoose={(code) => confirmIfUnsaved(() => setDeskLocation(getLocation(code)))}
    />
  )
}
