import type { Allergen, MenuItem } from '../contract'
import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { ALLERGENS_NOT_DECLARED, formatAllergens } from './allergies'
import {
  getAllergenPresence,
  getDishText,
  getRawPresence,
  isLowCarb,
  isVegetarian,
  listNamedAllergens,
  mayContainAnimal,
} from './dish-facts'
import type { AllergenPresence, DietaryDish } from './dish-facts'
import { createWordPattern } from '../../platform/text'
import { KIDS_CATEGORY_ID } from '../listing'

/** Maximum grams of carbohydrate of a keto dish. */
export const KETO_CARBOHYDRATE_GRAMS = 10

/** A dish to filter, with its default options or a selection. */
export type FilterableDish = MenuItem & DietaryDish

/** Maximum milligrams of sodium of a low-sodium dish: a third of a low-sodium day of 1,500 mg. */
export const LOW_SODIUM_MILLIGRAMS = 500

const starchy = createWordPattern(`
  rice, noodle, udon, ramen, soba, yakisoba, tempura, panko, breaded, battered, crunch, crunchy, crispy, gyoza, dumpling,
  wonton, roll, bento, teriyaki, glaze, eel sauce, sweet, sugar, honey, potato, corn, carrot, bean, bread, bun, cake,
  mochi, ice cream, soda, cola, lemonade, juice, fried, katsu, sushi, nigiri, imitation crab, platter, tray, fruit`)
const ketogenic = createWordPattern(
  'keto, ketogenic, sashimi, tataki, steak, egg, grilled chicken, grilled salmon, naruto',
)

const salty = createWordPattern(`
  salt, salted, salty, sodium, soy, soy sauce, shoyu, tamari, miso, dashi, broth, soup, teriyaki, ponzu, hoisin, eel sauce,
  oyster sauce, fish sauce, hibachi sauce, yum yum, sauce, dressing, glaze, cured, smoked, pickled, kimchi, bacon, ham,
  sausage, cheese, masago, tobiko, ikura, caviar, imitation crab, surimi, tempura, fried, ramen, udon, platter, tray`)
const unsalted = createWordPattern('low sodium, unsalted, sashimi, steamed, fresh, raw, water, tea')

const hot = createWordPattern(`
  spicy, chili, chile, chilli, jalapeno, serrano, habanero, ghost pepper, cayenne, sriracha, gochujang, kimchi, togarashi,
  shichimi, rayu, sambal, szechuan, sichuan, hot sauce, firecracker`)

const kids = /\b(?:kids?'?|child(?:ren)?(?:'s)?)\b/

/** Whether a dish is keto-friendly, by its carbohydrates if stated, otherwise by its text. */
export const isKeto = (dish: DietaryDish): boolean =>
  dish.nutritionInfo
    ? dish.nutritionInfo.carbohydrateGrams <= KETO_CARBOHYDRATE_GRAMS
    : ketogenic.test(getDishText(dish)) && !starchy.test(getDishText(dish))

/** Whether a dish is low in sodium, by its sodium if stated, otherwise by its text. */
export const isLowSodium = (dish: DietaryDish): boolean =>
  dish.nutritionInfo
    ? dish.nutritionInfo.sodiumMilligrams <= LOW_SODIUM_MILLIGRAMS
    : unsalted.test(getDishText(dish)) && !salty.test(getDishText(dish).replace(/\blow[ -]sodium\b/g, ''))

/** Whether a dish is spicy, by its spice level or its text. */
export const isSpicy = (item: Pick<MenuItem, 'spiceLevel' | 'name' | 'description'>): boolean =>
  item.spiceLevel > 0 || hot.test(getDishText(item))

/** Whether a dish is for kids, by its category or its text. */
export const isKidsDish = (item: Pick<MenuItem, 'categoryId' | 'name' | 'description'>): boolean =>
  item.categoryId === KIDS_CATEGORY_ID || kids.test(getDishText(item))

export type DietaryPreference = keyof DietaryPreferences

/** The dietary choices in display order (docs/product/menu.md#diet-and-allergens). */
export const dietaryChoices = [
  { preference: 'vegetarian', group: 'Diet', label: 'Vegetarian' },
  { preference: 'lowCarb', group: 'Diet', label: 'Low-Carb' },
  { preference: 'ketoFriendly', group: 'Diet', label: 'Keto-Friendly' },
  { preference: 'lowSodium', group: 'Diet', label: 'Low-Sodium' },
  { preference: 'noRaw', group: 'Diet', label: 'No raw fish' },
  { preference: 'glutenFree', group: 'Allergens', label: 'Gluten-Free' },
  { preference: 'noShellfish', group: 'Allergens', label: 'No Shellfish' },
  { preference: 'noSoy', group: 'Allergens', label: 'No Soy' },
  { preference: 'noDairy', group: 'Allergens', label: 'No Dairy' },
  { preference: 'nutFree', group: 'Allergens', label: 'Nut-Free' },
  { preference: 'noPeanuts', group: 'Allergens', label: 'No Peanuts' },
  { preference: 'noEgg', group: 'Allergens', label: 'No Egg' },
  { preference: 'noFish', group: 'Allergens', label: 'No Fish' },
  { preference: 'noSesame', group: 'Allergens', label: 'No Sesame' },
  { preference: 'kidsOnly', group: 'Menu', label: 'Kids Only' },
  { preference: 'popularOnly', group: 'Menu', label: 'Popular Only' },
  { preference: 'spicyOk', group: 'Menu', label: 'Spicy OK' },
] as const satisfies readonly { preference: DietaryPreference; group: string; label: string }[]

/** Preferences without any filter. */
export const NO_DIETARY_PREFERENCES: DietaryPreferences = {
  vegetarian: false,
  glutenFree: false,
  lowCarb: false,
  ketoFriendly: false,
  lowSodium: false,
  noShellfish: false,
  noSoy: false,
  noDairy: false,
  nutFree: false,
  noEgg: false,
  noFish: false,
  noSesame: false,
  noPeanuts: false,
  noRaw: false,
  kidsOnly: false,
  popularOnly: false,
  spicyOk: false,
}

/**
 * Whether any filter is active. `spicyOk` doesn't count, because by default spicy dishes are shown;
 * it only matters together with other filters.
 */
export const hasActiveFilters = (preferences: DietaryPreferences): boolean =>
  dietaryChoices.some(({ preference }) => preference !== 'spicyOk' && preferences[preference])

/** Formats a dish's allergens: declared ones, and those that its text suggests. */
export function formatAllergenLine(item: DietaryDish): string {
  const { allergens: declared, undeclaredAllergens: undeclared = [] } = item
  const named = declared === null ? [] : listNamedAllergens(item)
  if (declared === null || (named.length === 0 && undeclared.length === 0)) return formatAllergens(declared)
  return [
    ...(declared.length > 0 ? [formatAllergens(declared)] : []),
    ...(named.length > 0 ? [`May contain ${named.join(', ')}`] : []),
    ...(undeclared.length > 0 ? [`Ask us about ${undeclared.join(', ')}: not declared`] : []),
  ].join('. ')
}

function presenceReason(presence: AllergenPresence, what: string): string | null {
  switch (presence) {
    case 'declared':
      return `contains ${what}`
    case 'named':
      return `may contain ${what}`
    case 'unknown':
      return ALLERGENS_NOT_DECLARED
    case 'absent':
      return null
  }
}

const allergenReason = (item: FilterableDish, allergen: Allergen): string | null =>
  presenceReason(getAllergenPresence(item, allergen), allergen)

const reasonUnless = (holds: boolean, reason: string): string | null => (holds ? null : reason)

/**
 * Returns why a dish is not vegetarian. Its text must mention vegetables
 * (docs/product/menu.md#diet-and-allergens); a missing mention is a different reason than meat.
 */
function vegetarianReason(item: FilterableDish): string | null {
  if (item.allergens === null) return ALLERGENS_NOT_DECLARED
  return mayContainAnimal(item) ? 'not vegetarian' : reasonUnless(isVegetarian(item), 'no vegetables named')
}

const reasonOf: Readonly<Record<DietaryPreference, (item: FilterableDish) => string | null>> = {
  vegetarian: vegetarianReason,
  glutenFree: (item) => allergenReason(item, 'gluten'),
  lowCarb: (item) => reasonUnless(isLowCarb(item), 'not low-carb'),
  ketoFriendly: (item) => reasonUnless(isKeto(item), 'not keto-friendly'),
  lowSodium: (item) => reasonUnless(isLowSodium(item), 'not low-sodium'),
  noShellfish: (item) => allergenReason(item, 'shellfish'),
  noSoy: (item) => allergenReason(item, 'soy'),
  noDairy: (item) => allergenReason(item, 'dairy'),
  nutFree: (item) => allergenReason(item, 'nuts') ?? allergenReason(item, 'peanuts'),
  noEgg: (item) => allergenReason(item, 'egg'),
  noFish: (item) => allergenReason(item, 'fish'),
  noSesame: (item) => allergenReason(item, 'sesame'),
  noPeanuts: (item) => allergenReason(item, 'peanuts'),
  noRaw: (item) => presenceReason(getRawPresence(item), 'raw fish'),
  kidsOnly: (item) => reasonUnless(isKidsDish(item), 'not a kids dish'),
  popularOnly: (item) => reasonUnless(item.isPopular, 'not one of our popular dishes'),
  spicyOk: () => null,
}

/**
 * Returns the reasons why the filters hide a dish; empty if they show it
 * (docs/product/menu.md#diet-and-allergens).
 */
export function listHideReasons(item: FilterableDish, preferences: DietaryPreferences): readonly string[] {
  if (!hasActiveFilters(preferences)) return []
  const reasons = dietaryChoices.map(({ preference }) => (preferences[preference] ? reasonOf[preference](item) : null))
  const spicy = !preferences.spicyOk && isSpicy(item) ? 'spicy' : null
  return [...new Set([...reasons, spicy])].filter((reason) => reason !== null)
}

/** Splits dishes into shown and hidden ones. */
export function filterDishes(items: readonly MenuItem[], preferences: DietaryPreferences) {
  const judged = items.map((item) => ({ item, reasons: listHideReasons(item, preferences) }))
  return {
    shown: judged.filter(({ reasons }) => reasons.length === 0).map(({ item }) => item),
    hidden: judged.filter(({ reasons }) => reasons.length > 0),
  }
}

export type HiddenDish = { readonly item: MenuItem; readonly reasons: readonly string[] }

/**
 * The filters chosen in this browser session, and by whom. They don't apply to the next user of the
 * browser.
 */
export type SessionDiet = {
  /** Null for a guest. */
  readonly userId: string | null
  readonly preferences: DietaryPreferences
  /** Whether the choice started from the account's saved filters, so that it replaces them. */
  readonly isComplete: boolean
}

/** The saved filters of an account, as this device last read them. */
export type SavedDiet = { readonly userId: string; readonly preferences: DietaryPreferences }

/** Combines two sets of filters, so that no restriction is lost. */
export const mergeDietaryPreferences = (one: DietaryPreferences, other: DietaryPreferences): DietaryPreferences => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(
    dietaryChoices.map(({ preference }) => [preference, one[preference] || other[preference]] as const),
  ),
})

type DietSources = {
  /** The signed-in user; null for a guest. */
  readonly userId: string | null
  readonly choice: SessionDiet | null
  /** The account's saved filters; undefined until loaded. */
  readonly saved: DietaryPreferences | undefined
  readonly cached: SavedDiet | null
}

/**
 * Returns the filters to apply: those chosen in this session, combined with saved ones that were
 * not loaded at that time.
 */
export function getActiveDiet({ userId, choice, saved, cached }: DietSources): DietaryPreferences {
  const before = saved ?? (cached && cached.userId === userId ? cached.preferences : NO_DIETARY_PREFERENCES)
  if (!choice) return before
  if (choice.userId === null) return mergeDietaryPreferences(choice.preferences, before)
  if (choice.userId !== userId) return before
  return choice.isComplete || !saved ? choice.preferences : mergeDietaryPreferences(choice.preferences, saved)
}
