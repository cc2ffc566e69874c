import { isRecord } from '#shared/is-record'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import type { SessionDiet, SavedDiet } from '#shared/rules/dietary-choice'
import { dietaryChoices, NO_DIETARY_PREFERENCES } from '#shared/rules/dietary-filters'
import { parseJson } from '../storage/kept'
import { DIET_KEY, SAVED_DIET_KEY } from '../storage/names'
import { deviceStorage, tabStorage } from '../storage/shelf'
import { getSessionExpiresAt } from '../session/session'

type Known = { readonly choice: SessionDiet | null; readonly kept: SavedDiet | null }

function preferencesIn(given: unknown): DietaryPreferences | null {
  if (!isRecord(given)) return null
  const chosen = dietaryChoices.map(({ preference }): [string, boolean] => [preference, given[preference] === true])
  return { ...NO_DIETARY_PREFERENCES, ...Object.fromEntries(chosen) }
}

function choiceIn(stored: unknown): SessionDiet | null {
  if (!isRecord(stored)) return null
  const { userId, isWhole } = stored
  const preferences = preferencesIn(stored['preferences'])
  return preferences && { userId: typeof userId === 'string' ? userId : null, preferences, isWhole: isWhole === true }
}

const readChoice = (): SessionDiet | null => parseJson(tabStorage.getItem(DIET_KEY), choiceIn, null)

/** Whoever signed out leaves nothing behind. */
function readKept(): SavedDiet | null {
  if (getSessionExpiresAt() === undefined) deviceStorage.removeItem(SAVED_DIET_KEY)
  const { userId, preferences } = parseJson(deviceStorage.getItem(SAVED_DIET_KEY), choiceIn, null) ?? {}
  return userId && preferences ? { userId, preferences } : null
}

let known: Known = { choice: readChoice(), kept: readKept() }
const listeners = new Set<() => void>()

function know(next: Partial<Known>): void {
  known = { ...known, ...next }
  listeners.forEach((listener) => listener())
}

/** The dietary filters of this visit, and what this device last knew of those of the signed-in. */
export const dietFilterStore = {
  get: (): Known => known,

  choose(choice: SessionDiet): void {
    tabStorage.setItem(DIET_KEY, JSON.stringify(choice))
    know({ choice })
  },

  keep(kept: SavedDiet): void {
    deviceStorage.setItem(SAVED_DIET_KEY, JSON.stringify(kept))
    know({ kept })
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
