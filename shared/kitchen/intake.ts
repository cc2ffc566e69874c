import type { LocationConfig } from '../locations/location'
import { formatClock, isOpenAt } from '../hours/hours'
import { getFiredAt } from './ticket-timing'
import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'
import type { OrderType } from '../orders/constants'
import { toWallClock } from '../platform/time'
import { acceptsOrdersNow } from '../orders/scheduling'

export const intakeStates = ['open', 'busy', 'paused', 'closed'] as const
export type IntakeState = (typeof intakeStates)[number]

/**
 * A pause in minutes, and the minutes that a kitchen may ask for beside the usual ones
 * (docs/product/kitchen.md#intake).
 */
export const PAUSE_MINUTES_RANGE = { least: 5, most: 180 } as const
export const MAX_EXTRA_MINUTES = 60

/**
 * So many minutes of opening time an order may wait to be confirmed before it rings on every board
 * (docs/product/kitchen.md#nobody-looks).
 */
export const UNCONFIRMED_ALERT_AFTER_MINUTES = 5
/** And before the intake pauses by itself, where no board is connected. */
export const AUTO_PAUSE_AFTER_MINUTES = 10
/** So long it is rung for; by then its ticket has long been red. */
export const UNCONFIRMED_ALERT_DURATION_MINUTES = 60

/** The reason of a pause that the house itself made (docs/product/kitchen.md#nobody-looks). */
export const UNATTENDED_KITCHEN_REASON = 'no-kitchen'

const MINUTE_MS = 60_000

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>
type Waiting = Parameters<typeof getFiredAt>[0]

const isOpenSince = (place: Place, now: number, minutes: number): boolean =>
  Array.from({ length: minutes + 1 }, (_, back) => new Date(now - back * MINUTE_MS)).every((at) => isOpenAt(place, at))

/**
 * The orders that nobody has confirmed for so many minutes, an hour at most, during all of which
 * the place was open. Boards ask at every drawing: the calendar is slow, and says the same of all
 * orders, so it is asked once.
 */
export function listUnconfirmedOrders<T extends Waiting>(
  orders: readonly T[],
  place: Place,
  now: Date,
  minutes = UNCONFIRMED_ALERT_AFTER_MINUTES,
): readonly T[] {
  const waiting = orders.filter((order) => {
    if (order.status !== 'pending') return false
    const waited = now.getTime() - getFiredAt(order)
    return waited >= minutes * MINUTE_MS && waited <= UNCONFIRMED_ALERT_DURATION_MINUTES * MINUTE_MS
  })
  return waiting.length > 0 && isOpenSince(place, now.getTime(), minutes) ? waiting : []
}

/** Whether that is so of one order. */
export const isOverdueUnconfirmed = (order: Waiting, place: Place, now: Date, minutes?: number): boolean =>
  listUnconfirmedOrders([order], place, now, minutes).length === 1

/** What a cook said last of what the kitchen takes in. */
export type IntakeSettings = {
  readonly pausedUntil: string | null
  readonly reason: string | null
  readonly extraMinutes: number
}

/** Of a kitchen that nobody said anything of. */
export const DEFAULT_INTAKE: IntakeSettings = { pausedUntil: null, reason: null, extraMinutes: 0 }

/** Until when a pause lasts, null where none does; it ends by itself. */
export const getPauseEnd = ({ pausedUntil }: IntakeSettings, now: Date): string | null =>
  pausedUntil !== null && Date.parse(pausedUntil) > now.getTime() ? pausedUntil : null

type Change =
  | { readonly state: 'paused'; readonly minutes: number; readonly reason?: string | undefined }
  | { readonly state: 'open' }
  | { readonly extraMinutes: number }

/**
 * The intake after a cook's word: opening ends a pause and leaves the time that was asked for, and
 * the other way round.
 */
export function applyIntakeChange(word: IntakeSettings, change: Change, now: Date): IntakeSettings {
  const { extraMinutes } = word
  if ('extraMinutes' in change) return { ...word, extraMinutes: change.extraMinutes }
  if (change.state === 'open') return { ...DEFAULT_INTAKE, extraMinutes }
  const pausedUntil = new Date(now.getTime() + change.minutes * 60_000).toISOString()
  return { pausedUntil, reason: change.reason ?? null, extraMinutes }
}

/** Nobody is in the kitchen: paused until then, unless somebody has paused it already. */
export const pauseForUnattendedKitchen = (word: IntakeSettings, until: Date, now: Date): IntakeSettings =>
  getPauseEnd(word, now) === null
    ? { ...word, pausedUntil: until.toISOString(), reason: UNATTENDED_KITCHEN_REASON }
    : word

/** Somebody is in the kitchen again: a pause for want of a kitchen ends, any other is left. */
export const resumeAttendedKitchen = (word: IntakeSettings, now: Date): IntakeSettings =>
  word.reason === UNATTENDED_KITCHEN_REASON && getPauseEnd(word, now) !== null
    ? applyIntakeChange(word, { state: 'open' }, now)
    : word
type Moment = {
  readonly policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  readonly place: Place
  readonly now: Date
}

/**
 * How the intake is: a pause wins, then closed doors where orders are refused then
 * (docs/product/kitchen.md#intake).
 */
export function getIntakeState(word: IntakeSettings, { policy, place, now }: Moment): IntakeState {
  if (getPauseEnd(word, now) !== null) return 'paused'
  if (!acceptsOrdersNow(policy, place, now)) return 'closed'
  return word.extraMinutes > 0 ? 'busy' : 'open'
}

/** The clock of a moment on a location's wall, for people: `7:40 PM`. */
export function formatClockAt(place: Pick<LocationConfig, 'timeZone'>, at: string): string {
  const { minutes } = toWallClock(place, new Date(at))
  const two = (part: number) => String(part).padStart(2, '0')
  return formatClock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
}

type Wanted = { readonly orderType: OrderType; readonly scheduledFor?: string | null | undefined }

/**
 * Refuses an order for now while the intake is paused, `kitchen-paused` with `until`; one for later
 * is taken.
 */
export function assertIntakeOpen(
  word: IntakeSettings,
  { scheduledFor }: Wanted,
  place: Pick<LocationConfig, 'timeZone'>,
  now: Date,
): void {
  const until = getPauseEnd(word, now)
  if (scheduledFor || until === null) return
  const { reason } = word
  const told =
    reason === UNATTENDED_KITCHEN_REASON
      ? 'The kitchen is not answering right now.'
      : `The kitchen takes no orders until ${formatClockAt(place, until)}.`
  throw new Problem('kitchen-paused', `${told} You can order for later.`, { members: { until, reason } })
}

type Kitchen = {
  /** Whether the owner lets orders be confirmed by themselves; not unless told. */
  readonly autoConfirm?: boolean | undefined
  readonly intake: IntakeSettings
}

/**
 * Whether an order that nobody has confirmed is confirmed by itself: where the owner chose so, once
 * it is on the line, and not while the intake is paused because no kitchen is there
 * (docs/product/kitchen.md#confirmed-by-itself).
 */
export function isAutoConfirmed(order: Waiting, { autoConfirm = false, intake }: Kitchen, now: Date): boolean {
  if (!autoConfirm || order.status !== 'pending') return false
  if (intake.reason === UNATTENDED_KITCHEN_REASON && getPauseEnd(intake, now) !== null) return false
  return getFiredAt(order) <= now.getTime()
}
