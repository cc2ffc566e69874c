import type { RefundRequest } from '#shared/payments/refunds-contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { DISCOUNT_CODE_DAYS } from '#shared/payments/discount-codes'
import { formatCents, toCents } from '#shared/platform/money'
import { calculateRefundCents, refundReasons } from '#shared/payments/refunds'
import { logChange } from '../platform/change-log/change-log'
import { issueCode } from './code-repository'
import { getLineId } from '../orders/present'
import type { OrderRecord } from '../orders/records'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import { runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'

type Refunding = {
  readonly orderId: string
  readonly wanted: RefundRequest
  readonly by: string
  readonly now: Date
  readonly requestId: string
  /** Throws when the order is not one that the caller may make good. */
  readonly check: (order: OrderRecord) => void
  readonly alongside: (after: OrderRecord) => readonly WriteStep[]
}

type Given = NonNullable<OrderRecord['refunds']>[number]

/** The line that is meant, by its place; undefined where the whole order is. */
function lineOf(order: OrderRecord, wanted: RefundRequest): number | undefined {
  if (!('lineId' in wanted)) return undefined
  const place = order.lines.findIndex((_, index) => getLineId(order, index) === wanted.lineId)
  if (place < 0) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
  return place
}

const wish = (line: number | undefined, wanted: RefundRequest) =>
  'amount' in wanted ? { amountCents: toCents(wanted.amount) } : { line: line ?? 0 }

/**
 * The code is its guest's as a bonus is: it works for whoever has it, and is listed for the account
 * or the browser.
 */
function codeFor(order: OrderRecord, amountCents: number, now: Date) {
  const { location, userId, visitorId } = order
  return issueCode({
    title: 'With our apologies',
    discount: { amountCents },
    site: getPolicy(getLocation(location)).codes,
    location,
    holderId: userId ?? visitorId,
    days: DISCOUNT_CODE_DAYS.refund,
    now,
  })
}

const written = (order: OrderRecord, refunds: Given[], requestId: string): WriteStep => ({
  write: { Update: buildOrderUpdate(order, { refunds, requestId }) },
})

/** The entry of the log: what was given for what, never the code itself. */
function entry(order: OrderRecord, given: Given, { by, now }: Refunding) {
  const { ticketNumber, location, lines } = order
  const { amountCents, reason, line } = given
  const of = line === undefined ? '' : `, ${lines[line]?.name ?? ''}`
  return logChange({
    locations: [location],
    kind: 'refund',
    subjectId: order.id,
    title: `Ticket ${ticketNumber}${of}: ${formatCents(amountCents)} made good (${refundReasons[reason]})`,
    before: null,
    after: {
      orderId: order.id,
      ticketNumber,
      lineId: line === undefined ? null : getLineId(order, line),
      amountCents,
      reason,
    },
    by,
    now,
  })
}

/**
 * Makes good what went wrong: the order's word of it, the code and the entry of the log are one
 * transaction (decision 0055). Throws `not-found`, and what `refundFor` throws.
 */
export const refundOrder = (refunding: Refunding): Promise<OrderRecord> =>
  runOptimisticWrite(
    () => getOrder(refunding.orderId),
    (order) => {
      const { wanted, now, check, alongside } = refunding
      check(order)
      const line = lineOf(order, wanted)
      const amountCents = calculateRefundCents(order, wish(line, wanted), now)
      const { code, issue } = codeFor(order, amountCents, now)
      const given: Given = { line, amountCents, reason: wanted.reason, code, at: now.toISOString() }
      const refunds = [...(order.refunds ?? []), given]
      const after = { ...order, refunds }
      return {
        steps: [
          written(order, refunds, refunding.requestId),
          issue,
          ...entry(order, given, refunding).steps,
          ...alongside(after),
        ],
        answer: after,
      }
    },
  )
