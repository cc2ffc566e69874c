import { isDeepStrictEqual } from 'node:util'
import type { LocationCode } from '#shared/locations/index'
import { mergeStockRanges } from '#shared/menu/recipes'
import { checkStockRanges } from '../../inventory/stock-tally'
import { readStock, resolveAvailability } from '../availability/repository'
import type { PlannedDish } from './plan-import'

/** Whether an import changes a dish's options. */
export const hasOtherOptions = ({ before, after }: PlannedDish): boolean =>
  !isDeepStrictEqual(before?.optionGroups ?? [], after.optionGroups)

/** Returns the dishes with the options that are sold out, and the step that checks their stock. */
export async function withOptionStock(location: LocationCode, planned: readonly PlannedDish[]) {
  if (!planned.some(hasOtherOptions)) return { dishes: planned, checks: [] }
  const { levels, withheld } = await readStock(location)
  const resolved = planned.map((dish) => {
    if (!hasOtherOptions(dish)) return { dish, ranges: [] }
    const { is, ranges } = resolveAvailability(location, dish.after, levels, withheld)
    return { dish: { ...dish, after: { ...dish.after, ...is } }, ranges }
  })
  const check = checkStockRanges(location, mergeStockRanges(resolved.flatMap(({ ranges }) => ranges)))
  return { dishes: resolved.map(({ dish }) => dish), checks: [check] }
}
