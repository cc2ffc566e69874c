import { getCurrentLocationWithHours } from '#functions/hours/repository'
import { autoConfirmOrders } from '#functions/kitchen/repository'
import { setIntake } from '#functions/kitchen/intake-repository'
import type { OrderRecord } from '#functions/orders/records'
import { listUnconfirmedOrders, toScheduledOrder, untrackUnconfirmedOrders } from '#functions/orders/ticket-repository'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import { alertLocationOwner } from '#functions/notifications/alert-location-owner'
import { findStandingAlert, saveStandingAlert } from '#functions/notifications/alert-repository'
import { pushMessages } from '#functions/live/push'
import { channels, hasBoard } from '#functions/live/connection-repository'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getHoursTransitions } from '#shared/hours/transitions'
import {
  AUTO_PAUSE_AFTER_MINUTES,
  PAUSE_MINUTES_RANGE,
  UNATTENDED_KITCHEN_REASON,
  isOverdueUnconfirmed,
  pauseForUnattendedKitchen,
} from '#shared/kitchen/intake'
import { formatClockAt } from '#shared/hours/hours'

/** Checks are a minute apart. One that is late or fails is no reason to start again. */
const CONSECUTIVE_CHECKS_MS = 3 * 60_000

/**
 * Records whether a board is connected, and returns whether none was at this check and at the one
 * before. A board that reloads or loses its network for a moment is away at one only.
 */
async function recordKitchenAway(location: Location, now: Date): Promise<boolean> {
  const { code } = location
  if (await hasBoard(code)) return false
  const before = await findStandingAlert(code, 'kitchen-away')
  await saveStandingAlert(code, 'kitchen-away', { since: now.toISOString() })
  const passedMs = before ? now.getTime() - Date.parse(before.since) : Infinity
  return passedMs > 0 && passedMs <= CONSECUTIVE_CHECKS_MS
}

/** Returns the oldest of the waiting orders, and the numbers of all. */
const describeWaiting = (waiting: readonly OrderRecord[]) => ({
  mark: waiting[0]?.id ?? '',
  tickets: waiting.map(({ ticketNumber }) => ticketNumber).join(', '),
})

/** Alerts the owner that no one reacts to the boards. Each oldest order causes this once. */
async function alertUnanswered(place: Location, waiting: readonly OrderRecord[]): Promise<void> {
  const { mark, tickets } = describeWaiting(waiting)
  await alertLocationOwner(place, {
    kind: 'orders-unanswered',
    mark: `orders-unanswered ${mark}`,
    subject: `Orders unanswered at ${place.name}`,
    what: `Nobody has confirmed ticket ${tickets} for ${AUTO_PAUSE_AFTER_MINUTES} minutes, though a board is connected.`,
    impact: 'Guests wait for the food of these tickets.',
    firstStep: 'Call the kitchen: a board rings for these tickets.',
  })
}

/**
 * Pauses the intake until closing time, or for the longest pause where the location never closes,
 * and alerts the owner. Each order causes this at most once.
 */
async function pauseIntake(place: Location, waiting: readonly OrderRecord[], now: Date): Promise<void> {
  const longest = new Date(now.getTime() + PAUSE_MINUTES_RANGE.most * 60_000)
  const until = getHoursTransitions(place, now).until ?? longest
  const intake = await setIntake({
    location: place.code,
    next: (before) => pauseForUnattendedKitchen(before, until, now),
    by: 'Nobody in the kitchen',
    now,
  })
  if (intake.reason === UNATTENDED_KITCHEN_REASON) await alertPause(place, waiting, until)
  // At last, so that a failed alert is repeated at the next check.
  await untrackUnconfirmedOrders(waiting)
}

/** Alerts the owner of a pause, once for each oldest order. */
async function alertPause(place: Location, waiting: readonly OrderRecord[], until: Date): Promise<void> {
  const { mark, tickets } = describeWaiting(waiting)
  await alertLocationOwner(place, {
    kind: 'intake-paused',
    mark: `intake-paused ${mark}`,
    subject: `Nobody in the kitchen at ${place.name}`,
    what: `Nobody has confirmed ticket ${tickets} for ${AUTO_PAUSE_AFTER_MINUTES} minutes, and no board is connected.`,
    impact: `${place.name} takes no orders for now until ${formatClockAt(place, until.toISOString())}, or until a board confirms one; guests wait for the food of these tickets.`,
    firstStep: 'Call the kitchen: switch a board on and check its network.',
  })
}

/**
 * Confirms orders automatically where set up, rings for overdue ones, and pauses if no board stays
 * connected.
 */
async function checkLocation(location: Location, now: Date): Promise<void> {
  const { code } = location
  const pending = await listUnconfirmedOrders(code, now)
  if (pending.length === 0) return
  const waiting = await autoConfirmOrders(code, pending, { isBoardConnected: await hasBoard(code), now })
  if (waiting.length === 0) return
  const place = await getCurrentLocationWithHours(code)
  const overdue = waiting.filter((order) => isOverdueUnconfirmed(toScheduledOrder(order), place, now))
  if (overdue.length === 0) return
  const orders = overdue.map(({ id, ticketNumber }) => ({ id, ticketNumber }))
  // This push also removes subscribers that are gone, so the list below is current.
  await pushMessages([channels.board(code)], { type: 'orders_unanswered', orders })
  if (!getPolicy(location).hasKitchen) return
  const isAway = await recordKitchenAway(place, now)
  const unattended = overdue.filter((order) =>
    isOverdueUnconfirmed(toScheduledOrder(order), place, now, AUTO_PAUSE_AFTER_MINUTES),
  )
  if (unattended.length === 0) return
  if (isAway) await pauseIntake(place, unattended, now)
  else if (await hasBoard(code)) await alertUnanswered(place, unattended)
}

export const handler = handleLocationSchedule('alert-unconfirmed-orders', checkLocation)
