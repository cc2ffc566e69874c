import type { Allergen } from '../menu/contract'
import { findAllergens, mentionsAllergy } from '../menu/dietary/allergies'
import { normalizeText } from '../platform/text'

type NotedLine = {
  readonly menuItem: { readonly name: string }
  readonly customizations: { readonly notes: string } | null
}

/** What an order says in its guest's own words. */
export type NotedOrder = {
  readonly orderItems: readonly NotedLine[]
  readonly specialInstructions: string | null
}

/** A note about an allergy, and the dishes that have it. */
export type AllergyNote = { readonly note: string; readonly dishes: readonly string[] }

/** Returns the notes about allergies of an order's dishes, each once with its dishes. */
export function listAllergyNotes(lines: readonly NotedLine[]): readonly AllergyNote[] {
  const dishesByNote = new Map<string, Set<string>>()
  for (const { menuItem, customizations } of lines) {
    const note = customizations?.notes ?? ''
    if (mentionsAllergy(note)) dishesByNote.set(note, (dishesByNote.get(note) ?? new Set()).add(menuItem.name))
  }
  return [...dishesByNote].map(([note, dishes]) => ({ note, dishes: [...dishes] }))
}

const getAllergyInstructions = ({ specialInstructions }: NotedOrder): readonly string[] =>
  specialInstructions !== null && mentionsAllergy(specialInstructions) ? [specialInstructions] : []

/**
 * Returns the warning of a ticket, `ALLERGY: no sesame (Miso Soup); peanuts`, from the notes of its
 * dishes and its instructions; null without an allergy.
 */
export function formatAllergyWarning(order: NotedOrder): string | null {
  const warnings = [
    ...listAllergyNotes(order.orderItems).map(({ note, dishes }) => `${note} (${dishes.join(', ')})`),
    ...getAllergyInstructions(order),
  ]
  if (warnings.length === 0) return null
  const text = warnings.join('; ')
  return /^allergy/i.test(text) ? text : `ALLERGY: ${text}`
}

/**
 * Returns the allergens that the allergy notes of an order name, so that dishes with them can be
 * marked. A note may name others as well ("peanuts are fine"): a mark is a reason to ask.
 */
export function findNotedAllergens(order: NotedOrder): readonly Allergen[] {
  const notes = [...listAllergyNotes(order.orderItems).map(({ note }) => note), ...getAllergyInstructions(order)]
  return [...new Set(notes.flatMap((note) => findAllergens(normalizeText(note))))]
}
