import { movementKeys } from '#functions/inventory/movements/records'
import { codeKeys, listOrdersOfSpentCode } from '#functions/payments/codes/records'
import { feedbackKeys } from '#functions/feedback/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { sampleKeys, type ContributionRecord } from '#functions/numbers/records'
import { orderKeys } from '#functions/orders/records'
import type { Key } from '#functions/platform/table/table'
import { findSiteOfKey, type SiteKind } from '#shared/locations/site-kind'
import type { FigureTotals } from '#shared/numbers/figures'
import {
  getCodeFigures,
  getFeedbackFigures,
  getOrderFigures,
  getPointsFigures,
  getWasteFigures,
} from '#shared/numbers/daily-figures'
import { formatDay, groupFiguresByDay, type DailyFigures } from '#shared/numbers/figure-days'
import { getSampleDayFigures } from '#shared/numbers/sample-day'
import type { AuditedRecords } from './audit-records'
import { compareFigures, type Difference } from './difference'
import { contributionKeys } from '#functions/numbers/contributions/keys'

const textOf = ({ pk, sk }: Key) => `${pk}/${sk}`

/** Compares figures by name. */
const figureDifferences = (of: string, stored: FigureTotals, recomputed: FigureTotals): readonly Difference[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(recomputed)])].flatMap((name) =>
    compareFigures({ book: 'numbers', of: `${of}, ${name}` }, stored[name] ?? 0, recomputed[name] ?? 0),
  )

type Due = {
  readonly key: Key
  /** The kind of site that it was made at, if it says so. */
  readonly site?: SiteKind | undefined
  readonly partsWith: (counted: ContributionRecord | undefined) => readonly DailyFigures[]
}

/** Lists all contributions to figures, at the prices stored with them. */
function dueOf({ orders, movements, entries, codes, feedback, samples }: AuditedRecords): readonly Due[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return [
    ...orders.map((order) => ({
      key: orderKeys.order(order.id),
      site: order.site,
      partsWith: (counted: ContributionRecord | undefined) =>
        getOrderFigures(
          { ...order, earnsPoints: order.userId !== undefined || counted?.earned === true },
          counted?.costs ?? [],
        ),
    })),
    ...movements.map((movement) => ({
      key: movementKeys.movement(movement),
      // Without a stored price, any price reveals a missing contribution.
      partsWith: (counted: ContributionRecord | undefined) => getWasteFigures(movement, counted?.costs?.[0] ?? 1),
    })),
    ...entries.map((entry) => ({
      key: loyaltyKeys.entry(entry.userId, entry.createdAt, entry.id),
      partsWith: () => getPointsFigures(entry),
    })),
    ...codes.map((code) => ({
      key: codeKeys.code(code.id),
      site: code.site,
      partsWith: () => {
        const times = listOrdersOfSpentCode(code).flatMap((id) => orderOf.get(id)?.createdAt ?? [])
        return getCodeFigures(code, times.sort().at(-1))
      },
    })),
    ...feedback.flatMap((given) => {
      const { location, site } = orderOf.get(given.orderId) ?? {}
      const key = feedbackKeys.given(given.orderId, given.trigger)
      return location ? [{ key, site, partsWith: () => getFeedbackFigures(location, given) }] : []
    }),
    ...samples.flatMap(({ pk, sk, day }) => {
      const place = findSiteOfKey(sampleKeys.daysOf, pk)
      if (!place) return []
      const { location, site } = place
      return [{ key: { pk, sk }, site, partsWith: () => getSampleDayFigures(location, day) }]
    }),
  ]
}

/** Compares a record's stored contribution with the recomputed one. */
function thingDifferences({ key, site, partsWith }: Due, { counted }: AuditedRecords): readonly Difference[] {
  const stored = counted.get(textOf(contributionKeys.counted(key)))
  const figuresOf = (parts: readonly DailyFigures[]) =>
    new Map(groupFiguresByDay(parts).map((part) => [formatDay(part), part.figures]))
  const at = site ?? stored?.parts[0]?.site
  const due = partsWith(stored).map((part) => ({ ...part, site: at }))
  const [added, comes] = [figuresOf(stored?.parts ?? []), figuresOf(due)]
  return [...new Set([...added.keys(), ...comes.keys()])].flatMap((day) =>
    figureDifferences(`${textOf(key)} on ${day}`, added.get(day) ?? {}, comes.get(day) ?? {}),
  )
}

/**
 * Recomputes the contribution of each order, movement, code, ledger entry and feedback, and the
 * days from them.
 */
export function auditReports(books: AuditedRecords): Difference[] {
  const sums = new Map(
    groupFiguresByDay([...books.counted.values()].flatMap(({ parts }) => parts)).map((part) => [formatDay(part), part]),
  )
  const days = [...new Set([...books.days.keys(), ...sums.keys()])]
  return [
    ...dueOf(books).flatMap((due) => thingDifferences(due, books)),
    ...days.flatMap((day) => figureDifferences(day, books.days.get(day) ?? {}, sums.get(day)?.figures ?? {})),
  ]
}
