import type { Books } from './books'
import { differ } from './difference'
import type { Difference } from './difference'

/**
 * A code is spent on exactly the order that took it off its total, for as long as that order is not cancelled, and
 * a redeemed one has cost its owner the points.
 */
export function auditCodes({ codes, promos, orders, entries }: Books): Difference[] {
  const standing = orders.filter(({ status, codeId }) => codeId !== undefined && status !== 'cancelled')
  const spentOn = new Map([...codes, ...promos].map((code) => [code.id, code.spentOn]))
  const usedBy = new Map(standing.map(({ codeId = '', id }) => [codeId, id]))
  const redemptions = new Set(entries.map(({ userId, id }) => `${userId} ${id}`))
  return [
    ...standing
      .filter(({ codeId = '', id }) => spentOn.get(codeId) !== id)
      .map(({ codeId = '', id }) => ({
        book: 'codes',
        of: codeId,
        kept: spentOn.get(codeId) ?? 'not spent',
        recomputed: `spent on ${id}`,
      })),
    ...[...spentOn].flatMap(([id, order]) =>
      order === undefined ? [] : differ({ book: 'codes', of: `${id}, spent on` }, order, usedBy.get(id) ?? 'no order'),
    ),
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
