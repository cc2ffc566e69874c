import type { ShortDish } from './shortage'
import type { Hundredths } from './stock'

export type RecipeLine = { readonly ingredientId: number; readonly hundredths: Hundredths }

type Dish = { readonly id: number; readonly name: string; readonly recipe: readonly RecipeLine[] }

/** A dish that needs an ingredient, and how much of it a portion takes. */
type Needing = { readonly menuItemId: number; readonly name: string; readonly portionHundredths: Hundredths }

/** What an order needs of one ingredient, and for which dishes. */
export type IngredientNeed = RecipeLine & { readonly dishes: readonly Needing[] }

/** What an order's lines need by recipe, each ingredient once, in the order of their ids. */
export function ingredientsFor(lines: readonly { readonly dish: Dish; readonly quantity: number }[]): IngredientNeed[] {
  const needs = new Map<number, IngredientNeed>()
  for (const { dish, quantity } of lines) {
    for (const { ingredientId, hundredths } of dish.recipe) {
      const known = needs.get(ingredientId) ?? { ingredientId, hundredths: 0, dishes: [] }
      const others = known.dishes.filter(({ menuItemId }) => menuItemId !== dish.id)
      needs.set(ingredientId, {
        ingredientId,
        hundredths: known.hundredths + hundredths * quantity,
        dishes: [...others, { menuItemId: dish.id, name: dish.name, portionHundredths: hundredths }],
      })
    }
  }
  return [...needs.values()].sort((one, other) => one.ingredientId - other.ingredientId)
}

/**
 * The dishes that an ingredient is short for, with how many portions are left of each; null where several share what
 * there is, so that it depends on the others.
 */
export const shortDishes = (needing: readonly Needing[], stock: Hundredths): readonly ShortDish[] =>
  needing.map(({ menuItemId, name, portionHundredths }) => {
    const left = Math.max(0, Math.floor(stock / portionHundredths))
    return { menuItemId, name, left: left > 0 && needing.length > 1 ? null : left }
  })

const scarcest = (dishes: readonly ShortDish[]): readonly ShortDish[] =>
  [...dishes].sort((one, other) => (one.left ?? Infinity) - (other.left ?? Infinity)).slice(0, 1)

/**
 * The dishes of an order that stock is short for, each once: of one that lacks several things there is as much as of the
 * scarcest (docs/product/checkout.md#prices).
 */
export function shortOfOrder(
  needs: readonly IngredientNeed[],
  stock: ReadonlyMap<number, Hundredths>,
): readonly ShortDish[] {
  const left = (id: number) => stock.get(id) ?? 0
  const short = needs.filter(({ ingredientId, hundredths }) => left(ingredientId) < hundredths)
  const dishes = short.flatMap((need) => shortDishes(need.dishes, left(need.ingredientId)))
  const ids = [...new Set(dishes.map(({ menuItemId }) => menuItemId))]
  return ids.flatMap((id) => scarcest(dishes.filter(({ menuItemId }) => menuItemId === id)))
}

/** The lines of a recipe that stock does not cover for one portion. */
export const shortOf = (recipe: readonly RecipeLine[], stock: ReadonlyMap<number, Hundredths>): readonly RecipeLine[] =>
  recipe.filter(({ ingredientId, hundredths }) => (stock.get(ingredientId) ?? 0) < hundredths)

/** The dishes for which a change of one ingredient's level decides whether a portion can be made. */
export const dishesTouched = <D extends Dish>(
  dishes: readonly D[],
  { ingredientId, before, after }: { ingredientId: number; before: Hundredths; after: Hundredths },
): readonly D[] =>
  dishes.filter(({ recipe }) =>
    recipe.some((line) => line.ingredientId === ingredientId && before >= line.hundredths !== after >= line.hundredths),
  )
