import type { LocationHours } from '../../locations/location'
import { Problem } from '../../platform/problem'
import type { OrderType } from '../constants'
import { formatClockAt } from '../../hours/hours'
import { formatDateTime } from '../../platform/time'
import { getEarliestMinutes } from './ticket-timing'
import { SLOT_MINUTES, listSlotTimes } from '../scheduling'
import type { CartPart } from '../slots-contract'
import type { SlotCapacity } from './stations'
import { DAY_MS } from '#shared/platform/durations'

const SLOT_MS = SLOT_MINUTES * 60_000

/**
 * Returns the start of the slot that contains a time in milliseconds
 * (docs/product/checkout.md#slots).
 */
export const getSlotStart = (at: number): string => new Date(Math.floor(at / SLOT_MS) * SLOT_MS).toISOString()

/** Returns how many orders of a type fit into a slot; null for no limit, as always for events. */
export const getSlotLimit = (capacity: SlotCapacity, orderType: OrderType): number | null =>
  orderType === 'event' ? null : capacity[orderType]

/** A ten-minute slot and the number of orders it still takes; null for no limit. */
export type SlotAvailability = { readonly at: string; readonly left: number | null }

type TakenSlots = ReadonlyMap<string, number>

/**
 * Returns the slots of a date that have not ended, with their remaining capacity. Leaves out those
 * whose time, in milliseconds, is not possible for the order.
 */
export const listSlotAvailability = (
  location: LocationHours,
  date: string,
  { limit, taken, isPossible }: SlotUsage,
  now: Date,
): SlotAvailability[] =>
  listSlotTimes(location, date)
    .filter(({ at }) => Date.parse(at) + SLOT_MS > now.getTime() && isPossible(Date.parse(at)))
    .map(({ at }) => ({
      at,
      left: limit === null ? null : Math.max(0, limit - (taken.get(getSlotStart(Date.parse(at))) ?? 0)),
    }))

type SlotUsage = {
  readonly limit: number | null
  readonly taken: TakenSlots
  readonly isPossible: (at: number) => boolean
}

type RequestedSlot = {
  readonly type: OrderType
  readonly at: string
  /** The longest lead time of the dishes, if any has one. */
  readonly leadMinutes?: number | undefined
  /** The minutes of a delivery's ZIP code; 45 by default. */
  readonly deliveryMinutes?: number | undefined
}

/**
 * Returns the first free slot after the given one that the kitchen can still make in time
 * (docs/product/checkout.md#slots).
 */
export function findNextFreeSlot(
  { type: orderType, at, ...lead }: RequestedSlot,
  slots: readonly SlotAvailability[],
  now: Date,
): SlotAvailability | undefined {
  const earliest = Math.max(Date.parse(at) + 1, now.getTime() + getEarliestMinutes({ orderType, ...lead }) * 60_000)
  return slots.find(
    ({ at: begins, left }) => left !== 0 && Date.parse(begins) >= earliest && getSlotStart(Date.parse(begins)) !== at,
  )
}

/**
 * Creates the `slot-full` problem, with the next free slot, or null if there is none, as `nextAt`.
 * If nothing of the day holds the order, it has the largest part that fits, and the phone number.
 */
export function createSlotFullProblem(
  location: Pick<LocationHours, 'timeZone'> & { readonly phone: string },
  at: string,
  nextAt: string | null,
  largestPart: readonly CartPart[] | null = null,
): Problem {
  const next =
    nextAt === null ? 'Please choose another time.' : `The next free time is ${formatNext(location, at, nextAt)}.`
  if (largestPart === null)
    return new Problem('slot-full', `All places at ${formatClockAt(location, at)} are taken. ${next}`, {
      members: { nextAt },
    })
  const { phone } = location
  return new Problem(
    'slot-full',
    `The kitchen has no time for all of this order on that day. ${nextAt === null ? `Please call us at ${phone}` : `${next} Or call us at ${phone}`}.`,
    { members: { nextAt, largestPart, phone } },
  )
}

/** A time of another day is shown with its day. */
const formatNext = (location: Pick<LocationHours, 'timeZone'>, at: string, nextAt: string): string =>
  Date.parse(nextAt) - Date.parse(at) < DAY_MS / 2
    ? formatClockAt(location, nextAt)
    : formatDateTime(nextAt, location.timeZone)
