import type { AnyMovement } from '#functions/inventory/movements/plan-movement'
import { inventoryKeys, type StockRecord } from '#functions/inventory/records'
import { resolveStock, type Stock } from '#functions/inventory/stock-levels'
import {
  findPlannedStockDate,
  listPlannedIngredients,
  listReservedIngredients,
} from '#functions/orders/placement/reservations'
import { isStockCounted } from '#shared/inventory/counted'
import { isAlertDue, updateUsageCounters } from '#shared/inventory/stock'
import { listMissingIngredients } from '#shared/menu/recipes'
import { listSoldOutOptions } from '#functions/menu/availability/repository'
import type { AuditedOrder, AuditedRecords } from './audit-records'
import { compareFigures, groupBy, sumBy, type Difference } from './difference'

type Place = Pick<StockRecord, 'location' | 'ingredientId'>
type Sale = Pick<AnyMovement, 'movementType' | 'quantityHundredths' | 'cause' | 'createdAt'>

const placeOf = ({ location, ingredientId }: Place) => `${location} ingredient ${ingredientId}`
const signed = ({ movementType, quantityHundredths }: Sale) =>
  movementType === 'out' ? -quantityHundredths : quantityHundredths
const saleKey = ({ movementType, quantityHundredths, cause, createdAt }: Sale) =>
  [movementType, quantityHundredths, 'ticket', cause?.ticketNumber, createdAt].join(' ')

/** What an order takes of an ingredient, in hundredths; negative for what it releases. */
type Taking = { readonly hundredths: number; readonly at: string }

/** Returns what an order took of an ingredient when it was placed, edited, moved and released. */
function listTakings(order: AuditedOrder, ingredientId: number): readonly Taking[] {
  const { createdAt, releasedAt, edits = [], stockChanges = [] } = order
  const current = listReservedIngredients(order).find((one) => one.ingredientId === ingredientId)
  const { hundredths = 0 } = current ?? {}
  const edited = [...edits, ...stockChanges].flatMap(({ at, stock }) =>
    stock.filter((one) => one.ingredientId === ingredientId).map((one) => ({ hundredths: one.hundredths, at })),
  )
  const placed = edited.reduce((rest, edit) => rest - edit.hundredths, hundredths)
  const released = releasedAt === undefined ? [] : [{ hundredths: -hundredths, at: releasedAt }]
  return [{ hundredths: placed, at: createdAt }, ...edited, ...released].filter((taking) => taking.hundredths !== 0)
}

const listIngredientIds = (order: AuditedOrder): readonly number[] => [
  ...new Set(
    [
      ...listReservedIngredients(order),
      ...[...(order.edits ?? []), ...(order.stockChanges ?? [])].flatMap(({ stock }) => stock),
    ].map(({ ingredientId }) => ingredientId),
  ),
]

/** The ingredients that orders reserved and released, as movements record them. */
function salesByPlace(orders: readonly AuditedOrder[]): ReadonlyMap<string, readonly Sale[]> {
  const sales = orders.flatMap((order) =>
    listIngredientIds(order).flatMap((ingredientId) =>
      listTakings(order, ingredientId).map(({ hundredths, at: createdAt }) => ({
        location: order.location,
        ingredientId,
        cause: { kind: 'order' as const, ticketNumber: order.ticketNumber },
        quantityHundredths: Math.abs(hundredths),
        movementType: hundredths > 0 ? ('out' as const) : ('in' as const),
        createdAt,
      })),
    ),
  )
  return groupBy(sales, placeOf)
}

const isOfOrder = ({ cause }: AnyMovement) => cause?.kind === 'order'

/** Matches the movements of orders with the orders, each once. The others were made by hand. */
function settleSales(movements: readonly AnyMovement[], sales: readonly Sale[]) {
  const open = new Map([...groupBy(sales, saleKey)].map(([key, same]) => [key, same.length]))
  const ofNoOrder = movements.filter(isOfOrder).filter((movement) => {
    const left = open.get(saleKey(movement)) ?? 0
    open.set(saleKey(movement), left - 1)
    return left <= 0
  })
  const missing = [...open].filter(([, count]) => count > 0).map(([key]) => key)
  return { byHand: movements.filter((movement) => !isOfOrder(movement)), missing, ofNoOrder: ofNoOrder.map(saleKey) }
}

/**
 * Returns the levels at the start of each chain of movements: the opening level, and one more for
 * each gap.
 */
function openings(movements: readonly AnyMovement[]): readonly number[] {
  const reached = new Map<number, number>()
  for (const { afterHundredths } of movements) reached.set(afterHundredths, (reached.get(afterHundredths) ?? 0) + 1)
  return [...movements]
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    .flatMap(({ beforeHundredths }) => {
      const left = reached.get(beforeHundredths) ?? 0
      reached.set(beforeHundredths, left - 1)
      return left > 0 ? [] : [beforeHundredths]
    })
}

function countersOf(byHand: readonly AnyMovement[], sales: readonly Sale[]) {
  const none = { usedHundredths: -sales.reduce((sum, sale) => sum + signed(sale), 0), wastedHundredths: 0 }
  return byHand.reduce(
    (counters, { movementType, reason, beforeHundredths, afterHundredths }) =>
      updateUsageCounters(counters, { movementType, reason, hundredths: Math.abs(afterHundredths - beforeHundredths) }),
    none,
  )
}

function stockDifferences(stock: Stock, movements: readonly AnyMovement[], sales: readonly Sale[]): Difference[] {
  const of = placeOf(stock)
  const { byHand, missing, ofNoOrder } = settleSales(movements, sales)
  const [first, ...gaps] = openings(movements)
  // A circular chain opens with the current level or any of its levels, an empty one with the
  // received lots.
  const around = movements.find(({ afterHundredths }) => afterHundredths === stock.hundredths) ?? movements[0]
  const cameIn = stock.lots.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const opening = first ?? around?.afterHundredths ?? cameIn
  const level =
    opening +
    byHand.reduce((sum, { beforeHundredths, afterHundredths }) => sum + afterHundredths - beforeHundredths, 0) +
    sales.reduce((sum, sale) => sum + signed(sale), 0)
  const counters = countersOf(byHand, sales)
  // A new ingredient is empty, and no one expects it yet.
  const isNew = movements.length === 0 && stock.minimumHundredths === 0
  // An alert of what isn't counted is hidden, and orders leave it as it stands.
  const hasAlert = isStockCounted(stock) ? isAlertDue(stock, stock.alert) && !isNew : stock.alert !== undefined
  return [
    ...missing.map((key) => ({ book: 'movements', of, stored: 'nothing', recomputed: `${key}, by an order` })),
    ...ofNoOrder.map((key) => ({ book: 'movements', of, stored: key, recomputed: 'of no order' })),
    ...compareFigures({ book: 'movements', of: `${of}, gaps in the book` }, gaps.length, 0),
    ...compareFigures({ book: 'stock', of: `${of}, hundredths` }, stock.hundredths, level),
    ...compareFigures({ book: 'usage', of: `${of}, used` }, stock.usedHundredths, counters.usedHundredths),
    ...compareFigures({ book: 'usage', of: `${of}, wasted` }, stock.wastedHundredths, counters.wastedHundredths),
    ...compareFigures({ book: 'alerts', of }, stock.alert ? 'raised' : 'none', hasAlert ? 'raised' : 'none'),
  ]
}

/** Lists dishes that should be off because of a missing ingredient, and those that should not. */
function dishDifferences(dishes: AuditedRecords['dishes'], stocks: readonly Stock[]): Difference[] {
  const levels = new Map(
    [...groupBy(stocks, ({ location }) => location)].map(([location, own]) => [
      location,
      // What a location doesn't count never runs out.
      new Map(own.map((one) => [one.ingredientId, isStockCounted(one) ? one.hundredths : Infinity])),
    ]),
  )
  const offered = dishes.filter(({ isArchived }) => isArchived !== true)
  return offered.flatMap((dish) => {
    const { location, name, recipe, isAvailable, unavailableBecause, optionsOut = [] } = dish
    const stock = levels.get(location) ?? new Map<number, number>()
    const isShort = listMissingIngredients(recipe, stock).length > 0
    const word = (is: boolean) => (is ? 'on the menu' : 'run out')
    const of = `${location} ${name}`
    return [
      ...compareFigures(
        { book: 'menu', of: `${of}, options run out` },
        String(optionsOut),
        String(listSoldOutOptions(dish, stock)),
      ),
      ...(unavailableBecause === 'person'
        ? []
        : compareFigures({ book: 'menu', of }, word(isAvailable), word(!isShort))),
    ]
  })
}

/** Compares the plans of days with what is planned for the orders that are not cancelled. */
function planDifferences({ orders, planned }: AuditedRecords): Difference[] {
  const due = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((order) => {
      const { pk, sk } = inventoryKeys.planned(order, findPlannedStockDate(order) ?? '')
      return listPlannedIngredients(order).map((line) => ({ ...line, key: `${pk}/${sk}/${line.ingredientId}` }))
    })
  const sums = sumBy(
    due,
    ({ key }) => key,
    ({ hundredths }) => hundredths,
  )
  // Plans of past days are deleted.
  return [...planned].flatMap(([of, hundredths]) =>
    compareFigures({ book: 'planned stock', of }, hundredths, sums.get(of) ?? 0),
  )
}

/** Recomputes every stock, its counters, movements and alerts, and the dishes' availability. */
export function auditStock(books: AuditedRecords): Difference[] {
  const sales = salesByPlace(books.orders)
  const movements = groupBy(books.movements, placeOf)
  const stocks = books.stocks.map((record) => resolveStock(record, books.tallies.get(record.location)))
  return [
    ...stocks.flatMap((stock) =>
      stockDifferences(stock, movements.get(placeOf(stock)) ?? [], sales.get(placeOf(stock)) ?? []),
    ),
    ...dishDifferences(books.dishes, stocks),
    ...planDifferences(books),
  ]
}
