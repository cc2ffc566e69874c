import { allergens } from '../contract/menu'
import type { Allergen } from '../contract/menu'

// `soy sauce` is a condiment, and `soy` in Spanish says who one is.
const names: Readonly<Record<Allergen, RegExp>> = {
  gluten: /\b(?:gluten|wheat|celiac|coeliac|celiac[oa]|trigo)\b/,
  soy: /\bsoy(?! sauce| alergic)|\b(?:soya|soja)\b/,
  shellfish: /\bshell ?fish|\bcrustaceans?\b|\bmol+us[ck]s?\b|\bseafood\b|\bmariscos?\b/,
  fish: /\bfish\b|\bseafood\b|\bpescados?\b/,
  dairy: /\b(?:dairy|lactose|milk|leche|lacteos?|lactosa|quesos?|mantequilla)\b/,
  egg: /\b(?:eggs?|huevos?)\b/,
  nuts: /\b(?:nuts?|almonds?|cashews?|walnuts?|pecans?|pistachios?|nuez|nueces|almendras?|frutos secos)\b/,
  // A general word for nuts means peanuts too.
  peanuts: /\b(?:peanuts?|(?<!(?:tree|pine) )nuts?|nuez|nueces|frutos secos|cacahuates?|cacahuetes?|mani)\b/,
  sesame: /\b(?:sesame|sesamo|ajonjoli|tahini)\b/,
}

/**
 * The allergens that a plain text (`plainText`) calls by their names, in the order of the contract.
 */
export const findAllergens = (text: string): readonly Allergen[] => allergens.filter((each) => names[each].test(text))

/**
 * What an allergen filter, a card and a ticket say where nobody has declared any: never that it is
 * safe.
 */
export const ALLERGENS_NOT_DECLARED = 'Ask us: allergens not declared'

/** What is declared of a dish or a line, in words (docs/product/menu.md#dishes). */
export function formatAllergens(declared: readonly Allergen[] | null): string {
  if (declared === null) return ALLERGENS_NOT_DECLARED
  if (declared.length === 0) return 'No major allergens in the recipe'
  return `Contains ${allergens.filter((each) => declared.includes(each)).join(', ')}`
}
