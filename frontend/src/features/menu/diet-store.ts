import type { DietaryPreferences } from '#shared/contract/preferences'
import { dietaryChoices, noPreferences } from '#shared/rules/dietary-filters'

const KEY = 'hibachi-diet'

/** What was chosen in this visit, and by whom: an account's choice is not shown to whoever comes after it. */
export type DietChoice = { readonly userId: string | null; readonly preferences: DietaryPreferences }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(text: string | null): DietChoice | null {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(stored) || !isRecord(stored['preferences'])) return null
  const { userId, preferences: given } = stored
  const chosen = dietaryChoices.map(({ preference }): [string, boolean] => [preference, given[preference] === true])
  return {
    userId: typeof userId === 'string' ? userId : null,
    preferences: { ...noPreferences, ...Object.fromEntries(chosen) },
  }
}

function read(): DietChoice | null {
  try {
    return parse(sessionStorage.getItem(KEY))
  } catch {
    return null
  }
}

let choice = read()
const listeners = new Set<() => void>()

/** The dietary filters of this visit. */
export const dietStore = {
  get: (): DietChoice | null => choice,

  set(next: DietChoice): void {
    choice = next
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next))
    } catch (error) {
      console.error('The dietary filters could not be kept', error)
    }
    listeners.forEach((listener) => listener())
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
