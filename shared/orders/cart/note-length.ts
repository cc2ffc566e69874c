import { mayConcernAllergy, readNote } from '../../menu/dietary/note-reading'
import { cutText } from '../../platform/text'

/** Returns notes with those about allergies first. */
export function putAllergiesFirst(notes: readonly string[]): readonly string[] {
  const first = notes.filter(mayConcernAllergy)
  return [...first, ...notes.filter((note) => !first.includes(note))]
}

/**
 * Joins notes to at most `max` letters. If an allergen would be lost, all of them are named first.
 */
export function joinNotes(notes: readonly string[], max: number): string {
  const joined = notes.join('; ')
  if (joined.length <= max) return joined
  const shortened = cutText(joined, max)
  const named = [...new Set(notes.filter(mayConcernAllergy).flatMap((note) => readNote(note).allergens))]
  const left = readNote(shortened).allergens
  return named.every((allergen) => left.includes(allergen))
    ? shortened
    : cutText(`Allergens: ${named.join(', ')}; ${joined}`, max)
}
