import * as z from 'zod/mini'
import { getBoardKey } from '#functions/orders/records'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'
import { centsToDecimal } from '#shared/rules/money'
import type { AuditedOrder, AuditedRecords } from './books'
import { compareFigures } from './difference'
import type { Difference } from './difference'

/** What the answer to a placed order says, whatever else it says. */
const PlacedAnswer = z.object({ id: z.string(), ticketNumber: z.int(), total: z.string() })

function orderDifferences(order: AuditedOrder): Difference[] {
  const { id, location, status, kitchenStatus, history, lines, releasedAt } = order
  const last = history.at(-1)
  const of = (what: string) => ({ book: 'orders', of: `${id}, ${what}` })
  const subtotal = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const board = getBoardKey(order, toWallClock(getLocation(location), new Date(last?.at ?? order.createdAt)).date)
  const cancelled = status === 'cancelled'
  return [
    ...compareFigures(of('stage'), `${status} ${kitchenStatus}`, `${last?.status} ${last?.kitchenStatus}`),
    ...compareFigures(of('subtotal in cents'), order.subtotalCents, subtotal),
    ...compareFigures(
      of('total in cents'),
      order.totalCents,
      order.subtotalCents - order.discountCents + order.taxCents + order.deliveryFeeCents,
    ),
    // Those that were cancelled before such were listed are on none.
    ...compareFigures(of('board'), order.gsi1pk ?? (cancelled ? board : 'none'), board),
    ...compareFigures(of('released'), releasedAt === undefined ? 'no' : 'yes', cancelled ? 'yes' : 'no'),
  ]
}

/** An order that somebody was told is placed is there, with that total. */
function answerDifferences({ answers, orders }: AuditedRecords): Difference[] {
  const totals = new Map(orders.map(({ id, totalCents }) => [id, centsToDecimal(totalCents)]))
  return answers.flatMap(({ answer }) => {
    const { success, data } = PlacedAnswer.safeParse(JSON.parse(answer))
    return success
      ? compareFigures({ book: 'orders', of: `${data.id}, acknowledged` }, totals.get(data.id) ?? 'lost', data.total)
      : []
  })
}

/**
 * Recomputes what an order says twice: its stage, sums, board, and whether a cancelled one was
 * given back.
 */
export const auditOrders = (books: AuditedRecords): Difference[] => [
  ...books.orders.flatMap(orderDifferences),
  ...answerDifferences(books),
]
