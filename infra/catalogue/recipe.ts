import { pantry } from './ingredients'
import type { SeedIngredient, SeedRecipeLine } from './schema'

export type PantryKey = keyof typeof pantry
export type RecipeAmounts = Partial<Record<PantryKey, number>>

const ingredientOf: ReadonlyMap<string, SeedIngredient> = new Map(Object.entries(pantry))

/**
 * A recipe from amounts in each ingredient's own unit: `uses({ chicken: 0.4 })` is 0.40 lbs of
 * chicken.
 */
export const toRecipe = (amounts: RecipeAmounts): readonly SeedRecipeLine[] =>
  Object.entries(amounts).map(([key, amount]) => {
    const ingredient = ingredientOf.get(key)
    if (!ingredient) throw new Error(`no ingredient ${key}`)
    return { ingredientId: ingredient.id, hundredths: Math.round(amount * 100) }
  })
