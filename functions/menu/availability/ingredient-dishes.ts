import type * as z from 'zod/mini'
import type { IngredientDishes, MenuAvailability } from '#shared/menu/availability-contract'
import { MARK_AVAILABLE, formatOutOfIngredient } from '#shared/menu/availability'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { presentAvailability } from '../../inventory/present'
import { getIngredient, listIngredients } from '../../inventory/repository'
import type { WriteStep } from '../../platform/table/transaction'
import { getMenuWithState } from '../menu-cache'
import type { DishRecord } from '../records'
import { setDishAvailability } from './availability-changes'
import { listOptions, updateOptions } from './option-availability'
import { ranOut, updateDishAvailability, type Availability } from './repository'

const needs = (dish: DishRecord, itemId: number) => dish.recipe.some(({ ingredientId }) => ingredientId === itemId)

const optionNeeds = (itemId: number) => (option: ReturnType<typeof listOptions>[number]) =>
  option.recipe.some(({ ingredientId, hundredths }) => ingredientId === itemId && hundredths > 0)

const listNames = (options: ReturnType<typeof listOptions>): string[] => [...new Set(options.map(({ name }) => name))]

/** Returns the ingredients that dishes or options of a location's menu need, sorted by name. */
export async function listIngredientDishes(location: LocationCode): Promise<IngredientDishes[]> {
  const [{ menu }, ingredients] = await Promise.all([getMenuWithState(location), listIngredients()])
  return [...ingredients.values()]
    .map(({ id, name }) => ({
      itemId: id,
      name,
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

type IngredientUpdate = {
  readonly location: LocationCode
  readonly itemId: number
  readonly isAvailable: boolean
  readonly by: string
  readonly now: Date
  readonly storeResponse: (result: Presented[]) => readonly WriteStep[]
}

type DishUpdate = Pick<IngredientUpdate, 'location' | 'by' | 'now'> & {
  readonly dishId: number
  readonly to: Availability
  readonly extraSteps: (dish: DishRecord) => readonly WriteStep[]
}

/**
 * Updates a dish. A dish that is to be available but lacks stock comes back by itself, as soon as
 * there is enough.
 */
async function updateDish(update: DishUpdate): Promise<DishRecord> {
  try {
    return (await setDishAvailability(update)).dish
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'insufficient-stock') throw error
    const { dish } = await setDishAvailability({ ...update, to: ranOut })
    await updateDishAvailability(update.location, update.dishId, update.now)
    return dish
  }
}

/**
 * Makes all dishes and options that need an ingredient unavailable, or those available again that
 * this had made unavailable. Returns the changed dishes. A dish that a person took off for another
 * reason stays off. Every dish is one transaction, so a call that failed part of the way is
 * completed by repeating it.
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
  for (const { id: dishId } of changing) {
    const isLast = done.length === changing.length - 1
    const extraSteps = (dish: DishRecord) => (isLast ? storeResponse([...done, present(dish)]) : [])
    done.push(present(await updateDish({ location, dishId, to, by, now, extraSteps })))
  }
  return done
}
