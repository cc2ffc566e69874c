import type { MenuItem } from '#shared/menu/contract'
import { getLocation, getServerId, type Location, type LocationCode } from '#shared/locations/index'
import { getOfferKey, isOfferedAt, type OfferTime } from '#shared/specials/dayparts'
import { withOpeningHours } from '../hours/repository'
import { createMenuCache, getMenuWithState } from '../menu/menu-cache'
import { presentMenu, withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/repository'
import type { SpecialRecord } from '../menu/records'
import type { LocationState } from '../locations/state/records'
import type { MenuSection } from './grammar/questions/facts'
import { VOICE_LOCATION_ID } from '#shared/voice/contract'

type AssistantMenu = {
  readonly specials: readonly SpecialRecord[]
  /** The dishes as the menu shows them: the same array until something changes. */
  readonly menu: readonly MenuItem[]
  /** The location with its hours. */
  readonly locationWithHours: Location
}

const assistantMenus = createMenuCache<AssistantMenu>()

/**
 * Returns a location's menu at a moment with its hours. Rebuilds them only when the
 * menu, its offers or its ranking have changed.
 */
export async function getAssistantMenu(
  location: LocationCode,
  clock: OfferTime,
): Promise<AssistantMenu & Pick<LocationState, 'intake'> & { readonly sections: readonly MenuSection[] }> {
  const [{ menu, state }, sections] = await Promise.all([getMenuWithState(location), listCategories()])
  const gone = [...state.portions].filter(([, left]) => left === 0).map(([id]) => id)
  const known = assistantMenus(menu, JSON.stringify([getOfferKey(clock), gone, state.mostOrdered]), () => {
    const counted = withRanks(withPortions(menu.dishes, state), state)
    const dishes = presentMenu({ ...menu, dishes: counted }, location, clock)
    return {
      specials: menu.specials.filter((special) => isOfferedAt(special, clock)),
      menu: dishes,
      locationWithHours: withOpeningHours(getLocation(location), menu),
    }
  })
  return { ...known, intake: state.intake, sections }
}

/**
 * Returns the location that a guest speaks to: the site's own, unless the call names a location
 * other than the default.
 */
export const resolveVoiceLocation = (sent: Location, site: Location): Location =>
  getServerId(sent) === VOICE_LOCATION_ID ? site : sent
