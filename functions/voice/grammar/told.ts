import type { Allergen } from '#shared/contract/menu'

/** What somebody eats by choice. */
export type Diet = 'vegetarian' | 'vegan'

/**
 * What a guest can't have: allergens that the kitchen declares, other foods, and how the kitchen is
 * told.
 */
export type DietaryNeeds = {
  readonly allergens: readonly Allergen[]
  /** Foods of which nothing is declared. */
  readonly foods: readonly string[]
  readonly notes: readonly string[]
  /** False where nothing is told but a diet. */
  readonly isAllergic: boolean
  readonly diet: Diet | null
}
