import * as z from 'zod/mini'
import { getBoardKey } from '#functions/orders/ticket-repository'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { TaxSettings } from '#shared/taxes/contract'
import { getTaxAt } from '#shared/taxes/tax-rates'
import { centsToDecimal, getTaxableCents, percentageOfCents, type TaxTerms } from '#shared/platform/money'
import type { AuditedOrder, AuditedRecords } from './audit-records'
import { compareFigures, groupBy, type Difference } from './difference'
import { listPlannedIngredients, listReservedIngredients } from '#functions/orders/placement/reservations'
import { listSelectedOptionIds, resolveSelection } from '#shared/menu/options'
import { addAmounts } from '#shared/inventory/planned-stock'
import { getLineRecipe, listIngredientNeeds } from '#shared/menu/recipes'
import { sumExecutedRefunds, sumFailedRefunds, sumPlannedRefunds, getDisputedRest } from '#shared/payments/card-refunds'
import { getPayableCents } from '#shared/payments/gift-card-payments'
import { getPaidCents, hasRefundFailed, listPayments, getPaymentStatus } from '#shared/payments/payment-amounts'
import { isCollected } from '#shared/payments/tender'

/** The audited part of the response to a placed order. */
const PlacedAnswer = z.object({ id: z.string(), ticketNumber: z.int(), total: z.string() })

function orderDifferences(order: AuditedOrder): Difference[] {
  const { id, status, kitchenStatus, history, lines, releasedAt } = order
  const last = history.at(-1)
  const of = (what: string) => ({ book: 'orders', of: `${id}, ${what}` })
  const subtotal = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const board = getBoardKey(order, last?.at ?? order.createdAt)
  const cancelled = status === 'cancelled'
  return [
    ...compareFigures(of('stage'), `${status} ${kitchenStatus}`, `${last?.status} ${last?.kitchenStatus}`),
    ...compareFigures(of('subtotal in cents'), order.subtotalCents, subtotal),
    ...compareFigures(
      of('total in cents'),
      order.totalCents,
      order.subtotalCents -
        order.discountCents +
        (order.serviceChargeCents ?? 0) +
        order.taxCents +
        order.deliveryFeeCents +
        order.tipCents,
    ),
    ...compareFigures(of('tax in cents'), order.taxCents, percentageOfCents(getTaxableCents(order), order.taxRate)),
    // Orders cancelled before such orders were listed are on no board.
    ...compareFigures(of('board'), order.gsi1pk ?? (cancelled ? board : 'none'), board),
    ...compareFigures(of('released'), releasedAt === undefined ? 'no' : 'yes', cancelled ? 'yes' : 'no'),
  ]
}

/** Returns the totals that an order has and had before its edits, the current one first. */
const listTotals = ({ totalCents, edits = [] }: AuditedOrder): readonly string[] =>
  [totalCents, ...edits.map(({ totalBeforeCents }) => totalBeforeCents)].map(centsToDecimal)

/** Checks that every order acknowledged to a client exists, and has or had that total. */
function answerDifferences({ answers, orders }: AuditedRecords): Difference[] {
  const totals = new Map(orders.map((order) => [order.id, listTotals(order)]))
  return answers.flatMap(({ answer }) => {
    // A response without a body is stored as an empty string.
    if (answer === '') return []
    const { success, data } = PlacedAnswer.safeParse(JSON.parse(answer))
    if (!success || totals.get(data.id)?.includes(data.total)) return []
    const [current = 'lost'] = totals.get(data.id) ?? []
    return compareFigures({ book: 'orders', of: `${data.id}, acknowledged` }, current, data.total)
  })
}

const formatTerms = ({ rate, isDeliveryFeeTaxed }: TaxTerms) => `${rate}${isDeliveryFeeTaxed ? ', fee taxed' : ''}`

/**
 * Checks that the tax terms of each order were in force at its due date in one of the versions that
 * the owner has saved, because later changes don't affect placed orders.
 */
function taxDifferences({ orders, changes, locationStates }: AuditedRecords): Difference[] {
  const versionsOf = (code: LocationCode) => [
    [],
    locationStates.get(code)?.taxes?.taxes ?? [],
    ...changes
      .filter(({ kind, location }) => kind === 'tax' && location === code)
      .map(({ after }) => TaxSettings.parse(JSON.parse(after)).taxes),
  ]
  return orders.flatMap((order) => {
    const due = { scheduledFor: order.scheduledFor, now: new Date(order.createdAt) }
    const inForce = versionsOf(order.location).map((taxes) =>
      formatTerms(getTaxAt(getLocation(order.location), taxes, due)),
    )
    const stored = formatTerms({ rate: order.taxRate, isDeliveryFeeTaxed: order.isDeliveryFeeTaxed })
    return compareFigures(
      { book: 'orders', of: `${order.id}, tax rate` },
      stored,
      inForce.includes(stored) || order.slotMoves !== undefined ? stored : [...new Set(inForce)].join(' or '),
    )
  })
}

/**
 * Checks that an online payment agrees with its order: captured once it is confirmed, returned once
 * it is cancelled, never refunded more than was captured, and nothing paid above an edited total.
 */
export function paymentDifferences(order: AuditedOrder): Difference[] {
  const { id, status, payment, refunds = [], edits = [], event, tender, tenderCents = 0 } = order
  if (!payment) return []
  const payments = listPayments(order)
  const sum = (cents: (one: (typeof payments)[number]) => number) =>
    payments.reduce((total, one) => total + cents(one), 0)
  const of = (what: string) => ({ book: 'payments', of: `${id}, ${what}` })
  const captured = sum(({ capturedCents = 0 }) => capturedCents)
  const planned = sum(sumPlannedRefunds)
  const failed = sum(sumFailedRefunds)
  const isCancelled = status === 'cancelled'
  // Nobody has paid a pay link that is open or over: the money is taken where the food is.
  const isPaid = !['none', 'pending', 'failed'].includes(getPaymentStatus(order))
  const isCaptureDue = !isCancelled && status !== 'pending' && isPaid
  const isWhollyPaid = isCaptureDue && edits.length === 0 && event === undefined
  const disputed = sum(getDisputedRest)
  const taken = isCollected(tender) ? tenderCents : 0
  const excess = isCancelled
    ? 0
    : Math.min(captured - planned - failed, getPaidCents(order) + taken - getPayableCents(order))
  const made = refunds.filter(({ to, at }) => to === 'card' && !hasRefundFailed(order, at))
  const given = made.reduce((total, { amountCents, toGiftCardCents = 0 }) => total + amountCents - toGiftCardCents, 0)
  return [
    ...compareFigures(of('captured in cents'), captured, isWhollyPaid ? getPayableCents(order) : captured),
    ...compareFigures(of('paid above the total'), captured === 0 ? 0 : Math.max(0, excess), 0),
    ...compareFigures(
      of('planned refunds in cents'),
      planned,
      isCancelled ? captured - failed - disputed : Math.max(planned, given),
    ),
    ...compareFigures(of('refunds above what was paid'), Math.max(0, planned - captured), 0),
    ...compareFigures(of('executed refunds in cents'), sum(sumExecutedRefunds), planned),
  ]
}

/**
 * Recomputes the redundant fields of an order: stage, sums, board, tax, and whether a cancelled
 * order was released.
 */
export const auditOrders = (books: AuditedRecords): Difference[] => [
  ...books.orders.flatMap(orderDifferences),
  ...taxDifferences(books),
  ...answerDifferences(books),
  ...books.orders.flatMap(paymentDifferences),
]

type Dish = AuditedRecords['dishes'][number]

const formatNeeds = (ingredients: readonly { readonly ingredientId: number; readonly hundredths: number }[]) =>
  [...ingredients]
    .sort((one, other) => one.ingredientId - other.ingredientId)
    .map(({ ingredientId, hundredths }) => `${ingredientId}: ${hundredths}`)
    .join(', ')

/**
 * Computes the ingredients of an order by the current recipes; null if one of its dishes has
 * changed since.
 */
function takenBy({ lines, createdAt, edits = [] }: AuditedOrder, menu: ReadonlyMap<number, Dish>): string | null {
  const cooked = lines.map(({ menuItemId, options, quantity }) => {
    const dish = menu.get(menuItemId)
    if (!dish || dish.updatedAt > (edits.at(-1)?.at ?? createdAt)) return null
    const { chosen } = resolveSelection(dish.optionGroups, listSelectedOptionIds(options))
    return { quantity, dish: { id: dish.id, name: dish.name, recipe: getLineRecipe(dish.recipe, chosen) } }
  })
  return cooked.includes(null) ? null : formatNeeds(listIngredientNeeds(cooked.filter((line) => line !== null)))
}

/**
 * Recomputes the ingredients of each order from its lines, their options and the location's
 * recipes.
 */
export function auditRecipes({ orders, dishes }: AuditedRecords): Difference[] {
  const menus = groupBy(dishes, ({ location }) => location)
  return orders.flatMap((order) => {
    const menu = new Map((menus.get(order.location) ?? []).map((dish) => [dish.id, dish]))
    const recomputed = takenBy(order, menu)
    if (recomputed === null) return []
    return compareFigures(
      { book: 'recipes', of: `order ${order.id}` },
      formatNeeds(addAmounts(listReservedIngredients(order), listPlannedIngredients(order))),
      recomputed,
    )
  })
}
