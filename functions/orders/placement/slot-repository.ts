import { getLocation } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { addDays, toWallClock } from '#shared/platform/time'
import type { OrderType } from '#shared/orders/constants'
import { findNextFreeSlot, createSlotFullProblem, listSlotAvailability } from '#shared/orders/slots'
import { getItem, queryAll, tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { SlotCount, slotKeys } from './slot-records'
import type { ReservedSlot } from './slot-records'

const DAY_SECONDS = 24 * 3600
/** So many days ahead a free slot is looked for. */
const DAYS_AHEAD = 7

const dateOf = (location: LocationCode, at: string) => toWallClock(getLocation(location), new Date(at)).date

const add = (location: LocationCode, slot: ReservedSlot, count: 1 | -1) => ({
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

/** How many places of a date's slots are taken, by when they begin. */
export async function countReservedSlots(
  location: LocationCode,
  type: OrderType,
  date: string,
): Promise<ReadonlyMap<string, number>> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :day AND begins_with(sk, :type)',
    ExpressionAttributeValues: { ':day': slotKeys.day(location, date), ':type': slotKeys.ofType(type) },
    ConsistentRead: true,
  })
  const counts = items.map((item) => SlotCount.parse(item))
  return new Map(counts.map(({ sk, taken }) => [sk.slice(slotKeys.ofType(type).length), taken]))
}

/** A place that an order needs, of a location with its hours as they are now. */
export type SlotRequest = { readonly place: Location; readonly slot: ReservedSlot; readonly limit: number }

/** The first slot after one that has room and can still be made; null where none has for a week. */
async function nextFree({ place, slot, limit }: SlotRequest, now: Date): Promise<string | null> {
  const first = dateOf(place.code, slot.at)
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const date = addDays(first, days)
    const taken = await countReservedSlots(place.code, slot.type, date)
    const free = findNextFreeSlot(slot, listSlotAvailability(place, date, { limit, taken }, now), now)
    if (free) return free.at
  }
  return null
}

const fullSlot = async (wanted: SlotRequest, now: Date): Promise<Problem> =>
  createSlotFullProblem(wanted.place, wanted.slot.at, await nextFree(wanted, now))

/** Refuses an order whose slot is full already, before anything is written for it. */
export async function assertSlotFree(wanted: SlotRequest, now: Date): Promise<void> {
  const { place, slot, limit } = wanted
  const item = await getItem(slotKeys.slot(place.code, dateOf(place.code, slot.at), slot))
  if ((item ? SlotCount.parse(item).taken : 0) >= limit) throw await fullSlot(wanted, now)
}

/** The last place was taken by another in the same moment. */
class TakenMeanwhile extends Problem {
  constructor(readonly wanted: SlotRequest) {
    super('slot-full', 'All places at that time are taken.', { members: { nextAt: null } })
  }
}

/** Takes a place, on condition that there is one. */
export function reserveSlot(wanted: SlotRequest): WriteStep {
  const { place, slot, limit } = wanted
  const added = add(place.code, slot, 1)
  const room = {
    ConditionExpression: ':none < :limit AND (attribute_not_exists(taken) OR taken < :limit)',
    ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':limit': limit, ':none': 0 },
  }
  return { write: { Update: { ...added, ...room } }, refused: () => new TakenMeanwhile(wanted) }
}

/** What is told of a refusal: of a place that was taken meanwhile, which one is free. */
export const addNextFreeSlot = async (error: unknown, now: Date): Promise<unknown> =>
  error instanceof TakenMeanwhile ? fullSlot(error.wanted, now) : error

/** Gives a place back; in the transaction that gives back the rest. */
export const releaseSlot = (location: LocationCode, slot: ReservedSlot): WriteStep => ({
  write: { Update: add(location, slot, -1) },
})
