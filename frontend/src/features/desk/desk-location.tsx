import { getWorkDate } from '#shared/hours/business-day'
import type { Location } from '#shared/locations/index'
import { useNow } from '#base/browser/use-now'
import { useLatestLocation } from '#base/location/location-store'
import { WorkLocationSelect, useWorkLocation } from '#base/location/work-location'
import { confirmIfUnsaved } from './unsaved-changes'

/** Returns the location that the desk edits. Boards and stock show the same one. */
export const useDeskLocation = (): Location => useLatestLocation(useWorkLocation())

/** The current business day of that location. */
export const useDeskToday = (): string => getWorkDate(useDeskLocation(), useNow())

/** Chooses the location that the desk edits, of those where the user works. */
export const DeskLocationSelect = () => <WorkLocationSelect onChange={confirmIfUnsaved} />
