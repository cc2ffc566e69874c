import { Problem } from '../platform/problem'
import { centsToDecimal, toCents } from '../platform/money'
import type { Cents } from '../platform/money'

/** What a movement can be, and why (docs/product/stock.md#movements). */
export const movementTypes = ['in', 'out', 'adjustment', 'waste', 'transfer'] as const
export type MovementType = (typeof movementTypes)[number]

export const movementReasons = [
  'purchase',
  'sale',
  'waste',
  'expired',
  'damaged',
  'transfer',
  'count_adjustment',
] as const

export type MovementReason = (typeof movementReasons)[number]

/**
 * Quantities of stock are integer hundredths of a unit inside and decimal strings on the wire
 * (docs/product/stock.md#quantities).
 */
export type Hundredths = number

/**
 * Hundredths of a decimal text or number such as `'2.5'`; throws a RangeError on anything finer.
 */
export const toHundredths = (quantity: string | number): Hundredths => toCents(quantity)

/** The same for what is added or, below nothing, taken away: `'-0.5'` gives `-50`. */
export function toSignedHundredths(quantity: string | number): Hundredths {
  const text = String(quantity).trim()
  return text.startsWith('-') ? -toHundredths(text.slice(1)) || 0 : toHundredths(text)
}

/** The decimal text of hundredths, always with two places: `250` gives `'2.50'`. */
export const hundredthsToDecimal = (hundredths: Hundredths): string => centsToDecimal(hundredths)

export type StockLevel = { readonly hundredths: Hundredths; readonly minimumHundredths: Hundredths }

/** Whether stock is at or below its minimum (docs/product/stock.md#quantities). */
export const isLowStock = ({ hundredths, minimumHundredths }: StockLevel): boolean => hundredths <= minimumHundredths

export const stockStatuses = ['Out of Stock', 'Low Stock', 'In Stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/**
 * How a level is called (docs/product/stock.md#quantities): nothing is out, at or below the minimum
 * is low.
 */
export function getStockStatus(level: StockLevel): StockStatus {
  if (level.hundredths === 0) return 'Out of Stock'
  return isLowStock(level) ? 'Low Stock' : 'In Stock'
}

type Withdrawal = {
  readonly before: Hundredths
  readonly quantity: Hundredths
  readonly item: { readonly name: string; readonly unit: string }
}

function withdraw({ before, quantity, item }: Withdrawal): Hundredths {
  if (quantity <= before) return before - quantity
  const available = hundredthsToDecimal(before)
  throw new Problem('insufficient-stock', `There are only ${available} ${item.unit} of ${item.name} in stock.`, {
    members: { available },
  })
}

/**
 * The level after a movement (docs/product/stock.md#movements): `in` adds, an adjustment sets what
 * was counted, the others take away; throws `insufficient-stock` with what is there, for stock
 * never goes below zero.
 */
export function applyMovement(movementType: MovementType, movement: Withdrawal): Hundredths {
  switch (movementType) {
    case 'in':
      return movement.before + movement.quantity
    case 'adjustment':
      return movement.quantity
    case 'out':
    case 'waste':
    case 'transfer':
      return withdraw(movement)
  }
}

/**
 * The alert that stands at a level: one for as long as stock is low, so an acknowledged one stays
 * acknowledged. `endedId` names an alert that stock has recovered from in between; it makes room
 * for a new one.
 */
export function getActiveAlert<Alert extends { readonly id: string }>(
  level: StockLevel,
  { current, endedId, raised }: { current?: Alert | undefined; endedId?: string | undefined; raised: Alert },
): Alert | undefined {
  if (!isLowStock(level)) return undefined
  return current && current.id !== endedId ? current : raised
}

/** What stock is worth in cents, rounded half up once, at the end. */
export const getStockValueCents = (
  stocks: readonly { readonly hundredths: Hundredths; readonly costPerUnitCents: Cents }[],
): Cents => Math.floor((stocks.reduce((sum, stock) => sum + stock.hundredths * stock.costPerUnitCents, 0) + 50) / 100)

/**
 * How much of a stock was ever used and thrown away: counted with each change of it, so never out
 * of step.
 */
export type UsageCounters = { readonly usedHundredths: Hundredths; readonly wastedHundredths: Hundredths }

type Counted = {
  readonly movementType: MovementType
  readonly reason: MovementReason
  readonly hundredths: Hundredths
}

const wasteful: readonly MovementReason[] = ['waste', 'expired', 'damaged']

/**
 * What a movement counts as. Coming back in for the same reason, after a cancellation or an undo,
 * takes it off again.
 */
function countsAs({ movementType, reason }: Counted): keyof UsageCounters | undefined {
  if (movementType === 'transfer' || movementType === 'adjustment') return undefined
  if (movementType === 'waste' || wasteful.includes(reason)) return 'wastedHundredths'
  return reason === 'sale' ? 'usedHundredths' : undefined
}

/** The counters after a movement of so much. */
export function updateUsageCounters(
  { usedHundredths, wastedHundredths }: UsageCounters,
  moved: Counted,
): UsageCounters {
  const counters = { usedHundredths, wastedHundredths }
  const counter = countsAs(moved)
  if (!counter) return counters
  return { ...counters, [counter]: counters[counter] + (moved.movementType === 'in' ? -1 : 1) * moved.hundredths }
}

/** How much a movement threw away; an undone one is below nothing, and any other none. */
export const getWastedHundredths = (moved: Counted): Hundredths =>
  updateUsageCounters({ usedHundredths: 0, wastedHundredths: 0 }, moved).wastedHundredths
