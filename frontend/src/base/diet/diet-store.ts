import { isRecord } from '#shared/is-record'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import type { DietChoice, KeptDiet } from '#shared/rules/dietary-choice'
import { dietaryChoices, noPreferences } from '#shared/rules/dietary-filters'
import { readJson } from '../storage/kept'
import { DIET, SAVED_DIET } from '../storage/names'
import { deviceShelf, tabShelf } from '../storage/shelf'
import { sessionEnd } from '../session/session'

type Known = { readonly choice: DietChoice | null; readonly kept: KeptDiet | null }

function preferencesIn(given: unknown): DietaryPreferences | null {
  if (!isRecord(given)) return null
  const chosen = dietaryChoices.map(({ preference }): [string, boolean] => [preference, given[preference] === true])
  return { ...noPreferences, ...Object.fromEntries(chosen) }
}

function choiceIn(stored: unknown): DietChoice | null {
  if (!isRecord(stored)) return null
  const { userId, isWhole } = stored
  const preferences = preferencesIn(stored['preferences'])
  return preferences && { userId: typeof userId === 'string' ? userId : null, preferences, isWhole: isWhole === true }
}

const readChoice = (): DietChoice | null => readJson(tabShelf.getItem(DIET), choiceIn, null)

/** Whoever signed out leaves nothing behind. */
function readKept(): KeptDiet | null {
  if (sessionEnd() === undefined) deviceShelf.removeItem(SAVED_DIET)
  const { userId, preferences } = readJson(deviceShelf.getItem(SAVED_DIET), choiceIn, null) ?? {}
  return userId && preferences ? { userId, preferences } : null
}

let known: Known = { choice: readChoice(), kept: readKept() }
const listeners = new Set<() => void>()

function know(next: Partial<Known>): void {
  known = { ...known, ...next }
  listeners.forEach((listener) => listener())
}

/** The dietary filters of this visit, and what this device last knew of those of the signed-in. */
export const dietStore = {
  get: (): Known => known,

  choose(choice: DietChoice): void {
    tabShelf.setItem(DIET, JSON.stringify(choice))
    know({ choice })
  },

  keep(kept: KeptDiet): void {
    deviceShelf.setItem(SAVED_DIET, JSON.stringify(kept))
    know({ kept })
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
