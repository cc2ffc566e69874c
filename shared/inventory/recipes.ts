import type { SelectedOption, DishOptionGroups, DishOption } from '../menu/options'
import type { DishShortage } from '../menu/availability'
import type { Hundredths } from './stock'

export type RecipeLine = { readonly ingredientId: number; readonly hundredths: Hundredths }

type Dish = { readonly id: number; readonly name: string; readonly recipe: readonly RecipeLine[] }

/** A dish that needs an ingredient, and how much of it a portion takes. */
type Needing = { readonly menuItemId: number; readonly name: string; readonly portionHundredths: Hundredths }

/** What an order needs of one ingredient, and for which dishes. */
export type IngredientNeed = RecipeLine & { readonly dishes: readonly Needing[] }

/** A dish that stands in an order twice, differently, is told by the line that takes most. */
function largestPortion({ id, name }: Dish, hundredths: Hundredths, known: readonly Needing[]): Needing {
  const before = known.find(({ menuItemId }) => menuItemId === id)
  return before && before.portionHundredths >= hundredths
    ? before
    : { menuItemId: id, name, portionHundredths: hundredths }
}

/** What an order's lines need by recipe, each ingredient once, in the order of their ids. */
export function listIngredientNeeds(
  lines: readonly { readonly dish: Dish; readonly quantity: number }[],
): IngredientNeed[] {
  const needs = new Map<number, IngredientNeed>()
  for (const { dish, quantity } of lines) {
    for (const { ingredientId, hundredths } of dish.recipe) {
      const known = needs.get(ingredientId) ?? { ingredientId, hundredths: 0, dishes: [] }
      const others = known.dishes.filter(({ menuItemId }) => menuItemId !== dish.id)
      needs.set(ingredientId, {
        ingredientId,
        hundredths: known.hundredths + hundredths * quantity,
        dishes: [...others, largestPortion(dish, hundredths, known.dishes)],
      })
    }
  }
  return [...needs.values()].sort((one, other) => one.ingredientId - other.ingredientId)
}

/**
 * The dishes that an ingredient is short for, with how many portions are left of each; null where
 * several share what there is, so that it depends on the others.
 */
export const listDishShortages = (needing: readonly Needing[], stock: Hundredths): readonly DishShortage[] =>
  needing.map(({ menuItemId, name, portionHundredths }) => {
    const left = Math.max(0, Math.floor(stock / portionHundredths))
    return { menuItemId, name, left: left > 0 && needing.length > 1 ? null : left }
  })

const scarcest = (dishes: readonly DishShortage[]): readonly DishShortage[] =>
  [...dishes].sort((one, other) => (one.left ?? Infinity) - (other.left ?? Infinity)).slice(0, 1)

/**
 * The dishes of an order that stock is short for, each once: of one that lacks several things there
 * is as much as of the scarcest (docs/product/checkout.md#prices).
 */
export function listOrderShortages(
  needs: readonly IngredientNeed[],
  stock: ReadonlyMap<number, Hundredths>,
): readonly DishShortage[] {
  const left = (id: number) => stock.get(id) ?? 0
  const short = needs.filter(({ ingredientId, hundredths }) => left(ingredientId) < hundredths)
  const dishes = short.flatMap((need) => listDishShortages(need.dishes, left(need.ingredientId)))
  const ids = [...new Set(dishes.map(({ menuItemId }) => menuItemId))]
  return ids.flatMap((id) => scarcest(dishes.filter(({ menuItemId }) => menuItemId === id)))
}

/** The lines of a recipe that stock does not cover for one portion. */
export const listMissingIngredients = (
  recipe: readonly RecipeLine[],
  stock: ReadonlyMap<number, Hundredths>,
): readonly RecipeLine[] => recipe.filter(({ ingredientId, hundredths }) => (stock.get(ingredientId) ?? 0) < hundredths)

type Cooked = DishOption & { readonly recipe: readonly RecipeLine[] }

/**
 * What one piece of a line takes off stock: the dish's recipe with what its options add and take
 * away.
 */
export function getLineRecipe(
  recipe: readonly RecipeLine[],
  chosen: readonly SelectedOption<Cooked>[],
): readonly RecipeLine[] {
  const amounts = new Map<number, number>()
  const take = ({ ingredientId, hundredths }: RecipeLine, times: number) =>
    amounts.set(ingredientId, (amounts.get(ingredientId) ?? 0) + hundredths * times)
  for (const line of recipe) take(line, 1)
  for (const { option, quantity } of chosen) for (const line of option.recipe) take(line, quantity)
  return [...amounts].flatMap(([ingredientId, hundredths]) => (hundredths > 0 ? [{ ingredientId, hundredths }] : []))
}

type Recipes = { readonly recipe: readonly RecipeLine[]; readonly optionGroups: DishOptionGroups<Cooked> }

type Amounts = ReadonlyMap<number, readonly Hundredths[]>

// A menu's dishes are asked for at each change of stock, and are the same until the menu is another
// one.
const amountsOf = new WeakMap<Recipes, Amounts>()

function amountsIn({ recipe, optionGroups }: Recipes): Amounts {
  const ofDish = new Map(recipe.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))
  const amounts = new Map([...ofDish].map(([id, hundredths]) => [id, new Set([hundredths])]))
  const more = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
  for (const { ingredientId, hundredths } of more) {
    if (hundredths <= 0) continue
    const known = amounts.get(ingredientId) ?? new Set()
    amounts.set(ingredientId, known.add((ofDish.get(ingredientId) ?? 0) + hundredths))
  }
  return new Map([...amounts].map(([id, different]) => [id, [...different]]))
}

/**
 * Amounts of an ingredient that decide about a dish: a portion of it, and one with each option that
 * takes of it.
 */
export function listThresholdAmounts(dish: Recipes, ingredientId: number): readonly Hundredths[] {
  const known = amountsOf.get(dish) ?? amountsIn(dish)
  amountsOf.set(dish, known)
  return known.get(ingredientId) ?? []
}

/**
 * Levels of an ingredient, from `atLeast` to less than `below`, between which nothing of a dish is
 * decided anew.
 */
export type StockRange = {
  readonly ingredientId: number
  readonly atLeast: Hundredths
  readonly below: Hundredths | null
}

/**
 * The spans of a dish's ingredients that stock is in, while which the dish and its options are as
 * stock decides now.
 */
export function listStockRanges(dish: Recipes, stock: ReadonlyMap<number, Hundredths>): readonly StockRange[] {
  const lines = [...dish.recipe, ...dish.optionGroups.flatMap(({ options }) => options.flatMap(({ recipe }) => recipe))]
  return [...new Set(lines.map(({ ingredientId }) => ingredientId))].map((ingredientId) => {
    const level = stock.get(ingredientId) ?? 0
    const amounts = listThresholdAmounts(dish, ingredientId)
    const more = amounts.filter((amount) => amount > level)
    return {
      ingredientId,
      atLeast: Math.max(0, ...amounts.filter((amount) => amount <= level)),
      below: more.length > 0 ? Math.min(...more) : null,
    }
  })
}

/**
 * The options that stock does not cover beside one portion of the dish, by their ids, in the menu's
 * sequence.
 */
export function listUnavailableOptionIds(
  { recipe, optionGroups }: Recipes,
  stock: ReadonlyMap<number, number>,
): readonly string[] {
  const ofDish = new Map(recipe.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))
  const isShort = ({ ingredientId, hundredths }: RecipeLine) =>
    hundredths > 0 && (stock.get(ingredientId) ?? 0) < hundredths + (ofDish.get(ingredientId) ?? 0)
  return optionGroups.flatMap(({ options }) =>
    options.filter(({ recipe: ofOption }) => ofOption.some(isShort)).map(({ id }) => id),
  )
}

/**
 * The dishes for which a change of one ingredient's level decides whether a portion, or an option
 * of it, can be made.
 */
export const listAffectedDishes = <D extends Recipes>(
  dishes: readonly D[],
  { ingredientId, before, after }: { ingredientId: number; before: Hundredths; after: Hundredths },
): readonly D[] =>
  dishes.filter((dish) =>
    listThresholdAmounts(dish, ingredientId).some((amount) => before >= amount !== after >= amount),
  )
