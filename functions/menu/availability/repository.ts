import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getSellableStock, type WithheldStock } from '#shared/inventory/lots'
import {
  listMissingIngredients,
  listStockRanges,
  listUnavailableOptionIds,
  mergeStockRanges,
  type StockRange,
} from '#shared/menu/recipes'
import { getMenuWithState } from '../menu-cache'
import { DishRecord, menuKeys } from '../records'
import { parseWithheldStock, stateKey } from '../../locations/state/records'
import { incrementMenuVersion } from '../repository'
import { ifUnchanged, keepUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { getItem, tableName } from '../../platform/table/table'
import type { TallyRecord } from '../../inventory/records'
import { checkStockRanges, getTally } from '../../inventory/stock-tally'

/** Finds a dish of a location's menu, archived ones included. */
async function findDish(location: LocationCode, id: number): Promise<DishRecord | undefined> {
  const item = await getItem(menuKeys.dish(location, id))
  return item && DishRecord.parse(item)
}

/** @throws Problem `not-found` if no dish on the location's menu has this id */
export async function getDish(location: LocationCode, id: number): Promise<DishRecord> {
  const dish = await findDish(location, id)
  if (!dish || dish.isArchived) throw new Problem('not-found', 'There is no such dish on this menu.')
  return dish
}

export type Availability = Pick<DishRecord, 'isAvailable' | 'unavailableBecause' | 'availabilityReason'>

/** The availability of a dish whose ingredients ran out. */
export const ranOut = { isAvailable: false, unavailableBecause: 'stock', availabilityReason: 'Out of stock' } as const
const cameBack = { isAvailable: true, unavailableBecause: null, availabilityReason: 'Back in stock' } as const

type AvailabilityUpdate = {
  readonly location: LocationCode
  readonly dishId: number
  readonly to: Availability
  readonly now: Date
  /** A field that changes with it. */
  readonly also: { readonly name: 'optionsOut' | 'availabilityChange'; readonly value: unknown }
}

/** Builds the update of a dish's availability, without a condition. */
export const buildAvailabilityUpdate = ({ location, dishId, to, now, also }: AvailabilityUpdate) => ({
  TableName: tableName(),
  Key: menuKeys.dish(location, dishId),
  UpdateExpression: `SET isAvailable = :is, unavailableBecause = :because, availabilityReason = :reason, updatedAt = :at, ${also.name} = :also`,
  ExpressionAttributeValues: {
    ':is': to.isAvailable,
    ':because': to.unavailableBecause,
    ':reason': to.availabilityReason,
    ':at': now.toISOString(),
    ':also': also.value,
  },
})

/** Returns the availability that stock dictates, or undefined if it stays the same. */
function availabilityFromStock(dish: DishRecord, levels: TallyRecord['levels']): Availability | undefined {
  const canBeMade = listMissingIngredients(dish.recipe, levels).length === 0
  if (dish.isAvailable && !canBeMade) return ranOut
  return dish.unavailableBecause === 'stock' && canBeMade ? cameBack : undefined
}

/**
 * Returns the ids of a dish's sold-out options in menu order: those that lack stock, and those that
 * a person took off.
 */
export function listSoldOutOptions(
  dish: Pick<DishRecord, 'recipe' | 'optionGroups' | 'optionsOff'>,
  levels: TallyRecord['levels'],
): string[] {
  const out = new Set([...listUnavailableOptionIds(dish, levels), ...(dish.optionsOff ?? []).map(({ id }) => id)])
  return dish.optionGroups.flatMap(({ options }) => options.map(({ id }) => id)).filter((id) => out.has(id))
}

/** The fields of a dish that depend on stock. */
type StockAvailability = Availability & Pick<DishRecord, 'optionsOut'>

type ResolvedAvailability = {
  readonly is: StockAvailability
  readonly isNew: boolean
  /** The stock within which the result stays the same. */
  readonly ranges: readonly StockRange[]
  /** Checks that stock still leads to this result. */
  readonly check: WriteStep
}

/**
 * Converts a range of sellable stock into a range of all stock, which includes what is withheld.
 */
const includeWithheld = ({ ingredientId, atLeast, below }: StockRange, withheld: number): StockRange => ({
  ingredientId,
  atLeast: atLeast > 0 ? atLeast + withheld : 0,
  below: below === null ? null : below + withheld,
})

/**
 * Returns the availability of a dish and of its options according to a location's stock. A dish
 * that a person made unavailable stays unavailable.
 */
export function resolveAvailability(
  location: LocationCode,
  dish: DishRecord,
  all: TallyRecord['levels'],
  withheld: WithheldStock,
): ResolvedAvailability {
  const levels = getSellableStock(all, withheld)
  const { isAvailable, unavailableBecause, availabilityReason } = dish
  const to = availabilityFromStock(dish, levels)
  const optionsOut = listSoldOutOptions(dish, levels)
  const ranges = listStockRanges(dish, levels).map((range) =>
    includeWithheld(range, withheld.get(range.ingredientId) ?? 0),
  )
  return {
    is: { ...(to ?? { isAvailable, unavailableBecause, availabilityReason }), optionsOut },
    isNew: to !== undefined || String(optionsOut) !== String(dish.optionsOut ?? []),
    ranges,
    check: checkStockRanges(location, ranges),
  }
}

/** Returns the availability fields as read, for a condition that they are unchanged. */
export const getAvailabilityCondition = ({ isAvailable, unavailableBecause, optionsOut, optionsOff }: DishRecord) => ({
  isAvailable,
  optionsOut,
  optionsOff,
  ...(unavailableBecause && { unavailableBecause }),
})

/** Dishes of one transaction. Its conditions on their stock have to fit into one expression. */
const DISHES_PER_TRANSACTION = 10

/** Plans the update of a dish whose availability no longer follows from the stock. */
function planStockUpdate(
  location: LocationCode,
  dish: DishRecord,
  { optionsOut = [], ...to }: StockAvailability,
  now: Date,
): WriteStep {
  const also = { name: 'optionsOut', value: optionsOut } as const
  const update = buildAvailabilityUpdate({ location, dishId: dish.id, to, now, also })
  const { version, isArchived } = dish
  return { write: { Update: ifUnchanged(update, { ...getAvailabilityCondition(dish), version, isArchived }) } }
}

/** Returns a location's stock levels and what of them isn't for sale. */
export async function readStock(location: LocationCode) {
  const [{ levels }, state] = await Promise.all([getTally(location), getItem(stateKey(location))])
  return { levels, withheld: parseWithheldStock(location, state) }
}

const updateFewDishes = (location: LocationCode, dishIds: readonly number[], now: Date): Promise<void> =>
  runOptimisticWrite(
    async () => ({
      dishes: await Promise.all(dishIds.map((id) => findDish(location, id))),
      ...(await readStock(location)),
    }),
    ({ dishes, levels, withheld }) => {
      const changes = dishes.flatMap((dish) => {
        // Restoring an archived dish resolves its availability.
        if (!dish || dish.isArchived) return []
        const resolved = resolveAvailability(location, dish, levels, withheld)
        return resolved.isNew ? [{ dish, ...resolved }] : []
      })
      if (changes.length === 0) return keepUnchanged(undefined)
      const steps = [
        ...changes.map(({ dish, is }) => planStockUpdate(location, dish, is, now)),
        incrementMenuVersion(location),
        checkStockRanges(location, mergeStockRanges(changes.flatMap(({ ranges }) => ranges))),
      ]
      return { steps, answer: undefined }
    },
  )

/**
 * Makes dishes and their options unavailable when their ingredients run out, and available again
 * when the stock is back. It does not change a dish that a person made unavailable. It reads the
 * current dishes and stock and writes only if both are unchanged, so repeated or reordered calls
 * are safe.
 */
export async function updateDishAvailability(
  location: LocationCode,
  dishIds: readonly number[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < dishIds.length; from += DISHES_PER_TRANSACTION)
    await updateFewDishes(location, dishIds.slice(from, from + DISHES_PER_TRANSACTION), now)
}

/**
 * Returns a location's current dishes with their recipes, and the stock that isn't for sale.
 */
export async function listDishesWithRecipes(location: LocationCode) {
  const { menu, state } = await getMenuWithState(location)
  return { dishes: menu.dishes, withheld: state.withheld }
}
