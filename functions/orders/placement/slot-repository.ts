import type { PlaceAtSite } from '#shared/locations/site-kind'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { listOpenPeriods } from '#shared/hours/open-periods'
import { listDates, toWallClock } from '#shared/platform/time'
import type { OrderType } from '#shared/orders/constants'
import { getSlotStart } from '#shared/orders/timing/slots'
import { getItem, queryAll, tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { TimeTaken, type OrderTime } from '../times/order-time'
import { listReservations, type Reservation } from './reservations'
import { SlotCount, slotKeys, type ReservedSlot } from './slot-records'
import { parseItems } from '../../platform/table/parse-items'
import { expiresAfter } from '../../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

const dateOf = (location: LocationCode, at: string) => toWallClock(getLocation(location), new Date(at)).date

const buildCountUpdate = (place: PlaceAtSite, slot: ReservedSlot, count: 1 | -1) => ({
  TableName: tableName(),
  Key: slotKeys.slot(place, dateOf(place.location, slot.at), slot),
  UpdateExpression: 'ADD taken :count SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':count': count,
    ':type': 'SlotCount',
    ':later': expiresAfter(slot.at, 7 * DAY_SECONDS),
  },
})

async function countOnDate(location: LocationCode, type: OrderType, date: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :day AND begins_with(sk, :type)',
    ExpressionAttributeValues: { ':day': slotKeys.day({ location }, date), ':type': slotKeys.ofType(type) },
    ConsistentRead: true,
  })
  return parseItems(SlotCount, items)
}

/**
 * Returns the number of reserved orders per slot of a business day, keyed by the slot's start
 * (ISO). Slots are stored by their local date, so a day that ends after midnight has two.
 */
export async function countReservedSlots(
  place: Location,
  type: OrderType,
  date: string,
): Promise<ReadonlyMap<string, number>> {
  const end = listOpenPeriods(place, date).at(-1)?.to
  const last = end === undefined ? date : toWallClock(place, new Date(end - 1)).date
  const counts = await Promise.all(listDates(date, last).map((each) => countOnDate(place.code, type, each)))
  return new Map(counts.flat().map(({ sk, taken }) => [sk.slice(slotKeys.ofType(type).length), taken]))
}

/** Returns the slot of an order's time; undefined if the location does not limit its orders. */
const getSlot = ({ orderType, at, limit }: OrderTime): ReservedSlot | undefined =>
  limit === null ? undefined : { type: orderType, at: getSlotStart(Date.parse(at)) }

/** @throws TimeTaken if the slot of a time is full */
export async function assertSlotFree(time: OrderTime): Promise<void> {
  const [slot, { code }] = [getSlot(time), time.place]
  if (!slot) return
  const item = await getItem(slotKeys.slot({ location: code }, dateOf(code, slot.at), slot))
  if ((item ? SlotCount.parse(item).taken : 0) >= (time.limit ?? 0)) throw new TimeTaken(time)
}

/** Returns the step that adds an order to a slot, on condition that the slot has room. */
function reserveSlot(time: OrderTime, slot: ReservedSlot): WriteStep {
  const added = buildCountUpdate({ location: time.place.code }, slot, 1)
  const room = {
    ConditionExpression: ':none < :limit AND (attribute_not_exists(taken) OR taken < :limit)',
    ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':limit': time.limit, ':none': 0 },
  }
  return { write: { Update: { ...added, ...room } }, onConflict: () => new TimeTaken(time) }
}

/** Returns the step that removes an order from a slot. */
export const releaseSlot = (order: PlaceAtSite, slot: ReservedSlot): WriteStep => ({
  write: { Update: buildCountUpdate(order, slot, -1) },
})

type SlotExchange = { readonly reservations: readonly Reservation[]; readonly steps: readonly WriteStep[] }

/**
 * Returns an order's reservation of another slot, and the steps that reserve that and release the
 * previous one; no steps if they are the same. Undefined stands for no slot.
 */
export function exchangeSlots(
  order: PlaceAtSite & { readonly reservations: readonly Reservation[] },
  time: OrderTime | undefined,
): SlotExchange {
  const previous = listReservations(order, 'slot')[0]?.slot
  const next = time && getSlot(time)
  const reservations = next ? [{ type: 'slot' as const, slot: next }] : []
  if (previous && previous.at === next?.at) return { reservations, steps: [] }
  const steps = [
    ...(time && next ? [reserveSlot(time, next)] : []),
    ...(previous ? [releaseSlot(order, previous)] : []),
  ]
  return { reservations, steps }
}
