import type { SelectedOption, DishOptionGroups, DishOption } from './options'
import type { DishShortage } from './availability'
import { roundToStock, type Hundredths, type RecipeLine } from '../inventory/stock'

type Dish = { readonly id: number; readonly name: string; readonly recipe: readonly RecipeLine[] }

/** A dish that needs an ingredient, with the amount per portion. */
type NeedingDish = { readonly menuItemId: number; readonly name: string; readonly portionHundredths: Hundredths }

/** How much of an ingredient an order needs, and for which dishes. */
export type IngredientNeed = RecipeLine & { readonly dishes: readonly NeedingDish[] }

/** Of several lines of the same dish, the largest amount per portion counts. */
function largestPortion({ id, name }: Dish, hundredths: Hundredths, known: readonly NeedingDish[]): NeedingDish {
  const before = known.find(({ menuItemId }) => menuItemId === id)
  return before && before.portionHundredths >= hundredths
    ? before
    : { menuItemId: id, name, portionHundredths: hundredths }
}

/** Returns how much of each ingredient the lines take from stock, sorted by ingredient id. */
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
  return [...needs.values()]
    .map((need) => ({ ...need, hundredths: roundToStock(need.hundredths) }))
    .sort((one, other) => one.ingredientId - other.ingredientId)
}

/**
 * Returns the dishes that lack an ingredient, with the portions left of each. `left` is null if
 * several dishes share the rest.
 */
export const listDishShortages = (needing: readonly NeedingDish[], stock: Hundredths): readonly DishShortage[] =>
  needing.map(({ menuItemId, name, portionHundredths }) => {
    const left = Math.max(0, Math.floor(stock / portionHundredths))
    return { menuItemId, name, left: left > 0 && needing.length > 1 ? null : left }
  })

const scarcest = (dishes: readonly DishShortage[]): readonly DishShortage[] =>
  [...dishes].sort((one, other) => (one.left ?? Infinity) - (other.left ?? Infinity)).slice(0, 1)

/** Returns the needs that stock doesn't cover. */
export const listShortNeeds = (
  needs: readonly IngredientNeed[],
  stock: ReadonlyMap<number, Hundredths>,
): readonly IngredientNeed[] =>
  needs.filter(({ ingredientId, hundredths }) => (stock.get(ingredientId) ?? 0) < hundredths)

/**
 * Returns the dishes of an order that stock doesn't cover, each once. If a dish lacks several
 * ingredients, the scarcest decides (docs/product/checkout.md#prices).
 */
export function listOrderShortages(
  needs: readonly IngredientNeed[],
  stock: ReadonlyMap<number, Hundredths>,
): readonly DishShortage[] {
  const dishes = listShortNeeds(needs, stock).flatMap((need) =>
    listDishShortages(need.dishes, stock.get(need.ingredientId) ?? 0),
  )
  const ids = [...new Set(dishes.map(({ menuItemId }) => menuItemId))]
  return ids.flatMap((id) => scarcest(dishes.filter(({ menuItemId }) => menuItemId === id)))
}

/** Returns the lines of a recipe that stock doesn't cover for one portion. */
export const listMissingIngredients = (
  recipe: readonly RecipeLine[],
  stock: ReadonlyMap<number, Hundredths>,
): readonly RecipeLine[] => recipe.filter(({ ingredientId, hundredths }) => (stock.get(ingredientId) ?? 0) < hundredths)

type OptionWithRecipe = DishOption & { readonly recipe: readonly RecipeLine[] }

/**
 * Returns the ingredients of one portion: the dish's recipe with what its options add and remove.
 */
export function getLineRecipe(
  recipe: readonly RecipeLine[],
  chosen: readonly SelectedOption<OptionWithRecipe>[],
): readonly RecipeLine[] {
  const amounts = new Map<number, number>()
  const take = ({ ingredientId, hundredths }: RecipeLine, times: number) =>
    amounts.set(ingredientId, (amounts.get(ingredientId) ?? 0) + hundredths * times)
  for (const line of recipe) take(line, 1)
  for (const { option, quantity } of chosen) for (const line of option.recipe) take(line, quantity)
  return [...amounts].flatMap(([ingredientId, hundredths]) => (hundredths > 0 ? [{ ingredientId, hundredths }] : []))
}

type DishRecipes = { readonly recipe: readonly RecipeLine[]; readonly optionGroups: DishOptionGroups<OptionWithRecipe> }

type Amounts = ReadonlyMap<number, readonly Hundredths[]>

// Cached, because each change of stock needs the amounts of all dishes on the menu.
const thresholdCache = new WeakMap<DishRecipes, Amounts>()

function collectThresholds({ recipe, optionGroups }: DishRecipes): Amounts {
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
 * Returns the amounts of an ingredient that decide about availability: one portion, and one portion
 * with each option that adds to it.
 */
function listThresholdAmounts(dish: DishRecipes, ingredientId: number): readonly Hundredths[] {
  const known = thresholdCache.get(dish) ?? collectThresholds(dish)
  thresholdCache.set(dish, known)
  return known.get(ingredientId) ?? []
}

/**
 * Returns the smallest amount of an ingredient with which one of the dishes, or one of their
 * options, can be made; 1 if none contains it. Less than that is empty.
 */
export const getSmallestPortion = (dishes: readonly DishRecipes[], ingredientId: number): Hundredths => {
  const amounts = dishes.flatMap((dish) => listThresholdAmounts(dish, ingredientId))
  return amounts.length === 0 ? 1 : Math.max(1, Math.ceil(Math.min(...amounts)))
}

/**
 * A range of stock levels of an ingredient, from `atLeast` to less than `below`, within which a
 * dish's availability doesn't change.
 */
export type StockRange = {
  readonly ingredientId: number
  readonly atLeast: Hundredths
  readonly below: Hundredths | null
}

/**
 * Returns the current range of each ingredient of a dish. The availability of the dish and its
 * options is constant within them.
 */
export function listStockRanges(dish: DishRecipes, stock: ReadonlyMap<number, Hundredths>): readonly StockRange[] {
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

/** Returns for each ingredient the range that is within all of its ranges. */
export function mergeStockRanges(ranges: readonly StockRange[]): readonly StockRange[] {
  const merged = new Map<number, StockRange>()
  for (const { ingredientId, atLeast, below } of ranges) {
    const known = merged.get(ingredientId) ?? { atLeast: 0, below: null }
    merged.set(ingredientId, {
      ingredientId,
      atLeast: Math.max(atLeast, known.atLeast),
      below: below === null || known.below === null ? (below ?? known.below) : Math.min(below, known.below),
    })
  }
  return [...merged.values()]
}

/**
 * Returns the ids of the options for which stock doesn't suffice in addition to one portion of the
 * dish, in menu order.
 */
export function listUnavailableOptionIds(
  { recipe, optionGroups }: DishRecipes,
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
 * Returns the dishes whose availability, or that of an option, may change with an ingredient's
 * level.
 */
export const listAffectedDishes = <D extends DishRecipes>(
  dishes: readonly D[],
  { ingredientId, before, after }: { ingredientId: number; before: Hundredths; after: Hundredths },
): readonly D[] =>
  dishes.filter((dish) =>
    listThresholdAmounts(dish, ingredientId).some((amount) => before >= amount !== after >= amount),
  )
