import { placeNow } from '#functions/hours/store'
import { confirmWaiting } from '#functions/kitchen/store-confirm'
import { sayIntake } from '#functions/kitchen/store-intake'
import type { OrderRecord } from '#functions/orders/records'
import { asScheduled, stopWaitingFor, unansweredAt } from '#functions/orders/store-unanswered'
import { onSchedule } from '#functions/runtime/on-schedule'
import { tellOwner } from '#functions/runtime/tell-owner'
import { push } from '#functions/sockets/push'
import { channels, followers } from '#functions/sockets/store'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { turnsAfter } from '#shared/rules/hours-turns'
import { clockAt, intakeWithoutKitchen } from '#shared/rules/intake'
import { isUnanswered, NO_KITCHEN, PAUSES_AFTER_MINUTES } from '#shared/rules/unanswered'

/** Pauses the intake until the doors close, and tells the owner; each order does so once. */
async function pause(place: Location, waiting: readonly OrderRecord[], now: Date): Promise<void> {
  const { until } = turnsAfter(place, now)
  if (until === null) return
  const word = await sayIntake({
    location: place.code,
    next: (before) => intakeWithoutKitchen(before, until, now),
    by: 'Nobody in the kitchen',
    now,
  })
  await stopWaitingFor(waiting)
  if (word.reason !== NO_KITCHEN) return
  const tickets = waiting.map(({ ticketNumber }) => ticketNumber).join(', ')
  await tellOwner({
    subject: `Nobody in the kitchen at ${place.name}`,
    text: `Nobody has confirmed ticket ${tickets} for ${PAUSES_AFTER_MINUTES} minutes, and no board is connected. ${place.name} takes no orders for now until ${clockAt(place, until.toISOString())}, or until a board confirms one.`,
  })
}

async function look(location: Location, now: Date): Promise<void> {
  const { code } = location
  const pending = await unansweredAt(code, now)
  if (pending.length === 0) return
  const waiting = await confirmWaiting(code, pending, now)
  if (waiting.length === 0) return
  const place = await placeNow(location)
  const rung = waiting.filter((order) => isUnanswered(asScheduled(order), place, now))
  if (rung.length === 0) return
  const orders = rung.map(({ id, ticketNumber }) => ({ id, ticketNumber }))
  // A board that is gone is forgotten with the first push that does not reach it.
  await push([channels.board(code)], { type: 'orders_unanswered', orders })
  if (!policyOf(location).pausesWithoutKitchen) return
  const overdue = rung.filter((order) => isUnanswered(asScheduled(order), place, now, PAUSES_AFTER_MINUTES))
  if (overdue.length > 0 && (await followers(channels.board(code))).length === 0) await pause(place, overdue, now)
}

export const handler = onSchedule('notice-unanswered', async (dueAt) => {
  await Promise.all(locations.map((location) => look(location, dueAt)))
})
