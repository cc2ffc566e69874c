import type { LocationConfig } from '../locations/location'
import { Problem } from '../platform/problem'
import type { OrderType } from './constants'
import { formatClockAt } from '../kitchen/intake'
import { leadMinutes } from '../kitchen/ticket-timing'
import { SLOT_MINUTES, listSlotTimes } from './scheduling'
import type { SlotCapacity } from '../kitchen/stations'

const SLOT_MS = SLOT_MINUTES * 60_000

/**
 * When the ten minutes begin that a moment, in milliseconds, falls in
 * (docs/product/checkout.md#slots).
 */
export const getSlotStart = (at: number): string => new Date(Math.floor(at / SLOT_MS) * SLOT_MS).toISOString()

/** How many orders of a type ten minutes take; null for no limit, which events never have. */
export const getSlotLimit = (capacity: SlotCapacity, orderType: OrderType): number | null =>
  orderType === 'event' ? null : capacity[orderType]

/**
 * Ten minutes of a location's day, and how many orders they still take; null for as many as come.
 */
export type SlotAvailability = { readonly at: string; readonly left: number | null }

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>
type Taken = ReadonlyMap<string, number>

/** The slots of a date that are not over, with what is left of each. */
export const listSlotAvailability = (
  place: Place,
  date: string,
  { limit, taken }: Limited,
  now: Date,
): SlotAvailability[] =>
  listSlotTimes(place, date)
    .filter(({ at }) => Date.parse(at) + SLOT_MS > now.getTime())
    .map(({ at }) => ({
      at,
      left: limit === null ? null : Math.max(0, limit - (taken.get(getSlotStart(Date.parse(at))) ?? 0)),
    }))

type Limited = { readonly limit: number | null; readonly taken: Taken }

type After = { readonly type: OrderType; readonly at: string }

/**
 * The first slot of a date after one that has room and can still be made from now
 * (docs/product/checkout.md#slots).
 */
export function findNextFreeSlot(
  { type, at }: After,
  slots: readonly SlotAvailability[],
  now: Date,
): SlotAvailability | undefined {
  const earliest = Math.max(Date.parse(at) + 1, now.getTime() + leadMinutes[type] * 60_000)
  return slots.find(
    ({ at: begins, left }) => left !== 0 && Date.parse(begins) >= earliest && getSlotStart(Date.parse(begins)) !== at,
  )
}

/**
 * Refuses an order whose ten minutes are taken, `slot-full` with the next time that has room, null
 * where none is known.
 */
export function createSlotFullProblem(place: Pick<Place, 'timeZone'>, at: string, nextAt: string | null): Problem {
  const next =
    nextAt === null ? 'Please choose another time.' : `The next free time is ${formatClockAt(place, nextAt)}.`
  return new Problem('slot-full', `All places at ${formatClockAt(place, at)} are taken. ${next}`, {
    members: { nextAt },
  })
}
