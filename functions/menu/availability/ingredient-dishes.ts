import type * as z from 'zod/mini'
import type { IngredientDishes, MenuAvailability } from '#shared/menu/availability-contract'
import { MARK_AVAILABLE, formatOutOfIngredient } from '#shared/menu/availability'
import type { LocationCode } from '#shared/locations/index'
import { listMissingIngredients } from '#shared/menu/recipes'
import { listCountedLines } from '#shared/inventory/lots'
import type { RecipeLine } from '#shared/inventory/stock'
import { presentAvailability } from '../present'
import { getIngredient, listIngredients } from '../../inventory/repository'
import { checkStockLevels } from '../../inventory/stock-tally'
import { runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { getMenuWithState } from '../menu-cache'
import type { DishRecord } from '../records'
import { incrementMenuVersion } from '../repository'
import { planDish } from './availability-changes'
import { listOptions, updateOptions } from './option-availability'
import { getDish, ranOut, readStock, updateDishAvailability, type Availability } from './repository'

const needs = (dish: DishRecord, itemId: number) => dish.recipe.some(({ ingredientId }) => ingredientId === itemId)

const optionNeeds = (itemId: number) => (option: ReturnType<typeof listOptions>[number]) =>
  option.recipe.some(({ ingredientId, hundredths }) => ingredientId === itemId && hundredths > 0)

const listNames = (options: ReturnType<typeof listOptions>): string[] => [...new Set(options.map(({ name }) => name))]

/** Returns the ingredients that dishes or options of a location's menu need, sorted by name. */
export async function listIngredientDishes(location: LocationCode): Promise<IngredientDishes[]> {
  const [{ menu }, ingredients] = await Promise.all([getMenuWithState(location), listIngredients()])
  return [...ingredients.values()]
    .map(({ id, name, kitchenName }) => ({
      itemId: id,
      name,
      ...(kitchenName && { kitchenName }),
      menuItemIds: menu.dishes.filter((dish) => needs(dish, id)).map((dish) => dish.id),
      options: listNames(menu.dishes.flatMap((dish) => listOptions(dish).filter(optionNeeds(id)))),
      optionsOff: listNames(
        menu.dishes.flatMap(({ optionsOff = [], ...dish }) => {
          const ids = new Set(
            optionsOff.filter(({ reason }) => reason === formatOutOfIngredient(name)).map((off) => off.id),
          )
          return listOptions(dish).filter((option) => ids.has(option.id))
        }),
      ),
    }))
    .filter(({ menuItemIds, options }) => menuItemIds.length + options.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name))
}

type Presented = z.input<typeof MenuAvailability>

type IngredientId = { readonly location: LocationCode; readonly itemId: number }

/** Returns the dishes that need an ingredient for options alone, with these options. */
export async function listDishesByOptions({ location, itemId }: IngredientId) {
  const { menu, state } = await getMenuWithState(location)
  return menu.dishes.flatMap((dish) => {
    const options = needs(dish, itemId) ? [] : listNames(listOptions(dish).filter(optionNeeds(itemId)))
    return options.length === 0 ? [] : [{ dish: presentAvailability(dish, state.portions.get(dish.id)), options }]
  })
}

type IngredientUpdate = IngredientId & {
  readonly isAvailable: boolean
  readonly by: string
  readonly now: Date
  readonly storeResponse: (result: Presented[]) => readonly WriteStep[]
}

/** A transaction has 100 items. A dish takes two, and up to five are shared. */
const MAX_DISHES = 45

type DishesUpdate = Pick<IngredientUpdate, 'location' | 'by' | 'now'> & {
  readonly dishIds: readonly number[]
  readonly to: Availability
  readonly extraSteps: (dishes: readonly DishRecord[]) => readonly WriteStep[]
}

/** Returns the most that any of the recipes needs of each ingredient. */
function listLargestNeeds(recipes: readonly (readonly RecipeLine[])[]): readonly RecipeLine[] {
  const largest = new Map<number, number>()
  for (const { ingredientId, hundredths } of recipes.flat())
    largest.set(ingredientId, Math.max(hundredths, largest.get(ingredientId) ?? 0))
  return [...largest].map(([ingredientId, hundredths]) => ({ ingredientId, hundredths }))
}

/**
 * Updates dishes in one transaction. A dish that is to be available but lacks stock comes back by
 * itself, as soon as there is enough.
 */
async function updateDishes(update: DishesUpdate): Promise<readonly DishRecord[]> {
  const { location, dishIds, to, now, extraSteps } = update
  const { dishes, lacking } = await runOptimisticWrite(
    async () => ({
      current: await Promise.all(dishIds.map((id) => getDish(location, id))),
      ...(await readStock(location)),
    }),
    ({ current, levels, withheld }) => {
      const counted = ({ recipe }: DishRecord) => listCountedLines(recipe, withheld)
      const lacks = (dish: DishRecord) => to.isAvailable && listMissingIngredients(counted(dish), levels).length > 0
      const planned = current.map((dish) => planDish(dish, { ...update, to: lacks(dish) ? ranOut : to }))
      const changed = planned.map(({ answer }) => answer.dish)
      const needs = to.isAvailable ? listLargestNeeds(current.filter((dish) => !lacks(dish)).map(counted)) : []
      return {
        steps: [
          ...extraSteps(changed),
          ...planned.flatMap(({ steps }) => steps),
          incrementMenuVersion(location),
          ...(needs.length > 0 ? [checkStockLevels(location, needs, '>=')] : []),
        ],
        answer: { dishes: changed, lacking: current.filter(lacks) },
      }
    },
  )
  // Stock may have come in since it was read.
  await updateDishAvailability(
    location,
    lacking.map(({ id }) => id),
    now,
  )
  return dishes
}

/**
 * Makes all dishes and options that need an ingredient unavailable, or those available again that
 * this had made unavailable. Returns the changed dishes. A dish that a person took off for another
 * reason stays off. Options are one transaction, and so are 45 dishes; a call that failed between
 * two of them is completed by repeating it.
 * @throws Problem `not-found`
 */
export async function updateIngredientDishes(request: IngredientUpdate): Promise<Presented[]> {
  const { location, itemId, isAvailable, by, now, storeResponse } = request
  const [{ name }, { menu, state }] = await Promise.all([getIngredient(itemId), getMenuWithState(location)])
  const outReason = formatOutOfIngredient(name)
  await updateOptions({ location, by, now, isAvailable, matches: optionNeeds(itemId), reason: outReason })
  const isOffByPerson = (dish: DishRecord) => !dish.isAvailable && dish.unavailableBecause === 'person'
  const to: Availability = isAvailable
    ? { isAvailable: true, unavailableBecause: null, availabilityReason: MARK_AVAILABLE.reason }
    : { isAvailable: false, unavailableBecause: 'person', availabilityReason: outReason }
  const changing = menu.dishes.filter(
    (dish) =>
      needs(dish, itemId) &&
      (isAvailable ? isOffByPerson(dish) && dish.availabilityReason === outReason : !isOffByPerson(dish)),
  )
  const present = (dish: DishRecord) => presentAvailability(dish, state.portions.get(dish.id))
  const done: Presented[] = []
  for (let from = 0; from < changing.length; from += MAX_DISHES) {
    const dishIds = changing.slice(from, from + MAX_DISHES).map(({ id }) => id)
    const isLast = from + MAX_DISHES >= changing.length
    const extraSteps = (dishes: readonly DishRecord[]) =>
      isLast ? storeResponse([...done, ...dishes.map(present)]) : []
    done.push(...(await updateDishes({ location, dishIds, to, by, now, extraSteps })).map(present))
  }
  return done
}
