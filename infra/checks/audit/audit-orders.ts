import * as z from 'zod/mini'
import { getBoardKey } from '#functions/orders/records'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { centsToDecimal } from '#shared/platform/money'
import type { AuditedOrder, AuditedRecords } from './audit-records'
import { compareFigures, groupBy } from './difference'
import type { Difference } from './difference'
import { reservationsOf } from '#functions/orders/placement/reservations'
import { listSelectedOptionIds, resolveSelection } from '#shared/menu/options'
import { getLineRecipe, listIngredientNeeds } from '#shared/inventory/recipes'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'

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

type Dish = AuditedRecords['dishes'][number]

const told = (ingredients: readonly { readonly ingredientId: number; readonly hundredths: number }[]) =>
  [...ingredients]
    .sort((one, other) => one.ingredientId - other.ingredientId)
    .map(({ ingredientId, hundredths }) => `${ingredientId}: ${hundredths}`)
    .join(', ')

/**
 * What an order's lines take by the recipes of today; null where one of its dishes was changed or
 * left since.
 */
function takenBy({ lines, createdAt }: AuditedOrder, menu: ReadonlyMap<number, Dish>): string | null {
  const cooked = lines.map(({ menuItemId, options, quantity }) => {
    const dish = menu.get(menuItemId)
    if (!dish || dish.updatedAt > createdAt) return null
    const { chosen } = resolveSelection(dish.optionGroups, listSelectedOptionIds(options))
    return { quantity, dish: { id: dish.id, name: dish.name, recipe: getLineRecipe(dish.recipe, chosen) } }
  })
  return cooked.includes(null) ? null : told(listIngredientNeeds(cooked.filter((line) => line !== null)))
}

/**
 * Recomputes what each order took from its lines, their options and the recipes of its location's
 * menu.
 */
export function auditRecipes({ orders, dishes }: AuditedRecords): Difference[] {
  const menus = groupBy(dishes, ({ location }) => location)
  return orders.flatMap((order) => {
    const menu = new Map((menus.get(order.location) ?? []).map((dish) => [dish.id, dish]))
    const recomputed = takenBy(order, menu)
    if (recomputed === null) return []
    return compareFigures(
      { book: 'recipes', of: `order ${order.id}` },
      told(reservationsOf(order, 'ingredient')),
      recomputed,
    )
  })
}

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
