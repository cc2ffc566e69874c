import type { Location } from '#shared/locations/index'
import { getEtaFields } from '#shared/orders/eta'
import type { TakenMinutes } from '#shared/orders/timing/kitchen-time'
import type { LocationState } from '../../locations/state/records'
import { DishRecord, menuKeys } from '../../menu/records'
import { findCode } from '../../payments/codes/code-repository'
import { findGiftCard } from '../../gift-cards/ledger/card-repository'
import { listReservedGuestPortions, hasGuestLimits } from '../placement/guest-portions'
import { listReservations } from '../placement/reservations'
import type { OrderEditor } from '#shared/orders/editing/edit-rules'
import { parseItems } from '../../platform/table/parse-items'
import { getItems } from '../../platform/table/table'
import type { OrderRecord } from '../records'
import { readDecidingMinutes } from '../times/exchange-time'
import { getOrderTime } from '../times/order-time'
import type { EditCommand } from './edit-command'

/** Whether the portion limits of guests apply to an edit. */
export const isEditLimited = async (
  { location }: OrderRecord,
  editor: OrderEditor,
  { caller }: EditCommand,
): Promise<boolean> => editor === 'customer' && hasGuestLimits(caller, location)

/** Returns the code with an amount that an order uses, with what it takes of it; null without. */
async function findUsedCode(order: OrderRecord) {
  const use = listReservations(order, 'code').find(({ amountCents }) => amountCents !== undefined)
  const record = use && (await findCode(use.codeId))
  return record ? { use: { codeId: use.codeId, amountCents: use.amountCents ?? 0 }, record } : null
}

/** Returns the gift cards of an order with what the edited order may spend in addition. */
const findUsedGiftCards = ({ giftCards = [] }: OrderRecord) =>
  Promise.all(
    giftCards.map(async (payment) => {
      const card = await findGiftCard(payment.cardId)
      return { ...payment, balanceCents: card?.state === 'active' ? card.balanceCents : 0 }
    }),
  )

/**
 * Returns the order's dishes that have left the menu since, as not available: the order keeps what
 * it has of them.
 */
export async function findArchivedDishes(
  { location, lines }: OrderRecord,
  menu: { readonly dishes: readonly { readonly id: number }[] },
): Promise<readonly DishRecord[]> {
  const onMenu = new Set(menu.dishes.map(({ id }) => id))
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))].filter((id) => !onMenu.has(id))
  if (ids.length === 0) return []
  const items = await getItems(ids.map((id) => menuKeys.dish(location, id)))
  return parseItems(DishRecord, items).map((dish) => ({ ...dish, isAvailable: false }))
}

/** Returns what an edit may change of an order's holds: a guest's portions, its code and cards. */
export async function findHolds(order: OrderRecord) {
  const [guestPortions, code, giftCards] = await Promise.all([
    listReservedGuestPortions(order),
    findUsedCode(order),
    findUsedGiftCards(order),
  ])
  return { guestPortions, code, giftCards }
}

/** An edit moves the promise of an order for now by less. */
const LATEST_MOVE_MS = 4 * 3600_000

/** Returns the reserved minutes of the kitchen that decide whether the edited order fits. */
export function findTakenMinutes(
  order: OrderRecord & { readonly zipCode: string | undefined },
  { edit, now }: EditCommand,
  place: Location,
  state: LocationState,
): Promise<TakenMinutes> {
  const at = edit.scheduledFor ?? getEtaFields(order).promisedFrom
  const time = at ? getOrderTime(order, at, place, state) : undefined
  return readDecidingMinutes(time, now, LATEST_MOVE_MS)
}
