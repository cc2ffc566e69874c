import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { DISCOUNT_CODE_DAYS } from '#shared/payments/discount-codes'
import { issueCode } from '../codes/code-repository'
import { changeCodeUse, type CodeUse } from '../codes/code-uses'
import type { OrderRecord } from '../../orders/records'

/**
 * Issues a code that anyone can use. It is listed for the account or browser that placed the order.
 */
export function issueRefundCode(order: OrderRecord, amountCents: number, now: Date) {
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

/** Returns to the order's code what it had paid for refunded dishes. */
export function returnToCode(order: OrderRecord, use: CodeUse | undefined, cents = 0) {
  if (use?.amountCents === undefined || cents === 0) return { changes: {}, steps: [] }
  const left = { codeId: use.codeId, amountCents: use.amountCents - cents }
  const others = order.reservations.filter(({ type }) => type !== 'code')
  const reservations: OrderRecord['reservations'] = [...others, { type: 'code', ...left }]
  return { changes: { reservations }, steps: [changeCodeUse(left, order.id, use.amountCents)] }
}
