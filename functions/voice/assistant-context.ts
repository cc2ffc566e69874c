import type { MenuItem } from '#shared/menu/contract'
import { getLocation, getServerId, type Location, type LocationCode } from '#shared/locations/index'
import { getOfferKey, isOfferedOn } from '#shared/specials/dayparts'
import { passesAsSpecial, toSpecialDish } from '#shared/specials/special-diet'
import { getPercentOff } from '#shared/specials/special-price'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { toWallClock } from '#shared/platform/time'
import { getOffersAt } from '../menu/dayparts/offers'
import { applyOwnerSettings } from '../hours/repository'
import { createMenuCache, getMenuWithState } from '../menu/menu-cache'
import { presentMenu, withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/repository'
import type { SpecialRecord } from '../menu/records'
import type { LocationState } from '../locations/state/records'
import type { MenuSection } from './grammar/questions/facts'
import { mentionsFood } from './grammar/safety/allergens'
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
 * Returns a location's menu for an order's time `at` with its hours. Rebuilds them only when the
 * menu, its offers or its ranking have changed.
 */
export async function getAssistantMenu(
  location: LocationCode,
  now: Date,
  at: Date,
): Promise<AssistantMenu & Pick<LocationState, 'intake'> & { readonly sections: readonly MenuSection[] }> {
  const [{ menu, state }, sections] = await Promise.all([getMenuWithState(location), listCategories()])
  const clock = toWallClock(getLocation(location), now)
  const gone = [...state.portions].filter(([, left]) => left === 0).map(([id]) => id)
  const offers = getOffersAt(menu, location, at)
  const known = assistantMenus(menu, JSON.stringify([getOfferKey(clock), offers.key, gone, state.mostOrdered]), () => {
    const counted = offers.apply(withRanks(withPortions(menu.dishes, state), state))
    const dishes = presentMenu({ ...menu, dishes: counted }, location, clock)
    return {
      specials: menu.specials
        .filter((special) => isOfferedOn(special, clock))
        .map((special) => {
          const dish = menu.dishes.find(({ id }) => id === special.menuItemId)
          return dish ? { ...special, discountPercent: getPercentOff(dish.priceCents, special) } : special
        }),
      menu: dishes,
      locationWithHours: applyOwnerSettings(getLocation(location), menu),
    }
  })
  return { ...known, intake: state.intake, sections }
}

/**
 * Returns the facts about today's specials for a guest with these filters who avoids foods that no
 * filter covers.
 */
export function selectSpecials(
  { specials, menu }: Pick<AssistantMenu, 'specials' | 'menu'>,
  filters: readonly DietaryPreference[],
  foods: readonly string[] = [],
) {
  const preferences = toDietaryPreferences(filters)
  const onMenu = specials.flatMap((special) => {
    const menuItem = menu.find(({ id }) => id === special.menuItemId)
    return menuItem ? [{ ...special, menuItem }] : []
  })
  const hasFood = (special: (typeof onMenu)[number]) =>
    foods.some((food) => mentionsFood({ facts: toSpecialDish(special) }, food))
  const shown = onMenu.filter((special) => passesAsSpecial(special, preferences) && !hasFood(special))
  return { specials: shown, areSpecialsHidden: shown.length < onMenu.length }
}

/**
 * Returns the location that a guest speaks to: the site's own, unless the call names a location
 * other than the default.
 */
export const resolveVoiceLocation = (sent: Location, site: Location): Location =>
  getServerId(sent) === VOICE_LOCATION_ID ? site : sent
