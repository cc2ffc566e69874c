import { createContext, use } from 'react'
import type { Stock } from '#shared/contract/inventory'
import { foodCost } from '#shared/rules/food-cost'
import type { UnitCosts } from '#shared/rules/food-cost'
import { toCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import type { RecipeLine } from '#shared/rules/stock-recipes'
import { amountOf } from './draft'
import type { Draft, LineDraft } from './draft'

export type Ingredient = {
  readonly id: number
  readonly name: string
  readonly unit: string
  readonly costCents: Cents
}

/** What dishes are made of, by name. */
export const ingredientsOf = (stock: readonly Stock[]): readonly Ingredient[] =>
  stock
    .map(({ item }) => ({ id: item.id, name: item.name, unit: item.unit, costCents: toCents(item.costPerUnit) }))
    .sort((one, other) => one.name.localeCompare(other.name))

export const IngredientsContext = createContext<readonly Ingredient[]>([])

export const useIngredients = (): readonly Ingredient[] => use(IngredientsContext)

export const unitCosts = (ingredients: readonly Ingredient[]): UnitCosts =>
  new Map(ingredients.map(({ id, costCents }) => [id, costCents]))

/** What a quantity says that is still being typed; nothing where it says nothing yet. */
function hundredthsOf(quantity: string): number {
  const amount = amountOf(quantity)
  if (!/^-?\d+\.\d{2}$/.test(amount)) return 0
  return amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount)
}

export const recipeOf = (lines: readonly LineDraft[]): readonly RecipeLine[] =>
  lines.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: hundredthsOf(quantity) }))

/**
 * What a dish costs to make as it is typed, its default options in it; null where that is not
 * known.
 */
export const costOf = ({ recipe, optionGroups }: Pick<Draft, 'recipe' | 'optionGroups'>, costs: UnitCosts) =>
  foodCost(
    {
      recipe: recipeOf(recipe),
      optionGroups: optionGroups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, recipe: recipeOf(option.recipe) })),
      })),
    },
    costs,
  )
