import { mayConcernAllergy } from '../../menu/dietary/note-reading'
import { MAX_INSTRUCTIONS_LENGTH } from '../constants'

/** A line with its key (`getLineKey`) and its note. */
type NotedLine = { readonly key: string; readonly notes?: string | undefined }

/**
 * Returns the instructions of an order whose lines are edited, with the notes about allergies of
 * the lines that go, because the guest has the allergy whatever dish comes instead.
 */
export function keepAllergyNotes(
  instructions: string,
  before: readonly NotedLine[],
  after: readonly NotedLine[],
): string {
  const keys = new Set(after.map(({ key }) => key))
  const left = [instructions, ...after.map(({ notes = '' }) => notes)]
  const lost = before.flatMap(({ key, notes = '' }) =>
    keys.has(key) || !mayConcernAllergy(notes) || left.some((text) => text.includes(notes)) ? [] : [notes],
  )
  // What the guest wrote for the order stays whole, because it may end in an allergy.
  const room = MAX_INSTRUCTIONS_LENGTH - (instructions === '' ? 0 : instructions.length + 2)
  const notes = [...new Set(lost)].join('; ').slice(0, Math.max(0, room))
  return [notes, instructions].filter((text) => text !== '').join('; ')
}
