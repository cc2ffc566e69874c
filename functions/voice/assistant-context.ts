import type { MenuItem } from '#shared/menu/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getOfferKey, isOfferedAt } from '#shared/specials/dayparts'
import type { OfferTime } from '#shared/specials/dayparts'
import { formatStatusMessage } from '#shared/orders/status'
import { withOpeningHours } from '../hours/repository'
import { estimateQuotes } from '#shared/orders/eta'
import { getKitchenState } from '../kitchen/intake'
import { createMenuCache, getMenuWithState } from '../menu/menu-cache'
import { presentMenu, withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/repository'
import type { SpecialRecord } from '../menu/records'
import type { LocationState } from '../menu/location-state-records'
import { getOrder } from '../orders/repository'
import type { MenuSection } from './grammar/questions/facts'
import { buildVocabulary } from './grammar/text/vocabulary'
import type { Vocabulary } from './grammar/text/vocabulary'
import { VOICE_LOCATION_ID } from '#shared/voice/contract'
import type { VoiceItem } from '#shared/voice/contract'
import { applySelectionDifference, toSelectionDifference } from '#shared/menu/options'

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

type Menu = ReadonlyMap<number, MenuItem>

const groupsOf = (menu: Menu, itemId: number) => menu.get(itemId)?.optionGroups ?? []

/** An item as the reply tells it: its options beside the dish's defaults, and all that it takes. */
export const presentVoiceItem = (menu: Menu, item: VoiceItem): VoiceItem => ({
  ...item,
  options: [...toSelectionDifference(groupsOf(menu, item.itemId), item.options).options],
  chosen: item.options,
})

type Sent = {
  readonly itemId: number
  readonly options?: readonly string[] | null | undefined
  readonly chosen?: readonly string[] | null | undefined
}

/** An item as it comes back, with all that its line takes as far as that is known. */
export function resolveVoiceItem<Item extends Sent>(menu: Menu, { chosen, options, ...item }: Item) {
  const all = chosen ?? (options && applySelectionDifference(groupsOf(menu, item.itemId), { options }))
  return { ...item, options: all ?? undefined }
}

/**
 * The location that a guest speaks to: a site's own, unless the call names another than all pages
 * send.
 */
export const resolveVoiceLocation = (sent: Location, site: Location): Location =>
  getServerId(sent) === VOICE_LOCATION_ID ? site : sent
