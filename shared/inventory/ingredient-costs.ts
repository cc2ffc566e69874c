import type { Cents } from '../platform/money'
import type { Hundredths, MovementReason, MovementType } from './stock'

/** A movement of an ingredient, in its order of time. */
export type CostedMovement = {
  readonly ingredientId: number
  readonly movementType: MovementType
  readonly reason: MovementReason
  readonly beforeHundredths: Hundredths
  readonly afterHundredths: Hundredths
  /** The price per unit of a delivery or of what another location gives. */
  readonly unitCostCents?: Cents | undefined
  /** What a delivery with a price by pack, or a transfer, came to. */
  readonly paidCents?: Cents | undefined
  /** What the ingredient cost before a delivery changed it. */
  readonly costBeforeCents?: Cents | undefined
  /** Whether it is the first count of an ingredient, which opens its books, or takes that back. */
  readonly opensBooks?: boolean | undefined
}

/** What a period's movements of an ingredient add up to. */
export type MovementSums = {
  readonly openingHundredths: Hundredths
  readonly closingHundredths: Hundredths
  readonly receivedHundredths: Hundredths
  /** The value of deliveries with a price, and the amount of those without. */
  readonly receivedCentHundredths: number
  readonly unpricedHundredths: Hundredths
  /** What orders took by their recipes, less what cancelled ones gave back. */
  readonly soldHundredths: Hundredths
  readonly wastedHundredths: Hundredths
  /** The price of the last delivery. */
  readonly lastUnitCostCents: Cents | undefined
  /** The price before the first delivery that changed it. */
  readonly costBeforeCents: Cents | undefined
}

const isReceived = ({ movementType, reason }: CostedMovement): boolean =>
  // What a batch takes leaves with its value, and comes in as what it gives.
  reason === 'purchase' ||
  reason === 'transfer' ||
  reason === 'prep' ||
  reason === 'made' ||
  (movementType === 'in' && reason !== 'sale')

const isWasted = ({ movementType, reason }: CostedMovement): boolean =>
  movementType === 'waste' || reason === 'waste' || reason === 'expired' || reason === 'damaged'

const startSums = (hundredths: Hundredths): MovementSums => ({
  openingHundredths: hundredths,
  closingHundredths: hundredths,
  receivedHundredths: 0,
  receivedCentHundredths: 0,
  unpricedHundredths: 0,
  soldHundredths: 0,
  wastedHundredths: 0,
  lastUnitCostCents: undefined,
  costBeforeCents: undefined,
})

/** Adds a movement to the sums before it; undefined for the first one of a period. */
export function addMovement(known: MovementSums | undefined, movement: CostedMovement): MovementSums {
  const { beforeHundredths, afterHundredths, unitCostCents, paidCents } = movement
  const sums = known ?? startSums(beforeHundredths)
  const added = afterHundredths - beforeHundredths
  const received = isReceived(movement) ? added : 0
  // What a first count finds was there before, but in no books.
  const found = movement.opensBooks ? added : 0
  const isPriced = received !== 0 && unitCostCents !== undefined
  return {
    ...sums,
    openingHundredths: sums.openingHundredths + found,
    closingHundredths: afterHundredths,
    receivedHundredths: sums.receivedHundredths + received,
    receivedCentHundredths:
      sums.receivedCentHundredths +
      (isPriced ? (paidCents === undefined ? received * unitCostCents : Math.sign(received) * paidCents * 100) : 0),
    unpricedHundredths: sums.unpricedHundredths + (isPriced ? 0 : received),
    soldHundredths: sums.soldHundredths - (movement.reason === 'sale' ? added : 0),
    wastedHundredths: sums.wastedHundredths - (received === 0 && isWasted(movement) ? added : 0),
    lastUnitCostCents:
      isPriced && received > 0 && movement.reason !== 'transfer' ? unitCostCents : sums.lastUnitCostCents,
    costBeforeCents: sums.costBeforeCents ?? movement.costBeforeCents,
  }
}

/** Returns the sums of a period without movements. */
export const withoutMovements = (hundredths: Hundredths): MovementSums => startSums(hundredths)

/** An ingredient's food cost in cents (docs/product/numbers.md#food-cost). */
export type IngredientFoodCost = {
  readonly openingCents: Cents
  readonly receivedCents: Cents
  readonly closingCents: Cents
  /** `opening + received - closing`. */
  readonly actualCents: Cents
  /** What the recipes of the orders needed. */
  readonly theoreticalCents: Cents
  readonly wastedCents: Cents
  /** How much of `actual` the prices of deliveries added to those from before the period. */
  readonly priceEffectCents: Cents
  /** `actual - theoretical`, recorded waste included. */
  readonly differenceCents: Cents
  /** How much more was used than the recipes of the orders needed. */
  readonly differenceHundredths: Hundredths
}

const getOpeningAndReceived = (sums: MovementSums, openingCostCents: Cents) => ({
  opening: sums.openingHundredths * openingCostCents,
  received: sums.receivedCentHundredths + sums.unpricedHundredths * openingCostCents,
})

/** Returns the average price per unit, in cents with a fraction, of what was there and came in. */
export function getAverageCost(sums: MovementSums, openingCostCents: Cents): number {
  const { opening, received } = getOpeningAndReceived(sums, openingCostCents)
  const there = sums.openingHundredths + sums.receivedHundredths
  return there > 0 ? (opening + received) / there : (sums.lastUnitCostCents ?? openingCostCents)
}

/**
 * Returns an ingredient's food cost. What is left and what was used have the average price of what
 * was there and what came in, so that a new price alone is no difference.
 * @param openingCostCents the price per unit before the period
 */
export function calculateFoodCost(sums: MovementSums, openingCostCents: Cents): IngredientFoodCost {
  const { opening, received } = getOpeningAndReceived(sums, openingCostCents)
  const there = sums.openingHundredths + sums.receivedHundredths
  const average = getAverageCost(sums, openingCostCents)
  const toCents = (centHundredths: number): Cents => Math.round(centHundredths / 100) || 0
  const [openingCents, receivedCents] = [toCents(opening), toCents(received)]
  const closingCents = toCents(sums.closingHundredths * average)
  const actualCents = openingCents + receivedCents - closingCents
  const theoreticalCents = toCents(sums.soldHundredths * average)
  return {
    openingCents,
    receivedCents,
    closingCents,
    actualCents,
    theoreticalCents,
    wastedCents: toCents(sums.wastedHundredths * average),
    priceEffectCents: toCents((there - sums.closingHundredths) * (average - openingCostCents)),
    differenceCents: actualCents - theoreticalCents,
    differenceHundredths: there - sums.closingHundredths - sums.soldHundredths,
  }
}
