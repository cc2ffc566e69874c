import type { Location } from '#shared/locations/index'
import { WorkLocationSelect, useWorkLocation } from '#base/location/work-location'
import { confirmIfUnsaved } from './unsaved-changes'

/** Returns the location that the desk edits. Boards and stock show the same one. */
export const useDeskLocation = (): Location => useWorkLocation()

/** Chooses the location that the desk edits, of those where the user works. */
export const DeskLocationSelect = () => <WorkLocationSelect onChange={confirmIfUnsaved} />
