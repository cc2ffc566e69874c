import { isOfferedIn, listDaypartsAt, type Daypart } from '#shared/dayparts/dayparts'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getDayparts } from '../menu/dayparts/repository'
import { getMenuWithState } from '../menu/menu-cache'
import { orderKeys, OrderRecord } from '../orders/records'
import { listActiveOrders } from '../orders/ticket-repository'
import { parseItems } from '../platform/table/parse-items'
import { getItems } from '../platform/table/table'
import { createAffectedProblem, presentAffectedOrder } from './affected-orders'

type DaypartsChange = {
  readonly location: LocationCode
  readonly dayparts: readonly Daypart[]
  /** The version that the editor has read. */
  readonly version: number
  readonly now: Date
}

/**
 * Checks that new dayparts leave no dish of an open order for later outside that is offered at its
 * time now (docs/product/desk.md#affected-orders).
 * @throws Problem `orders-affected` with these orders
 */
export async function assertNoDishAffected({ location, dayparts, version, now }: DaypartsChange): Promise<void> {
  const current = await getDayparts(location)
  // The change itself refuses an outdated version.
  if (current.version !== version) return
  const place = getLocation(location)
  const active = await listActiveOrders(location, now)
  const later = active.filter(({ wantedAt }) => wantedAt !== null)
  if (later.length === 0) return
  const { menu } = await getMenuWithState(location)
  const termsOf = new Map(menu.dishes.map((dish) => [dish.id, dish]))
  const orders = parseItems(OrderRecord, await getItems(later.map(({ id }) => orderKeys.order(id))))
  const affected = orders.filter(({ scheduledFor, lines }) => {
    if (scheduledFor === undefined) return false
    const at = new Date(scheduledFor)
    const [before, after] = [current.dayparts, dayparts].map((each) => listDaypartsAt(each, place, at))
    return lines.some(({ menuItemId }) => {
      const dish = termsOf.get(menuItemId)
      return dish && before && after && isOfferedIn(dish, before) && !isOfferedIn(dish, after)
    })
  })
  if (affected.length > 0) throw createAffectedProblem(affected.map(presentAffectedOrder), 'these dayparts')
}
