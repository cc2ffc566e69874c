import { createContext, use } from 'react'
import type { Stock } from '#shared/contract/inventory'
import { getFoodCostCents } from '#shared/rules/food-cost'
import type { IngredientUnitCosts } from '#shared/rules/food-cost'
import { toCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import type { RecipeLine } from '#shared/rules/stock-recipes'
import { normalizeAmount } from './draft'
import type { DishDraft, RecipeLineDraft } from './draft'

export type Ingredient = {
  readonly id: number
  readonly name: string
  readonly unit: string
  readonly costCents: Cents
}

/** What dishes are made of, by name. */
export const listIngredients = (stock: readonly Stock[]): readonly Ingredient[] =>
  stock
    .map(({ item }) => ({ id: item.id, name: item.name, unit: item.unit, costCents: toCents(item.costPerUnit) }))
    .sort((one, other) => one.name.localeCompare(other.name))

export const IngredientsContext = createContext<readonly Ingredient[]>([])

export const useIngredients = (): readonly Ingredient[] => use(IngredientsContext)

export const getUnitCosts = (ingredients: readonly Ingredient[]): IngredientUnitCosts =>
  new Map(ingredients.map(({ id, costCents }) => [id, costCents]))

/** What a quantity says that is still being typed; nothing where it says nothing yet. */
function hundredthsOf(quantity: string): number {
  const amount = normalizeAmount(quantity)
  if (!/^-?\d+\.\d{2}$/.test(amount)) return 0
  return amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount)
}

export const getRecipe = (lines: readonly RecipeLineDraft[]): readonly RecipeLine[] =>
  lines.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: hundredthsOf(quantity) }))

/**
 * What a dish costs to make as it is typed, its default options in it; null where that is not
 * known.
 */
export const dishCostCents = (
  { recipe, optionGroups }: Pick<DishDraft, 'recipe' | 'optionGroups'>,
  costs: IngredientUnitCosts,
) =>
  getFoodCostCents(
    {
      recipe: getRecipe(recipe),
      optionGroups: optionGroups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, recipe: getRecipe(option.recipe) })),
      })),
    },
    costs,
  )
