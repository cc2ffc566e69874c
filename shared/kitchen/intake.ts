import type { LocationConfig, LocationHours } from '../locations/location'
import { formatClockAt } from '../hours/hours'
import { isOpenAt } from '../hours/open-periods'
import { getFiredAt } from '../orders/timing/ticket-timing'
import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'
import type { OrderType } from '../orders/constants'
import { acceptsOrdersNow } from '../orders/scheduling'

/** The states of a kitchen's intake (docs/product/kitchen.md#intake). */
export const intakeStates = ['open', 'busy', 'paused', 'closed'] as const
export type IntakeState = (typeof intakeStates)[number]

/** Limits of a pause and of the extra minutes, in minutes (docs/product/kitchen.md#intake). */
export const PAUSE_MINUTES_RANGE = { least: 5, most: 180 } as const
export const MAX_EXTRA_MINUTES = 60

/**
 * Unconfirmed orders ring on every board after this many minutes within opening hours
 * (docs/product/kitchen.md#unconfirmed-orders).
 */
const UNCONFIRMED_ALERT_AFTER_MINUTES = 5
/** The intake pauses automatically after this many minutes, if no board is connected. */
export const AUTO_PAUSE_AFTER_MINUTES = 10
/** The boards ring for at most this long. By then the ticket has long been red. */
export const UNCONFIRMED_ALERT_DURATION_MINUTES = 60

/**
 * Why cooks pause, as stored. Guests don't see it; the boards, Today and the change log do.
 */
export const pauseReasons = ['Too busy', 'Short-staffed', 'Out of ingredients', 'Equipment problem'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** The reason stored with an automatic pause (docs/product/kitchen.md#unconfirmed-orders). */
export const UNATTENDED_KITCHEN_REASON = 'no-kitchen'

const MINUTE_MS = 60_000

type PlacedOrder = Parameters<typeof getFiredAt>[0]

const isOpenSince = (location: LocationHours, now: number, minutes: number): boolean =>
  Array.from({ length: minutes + 1 }, (_, back) => new Date(now - back * MINUTE_MS)).every((at) =>
    isOpenAt(location, at),
  )

/**
 * Returns the orders that have been unconfirmed for the given minutes, but no more than an hour.
 * The location must have been open during all those minutes.
 * Boards call this on every render, so the slow check of the opening hours runs once for all
 * orders.
 */
export function listUnconfirmedOrders<T extends PlacedOrder>(
  orders: readonly T[],
  location: LocationHours,
  now: Date,
  minutes = UNCONFIRMED_ALERT_AFTER_MINUTES,
): readonly T[] {
  const waiting = orders.filter((order) => {
    if (order.status !== 'pending') return false
    const waited = now.getTime() - getFiredAt(order)
    return waited >= minutes * MINUTE_MS && waited <= UNCONFIRMED_ALERT_DURATION_MINUTES * MINUTE_MS
  })
  return waiting.length > 0 && isOpenSince(location, now.getTime(), minutes) ? waiting : []
}

/** Whether one order is overdue in the sense of `listUnconfirmedOrders`. */
export const isOverdueUnconfirmed = (
  order: PlacedOrder,
  location: LocationHours,
  now: Date,
  minutes?: number,
): boolean => listUnconfirmedOrders([order], location, now, minutes).length === 1

/** The intake settings that staff last chose. */
export type IntakeSettings = {
  readonly pausedUntil: string | null
  readonly reason: string | null
  readonly extraMinutes: number
  /** When a pause of delivery alone ends; missing if there is none. */
  readonly deliveryPausedUntil?: string | undefined
}

/** The intake settings of a kitchen that has not chosen any. */
export const DEFAULT_INTAKE: IntakeSettings = { pausedUntil: null, reason: null, extraMinutes: 0 }

/**
 * Returns when the current pause ends; null if the intake is not paused. Pauses end automatically.
 */
export const getPauseEnd = ({ pausedUntil }: IntakeSettings, now: Date): string | null =>
  pausedUntil !== null && Date.parse(pausedUntil) > now.getTime() ? pausedUntil : null

/**
 * Returns when the current pause of delivery alone ends; null if delivery is not paused
 * (docs/product/kitchen.md#delivery-pause).
 */
export const getDeliveryPauseEnd = ({ deliveryPausedUntil }: IntakeSettings, now: Date): string | null =>
  deliveryPausedUntil !== undefined && Date.parse(deliveryPausedUntil) > now.getTime() ? deliveryPausedUntil : null

type IntakeChange =
  | { readonly state: 'paused'; readonly minutes: number; readonly reason?: string | undefined }
  | { readonly state: 'open' }
  | { readonly extraMinutes: number }
  | { readonly delivery: 'paused'; readonly minutes: number }
  | { readonly delivery: 'open' }

const minutesAfter = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * MINUTE_MS).toISOString()

/**
 * Returns the settings after a change by staff. Opening ends a pause and leaves the extra minutes;
 * changing the extra minutes leaves a pause. A pause of delivery is independent of both.
 */
export function applyIntakeChange(settings: IntakeSettings, change: IntakeChange, now: Date): IntakeSettings {
  if ('extraMinutes' in change) return { ...settings, extraMinutes: change.extraMinutes }
  if ('delivery' in change) {
    const { deliveryPausedUntil: _ended, ...others } = settings
    return change.delivery === 'open' ? others : { ...others, deliveryPausedUntil: minutesAfter(now, change.minutes) }
  }
  if (change.state === 'open') return { ...settings, pausedUntil: null, reason: null }
  return { ...settings, pausedUntil: minutesAfter(now, change.minutes), reason: change.reason ?? null }
}

/** Pauses an unattended kitchen until the given time. An existing pause stays. */
export const pauseForUnattendedKitchen = (settings: IntakeSettings, until: Date, now: Date): IntakeSettings =>
  getPauseEnd(settings, now) === null
    ? { ...settings, pausedUntil: until.toISOString(), reason: UNATTENDED_KITCHEN_REASON }
    : settings

/** Ends an automatic pause once staff are back. Any other pause stays. */
export const resumeAttendedKitchen = (settings: IntakeSettings, now: Date): IntakeSettings =>
  settings.reason === UNATTENDED_KITCHEN_REASON && getPauseEnd(settings, now) !== null
    ? applyIntakeChange(settings, { state: 'open' }, now)
    : settings

type IntakeContext = {
  readonly policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  readonly place: LocationHours
  readonly now: Date
}

/**
 * Returns the state of the intake (docs/product/kitchen.md#intake). A pause takes precedence over
 * `closed`, which applies only where the location refuses orders outside opening hours.
 */
export function getIntakeState(settings: IntakeSettings, { policy, place: location, now }: IntakeContext): IntakeState {
  if (getPauseEnd(settings, now) !== null) return 'paused'
  if (!acceptsOrdersNow(policy, location, now)) return 'closed'
  return settings.extraMinutes > 0 ? 'busy' : 'open'
}

type OrderTiming = { readonly orderType: OrderType; readonly scheduledFor?: string | null | undefined }

/**
 * Checks that the kitchen takes an order. Scheduled orders are accepted, except deliveries that are
 * due before the end of a pause of delivery.
 * @throws Problem `kitchen-paused` or `delivery-paused`, with the end of the pause as `until`
 */
export function assertIntakeOpen(
  settings: IntakeSettings,
  { orderType, scheduledFor }: OrderTiming,
  location: Pick<LocationConfig, 'timeZone'>,
  now: Date,
): void {
  const deliveryUntil = orderType === 'delivery' ? getDeliveryPauseEnd(settings, now) : null
  if (deliveryUntil !== null && (!scheduledFor || Date.parse(scheduledFor) < Date.parse(deliveryUntil)))
    throw new Problem(
      'delivery-paused',
      `Delivery is paused until ${formatClockAt(location, deliveryUntil)}. You can pick up, or order delivery for later.`,
      { members: { until: deliveryUntil } },
    )
  const until = getPauseEnd(settings, now)
  if (scheduledFor || until === null) return
  const { reason } = settings
  const message =
    reason === UNATTENDED_KITCHEN_REASON
      ? 'The kitchen is not answering right now.'
      : `The kitchen takes no orders until ${formatClockAt(location, until)}.`
  throw new Problem('kitchen-paused', `${message} You can order for later.`, { members: { until, reason } })
}

type Kitchen = {
  /** Whether the owner has orders confirmed automatically; false by default. */
  readonly autoConfirm?: boolean | undefined
  readonly intake: IntakeSettings
  /** Whether the live connection of any board is open. */
  readonly isBoardConnected: boolean
}

/**
 * Whether to confirm a pending order automatically
 * (docs/product/kitchen.md#automatic-confirmation):
 * if the owner chose that, the order is due and a board is connected, unless the intake is paused
 * because the kitchen is unattended.
 */
export function isAutoConfirmed(order: PlacedOrder, kitchen: Kitchen, now: Date): boolean {
  const { autoConfirm = false, intake, isBoardConnected } = kitchen
  if (!autoConfirm || !isBoardConnected || order.status !== 'pending') return false
  if (intake.reason === UNATTENDED_KITCHEN_REASON && getPauseEnd(intake, now) !== null) return false
  return getFiredAt(order) <= now.getTime()
}
