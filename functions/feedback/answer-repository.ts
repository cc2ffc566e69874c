import type { FeedbackWithOrder } from '#shared/feedback/contract'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { isMailableAddress } from '#shared/notifications/order-mail'
import { centsToDecimal } from '#shared/platform/money'
import { findMailSender } from '../notifications/mail-sender'
import { orderKeys } from '../orders/records'
import type { OrderRecord } from '../orders/records'
import type { FeedbackRow } from './repository'
import { Problem } from '#shared/platform/problem'
import { logChange } from '../platform/change-log/change-log'
import { FeedbackRecord, feedbackKeys } from './records'
import { getOrder } from '../orders/repository'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, tableName } from '../platform/table/table'

/** Whether a mail would reach the guest of an order. */
export const canReceiveMail = ({ customer, location }: OrderRecord): boolean =>
  isMailableAddress(customer.email.trim()) && findMailSender(getLocation(location)) !== undefined

/** What a customer said as the desk shows it. */
export const presentFeedback = ({ feedback, order }: FeedbackRow): FeedbackWithOrder => ({
  id: feedback.id,
  at: feedback.at,
  rating: feedback.rating,
  comment: feedback.comment,
  trigger: feedback.trigger,
  answered: feedback.answered ?? null,
  canAnswer: feedback.answered === undefined && canReceiveMail(order),
  order: {
    id: order.id,
    ticketNumber: order.ticketNumber,
    createdAt: order.createdAt,
    completedAt: order.completedAt ?? null,
    status: order.status,
    orderType: order.orderType,
    total: centsToDecimal(order.totalCents),
    customerName: order.customer.name,
    items: order.lines.map(({ name, quantity }) => ({ name, quantity })),
  },
})

type Answer = { readonly id: string; readonly answeredAt: string }

type Answering = {
  readonly location: LocationCode
  readonly orderId: string
  readonly trigger: FeedbackRecord['trigger']
  readonly text: string
  readonly by: string
  readonly now: Date
  /** Throws unless whoever answers may, where the order was placed. */
  readonly check: (order: OrderRecord) => void
  readonly alongside: (answer: Answer) => readonly WriteStep[]
}

async function read({ location, orderId, trigger, check }: Answering): Promise<FeedbackRow> {
  const order = await getOrder(orderId)
  check(order)
  const item = await getItem(feedbackKeys.given(order.id, trigger))
  if (order.location !== location || !item) throw new Problem('not-found', 'There is no such feedback here.')
  return { feedback: FeedbackRecord.parse(item), order }
}

function checkAnswerable({ feedback, order }: FeedbackRow): void {
  if (feedback.answered) throw new Problem('already-answered', 'This has been answered already.')
  if (canReceiveMail(order)) return
  throw new Problem('no-address', `Ticket ${order.ticketNumber} has no e-mail address that we could answer to.`)
}

const written = ({ orderId, trigger }: FeedbackRecord, answered: FeedbackRecord['answered']): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: feedbackKeys.given(orderId, trigger),
      UpdateExpression: 'SET answered = :answered',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(answered)',
      ExpressionAttributeValues: { ':answered': answered },
    },
  },
})

/** An order that is erased in the meantime names nobody any more, and nobody is to be answered. */
const stillNamed = (order: OrderRecord): WriteStep => ({
  write: {
    ConditionCheck: ifUnchanged({ TableName: tableName(), Key: orderKeys.order(order.id) }, { version: order.version }),
  },
})

/** The entry of the log: that it was answered, and to what, without a word of what either said. */
const entry = ({ feedback, order }: FeedbackRow, { by, now }: Answering) =>
  logChange({
    locations: [order.location],
    kind: 'feedback',
    subjectId: order.id,
    title: `Ticket ${order.ticketNumber}: feedback of ${feedback.rating} of 5 stars answered by mail`,
    before: null,
    after: { orderId: order.id, ticketNumber: order.ticketNumber, rating: feedback.rating },
    by,
    now,
  })

/**
 * Answers what a customer said, once: the mail follows from the record
 * (docs/product/desk.md#feedback). Throws `not-found`, `already-answered` and `no-address`.
 */
export const answerFeedback = (answering: Answering): Promise<Answer> =>
  runOptimisticWrite(
    () => read(answering),
    (given) => {
      checkAnswerable(given)
      const { text, now, alongside } = answering
      const answered = { text, at: now.toISOString() }
      const answer = { id: given.feedback.id, answeredAt: answered.at }
      const steps = [
        written(given.feedback, answered),
        stillNamed(given.order),
        ...entry(given, answering).steps,
        ...alongside(answer),
      ]
      return { steps, answer }
    },
  )
