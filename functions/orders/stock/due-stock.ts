import { isPlanDue } from '#shared/inventory/planned-stock'
import { getSmallestPortion } from '#shared/menu/recipes'
import type { Location } from '#shared/locations/index'
import { getBusinessDate } from '#shared/hours/open-periods'
import { getLocationWithHours } from '../../locations/state/location-hours'
import { updateAlert } from '../../inventory/repository'
import { getTally } from '../../inventory/stock-tally'
import { getMenuWithState } from '../../menu/menu-cache'
import { getItems } from '../../platform/table/table'
import { findPlannedStockDate, listPlannedIngredients } from '../placement/reservations'
import { takePlannedStock } from './planned-stock'
import { OrderRecord, orderKeys } from '../records'
import { listActiveOrders } from '../ticket-repository'
import { parseItems } from '../../platform/table/parse-items'

/** Raises an alert for each ingredient that orders of the day lack. It names these orders. */
async function alertShortages(location: Location, orders: readonly OrderRecord[], now: Date): Promise<void> {
  const short = new Map<number, OrderRecord[]>()
  for (const order of orders) {
    for (const { ingredientId } of listPlannedIngredients(order))
      short.set(ingredientId, [...(short.get(ingredientId) ?? []), order])
  }
  if (short.size === 0) return
  const [{ menu, state }, { version }] = await Promise.all([getMenuWithState(location.code), getTally(location.code)])
  for (const [ingredientId, lacking] of short) {
    const belowHundredths = getSmallestPortion(menu.dishes, ingredientId) + (state.withheld.get(ingredientId) ?? 0)
    await updateAlert(
      {
        location: location.code,
        ingredientId,
        emptied: { belowHundredths, tallied: version },
        orders: lacking.map(({ id, ticketNumber }) => ({ id, ticketNumber })),
      },
      now,
    )
  }
}

/**
 * Takes the planned stock of all orders of a location whose day has opened, the earliest first.
 * Each order is one transaction, so a run that was interrupted is completed by the next one.
 */
export async function takeDueStock(location: Location, now: Date): Promise<void> {
  const place = await getLocationWithHours(location)
  const due = (await listActiveOrders(location.code, now)).filter(
    ({ wantedAt }) => wantedAt !== null && isPlanDue(place, getBusinessDate(place, new Date(wantedAt)), now),
  )
  if (due.length === 0) return
  const found = await getItems(due.map(({ id }) => orderKeys.order(id)))
  const planned = parseItems(OrderRecord, found)
    .filter((order) => findPlannedStockDate(order) !== undefined)
    .sort((one, other) => (one.scheduledFor ?? '').localeCompare(other.scheduledFor ?? ''))
  const after: OrderRecord[] = []
  for (const { id } of planned) after.push(await takePlannedStock(id, now))
  await alertShortages(location, after, now)
}
