import { getBusinessDate } from '#shared/hours/open-periods'
import { getPolicy } from '#shared/locations/policy'
import { addToTaken, getDecidingSpan, planKitchenTime } from '#shared/orders/timing/kitchen-time'
import { findLargestPart } from '#shared/orders/timing/largest-part'
import type { CartPart } from '#shared/orders/slots-contract'
import { isPossibleTime } from '#shared/orders/timing/later-times'
import {
  createSlotFullProblem,
  findNextFreeSlot,
  getSlotStart,
  listSlotAvailability,
  type SlotAvailability,
} from '#shared/orders/timing/slots'
import { getEarliestMinutes } from '#shared/orders/timing/ticket-timing'
import { addDays } from '#shared/platform/time'
import { countReservedSlots } from '../placement/slot-repository'
import { readTakenMinutes } from './kitchen-time-repository'
import { getMakingTime, getNeededMinutes, TimeTaken, type SlotSearch } from './order-time'

/** How many days ahead a free time is searched. */
const DAYS_AHEAD = 7

/** The slots of a day. Those with places left have the kitchen time for the order, too. */
type DaySlots = {
  readonly slots: readonly SlotAvailability[]
  /** The largest part of the order that fits on the day, if the whole order doesn't. */
  readonly largestPart: readonly CartPart[] | null
}

/** Keeps the slots whose kitchen time holds an order; marks the others as full. */
async function withKitchenTime(time: SlotSearch, slots: readonly SlotAvailability[], now: Date): Promise<DaySlots> {
  const { kitchen } = time
  const made = slots.map((slot) => ({ ...slot, making: getMakingTime(time, Date.parse(slot.at), now) }))
  const [first, last] = [made[0], made.at(-1)]
  if (!kitchen || !first || !last) return { slots, largestPart: null }
  const span = { from: getDecidingSpan(first.making).from, to: getDecidingSpan(last.making).to }
  const taken = addToTaken(await readTakenMinutes(time.place.code, span), kitchen.held, -1)
  const figures = { stations: kitchen.stations, taken }
  const needed = getNeededMinutes(kitchen)
  const withRoom = made.map(({ at, left, making }) => ({
    at,
    left: planKitchenTime(needed, making, figures) ? left : 0,
  }))
  const open = made.filter(({ left }) => left !== 0)
  const isHeld = withRoom.some(({ left }) => left !== 0)
  const times = open.map(({ making }) => making)
  return { slots: withRoom, largestPart: isHeld ? null : findLargestPart(kitchen.dishes, times, figures) }
}

/**
 * Returns the slots of a business day, of which those that can't take the order have no places
 * left. Leaves out times that are not possible.
 */
export async function listDaySlots(
  time: SlotSearch,
  date: string,
  isPossible: (at: number) => boolean,
  now: Date,
): Promise<DaySlots> {
  const { place, orderType, limit, heldSlot } = time
  const taken = new Map(limit === null ? [] : await countReservedSlots(place, orderType, date))
  if (heldSlot !== undefined) taken.set(heldSlot, (taken.get(heldSlot) ?? 0) - 1)
  return withKitchenTime(time, listSlotAvailability(place, date, { limit, taken, isPossible }, now), now)
}

/** Whether the location can make an order that is placed now for a time. */
const isPossibleFor = ({ place, orderType, leadMinutes, deliveryMinutes }: SlotSearch, now: Date) => {
  const order = { orderType, leadMinutes, deliveryMinutes }
  const earliest = now.getTime() + getEarliestMinutes(order) * 60_000
  const context = { policy: getPolicy(place), place, now }
  return (at: number) => at >= earliest && isPossibleTime(at, order, context)
}

/**
 * Returns the start (ISO) of the first slot after a date that takes the order; null if there is
 * none within a week.
 */
export async function findNextDayTime(time: SlotSearch, date: string, now: Date): Promise<string | null> {
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const { slots } = await listDaySlots(time, addDays(date, days), isPossibleFor(time, now), now)
    const free = slots.find(({ left }) => left !== 0)
    if (free) return free.at
  }
  return null
}

/**
 * Adds the next free time to the error of a time that was taken. Returns other errors unchanged.
 */
export async function addNextTime(error: unknown, now: Date): Promise<unknown> {
  if (!(error instanceof TimeTaken)) return error
  const { time } = error
  const date = getBusinessDate(time.place, new Date(time.at))
  const { slots, largestPart } = await listDaySlots(time, date, isPossibleFor(time, now), now)
  const { orderType: type, leadMinutes, deliveryMinutes } = time
  const requested = { type, at: getSlotStart(Date.parse(time.at)), leadMinutes, deliveryMinutes }
  const next = findNextFreeSlot(requested, slots, now)?.at ?? (await findNextDayTime(time, date, now))
  return createSlotFullProblem(time.place, requested.at, next, largestPart)
}
