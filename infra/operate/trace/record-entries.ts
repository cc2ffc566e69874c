import * as z from 'zod/mini'
import type { OrderRecord } from '#functions/orders/records'
import type { ChangeRecord } from '#functions/platform/change-log/records'
import type { Item } from '#functions/platform/table/table'
import { cancelReasons } from '#shared/orders/order-steps'
import type { OrderActor } from '#shared/platform/actor'
import { getUnreturnedCents } from '#shared/payments/card-refunds'
import { listPayments } from '#shared/payments/payment-amounts'
import type { ActivityKind } from '#shared/platform/contract'
import { formatCents } from '#shared/platform/money'
import { listPrintEntries, type OrderPrint } from './print-entries'
import type { TraceEntry } from './trace-entry'

/** Who made a step: `guest`, `system`, the customer without a name, or a member of the staff. */
const formatBy = (by: OrderActor, { userId }: OrderRecord): string =>
  typeof by === 'string' ? by : by.id === userId ? 'the customer' : by.name

function listTransitions(order: OrderRecord): readonly TraceEntry[] {
  return order.history.map(({ at, by, status, kitchenStatus, reason }, index) => {
    const words = [
      `${index > 0 ? 'moved to' : 'placed as'} ${status} (kitchen: ${kitchenStatus})`,
      `by ${formatBy(by, order)}`,
      ...(reason === undefined ? [] : [`because: ${cancelReasons[reason]}`]),
    ]
    return { at, kind: 'order', text: words.join(' ') }
  })
}

const listOtherChanges = (order: OrderRecord): readonly TraceEntry[] => {
  const { claim, slotMoves, slotMovedAt, firedAt, releasedAt, lines, refunds = [] } = order
  const promise = order.promisedAt === undefined ? '' : `, promised for ${order.promisedAt}`
  return [
    ...(slotMovedAt ? [{ at: slotMovedAt, text: `rescheduled ${slotMoves ?? 1} times${promise}` }] : []),
    ...(firedAt ? [{ at: firedAt, text: 'started before its usual time' }] : []),
    ...(releasedAt ? [{ at: releasedAt, text: 'reservations released' }] : []),
    ...(claim ? [{ at: claim.at, text: `claimed by an account (${claim.basis})` }] : []),
    ...lines.flatMap(({ name, struckAt }) => (struckAt ? [{ at: struckAt, text: `line struck: ${name}` }] : [])),
    ...refunds.map(({ at, amountCents, reason, line }) => ({
      at,
      text: `refund of ${formatCents(amountCents)} (${reason})${line === undefined ? '' : ` for line ${line + 1}`}`,
    })),
  ].map((entry) => ({ kind: 'order', ...entry }))
}

const MailRecord = z.object({
  type: z.literal('Mail'),
  sk: z.string(),
  claimedAt: z.string(),
  outcome: z.optional(z.string()),
})
const Subscription = z.object({
  type: z.literal('PushSubscription'),
  subscribedAt: z.string(),
  delivered: z._default(z.array(z.string()), []),
  failures: z._default(z.int(), 0),
})

function describeRecord(record: Item): readonly TraceEntry[] {
  const mail = MailRecord.safeParse(record)
  if (mail.success) {
    const { sk, claimedAt, outcome = 'NOT FINISHED: the sending failed or is being retried' } = mail.data
    return [
      { at: claimedAt, kind: 'mail', text: `${sk.replace('MAIL#', '')}: ${outcome}`, isProblem: outcome !== 'sent' },
    ]
  }
  const push = Subscription.safeParse(record)
  if (!push.success) return []
  const { subscribedAt, delivered, failures } = push.data
  const text = `subscription of a browser: ${delivered.length} pushes delivered, ${failures} failures in a row`
  return [{ at: subscribedAt, kind: 'web-push', text }]
}

/** The refunds that did not reach the card, which are not tried again. */
const listFailedRefunds = (order: OrderRecord): readonly TraceEntry[] =>
  listPayments(order).flatMap((payment) =>
    payment.cardRefunds.flatMap(({ amountCents, failedAt, returnedAt }) => {
      if (failedAt === undefined) return []
      const isOpen = returnedAt === undefined && getUnreturnedCents(payment) > 0
      const outcome = isOpen ? 'FAILED for good: return it another way' : 'failed; made good since'
      const text = `refund of ${formatCents(amountCents)} to the card ${outcome}`
      return [{ at: failedAt, kind: 'payment', text, isProblem: isOpen }]
    }),
  )

/** The changes at the desk that decide what happens to an order. */
const decisive: readonly ActivityKind[] = [
  'hours',
  'intake',
  'availability',
  'cancellation',
  'refund',
  'feedback',
  'dispute',
  'printer',
]

/** Converts a change at the desk to a line of a trace. */
export const toChangeEntry = ({ at, by, title, kind }: ChangeRecord): TraceEntry => ({
  at,
  kind: 'desk',
  text: `${title} by ${by}`,
  isRoutine: !decisive.includes(kind),
})

type Records = {
  readonly order: OrderRecord
  readonly records: readonly Item[]
  readonly prints: readonly OrderPrint[]
  /** The changes at the location's desk while the order was open. */
  readonly changes: readonly ChangeRecord[]
  readonly now: Date
}

/** Returns what the table knows about an order's life. */
export const listRecordEntries = ({ order, records, prints, changes, now }: Records): readonly TraceEntry[] => [
  ...listTransitions(order),
  ...listOtherChanges(order),
  ...listFailedRefunds(order),
  ...records.flatMap(describeRecord),
  ...listPrintEntries(order, prints, now),
  ...changes.map(toChangeEntry),
]
