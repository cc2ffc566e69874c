import { Problem } from '../../platform/problem'
import { formatDateTime } from '../../platform/time'
import { isReadyBeforeClosing, isOrderTime, SENDING_MS, type OrderLead } from './order-times'
import { estimateDelayMinutes, estimateEta, type KitchenLoad } from '../eta'
import type { StationWorkload } from '../workload'
import { findFirstTime, getFirstLaterAt, type QuoteContext } from '../scheduling'

/**
 * Returns when an order for now is ready, in milliseconds; a delivery leaves then. Null for a
 * scheduled order or an event.
 */
export function estimateReadyAt(...[request, kitchen, now]: Parameters<typeof estimateEta>): number | null {
  if (request.scheduledFor !== null || request.orderType === 'event') return null
  return estimateEta({ ...request, orderType: 'pickup' }, kitchen, now)?.from ?? null
}

/** Returns the first time at which the location takes an order, ISO; null if there is none. */
export const findNextOrderTime = (order: OrderLead, context: QuoteContext): string | null =>
  findFirstTime(order, context)?.at ?? null

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

type LaterOrder = Omit<OrderLead, 'deliveryMinutes' | 'delayMinutes'> & {
  readonly work: StationWorkload
  readonly scheduledFor: Date
  /** The promise of an order that is moved, ISO. It may always move to a later time. */
  readonly promisedFrom?: string | null
}

/**
 * Checks that a later order doesn't go ahead of what the kitchen quotes for an order placed now. A
 * site that takes orders while closed accepts every time; an event has its own rules.
 * @throws Problem `too-late` with the next possible time as `nextAt`
 */
export function assertNotBeforeQuote(order: LaterOrder, kitchen: KitchenLoad, context: QuoteContext): void {
  const { policy, now } = context
  const { orderType, scheduledFor, promisedFrom = null } = order
  if (policy.acceptsOrdersWhileClosed || orderType === 'event') return
  if (promisedFrom !== null && scheduledFor.getTime() >= Date.parse(promisedFrom)) return
  const delayMinutes = estimateDelayMinutes(order.work, kitchen, now.getTime())
  const lead = { ...order, deliveryMinutes: kitchen.deliveryMinutes, delayMinutes }
  if (scheduledFor.getTime() + SENDING_MS >= getFirstLaterAt(lead, context)) return
  throw createTooLateProblem('The kitchen cannot have this order ready by then.', lead, context)
}

/**
 * Checks that an order for now is ready, at `readyAt` in milliseconds, before the location closes.
 * @throws Problem `too-late` with the next possible time as `nextAt`
 */
export function assertReadyBeforeClosing(readyAt: number, order: OrderLead, context: QuoteContext): void {
  if (isReadyBeforeClosing(readyAt, context, context.now)) return
  throw createTooLateProblem('It is too late for an order for now: it would be ready after closing.', order, context)
}
