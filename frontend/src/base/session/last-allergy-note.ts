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

/**
 * The allergies that the guest said to Hiro and no filter covers. Each message sends them, and the
 * checkout starts with them.
 */
export const spokenAllergyStore = createStoredValue<string>({
  storage: tabStorage,
  name: 'hibachi-spoken-allergy',
  initial: '',
  read: (text) => text ?? '',
  write: (note) => note || null,
})

/** Forgets the notes of an order that was placed, or of an account that signed out. */
export function forgetAllergyNotes(): void {
  lastAllergyNoteStore.set(null)
  spokenAllergyStore.set('')
}
