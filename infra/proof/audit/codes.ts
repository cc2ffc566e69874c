import { reservationsOf } from '#functions/orders/reservations'
import { normalizeDiscountCode } from '#shared/rules/codes'
import type { AuditedRecords } from './books'
import { compareFigures } from './difference'
import type { Difference } from './difference'

/**
 * What was made good has its code, of that worth, and comes to no more than the order's dishes were
 * paid with.
 */
function refunds(codes: AuditedRecords['codes'], orders: AuditedRecords['orders']): Difference[] {
  const worth = new Map(codes.map(({ id, discount }) => [id, 'percent' in discount ? undefined : discount.amountCents]))
  return orders.flatMap(({ id, subtotalCents, discountCents, refunds: given = [] }) => {
    const sum = given.reduce((cents, { amountCents }) => cents + amountCents, 0)
    const paid = subtotalCents - discountCents
    return [
      ...given.flatMap(({ code, amountCents }) =>
        compareFigures(
          { book: 'codes', of: `${code}, made good on ${id}` },
          worth.get(normalizeDiscountCode(code)) ?? 'no code',
          amountCents,
        ),
      ),
      ...compareFigures({ book: 'codes', of: `${id}, made good` }, sum, Math.min(sum, paid)),
    ]
  })
}

/**
 * A code is spent on exactly the order that took it off its total, for as long as that order is not
 * cancelled, and a redeemed one has cost its owner the points.
 */
export function auditCodes({ codes, promos, orders, entries }: AuditedRecords): Difference[] {
  const standing = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((order) => reservationsOf(order, 'code').map(({ codeId }) => ({ id: order.id, codeId })))
  const spentOn = new Map([...codes, ...promos].map((code) => [code.id, code.spentOn]))
  const usedBy = new Map(standing.map(({ codeId, id }) => [codeId, id]))
  const redemptions = new Set(entries.map(({ userId, id }) => `${userId} ${id}`))
  return [
    ...standing
      .filter(({ codeId, id }) => spentOn.get(codeId) !== id)
      .map(({ codeId, id }) => ({
        book: 'codes',
        of: codeId,
        kept: spentOn.get(codeId) ?? 'not spent',
        recomputed: `spent on ${id}`,
      })),
    ...[...spentOn].flatMap(([id, order]) =>
      order === undefined
        ? []
        : compareFigures({ book: 'codes', of: `${id}, spent on` }, order, usedBy.get(id) ?? 'no order'),
    ),
    ...refunds(codes, orders),
    ...codes
      .filter(({ ownerId, code }) => ownerId !== undefined && !redemptions.has(`${ownerId} ${code}`))
      .map(({ code, ownerId }) => ({
        book: 'codes',
        of: code,
        kept: 'issued',
        recomputed: `not paid for by ${ownerId}`,
      })),
  ]
}
