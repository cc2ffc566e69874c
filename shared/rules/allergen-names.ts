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
  nuts: /\b(?:nuts?|peanuts?|almonds?|cashews?|nuez|nueces|cacahuates?|cacahuetes?|mani|almendras?)\b/,
  sesame: /\b(?:sesame|sesamo|ajonjoli|tahini)\b/,
}

/** The allergens that a plain text (`plainText`) calls by their names, in the order of the contract. */
export const allergensIn = (text: string): readonly Allergen[] => allergens.filter((each) => names[each].test(text))
