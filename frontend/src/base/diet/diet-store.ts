import type { DietaryPreferences } from '#shared/contract/preferences'
import type { DietChoice, KeptDiet } from '#shared/rules/dietary-choice'
import { dietaryChoices, noPreferences } from '#shared/rules/dietary-filters'
import { sessionEnd } from '../session/session'

const CHOICE = 'hibachi-diet'
const KEPT = 'hibachi-diet-saved'

type Known = { readonly choice: DietChoice | null; readonly kept: KeptDiet | null }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function preferencesIn(given: unknown): DietaryPreferences | null {
  if (!isRecord(given)) return null
  const chosen = dietaryChoices.map(({ preference }): [string, boolean] => [preference, given[preference] === true])
  return { ...noPreferences, ...Object.fromEntries(chosen) }
}

function parse(text: string | null): DietChoice | null {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(stored)) return null
  const { userId, isWhole } = stored
  const preferences = preferencesIn(stored['preferences'])
  return preferences && { userId: typeof userId === 'string' ? userId : null, preferences, isWhole: isWhole === true }
}

function readChoice(): DietChoice | null {
  try {
    return parse(sessionStorage.getItem(CHOICE))
  } catch {
    return null
  }
}

/** Whoever signed out leaves nothing behind. */
function readKept(): KeptDiet | null {
  try {
    if (sessionEnd() === undefined) localStorage.removeItem(KEPT)
    const { userId, preferences } = parse(localStorage.getItem(KEPT)) ?? {}
    return userId && preferences ? { userId, preferences } : null
  } catch {
    return null
  }
}

let known: Known = { choice: readChoice(), kept: readKept() }
const listeners = new Set<() => void>()

function know(next: Partial<Known>, write: () => void): void {
  known = { ...known, ...next }
  try {
    write()
  } catch (error) {
    console.error('The dietary filters could not be kept', error)
  }
  listeners.forEach((listener) => listener())
}

/** The dietary filters of this visit, and what this device last knew of those of the signed-in. */
export const dietStore = {
  get: (): Known => known,

  choose: (choice: DietChoice): void => know({ choice }, () => sessionStorage.setItem(CHOICE, JSON.stringify(choice))),

  keep: (kept: KeptDiet): void => know({ kept }, () => localStorage.setItem(KEPT, JSON.stringify(kept))),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
