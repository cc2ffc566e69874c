import { mergeDietaryPreferences } from '#shared/menu/dietary/active-diet'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { dietaryChoices, type DietaryPreference } from '#shared/menu/dietary/filters'
import { passesDietaryFilters } from '#shared/menu/dietary/verdict'
import { text, type Text } from '#shared/voice/text'
import { useDietFilters } from '#base/menu/diet-filters'
import { useMenu } from '#base/menu/use-menu'
import { tabStorage } from '#base/storage/storage'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import type { SpokenReply } from './voice-reply'

const parseNeeds = (value: unknown): readonly DietaryPreference[] => {
  const stored: readonly unknown[] = Array.isArray(value) ? value : []
  return dietaryChoices.flatMap(({ preference }) => (stored.includes(preference) ? preference : []))
}

/**
 * The guest's needs that no active filter covers, because that filter would hide every dish. A menu
 * without declared allergens is such a case. Each message sends these needs along with the filters.
 */
export const rememberedNeedsStore = createStoredValue<readonly DietaryPreference[]>({
  storage: tabStorage,
  name: 'hibachi-voice-needs',
  initial: [],
  read: (text) => parseJson(text, parseNeeds, []),
  write: (needs) => (needs.length > 0 ? JSON.stringify(needs) : null),
})

/** Returns the labels of filters. */
export const listFilterLabels = (filters: readonly DietaryPreference[]): readonly string[] =>
  dietaryChoices.filter(({ preference }) => filters.includes(preference)).map(({ label }) => label)

/**
 * The filters that Hiro gets with a message, and those that a reply turns on. Filters that leave no
 * dish are only remembered.
 */
export function useReplyFilters() {
  const { turnOn, preferences } = useDietFilters()
  const { items: menu } = useMenu()

  /** Returns the active filters and the remembered needs. */
  function listFilters(): DietaryPreference[] {
    const needs = rememberedNeedsStore.get()
    const all = dietaryChoices.map(({ preference }) => preference)
    return all.filter((each) => preferences[each] || needs.includes(each))
  }

  /** Turns on the filters of a reply, and adds to the response what became of them. */
  function applyFilters({ response = '', filters = [] }: SpokenReply): Text {
    const known = listFilters()
    const fresh = filters.filter((filter) => !known.includes(filter))
    if (fresh.length === 0) return text(response, response)
    const set = listFilterLabels(fresh).join(', ')
    const merged = mergeDietaryPreferences(preferences, toDietaryPreferences(fresh))
    if (!menu.some((dish) => passesDietaryFilters(dish, merged))) {
      rememberedNeedsStore.set([...new Set([...rememberedNeedsStore.get(), ...fresh])])
      return text(`${response} I keep in mind: ${set}.`.trim(), `${response} Lo tengo en cuenta: ${set}.`.trim())
    }
    turnOn(fresh)
    return text(`${response} I set the menu to: ${set}.`.trim(), `${response} Puse el menú en: ${set}.`.trim())
  }

  return { listFilters, applyFilters }
}
