import { logChanges } from '../../platform/change-log/change-log'
import { checkStockRanges } from '../../inventory/stock-tally'
import type { LocationCode } from '#shared/locations/index'
import { validateDish, type MenuCatalog } from '#shared/menu/dish-validation'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { mergeStockRanges } from '#shared/menu/recipes'
import { Problem } from '#shared/platform/problem'
import type { WriteStep } from '../../platform/table/transaction'
import { resolveAvailability, type readStock } from '../availability/repository'
import { getVersion, type DishRecord } from '../records'

/** Maximum dishes that one change writes: its transaction has at most 100 steps. */
const MAX_CHANGED_DISHES = 85

/** @throws Problem `invalid-input` for the first dish whose options would be wrong */
export function assertFits(dishes: readonly DishRecord[], groupId: string | undefined, catalog: MenuCatalog): void {
  if (dishes.length > MAX_CHANGED_DISHES)
    throw new Problem('invalid-input', `At most ${MAX_CHANGED_DISHES} dishes can be changed at once.`)
  for (const dish of dishes) {
    const at = dish.optionGroups.findIndex(({ id }) => id === groupId)
    const prefix = `optionGroups.${at}.`
    const errors = validateDish(dish, catalog)
      .filter(({ path }) => path.startsWith('optionGroups.'))
      .map(({ path, message }) => ({
        path: path.startsWith(prefix) ? path.slice(prefix.length) : 'dishes',
        message: `${dish.name}: ${message}`,
      }))
    const [first] = errors
    if (first) throw new Problem('invalid-input', `${first.message}.`, { errors })
  }
}

type DishChange = { readonly before: DishRecord; readonly after: DishRecord }

/**
 * Returns the dishes with the options that are sold out by stock, and the step that checks the
 * stock of the group's ingredients. The dishes' own availability doesn't depend on their options.
 */
export function withOptionStock(
  location: LocationCode,
  changed: readonly DishChange[],
  group: Pick<SharedOptionGroup, 'options'> | null,
  { levels, withheld }: Awaited<ReturnType<typeof readStock>>,
): { readonly dishes: readonly DishChange[]; readonly check: WriteStep } {
  const ingredients = new Set(group?.options.flatMap(({ recipe }) => recipe.map(({ itemId }) => itemId)))
  const resolved = changed.map(({ before, after }) => {
    const { is, ranges } = resolveAvailability(location, after, levels, withheld)
    return { before, after: { ...after, optionsOut: is.optionsOut }, ranges }
  })
  const ranges = resolved.flatMap((dish) => dish.ranges).filter(({ ingredientId }) => ingredients.has(ingredientId))
  return { dishes: resolved, check: checkStockRanges(location, mergeStockRanges(ranges)) }
}

/** Logs each dish's versions, so that its history is whole. The group's entry has the change. */
export function logDishes(
  location: LocationCode,
  changed: readonly DishChange[],
  by: string,
  now: Date,
  title: string,
) {
  const changes = changed.map(({ before, after }) => ({
    subjectId: String(after.id),
    title: `${after.name}: ${title}`,
    before: { id: before.id, version: getVersion(before) },
    after: { id: after.id, version: getVersion(after) },
  }))
  return logChanges({ location, kind: 'dish', by, now, changes, isDetail: true })
}
