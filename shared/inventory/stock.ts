import { Problem } from '../platform/problem'
import { centsToDecimal, toCents, type Cents } from '../platform/money'

/** The types and reasons of stock movements (docs/product/stock.md#movements). */
export const movementTypes = ['in', 'out', 'adjustment', 'waste', 'transfer'] as const
export type MovementType = (typeof movementTypes)[number]

/** Reasons that people choose. */
export const recordedReasons = [
  'purchase',
  'sale',
  'waste',
  'expired',
  'damaged',
  'transfer',
  'count_adjustment',
] as const
export type RecordedReason = (typeof recordedReasons)[number]

/** `prep` is what a batch took, `made` what it gave (docs/product/stock.md#prep). */
export const movementReasons = [...recordedReasons, 'prep', 'made'] as const

export type MovementReason = (typeof movementReasons)[number]

/** Whether staff may record a movement: waste and counts. Others are for admins. */
export const isStaffMovement = ({ movementType, reason }: { movementType: MovementType; reason: MovementReason }) =>
  movementType === 'waste' || (movementType === 'adjustment' && reason === 'count_adjustment')

/**
 * Stock quantities are integer hundredths of a unit internally and decimal strings in JSON
 * (docs/product/stock.md#quantities).
 */
export type Hundredths = number

/** The largest quantity in hundredths, and cost in cents, that a call can name. */
export const MAX_AMOUNT = 999_999_999

/**
 * Converts a decimal such as `'2.5'` to hundredths.
 * @throws RangeError for more than two decimal places
 */
export const toHundredths = (quantity: string | number): Hundredths => toCents(quantity)

/** The same, allowing negative quantities: `'-0.5'` becomes `-50`. */
export function toSignedHundredths(quantity: string | number): Hundredths {
  const text = String(quantity).trim()
  return text.startsWith('-') ? -toHundredths(text.slice(1)) || 0 : toHundredths(text)
}

/** Formats hundredths as a decimal with two places: `250` becomes `'2.50'`. */
export const hundredthsToDecimal = (hundredths: Hundredths): string => centsToDecimal(hundredths)

/**
 * Amounts of recipes have up to four decimals, because an ounce is 0.0625 lb. What is taken from
 * stock is rounded to hundredths once (docs/product/stock.md#recipe-amounts).
 */
export const RECIPE_DECIMALS = 4

/** Formats hundredths of a recipe with two to four decimals: 37.5 becomes `'0.375'`. */
export const formatRecipeAmount = (hundredths: number): string =>
  (hundredths / 100).toFixed(RECIPE_DECIMALS).replace(/0{1,2}$/, '')

export type StockLevel = { readonly hundredths: Hundredths; readonly minimumHundredths: Hundredths }

/** Whether stock is at or below its minimum (docs/product/stock.md#quantities). */
export const isLowStock = ({ hundredths, minimumHundredths }: StockLevel): boolean => hundredths <= minimumHundredths

export const stockStatuses = ['Out of Stock', 'Low Stock', 'In Stock', 'Not Counted'] as const
export type StockStatus = (typeof stockStatuses)[number]

/**
 * Returns the status of a stock level: 0 is out of stock, at or below the minimum is low
 * (docs/product/stock.md#quantities).
 */
export function getStockStatus(level: StockLevel & { readonly isCounted: boolean }): StockStatus {
  if (!level.isCounted) return 'Not Counted'
  if (level.hundredths <= 0) return 'Out of Stock'
  return isLowStock(level) ? 'Low Stock' : 'In Stock'
}

type Withdrawal = {
  readonly before: Hundredths
  readonly quantity: Hundredths
  readonly item: { readonly name: string; readonly unit: string }
  readonly isCounted: boolean
}

/** The books of an ingredient that isn't counted go on below nothing. */
function withdraw({ before, quantity, item, isCounted }: Withdrawal): Hundredths {
  if (quantity <= before || !isCounted) return before - quantity
  const available = hundredthsToDecimal(before)
  throw new Problem(
    'insufficient-stock',
    `There are only ${withUnit(available, item.unit)} of ${item.name} in stock.`,
    {
      members: { available },
    },
  )
}

/**
 * Returns the level after a movement (docs/product/stock.md#movements): `in` adds, `adjustment`
 * sets the counted quantity, the others subtract.
 * @throws Problem `insufficient-stock` with the available quantity
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

/** An alert. `emptied` is present if an order left less than a portion of any dish. */
type StockAlert = {
  readonly id: string
  readonly emptied?: { readonly belowHundredths: Hundredths } | undefined
}

/**
 * Returns the level at and below which a stock has an alert: its minimum, or too little for any
 * dish.
 */
export const getAlertThreshold = (minimumHundredths: Hundredths, alert: StockAlert | undefined): Hundredths =>
  Math.max(minimumHundredths, (alert?.emptied?.belowHundredths ?? 0) - 1)

/** Whether a stock has an alert at its level (docs/product/stock.md#alerts). */
export const isAlertDue = ({ hundredths, minimumHundredths }: StockLevel, alert: StockAlert | undefined): boolean =>
  isLowStock({ hundredths, minimumHundredths: getAlertThreshold(minimumHundredths, alert) })

/**
 * Returns the active alert for a level: the current one while stock stays low, so that an
 * acknowledged alert stays acknowledged. `endedId` is an alert that ended in between, because stock
 * recovered or an order emptied it; a new one replaces it.
 */
export function getActiveAlert<Alert extends StockAlert>(
  level: StockLevel,
  { current, endedId, raised }: { current?: Alert | undefined; endedId?: string | undefined; raised: Alert },
): Alert | undefined {
  const alert = current && current.id !== endedId ? current : raised
  return isAlertDue(level, alert) ? alert : undefined
}

/** Returns the value of stock in cents, rounded half up once at the end. */
export const getStockValueCents = (
  stocks: readonly { readonly hundredths: Hundredths; readonly costPerUnitCents: Cents }[],
): Cents => Math.floor((stocks.reduce((sum, stock) => sum + stock.hundredths * stock.costPerUnitCents, 0) + 50) / 100)

/** The total quantity ever used and wasted of an item, updated with each movement. */
export type UsageCounters = { readonly usedHundredths: Hundredths; readonly wastedHundredths: Hundredths }

type CountedMovement = {
  readonly movementType: MovementType
  readonly reason: MovementReason
  readonly hundredths: Hundredths
}

const wasteful: readonly MovementReason[] = ['waste', 'expired', 'damaged']

/**
 * Returns the counter that a movement changes. A movement back in for the same reason, after a
 * cancellation or undo, decreases it.
 */
function getUsageCounter({ movementType, reason }: CountedMovement): keyof UsageCounters | undefined {
  if (movementType === 'transfer' || movementType === 'adjustment') return undefined
  if (movementType === 'waste' || wasteful.includes(reason)) return 'wastedHundredths'
  return reason === 'sale' || reason === 'prep' ? 'usedHundredths' : undefined
}

/** Returns the counters after a movement. */
export function updateUsageCounters(
  { usedHundredths, wastedHundredths }: UsageCounters,
  moved: CountedMovement,
): UsageCounters {
  const counters = { usedHundredths, wastedHundredths }
  const counter = getUsageCounter(moved)
  if (!counter) return counters
  return { ...counters, [counter]: counters[counter] + (moved.movementType === 'in' ? -1 : 1) * moved.hundredths }
}

/** Returns the wasted quantity of a movement: negative for an undone one, 0 if it isn't waste. */
export const getWastedHundredths = (moved: CountedMovement): Hundredths =>
  updateUsageCounters({ usedHundredths: 0, wastedHundredths: 0 }, moved).wastedHundredths

/** Returns what one of a unit is called: `lbs` gives `lb`. Other texts, such as packs, stay. */
export const nameOneUnit = (unit: string): string => unit.replace(/^(lb|piece|bottle|bag|gallon|cup)s$/, '$1')

/**
 * Formats an amount as people say it: `1 lb`, `1.5 lbs`. `amount` is a number with its digits, and
 * may have a sign.
 */
export const withUnit = (amount: string, unit: string): string =>
  `${amount} ${Number(amount.replace(/^[+−]/, '')) === 1 ? nameOneUnit(unit) : unit}`

/** Formats the cost of one unit: `$3.49 per lb`. */
export const formatUnitCost = ({
  costPerUnit,
  unit,
}: {
  readonly costPerUnit: string
  readonly unit: string
}): string => `$${costPerUnit} per ${nameOneUnit(unit)}`

/**
 * How much of an ingredient a portion takes. A recipe's hundredths may be a fraction
 * (`recipe-amounts.ts`); what is taken from stock is whole.
 */
export type RecipeLine = { readonly ingredientId: number; readonly hundredths: number }

/**
 * Returns what is taken from stock, in whole hundredths: rounded half up, and at least one if it is
 * more than nothing.
 */
export function roundToStock(hundredths: number): Hundredths {
  // Sums of fractions are as exact as the recipes, so that their order doesn't matter.
  const exact = Math.round(hundredths * 100) / 100
  return exact > 0 ? Math.max(1, Math.round(exact)) : Math.round(exact)
}

/** Rounds the lines of a recipe, or a sum of recipes, to what is taken from stock. */
export const roundLines = (lines: readonly RecipeLine[]): readonly RecipeLine[] =>
  lines.map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths: roundToStock(hundredths) }))
