import * as z from 'zod/mini'
import type { OrderRecord } from '#functions/orders/records'
import type { ChangeRecord } from '#functions/platform/change-log/records'
import type { Item } from '#functions/platform/table/table'
import { cancelReasons } from '#shared/orders/order-steps'
import type { OrderActor } from '#shared/platform/actor'
import { formatCents } from '#shared/platform/money'

/** One line of a trace. */
export type TraceEntry = {
  /** ISO time in UTC. */
  readonly at: string
  readonly kind: string
  readonly text: string
  /** Whether an operator should look at it. */
  readonly isProblem?: boolean
}

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
    ...(firedAt ? [{ at: firedAt, text: 'fired early' }] : []),
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

export type PrintEntry = { readonly printer: string; readonly dueAt: string | undefined }

type Records = {
  readonly order: OrderRecord
  readonly records: readonly Item[]
  readonly prints: readonly PrintEntry[]
  /** The changes at the location's desk while the order was open. */
  readonly changes: readonly ChangeRecord[]
}

/** Returns what the table knows about an order's life. */
export const listRecordEntries = ({ order, records, prints, changes }: Records): readonly TraceEntry[] => [
  ...listTransitions(order),
  ...listOtherChanges(order),
  ...records.flatMap(describeRecord),
  ...prints.map(({ printer, dueAt }) => ({
    at: dueAt ?? order.createdAt,
    kind: 'print',
    text: dueAt === undefined ? `${printer}: printed or removed` : `${printer}: WAITS for the printer`,
    isProblem: dueAt !== undefined,
  })),
  ...changes.map(({ at, by, title }) => ({ at, kind: 'desk', text: `${title} by ${by}` })),
]
