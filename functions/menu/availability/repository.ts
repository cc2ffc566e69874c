import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getSellableStock } from '#shared/inventory/lots'
import { listMissingIngredients, listStockRanges, listUnavailableOptionIds } from '#shared/inventory/recipes'
import type { StockRange } from '#shared/inventory/recipes'
import { getMenuWithState } from '../menu-cache'
import { DishRecord, menuKeys } from '../records'
import { parseExpiredStock } from '../location-state-records'
import type { LocationState } from '../location-state-records'
import { incrementMenuVersion } from '../repository'
import { ifUnchanged, keepUnchanged, runOptimisticWrite } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { getItem, tableName } from '../../platform/table/table'
import type { TallyRecord } from '../../inventory/records'
import { checkStockRanges, getTally } from '../../inventory/stock-tally'

/** A dish that is or was on a location's menu. */
async function anyDish(location: LocationCode, id: number): Promise<DishRecord | undefined> {
  const item = await getItem(menuKeys.dish(location, id))
  return item && DishRecord.parse(item)
}

/** A dish of a location's menu; throws `not-found`. */
export async function getDish(location: LocationCode, id: number): Promise<DishRecord> {
  const dish = await anyDish(location, id)
  if (!dish || dish.isArchived) throw new Problem('not-found', 'There is no such dish on this menu.')
  return dish
}

export type Availability = Pick<DishRecord, 'isAvailable' | 'unavailableBecause' | 'availabilityReason'>

const ranOut = { isAvailable: false, unavailableBecause: 'stock', availabilityReason: 'Out of stock' } as const
const cameBack = { isAvailable: true, unavailableBecause: null, availabilityReason: 'Back in stock' } as const

type Switch = {
  readonly location: LocationCode
  readonly dishId: number
  readonly to: Availability
  readonly now: Date
}

/** What switches a dish, but for the condition. */
export const buildAvailabilityUpdate = ({ location, dishId, to, now }: Switch) => ({
  TableName: tableName(),
  Key: menuKeys.dish(location, dishId),
  UpdateExpression:
    'SET isAvailable = :is, unavailableBecause = :because, availabilityReason = :reason, updatedAt = :at',
  ExpressionAttributeValues: {
    ':is': to.isAvailable,
    ':because': to.unavailableBecause,
    ':reason': to.availabilityReason,
    ':at': now.toISOString(),
  },
})

const withOptionsOut = (update: ReturnType<typeof buildAvailabilityUpdate>, out: readonly string[]) => ({
  ...update,
  UpdateExpression: `${update.UpdateExpression}, optionsOut = :out`,
  ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':out': out },
})

/** What stock makes of a dish that is on, or off for want of it: run out, back, or as it is. */
function settledBy(dish: DishRecord, levels: TallyRecord['levels']): Availability | undefined {
  const canBeMade = listMissingIngredients(dish.recipe, levels).length === 0
  if (dish.isAvailable && !canBeMade) return ranOut
  return dish.unavailableBecause === 'stock' && canBeMade ? cameBack : undefined
}

/** What of a dish follows from stock. */
export type StockAvailability = Availability & Pick<DishRecord, 'optionsOut'>

type Settled = {
  readonly is: StockAvailability
  readonly isNew: boolean
  /** That stock is still so that this follows. */
  readonly check: WriteStep
}

/** A span of what may be sold, as one of all that is there. */
const raised = ({ ingredientId, atLeast, below }: StockRange, expired: number): StockRange => ({
  ingredientId,
  atLeast: atLeast > 0 ? atLeast + expired : 0,
  below: below === null ? null : below + expired,
})

/**
 * How a dish has to be by what a location has: on, run out, with which options; a person's word
 * stands.
 */
export function resolveAvailability(
  location: LocationCode,
  dish: DishRecord,
  all: TallyRecord['levels'],
  expired: LocationState['expired'] = new Map(),
): Settled {
  const levels = getSellableStock(all, expired)
  const { isAvailable, unavailableBecause, availabilityReason } = dish
  const to = settledBy(dish, levels)
  const optionsOut = [...listUnavailableOptionIds(dish, levels)]
  return {
    is: { ...(to ?? { isAvailable, unavailableBecause, availabilityReason }), optionsOut },
    isNew: to !== undefined || String(optionsOut) !== String(dish.optionsOut ?? []),
    check: checkStockRanges(
      location,
      listStockRanges(dish, levels).map((span) => raised(span, expired.get(span.ingredientId) ?? 0)),
    ),
  }
}

/** What stock decided of a dish, as it was read: for the condition that it still is. */
export const getAvailabilityCondition = ({ isAvailable, unavailableBecause, optionsOut }: DishRecord) => ({
  isAvailable,
  optionsOut,
  ...(unavailableBecause && { unavailableBecause }),
})

/**
 * Takes a dish off the menu when no portion of it can be made any more, and puts it back on when
 * one can, unless a person took it off; so with each of its options. It looks at dish and stock as
 * they are now and writes on condition that they still are, so it may be called more than once and
 * in any order.
 */
export const updateDishAvailability = (location: LocationCode, dishId: number, now: Date): Promise<void> =>
  runOptimisticWrite(
    async () => ({
      dish: await anyDish(location, dishId),
      levels: (await getTally(location)).levels,
      expired: parseExpiredStock(await getItem(menuKeys.changes(location))),
    }),
    ({ dish, levels, expired }) => {
      // An archived one is settled when it comes back.
      if (!dish || dish.isArchived) return keepUnchanged(undefined)
      const { is, isNew, check } = resolveAvailability(location, dish, levels, expired)
      if (!isNew) return keepUnchanged(undefined)
      const { optionsOut = [], ...to } = is
      const update = withOptionsOut(buildAvailabilityUpdate({ location, dishId, to, now }), optionsOut)
      const { version, isArchived } = dish
      const steps = [
        { write: { Update: ifUnchanged(update, { ...getAvailabilityCondition(dish), version, isArchived }) } },
        incrementMenuVersion(location),
        check,
      ]
      return { steps, answer: undefined }
    },
  )

/**
 * A location's dishes with their recipes, and what has expired of their ingredients, as they are
 * now.
 */
export async function listDishesWithRecipes(location: LocationCode) {
  const { menu, house } = await getMenuWithState(location)
  return { dishes: menu.dishes, expired: house.expired }
}
