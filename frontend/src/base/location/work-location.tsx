import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { listStaffLocations } from '#shared/accounts/access'
import { findLocation, getLocation, locations, type Location } from '#shared/locations/index'
import { joinClasses } from '#ui/class-names'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { useSession } from '../session/session'
import { deviceStorage, tabStorage } from '../storage/storage'
import { WORK_LOCATION_KEY } from '../storage/storage-keys'
import { createStoredValue } from '../storage/stored-value'
import { followLocation } from './follow-location'
import { LocationContext, currentLocation } from './location'

/** Each tab has its own choice, so that two boards can be open. A new tab starts with the last. */
const store = createStoredValue<Location>({
  storage: {
    getItem: (name) => tabStorage.getItem(name) ?? deviceStorage.getItem(name),
    setItem: (name, value) => [tabStorage, deviceStorage].forEach((storage) => storage.setItem(name, value)),
    removeItem: (name) => [tabStorage, deviceStorage].forEach((storage) => storage.removeItem(name)),
  },
  name: WORK_LOCATION_KEY,
  initial: currentLocation,
  read: (text) => findLocation(text ?? '') ?? currentLocation,
  write: ({ code }) => code,
})

/** The locations where the user may work from this site; only this site's for others. */
export const useStaffLocations = (): readonly Location[] =>
  listStaffLocations(useSession().user, currentLocation, locations)

/**
 * The location that boards, stock and desk are about: the choice in this tab, as far as the user
 * may work there, otherwise this site's.
 */
export function useWorkLocation(): Location {
  const chosen = useStore(store)
  return useStaffLocations().find(({ code }) => code === chosen.code) ?? currentLocation
}

type WorkLocationSelectProps = {
  readonly className?: string
  /** Decides whether and when the change happens, for example after a confirmation. */
  readonly onChange?: (change: () => void) => void
}

/** Switches boards, stock and desk to another location. Only for staff of several locations. */
export function WorkLocationSelect({ className, onChange = (change) => change() }: WorkLocationSelectProps) {
  const own = useStaffLocations()
  const { code } = useWorkLocation()
  if (own.length < 2) return null
  return (
    <div className={joinClasses('not-on-paper', className)}>
      <ChoiceSelect
        label="Location"
        value={code}
        options={own.map((location) => ({ value: location.code, label: location.name }))}
        onChoose={(chosen) => onChange(() => store.set(getLocation(chosen)))}
      />
    </div>
  )
}

/** Shows a page for the work location. A switch starts the page anew, so that nothing mixes. */
export function WorkLocation({ children }: { readonly children: ReactNode }) {
  const location = useWorkLocation()
  useEffect(() => (location === currentLocation ? undefined : followLocation(location)), [location])
  return (
    <LocationContext key={location.code} value={location}>
      {children}
    </LocationContext>
  )
}
