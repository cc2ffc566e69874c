import { Problem } from '../../platform/problem'
import { formatDateTime } from '../../platform/time'
import { isReadyBeforeClosing, isOrderTime, type OrderLead } from './order-times'
import { estimateEta } from '../eta'
import { getEarliestReadyAt, listAvailableDays, type QuoteContext } from '../scheduling'

/**
 * Returns when an order for now is ready, in milliseconds; a delivery leaves then. Null for a
 * scheduled order or an event.
 */
export function estimateReadyAt(...[request, kitchen, now]: Parameters<typeof estimateEta>): number | null {
  if (request.scheduledFor !== null || request.orderType === 'event') return null
  return estimateEta({ ...request, orderType: 'pickup' }, kitchen, now)?.from ?? null
}

/** Returns the first time at which the location takes an order, ISO; null if there is none. */
export function findNextOrderTime(order: OrderLead, context: QuoteContext): string | null {
  const { policy, place, now } = context
  const { orderType, leadMinutes = 0 } = order
  const notBefore = getEarliestReadyAt(leadMinutes, context)
  const [day] = listAvailableDays(place, orderType, now, { policy, leadMinutes, notBefore })
  return day?.times[0]?.at ?? null
}

function createTooLateProblem(reason: string, order: OrderLead, context: QuoteContext): Problem {
  const nextAt = findNextOrderTime(order, context)
  const next =
    nextAt === null ? 'Please call us.' : `The next time is ${formatDateTime(nextAt, context.place.timeZone)}.`
  return new Problem('too-late', `${reason} ${next}`, { members: { nextAt } })
}

/**
 * Checks that the kitchen can make an order for a later time, after it opens.
 * @throws Problem `too-late` with the next possible time as `nextAt`
 */
export function assertOrderTime(scheduledFor: string, order: OrderLead, context: QuoteContext): void {
  if (isOrderTime(Date.parse(scheduledFor), order, context)) return
  throw createTooLateProblem('The kitchen cannot have this order ready by then.', order, context)
}

/**
 * Checks that an order for now is ready, at `readyAt` in milliseconds, before the location closes.
 * @throws Problem `too-late` with the next possible time as `nextAt`
 */
export function assertReadyBeforeClosing(readyAt: number, order: OrderLead, context: QuoteContext): void {
  if (isReadyBeforeClosing(readyAt, context, context.now)) return
  throw createTooLateProblem('It is too late for an order for now: it would be ready after closing.', order, context)
}
