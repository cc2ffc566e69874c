import type { LocationConfig } from '../locations/location'
import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../problem'
import type { IntakeState } from '../terms/intake'
import type { OrderType } from '../terms/orders'
import { formatClock } from './hours'
import { toWallClock } from './local-time'
import { acceptsOrdersNow } from './schedule'
import { UNATTENDED_KITCHEN_REASON } from './unanswered'

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

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>
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
