import { tabStorage } from '../storage/storage'
import { createStoredValue } from '../storage/stored-value'

/**
 * The note about an allergy of the order that is ordered again. The checkout offers it
 * (docs/product/tracking.md#ordering-again). Empty once the guest declined it, null before.
 */
export const lastAllergyNoteStore = createStoredValue<string | null>({
  storage: tabStorage,
  name: 'hibachi-last-allergy-note',
  initial: null,
  read: (text) => text,
  write: (note) => note,
})
