import type { MenuItem } from '#shared/contract/menu'
import { locationOf } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { holdsAt, offerKey } from '#shared/rules/mealtimes'
import type { OfferClock } from '#shared/rules/mealtimes'
import { statusMessage } from '#shared/rules/order-status'
import { placeIn } from '../hours/store'
import { quotesOf } from '#shared/rules/promise'
import { kitchenAt } from '../kitchen/here'
import { menuWith, perMenu } from '../menu/kept'
import { presentMenu, withPortions, withRanks } from '../menu/present'
import { allCategories } from '../menu/store'
import type { House, SpecialRecord } from '../menu/records'
import { orderById } from '../orders/store'
import type { Section } from './grammar/facts'
import { vocabularyOf } from './grammar/vocabulary'
import type { Vocabulary } from './grammar/vocabulary'

type Known = {
  readonly vocabulary: Vocabulary
  readonly specials: readonly SpecialRecord[]
  readonly menu: ReadonlyMap<number, MenuItem>
  /** The location with its hours. */
  readonly place: Location
}

const vocabularies = perMenu<Known>()

/**
 * A location's menu at a moment, and its hours, as the assistant listens for it, worked out anew
 * when it is another one.
 */
export async function knownMenu(
  location: LocationCode,
  clock: OfferClock,
): Promise<Known & Pick<House, 'intake'> & { readonly sections: readonly Section[] }> {
  const [{ menu, house }, sections] = await Promise.all([menuWith(location), allCategories()])
  const gone = [...house.portions].filter(([, left]) => left === 0).map(([id]) => id)
  const known = vocabularies(menu, JSON.stringify([offerKey(clock), gone, house.mostOrdered]), () => {
    const counted = withRanks(withPortions(menu.dishes, house), house)
    const dishes = presentMenu({ ...menu, dishes: counted }, location, clock)
    return {
      vocabulary: vocabularyOf(dishes),
      specials: menu.specials.filter((special) => holdsAt(special, clock)),
      menu: new Map(dishes.map((dish) => [dish.id, dish])),
      place: placeIn(locationOf(location), menu),
    }
  })
  return { ...known, intake: house.intake, sections }
}

const ASKS_HOW_LONG = /\b(?:how|wait|when|minutes|busy|soon|deliver\w*|tarda|demora)\b/i

/** How long an order takes by what the kitchen has in hand, where a sentence may ask for it. */
export async function quotesFor(message: string, location: LocationCode, now: Date) {
  if (!ASKS_HOW_LONG.test(message)) return undefined
  const kitchen = await kitchenAt(location, now)
  return quotesOf({ ...kitchen, extraMinutes: kitchen.intake.extraMinutes }, now)
}

const ORDER_ID = /\b(?=[a-z]*\d)[0-9a-z]{12}\b/i

/**
 * The status of the order whose id a sentence gives; null where there is no such order, undefined
 * without an id.
 */
export async function statusOfOrderIn(message: string) {
  const [id] = ORDER_ID.exec(message) ?? []
  if (id === undefined) return undefined
  try {
    const order = await orderById(id)
    return { ticketNumber: order.ticketNumber, message: statusMessage(order) }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
