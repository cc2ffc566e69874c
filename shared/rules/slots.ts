import type { LocationConfig } from '../locations/location'
import { Problem } from '../problem'
import type { OrderType } from '../terms/orders'
import { clockAt } from './intake'
import { leadMinutes } from './kitchen-schedule'
import { SLOT_MINUTES, slotsOn } from './schedule'
import type { Capacity } from './stations'

const SLOT_MS = SLOT_MINUTES * 60_000

/**
 * When the ten minutes begin that a moment, in milliseconds, falls in
 * (docs/product/checkout.md#slots).
 */
export const slotStart = (at: number): string => new Date(Math.floor(at / SLOT_MS) * SLOT_MS).toISOString()

/** How many orders of a type ten minutes take; null for no limit, which events never have. */
export const limitOf = (capacity: Capacity, orderType: OrderType): number | null =>
  orderType === 'event' ? null : capacity[orderType]

/**
 * Ten minutes of a location's day, and how many orders they still take; null for as many as come.
 */
export type Slot = { readonly at: string; readonly left: number | null }

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>
type Taken = ReadonlyMap<string, number>

/** The slots of a date that are not over, with what is left of each. */
export const slotsLeft = (place: Place, date: string, { limit, taken }: Limited, now: Date): Slot[] =>
  slotsOn(place, date)
    .filter(({ at }) => Date.parse(at) + SLOT_MS > now.getTime())
    .map(({ at }) => ({
      at,
      left: limit === null ? null : Math.max(0, limit - (taken.get(slotStart(Date.parse(at))) ?? 0)),
    }))

type Limited = { readonly limit: number | null; readonly taken: Taken }

type After = { readonly type: OrderType; readonly at: string }

/**
 * The first slot of a date after one that has room and can still be made from now
 * (docs/product/checkout.md#slots).
 */
export function freeAfter({ type, at }: After, slots: readonly Slot[], now: Date): Slot | undefined {
  const earliest = Math.max(Date.parse(at) + 1, now.getTime() + leadMinutes[type] * 60_000)
  return slots.find(
    ({ at: begins, left }) => left !== 0 && Date.parse(begins) >= earliest && slotStart(Date.parse(begins)) !== at,
  )
}

/**
 * Refuses an order whose ten minutes are taken, `slot-full` with the next time that has room, null
 * where none is known.
 */
export function slotFull(place: Pick<Place, 'timeZone'>, at: string, nextAt: string | null): Problem {
  const next = nextAt === null ? 'Please choose another time.' : `The next free time is ${clockAt(place, nextAt)}.`
  return new Problem('slot-full', `All places at ${clockAt(place, at)} are taken. ${next}`, { members: { nextAt } })
}
