import type { MenuItem } from '#shared/contract/menu'
import { getLocation } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { isOfferedAt, getOfferKey } from '#shared/rules/mealtimes'
import type { OfferTime } from '#shared/rules/mealtimes'
import { formatStatusMessage } from '#shared/rules/order-status'
import { withOpeningHours } from '../hours/store'
import { estimateQuotes } from '#shared/rules/promise'
import { getKitchenState } from '../kitchen/here'
import { getMenuWithState, createMenuCache } from '../menu/kept'
import { presentMenu, withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/store'
import type { LocationState, SpecialRecord } from '../menu/records'
import { getOrder } from '../orders/store'
import type { MenuSection } from './grammar/facts'
import { buildVocabulary } from './grammar/vocabulary'
import type { Vocabulary } from './grammar/vocabulary'

type Known = {
  readonly vocabulary: Vocabulary
  readonly specials: readonly SpecialRecord[]
  readonly menu: ReadonlyMap<number, MenuItem>
  /** The location with its hours. */
  readonly place: Location
}

const vocabularies = createMenuCache<Known>()

/**
 * A location's menu at a moment, and its hours, as the assistant listens for it, worked out anew
 * when it is another one.
 */
export async function getAssistantMenu(
  location: LocationCode,
  clock: OfferTime,
): Promise<Known & Pick<LocationState, 'intake'> & { readonly sections: readonly MenuSection[] }> {
  const [{ menu, house }, sections] = await Promise.all([getMenuWithState(location), listCategories()])
  const gone = [...house.portions].filter(([, left]) => left === 0).map(([id]) => id)
  const known = vocabularies(menu, JSON.stringify([getOfferKey(clock), gone, house.mostOrdered]), () => {
    const counted = withRanks(withPortions(menu.dishes, house), house)
    const dishes = presentMenu({ ...menu, dishes: counted }, location, clock)
    return {
      vocabulary: buildVocabulary(dishes),
      specials: menu.specials.filter((special) => isOfferedAt(special, clock)),
      menu: new Map(dishes.map((dish) => [dish.id, dish])),
      place: withOpeningHours(getLocation(location), menu),
    }
  })
  return { ...known, intake: house.intake, sections }
}

const ASKS_HOW_LONG = /\b(?:how|wait|when|minutes|busy|soon|deliver\w*|tarda|demora)\b/i

/** How long an order takes by what the kitchen has in hand, where a sentence may ask for it. */
export async function findQuotes(message: string, location: LocationCode, now: Date) {
  if (!ASKS_HOW_LONG.test(message)) return undefined
  const kitchen = await getKitchenState(location, now)
  return estimateQuotes({ ...kitchen, extraMinutes: kitchen.intake.extraMinutes }, now)
}

const ORDER_ID = /\b(?=[a-z]*\d)[0-9a-z]{12}\b/i

/**
 * The status of the order whose id a sentence gives; null where there is no such order, undefined
 * without an id.
 */
export async function findOrderStatus(message: string) {
  const [id] = ORDER_ID.exec(message) ?? []
  if (id === undefined) return undefined
  try {
    const order = await getOrder(id)
    return { ticketNumber: order.ticketNumber, message: formatStatusMessage(order) }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
