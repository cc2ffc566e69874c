import { isDeepStrictEqual } from 'node:util'
import type { LocationCode } from '#shared/locations/index'
import { mergeStockRanges } from '#shared/menu/recipes'
import { checkStockRanges } from '../../inventory/stock-tally'
import { readStock, resolveAvailability } from '../availability/repository'
import type { PlannedDish } from './plan-import'

/** Whether an import changes what a dish or its options need of stock. */
export const hasOtherIngredients = ({ before, after }: PlannedDish): boolean =>
  !isDeepStrictEqual([before?.recipe ?? [], before?.optionGroups ?? []], [after.recipe, after.optionGroups])

/** Returns the dishes with what is sold out of them, and the step that checks their stock. */
export async function withStock(location: LocationCode, planned: readonly PlannedDish[]) {
  if (!planned.some(hasOtherIngredients)) return { dishes: planned, checks: [] }
  const { levels, withheld } = await readStock(location)
  const resolved = planned.map((dish) => {
    if (!hasOtherIngredients(dish)) return { dish, ranges: [] }
    const { is, ranges } = resolveAvailability(location, dish.after, levels, withheld)
    return { dish: { ...dish, after: { ...dish.after, ...is } }, ranges }
  })
  const check = checkStockRanges(location, mergeStockRanges(resolved.flatMap(({ ranges }) => ranges)))
  return { dishes: resolved.map(({ dish }) => dish), checks: [check] }
}
