import { Problem } from '../problem'
import type { MovementType } from '../terms/stock'
import { centsToDecimal, toCents } from './money'
import type { Cents } from './money'

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
