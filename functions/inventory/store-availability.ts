import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { optionsRunOut, shortOf, spansOf } from '#shared/rules/stock-recipes'
import { menuOf } from '../menu/kept'
import { DishRecord, menuKeys } from '../menu/records'
import { countChange } from '../menu/store'
import { ifUnchanged } from '../runtime/conditions'
import { asItIs, decide } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { TallyRecord } from './records'
import { checkSpans, tallyAt } from './tally'

/** A dish of a location; throws `not-found`. */
export async function dishById(location: LocationCode, id: number): Promise<DishRecord> {
  const item = await getItem(menuKeys.dish(location, id))
  if (!item) throw new Problem('not-found', 'There is no such dish on this menu.')
  return DishRecord.parse(item)
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
export const switched = ({ location, dishId, to, now }: Switch) => ({
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

const withOptionsOut = (update: ReturnType<typeof switched>, out: readonly string[]) => ({
  ...update,
  UpdateExpression: `${update.UpdateExpression}, optionsOut = :out`,
  ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':out': out },
})

/** What stock makes of a dish that is on, or off for want of it: run out, back, or as it is. */
function settledBy(dish: DishRecord, levels: TallyRecord['levels']): Availability | undefined {
  const canBeMade = shortOf(dish.recipe, levels).length === 0
  if (dish.isAvailable && !canBeMade) return ranOut
  return dish.unavailableBecause === 'stock' && canBeMade ? cameBack : undefined
}

/**
 * Takes a dish off the menu when no portion of it can be made any more, and puts it back on when one can,
 * unless a person took it off; so with each of its options. It looks at dish and stock as they are now and writes on
 * condition that they still are, so it may be called more than once and in any order.
 */
export const settleDish = (location: LocationCode, dishId: number, now: Date): Promise<void> =>
  decide(
    async () => ({ dish: await dishById(location, dishId), levels: (await tallyAt(location)).levels }),
    ({ dish, levels }) => {
      const { isAvailable, unavailableBecause, availabilityReason, optionsOut } = dish
      const to = settledBy(dish, levels)
      const out = optionsRunOut(dish, levels)
      if (!to && String(out) === String(optionsOut ?? [])) return asItIs(undefined)
      const current = { isAvailable, unavailableBecause, availabilityReason }
      const update = withOptionsOut(switched({ location, dishId, to: to ?? current, now }), out)
      const seen = { isAvailable, optionsOut, ...(unavailableBecause && { unavailableBecause }) }
      const steps = [
        { write: { Update: ifUnchanged(update, seen) } },
        countChange(location),
        checkSpans(location, spansOf(dish, levels)),
      ]
      return { steps, answer: undefined }
    },
  )

/** A location's dishes with their recipes, as they are now. */
export const dishesWithRecipes = async (location: LocationCode): Promise<readonly DishRecord[]> =>
  (await menuOf(location)).dishes
