import type { MenuItem, Nutrition } from '../contract'

/**
 * The diets that nutrition decides, with the most of a portion: of carbohydrates in grams, or of
 * sodium in milligrams, a third of a low-sodium day of 1,500 mg.
 */
const limits = {
  lowCarb: { name: 'low-carb', isWithin: ({ carbohydrateGrams }) => carbohydrateGrams <= 20 },
  ketoFriendly: { name: 'keto-friendly', isWithin: ({ carbohydrateGrams }) => carbohydrateGrams <= 10 },
  lowSodium: { name: 'low-sodium', isWithin: ({ sodiumMilligrams }) => sodiumMilligrams <= 500 },
} as const satisfies Record<string, { readonly name: string; readonly isWithin: (nutrition: Nutrition) => boolean }>

type NutritionDiet = keyof typeof limits

/** Whether a filter needs declared nutrition. */
export const isNutritionDiet = (preference: string): preference is NutritionDiet => preference in limits

/**
 * Shown if the kitchen has not declared nutrition, so that nothing claims that a dish is suitable.
 */
export const NUTRITION_NOT_DECLARED = 'Ask us: nutrition not declared'

/**
 * Returns why a dish does not suit a diet; null if it does. Words are no declaration (decision
 * 0022).
 */
export function getNutritionReason(
  { nutritionInfo }: Pick<MenuItem, 'nutritionInfo'>,
  diet: NutritionDiet,
): string | null {
  if (nutritionInfo === null) return NUTRITION_NOT_DECLARED
  return limits[diet].isWithin(nutritionInfo) ? null : `not ${limits[diet].name}`
}

/** Whether a dish's declared nutrition suits a diet. */
export const suitsDiet = (dish: Pick<MenuItem, 'nutritionInfo'>, diet: NutritionDiet): boolean =>
  getNutritionReason(dish, diet) === null
