import { mayConcernAllergy, readNote } from '../../menu/dietary/note-reading'
import { cutText } from '../../platform/text'
import { MAX_NOTE_LENGTH } from '../constants'
import { listNoteParts } from './cart'
import type { Cart } from './cart-lines'

/** Returns notes with those about allergies first. */
function putAllergiesFirst(notes: readonly string[]): readonly string[] {
  const first = notes.filter(mayConcernAllergy)
  return [...first, ...notes.filter((note) => !first.includes(note))]
}

/**
 * Joins notes to at most `max` letters, those about allergies first. If an allergen would be lost,
 * all of them are named first.
 */
export function fitNotes(notes: readonly string[], max: number): string {
  const joined = putAllergiesFirst(notes).join('; ')
  if (joined.length <= max) return joined
  const shortened = cutText(joined, max)
  const named = [...new Set(notes.filter(mayConcernAllergy).flatMap((note) => readNote(note).allergens))]
  const left = readNote(shortened).allergens
  return named.every((allergen) => left.includes(allergen))
    ? shortened
    : cutText(`Allergens: ${named.join(', ')}; ${joined}`, max)
}

/** Merges the notes of a line without repeating any, those about allergies first. */
export const mergeNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  fitNotes(listNoteParts(notes), MAX_NOTE_LENGTH) || undefined

/** Shortens the notes of a cart that are longer than an order's notes may be. */
export const shortenNotes = (cart: Cart): Cart =>
  cart.map((line) =>
    line.notes !== undefined && line.notes.length > MAX_NOTE_LENGTH ? { ...line, notes: mergeNotes(line.notes) } : line,
  )
