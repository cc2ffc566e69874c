import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { getBusinessDate, listOpenPeriods } from '#shared/hours/open-periods'
import { addDays, listDates, toWallClock } from '#shared/platform/time'
import type { OrderType } from '#shared/orders/constants'
import { isOrderTime } from '#shared/orders/timing/order-times'
import { findNextFreeSlot, createSlotFullProblem, listSlotAvailability } from '#shared/orders/timing/slots'
import { getItem, queryAll, tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { listReservations, type Reservation } from './reservations'
import { SlotCount, slotKeys, type ReservedSlot } from './slot-records'
import { parseItems } from '../../platform/table/parse-items'

const DAY_SECONDS = 24 * 3600
/** How many days ahead `findNextFreeAt` searches. */
const DAYS_AHEAD = 7

const dateOf = (location: LocationCode, at: string) => toWallClock(getLocation(location), new Date(at)).date

const buildCountUpdate = (location: LocationCode, slot: ReservedSlot, count: 1 | -1) => ({
  TableName: tableName(),
  Key: slotKeys.slot(location, dateOf(location, slot.at), slot),
  UpdateExpression: 'ADD taken :count SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':count': count,
    ':type': 'SlotCount',
    ':later': Math.floor(Date.parse(slot.at) / 1000) + 7 * DAY_SECONDS,
  },
})

async function countOnDate(location: LocationCode, type: OrderType, date: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :day AND begins_with(sk, :type)',
    ExpressionAttributeValues: { ':day': slotKeys.day(location, date), ':type': slotKeys.ofType(type) },
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

/** A slot that an order needs. `place` is the location with its current opening hours. */
export type SlotRequest = {
  readonly place: Location
  readonly slot: ReservedSlot
  readonly limit: number
  /** The longest lead time of the order's dishes, if any has one. */
  readonly leadMinutes?: number | undefined
}

/** Returns the start (ISO) of the next slot that has room; null if none has within a week. */
async function findNextFreeAt({ place, slot, limit, leadMinutes }: SlotRequest, now: Date): Promise<string | null> {
  const first = getBusinessDate(place, new Date(slot.at))
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const date = addDays(first, days)
    const taken = await countReservedSlots(place, slot.type, date)
    const isPossible = (at: number) =>
      isOrderTime(at, { orderType: slot.type, leadMinutes }, { policy: getPolicy(place), place })
    const slots = listSlotAvailability(place, date, { limit, taken, isPossible }, now)
    const free = findNextFreeSlot({ ...slot, leadMinutes }, slots, now)
    if (free) return free.at
  }
  return null
}

const toSlotFullProblem = async (request: SlotRequest, now: Date): Promise<Problem> =>
  createSlotFullProblem(request.place, request.slot.at, await findNextFreeAt(request, now))

/** @throws Problem `slot-full` with the next free time */
export async function assertSlotFree(request: SlotRequest, now: Date): Promise<void> {
  const { place, slot, limit } = request
  const item = await getItem(slotKeys.slot(place.code, dateOf(place.code, slot.at), slot))
  if ((item ? SlotCount.parse(item).taken : 0) >= limit) throw await toSlotFullProblem(request, now)
}

/** The slot had room when it was read, and was full when the transaction ran. */
class SlotTaken extends Problem {
  constructor(readonly request: SlotRequest) {
    super('slot-full', 'All places at that time are taken.', { members: { nextAt: null } })
  }
}

/** Returns the step that adds an order to a slot, on condition that the slot has room. */
export function reserveSlot(request: SlotRequest): WriteStep {
  const { place, slot, limit } = request
  const added = buildCountUpdate(place.code, slot, 1)
  const room = {
    ConditionExpression: ':none < :limit AND (attribute_not_exists(taken) OR taken < :limit)',
    ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':limit': limit, ':none': 0 },
  }
  return { write: { Update: { ...added, ...room } }, refused: () => new SlotTaken(request) }
}

/** Adds the next free time to a failed slot reservation. Returns other errors unchanged. */
export const addNextFreeSlot = async (error: unknown, now: Date): Promise<unknown> =>
  error instanceof SlotTaken ? toSlotFullProblem(error.request, now) : error

/** Returns the step that removes an order from a slot. */
export const releaseSlot = (location: LocationCode, slot: ReservedSlot): WriteStep => ({
  write: { Update: buildCountUpdate(location, slot, -1) },
})

type SlotExchange = { readonly reservations: readonly Reservation[]; readonly steps: readonly WriteStep[] }

/**
 * Returns an order's reservation of another slot, and the steps that reserve that and release the
 * previous one; no steps if they are the same. Undefined stands for no slot.
 */
export function exchangeSlots(
  order: { readonly location: LocationCode; readonly reservations: readonly Reservation[] },
  next: SlotRequest | undefined,
): SlotExchange {
  const previous = listReservations(order, 'slot')[0]?.slot
  const reservations = next ? [{ type: 'slot' as const, slot: next.slot }] : []
  if (previous && previous.at === next?.slot.at) return { reservations, steps: [] }
  const steps = [...(next ? [reserveSlot(next)] : []), ...(previous ? [releaseSlot(order.location, previous)] : [])]
  return { reservations, steps }
}
