import { listReservations } from '#functions/orders/placement/reservations'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { isCouponId } from '#shared/payments/coupons'
import { getDishesGross } from '#shared/payments/refund-rules'
import type { AuditedRecords } from './audit-records'
import { compareFigures, groupBy, type Difference } from './difference'

/**
 * Checks that each refund has a code of its value, and that codes don't exceed the price of the
 * dishes with their tax.
 */
function refunds(codes: AuditedRecords['codes'], orders: AuditedRecords['orders']): Difference[] {
  const worth = new Map(codes.map(({ id, discount }) => [id, 'percent' in discount ? undefined : discount.amountCents]))
  return orders.flatMap((order) => {
    const { id, refunds: given = [] } = order
    const issued = given.filter(({ to }) => to === 'code')
    const sum = issued.reduce((cents, { amountCents }) => cents + amountCents, 0)
    const paid = getDishesGross(order)
    return [
      ...given.flatMap(({ code, amountCents }) =>
        code === undefined
          ? []
          : compareFigures(
              { book: 'codes', of: `${code}, made good on ${id}` },
              worth.get(normalizeDiscountCode(code)) ?? 'no code',
              amountCents,
            ),
      ),
      ...compareFigures({ book: 'codes', of: `${id}, made good` }, sum, Math.min(sum, paid)),
    ]
  })
}

type CodeUse = { readonly orderId: string; readonly codeId: string; readonly amountCents: number | undefined }

/** Lists what orders that are not cancelled have taken of codes. */
const listUses = (orders: AuditedRecords['orders']): readonly CodeUse[] =>
  orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((order) =>
      listReservations(order, 'code').map(({ codeId, amountCents }) => ({ orderId: order.id, codeId, amountCents })),
    )

const formatUses = (uses: Readonly<Record<string, number>>): string =>
  Object.entries(uses)
    .map(([orderId, cents]) => `${orderId}: ${cents}`)
    .sort()
    .join(', ')

/** Checks that a code with an amount lacks exactly what the active orders have taken of it. */
function restDifferences(codes: AuditedRecords['codes'], uses: readonly CodeUse[]): Difference[] {
  const usesOf = groupBy(uses, ({ codeId }) => codeId)
  return codes.flatMap(({ id, discount, remainingCents, uses: stored = {} }) => {
    if ('percent' in discount || remainingCents === undefined) return []
    const due = (usesOf.get(id) ?? []).map(({ orderId, amountCents = 0 }) => [orderId, amountCents] as const)
    const taken = due.reduce((sum, [, cents]) => sum + cents, 0)
    return [
      ...compareFigures({ book: 'codes', of: `${id}, uses` }, formatUses(stored), formatUses(Object.fromEntries(due))),
      ...compareFigures({ book: 'codes', of: `${id}, rest in cents` }, remainingCents, discount.amountCents - taken),
    ]
  })
}

/** Checks that an order took of its code what it deducted, less what refunds returned to it. */
const deductionDifferences = (orders: AuditedRecords['orders']): Difference[] =>
  orders.flatMap((order) =>
    listReservations(order, 'code').flatMap(({ codeId, amountCents }) =>
      amountCents === undefined
        ? []
        : compareFigures(
            { book: 'codes', of: `${codeId}, deducted from ${order.id}` },
            amountCents,
            order.discountCents - (order.refunds ?? []).reduce((sum, { toCodeCents = 0 }) => sum + toCodeCents, 0),
          ),
    ),
  )

/** Checks that a percentage or promo code is spent on exactly the active order that deducted it. */
function spentDifferences({ codes, promos }: AuditedRecords, uses: readonly CodeUse[]): Difference[] {
  const standing = uses.filter(({ codeId, amountCents }) => amountCents === undefined && !isCouponId(codeId))
  const spentOn = new Map([...codes, ...promos].map((code) => [code.id, code.spentOn]))
  const usedBy = new Map(standing.map(({ codeId, orderId }) => [codeId, orderId]))
  return [
    ...standing
      .filter(({ codeId, orderId }) => spentOn.get(codeId) !== orderId)
      .map(({ codeId, orderId }) => ({
        book: 'codes',
        of: codeId,
        stored: spentOn.get(codeId) ?? 'not spent',
        recomputed: `spent on ${orderId}`,
      })),
    ...[...spentOn].flatMap(([id, order]) =>
      order === undefined
        ? []
        : compareFigures({ book: 'codes', of: `${id}, spent on` }, order, usedBy.get(id) ?? 'no order'),
    ),
  ]
}

/** Checks that a coupon counts its active orders, what it took off them and what they brought. */
function couponDifferences({ coupons, orders }: AuditedRecords, uses: readonly CodeUse[]): Difference[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return coupons.flatMap(({ id, ...coupon }) => {
    const held = uses.filter(({ codeId }) => codeId === id).map(({ orderId }) => orderOf.get(orderId))
    const discounted = held.reduce((sum, order) => sum + (order?.discountCents ?? 0), 0)
    const sales = held.reduce((sum, order) => sum + (order ? order.subtotalCents - order.discountCents : 0), 0)
    return [
      ...compareFigures({ book: 'codes', of: `${id}, uses` }, coupon.used, held.length),
      ...compareFigures({ book: 'codes', of: `${id}, taken off in cents` }, coupon.discountedCents, discounted),
      ...compareFigures({ book: 'codes', of: `${id}, sales in cents` }, coupon.salesCents, sales),
    ]
  })
}

/**
 * Checks that a code is used by exactly the active orders that deducted it, with its rest, and that
 * a redeemed code was paid with points.
 */
export function auditCodes(books: AuditedRecords): Difference[] {
  const { codes, orders, entries } = books
  const uses = listUses(orders)
  const redemptions = new Set(entries.map(({ userId, id }) => `${userId} ${id}`))
  return [
    ...spentDifferences(books, uses),
    ...couponDifferences(books, uses),
    ...restDifferences(codes, uses),
    ...deductionDifferences(orders),
    ...refunds(codes, orders),
    ...codes
      .filter(({ ownerId, code }) => ownerId !== undefined && !redemptions.has(`${ownerId} ${code}`))
      .map(({ code, ownerId }) => ({
        book: 'codes',
        of: code,
        stored: 'issued',
        recomputed: `not paid for by ${ownerId}`,
      })),
  ]
}
