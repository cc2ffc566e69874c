import type { FeedbackWithOrder } from '#shared/feedback/contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { isMailableAddress } from '#shared/accounts/mailbox'
import { centsToDecimal } from '#shared/platform/money'
import { hasRefundFailed } from '#shared/payments/payment-amounts'
import { findMailSender } from '../notifications/mail-sender'
import { orderKeys, type OrderRecord } from '../orders/records'
import type { FeedbackRow } from './repository'
import { Problem } from '#shared/platform/problem'
import { logChange } from '../platform/change-log/change-log'
import { FeedbackRecord, feedbackKeys } from './records'
import { getOrder } from '../orders/repository'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { getItem, tableName } from '../platform/table/table'

/** Whether the guest of an order can receive mails. */
const canReceiveMail = ({ customer, location }: OrderRecord): boolean =>
  isMailableAddress(customer.email.trim()) && findMailSender(getLocation(location)) !== undefined

/**
 * Returns what the guest of an order got back, as a code too, without refunds that failed. A cook
 * can refund a dollar, so an amount does not show that the guest was heard.
 */
function getRefunded(order: OrderRecord) {
  const refunds = (order.refunds ?? [])
    .filter(({ to, at }) => to !== 'card' || !hasRefundFailed(order, at))
    .map(({ amountCents, toCodeCents = 0, ...of }) => ({ cents: amountCents + toCodeCents, ...of }))
  const cents = refunds.reduce((sum, refund) => sum + refund.cents, 0)
  const isOfDishes = refunds.some(
    (refund) => refund.cents > 0 && (refund.line ?? refund.lines ?? refund.pieces) !== undefined,
  )
  return {
    refunded: cents === 0 ? null : centsToDecimal(cents),
    dishesRefunded: isOfDishes || (cents > 0 && cents >= order.totalCents),
  }
}

/** Presents feedback with its order for the manager's desk. */
export const presentFeedback = ({ feedback, order }: FeedbackRow): FeedbackWithOrder => ({
  id: feedback.id,
  at: feedback.at,
  rating: feedback.rating,
  comment: feedback.comment,
  trigger: feedback.trigger,
  answered: feedback.answered ?? null,
  byStaff: feedback.byStaff ?? false,
  canAnswer: feedback.answered === undefined && !feedback.byStaff && canReceiveMail(order),
  order: {
    id: order.id,
    ticketNumber: order.ticketNumber,
    createdAt: order.createdAt,
    completedAt: order.completedAt ?? null,
    status: order.status,
    orderType: order.orderType,
    total: centsToDecimal(order.totalCents),
    ...getRefunded(order),
    customerName: order.customer.name,
    items: order.lines.map(({ name, quantity }) => ({ name, quantity })),
  },
})

type Answer = { readonly id: string; readonly answeredAt: string }

type AnswerRequest = {
  readonly location: LocationCode
  readonly orderId: string
  readonly trigger: FeedbackRecord['trigger']
  readonly text: string
  readonly by: string
  readonly now: Date
  /** Throws unless the caller may answer at the order's location. */
  readonly check: (order: OrderRecord) => void
  readonly extraSteps: (answer: Answer) => readonly WriteStep[]
}

async function readFeedback({ location, orderId, trigger, check }: AnswerRequest): Promise<FeedbackRow> {
  const order = await getOrder(orderId)
  check(order)
  const item = await getItem(feedbackKeys.given(order.id, trigger))
  if (order.location !== location || !item) throw new Problem('not-found', 'There is no such feedback here.')
  return { feedback: FeedbackRecord.parse(item), order }
}

function assertAnswerable({ feedback, order }: FeedbackRow): void {
  if (feedback.answered) throw new Problem('already-answered', 'This has been answered already.')
  if (feedback.byStaff) throw new Problem('not-allowed', 'Staff gave this rating, so there is no guest to answer.')
  if (canReceiveMail(order)) return
  throw new Problem('no-address', `Ticket ${order.ticketNumber} has no e-mail address that we could answer to.`)
}

const buildAnswerUpdate = ({ orderId, trigger }: FeedbackRecord, answered: FeedbackRecord['answered']): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: feedbackKeys.given(orderId, trigger),
      UpdateExpression: 'SET answered = :answered',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(answered) AND attribute_not_exists(byStaff)',
      ExpressionAttributeValues: { ':answered': answered },
    },
  },
})

/** Fails if the order has changed: an anonymized order must not be answered. */
const checkOrderUnchanged = (order: OrderRecord): WriteStep => ({
  write: {
    ConditionCheck: ifUnchanged({ TableName: tableName(), Key: orderKeys.order(order.id) }, { version: order.version }),
  },
})

/** Logs the answer without its text and without the comment. */
const logAnswer = ({ feedback, order }: FeedbackRow, { by, now }: AnswerRequest) =>
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
 * Answers feedback once. The change of the record triggers the mail
 * (docs/product/desk.md#feedback).
 * @throws Problem `not-found`, `already-answered` or `no-address`
 */
export const answerFeedback = (request: AnswerRequest): Promise<Answer> =>
  runOptimisticWrite(
    () => readFeedback(request),
    (row) => {
      assertAnswerable(row)
      const { text, now, extraSteps } = request
      const answered = { text, at: now.toISOString() }
      const answer = { id: row.feedback.id, answeredAt: answered.at }
      const steps = [
        buildAnswerUpdate(row.feedback, answered),
        checkOrderUnchanged(row.order),
        ...logAnswer(row, request).steps,
        ...extraSteps(answer),
      ]
      return { steps, answer }
    },
  )
