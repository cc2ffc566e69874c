import { checkHandover, type HandoverAnswer } from '#shared/orders/handover'
import type { Tender } from '#shared/orders/constants'
import type { OrderStage } from '#shared/orders/status'
import { assertPacked } from '#shared/kitchen/packing'
import { getCounterCents, listPayments } from '#shared/payments/payment-amounts'
import { isCollected } from '#shared/payments/tender'
import { Problem } from '#shared/platform/problem'
import { logChange } from '../platform/change-log/change-log'
import { presentPacking } from './lines/present-lines'
import { getLoggedName, type StepAuthor } from './order-actor'
import type { OrderRecord } from './records'

/** What a move says about completing an order. */
type Completion = {
  readonly to: OrderStage
  readonly tender?: Tender | undefined
  readonly handover?: HandoverAnswer | undefined
  readonly by: StepAuthor
  readonly now: Date
}

/**
 * Returns whether staff complete an order although something is not packed.
 * @throws Problem `not-packed` unless they override it
 */
export function isUnpacked(
  order: OrderRecord,
  { to, handover }: Pick<Completion, 'to' | 'tender' | 'handover'>,
): boolean {
  if (to.status !== 'completed' || !handover) return false
  const packing = presentPacking(order) ?? []
  if (!handover.override) assertPacked(order.ticketNumber, packing)
  return packing.some(({ isPacked }) => !isPacked)
}

/**
 * Returns how staff took what was due, and how much that was.
 * @throws Problem `changed-meanwhile` if the guest paid staff's pay link meanwhile
 */
export function getTender(
  order: OrderRecord,
  { to, tender }: Pick<Completion, 'to' | 'tender' | 'handover'>,
): Pick<OrderRecord, 'tender' | 'tenderCents'> {
  const nothing = { tender: undefined, tenderCents: undefined }
  if (to.status !== 'completed' || tender === undefined) return nothing
  const tenderCents = getCounterCents(order)
  if (tenderCents > 0) return { tender, tenderCents }
  if (isCollected(tender) && listPayments(order).some(({ isLink }) => isLink))
    throw new Problem(
      'changed-meanwhile',
      `Ticket ${order.ticketNumber} was paid online meanwhile. Take no money for it, or give it back.`,
    )
  return nothing
}

/** @throws Problem `wrong-code` without the code of the guest, unless staff override it */
export function takeHandover(
  order: OrderRecord,
  { to, handover }: Pick<Completion, 'to' | 'tender' | 'handover'>,
): Pick<OrderRecord, 'handover'> {
  if (to.status !== 'completed' || !handover) return {}
  const handedOver = checkHandover(order, handover)
  return handedOver ? { handover: handedOver } : {}
}

/** Returns the steps that log what staff completed an order without: its code, or packing. */
export function logOverride(
  { id, location, ticketNumber }: OrderRecord,
  missing: readonly string[],
  { by, now }: Pick<Completion, 'by' | 'now'>,
) {
  return logChange({
    locations: [location],
    kind: 'handover',
    subjectId: id,
    title: `Ticket ${ticketNumber}: ${missing.join(', ')}`,
    before: null,
    after: { orderId: id, ticketNumber },
    by: getLoggedName(by, location),
    now,
  }).steps
}
