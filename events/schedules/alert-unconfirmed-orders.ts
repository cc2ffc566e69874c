import { getLocationWithHours } from '#functions/hours/repository'
import { autoConfirmOrders } from '#functions/kitchen/repository'
import { setIntake } from '#functions/kitchen/intake'
import type { OrderRecord } from '#functions/orders/records'
import { listUnconfirmedOrders, toScheduledOrder, untrackUnconfirmedOrders } from '#functions/orders/ticket-repository'
import { handleSchedule } from '#functions/platform/event-handlers'
import { notifyOwner } from '#functions/platform/notify-owner'
import { pushMessages } from '#functions/live/push'
import { channels, listSubscribers } from '#functions/live/connection-repository'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getHoursTransitions } from '#shared/hours/transitions'
import {
  AUTO_PAUSE_AFTER_MINUTES,
  UNATTENDED_KITCHEN_REASON,
  formatClockAt,
  isOverdueUnconfirmed,
  pauseForUnattendedKitchen,
} from '#shared/kitchen/intake'

/** Pauses the intake until the doors close, and tells the owner; each order does so once. */
async function pause(place: Location, waiting: readonly OrderRecord[], now: Date): Promise<void> {
  const { until } = getHoursTransitions(place, now)
  if (until === null) return
  const word = await setIntake({
    location: place.code,
    next: (before) => pauseForUnattendedKitchen(before, until, now),
    by: 'Nobody in the kitchen',
    now,
  })
  await untrackUnconfirmedOrders(waiting)
  if (word.reason !== UNATTENDED_KITCHEN_REASON) return
  const tickets = waiting.map(({ ticketNumber }) => ticketNumber).join(', ')
  await notifyOwner({
    subject: `Nobody in the kitchen at ${place.name}`,
    text: `Nobody has confirmed ticket ${tickets} for ${AUTO_PAUSE_AFTER_MINUTES} minutes, and no board is connected. ${place.name} takes no orders for now until ${formatClockAt(place, until.toISOString())}, or until a board confirms one.`,
  })
}

async function look(location: Location, now: Date): Promise<void> {
  const { code } = location
  const pending = await listUnconfirmedOrders(code, now)
  if (pending.length === 0) return
  const waiting = await autoConfirmOrders(code, pending, now)
  if (waiting.length === 0) return
  const place = await getLocationWithHours(location)
  const rung = waiting.filter((order) => isOverdueUnconfirmed(toScheduledOrder(order), place, now))
  if (rung.length === 0) return
  const orders = rung.map(({ id, ticketNumber }) => ({ id, ticketNumber }))
  // A board that is gone is forgotten with the first push that does not reach it.
  await pushMessages([channels.board(code)], { type: 'orders_unanswered', orders })
  if (!getPolicy(location).pausesWithoutKitchen) return
  const overdue = rung.filter((order) =>
    isOverdueUnconfirmed(toScheduledOrder(order), place, now, AUTO_PAUSE_AFTER_MINUTES),
  )
  if (overdue.length > 0 && (await listSubscribers(channels.board(code))).length === 0) await pause(place, overdue, now)
}

export const handler = handleSchedule('alert-unconfirmed-orders', async (dueAt) => {
  await Promise.all(locations.map((location) => look(location, dueAt)))
})
