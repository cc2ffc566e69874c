import { allergens, type Allergen } from '../contract'

/**
 * Shown if the kitchen has not declared allergens, so that nothing claims that the dish is safe.
 */
export const ALLERGENS_NOT_DECLARED = 'Ask us: allergens not declared'

/**
 * Formats the allergens of a dish or line: declared ones, and those that an older declaration
 * doesn't cover (docs/product/menu.md#dishes).
 */
export function formatAllergens(
  declared: readonly Allergen[] | null,
  undeclared: readonly Allergen[] = [],
  verb = 'Contains',
): string {
  if (declared === null) return ALLERGENS_NOT_DECLARED
  if (declared.length === 0 && undeclared.length === 0) return 'No major allergens in the recipe'
  return [
    ...(declared.length > 0 ? [`${verb} ${allergens.filter((each) => declared.includes(each)).join(', ')}`] : []),
    ...(undeclared.length > 0 ? [`Ask us about ${undeclared.join(', ')}: not declared`] : []),
  ].join('. ')
}
