import type { MenuItem } from '#shared/menu/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { getOfferKey, isOfferedAt } from '#shared/specials/dayparts'
import type { OfferTime } from '#shared/specials/dayparts'
import { withOpeningHours } from '../hours/repository'
import { createMenuCache, getMenuWithState } from '../menu/menu-cache'
import { presentMenu, withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/repository'
import type { SpecialRecord } from '../menu/records'
import type { LocationState } from '../menu/location-state-records'
import type { MenuSection } from './grammar/questions/facts'
import { buildVocabulary } from './grammar/text/vocabulary'
import type { Vocabulary } from './grammar/text/vocabulary'
import { VOICE_LOCATION_ID } from '#shared/voice/contract'
import type { VoiceItem } from '#shared/voice/contract'
import { applySelectionDifference, toSelectionDifference } from '#shared/menu/options'

type AssistantMenu = {
  readonly vocabulary: Vocabulary
  readonly specials: readonly SpecialRecord[]
  readonly menu: ReadonlyMap<number, MenuItem>
  /** The location with its hours. */
  readonly locationWithHours: Location
}

const vocabularies = createMenuCache<AssistantMenu>()

/**
 * Returns a location's menu at a moment with its hours and vocabulary. Rebuilds them only when the
 * menu, its offers or its ranking have changed.
 */
export async function getAssistantMenu(
  location: LocationCode,
  clock: OfferTime,
): Promise<AssistantMenu & Pick<LocationState, 'intake'> & { readonly sections: readonly MenuSection[] }> {
  const [{ menu, state }, sections] = await Promise.all([getMenuWithState(location), listCategories()])
  const gone = [...state.portions].filter(([, left]) => left === 0).map(([id]) => id)
  const known = vocabularies(menu, JSON.stringify([getOfferKey(clock), gone, state.mostOrdered]), () => {
    const counted = withRanks(withPortions(menu.dishes, state), state)
    const dishes = presentMenu({ ...menu, dishes: counted }, location, clock)
    return {
      vocabulary: buildVocabulary(dishes),
      specials: menu.specials.filter((special) => isOfferedAt(special, clock)),
      menu: new Map(dishes.map((dish) => [dish.id, dish])),
      locationWithHours: withOpeningHours(getLocation(location), menu),
    }
  })
  return { ...known, intake: state.intake, sections }
}

type Menu = ReadonlyMap<number, MenuItem>

const groupsOf = (menu: Menu, itemId: number) => menu.get(itemId)?.optionGroups ?? []

/**
 * Returns an item as the reply shows it: `options` differ from the defaults, `chosen` is complete.
 */
export const presentVoiceItem = (menu: Menu, item: VoiceItem): VoiceItem => ({
  ...item,
  options: [...toSelectionDifference(groupsOf(menu, item.itemId), item.options).options],
  chosen: item.options,
})

type SentItem = {
  readonly itemId: number
  readonly options?: readonly string[] | null | undefined
  readonly chosen?: readonly string[] | null | undefined
}

/** Returns an item of an earlier reply with its complete selection, if known. */
export function resolveVoiceItem<Item extends SentItem>(menu: Menu, { chosen, options, ...item }: Item) {
  const all = chosen ?? (options && applySelectionDifference(groupsOf(menu, item.itemId), { options }))
  return { ...item, options: all ?? undefined }
}

/**
 * Returns the location that a guest speaks to: the site's own, unless the call names a location
 * other than the default.
 */
export const resolveVoiceLocation = (sent: Location, site: Location): Location =>
  getServerId(sent) === VOICE_LOCATION_ID ? site : sent
