import * as z from 'zod/mini'
import { boardOf } from '#functions/orders/records'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { fromCents } from '#shared/rules/money'
import type { BookedOrder, Books } from './books'
import { differ } from './difference'
import type { Difference } from './difference'

/** What the answer to a placed order says, whatever else it says. */
const PlacedAnswer = z.object({ id: z.string(), ticketNumber: z.int(), total: z.string() })

function orderDifferences(order: BookedOrder): Difference[] {
  const { id, location, status, kitchenStatus, history, lines, releasedAt } = order
  const last = history.at(-1)
  const of = (what: string) => ({ book: 'orders', of: `${id}, ${what}` })
  const subtotal = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const board = boardOf(order, wallClock(locationOf(location), new Date(last?.at ?? order.createdAt)).date)
  const cancelled = status === 'cancelled'
  return [
    ...differ(of('stage'), `${status} ${kitchenStatus}`, `${last?.status} ${last?.kitchenStatus}`),
    ...differ(of('subtotal in cents'), order.subtotalCents, subtotal),
    ...differ(
      of('total in cents'),
      order.totalCents,
      order.subtotalCents - order.discountCents + order.taxCents + order.deliveryFeeCents,
    ),
    // Those that were cancelled before such were listed are on none.
    ...differ(of('board'), order.gsi1pk ?? (cancelled ? board : 'none'), board),
    ...differ(of('released'), releasedAt === undefined ? 'no' : 'yes', cancelled ? 'yes' : 'no'),
  ]
}

/** An order that somebody was told is placed is there, with that total. */
function answerDifferences({ answers, orders }: Books): Difference[] {
  const totals = new Map(orders.map(({ id, totalCents }) => [id, fromCents(totalCents)]))
  return answers.flatMap(({ answer }) => {
    const { success, data } = PlacedAnswer.safeParse(JSON.parse(answer))
    return success
      ? differ({ book: 'orders', of: `${data.id}, acknowledged` }, totals.get(data.id) ?? 'lost', data.total)
      : []
  })
}

/**
 * Recomputes what an order says twice: its stage, sums, board, and whether a cancelled one was
 * given back.
 */
export const auditOrders = (books: Books): Difference[] => [
  ...books.orders.flatMap(orderDifferences),
  ...answerDifferences(books),
]
