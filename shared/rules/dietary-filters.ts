import type { Allergen, MenuItem } from '../contract/menu'
import type { DietaryPreferences } from '../contract/preferences/chosen'
import { declaredWords, NOT_DECLARED } from './allergen-names'
import { isLowCarb, isVegetarian, mayHoldAnimal, namedAllergens, presenceOf, rawPresence, textOf } from './dietary'
import type { Dish, Presence } from './dietary'
import { anyOf } from './dietary-words'
import { KIDS_CATEGORY_ID } from './menu-listing'

/** Grams of carbohydrate up to which a dish fits a keto diet. */
export const KETO_CARBOHYDRATE_GRAMS = 10

/** A dish that a filter judges, as it comes or as a choice of options makes it. */
export type JudgedDish = MenuItem & Dish

/**
 * Milligrams of sodium up to which a dish counts as low in it: a third of a low-sodium day of
 * 1,500.
 */
export const LOW_SODIUM_MILLIGRAMS = 500

const starchy = anyOf(`
  rice, noodle, udon, ramen, soba, yakisoba, tempura, panko, breaded, battered, crunch, crunchy, crispy, gyoza, dumpling,
  wonton, roll, bento, teriyaki, glaze, eel sauce, sweet, sugar, honey, potato, corn, carrot, bean, bread, bun, cake,
  mochi, ice cream, soda, cola, lemonade, juice, fried, katsu, sushi, nigiri, imitation crab, platter, tray, fruit`)
const ketogenic = anyOf('keto, ketogenic, sashimi, tataki, steak, egg, grilled chicken, grilled salmon, naruto')

const salty = anyOf(`
  salt, salted, salty, sodium, soy, soy sauce, shoyu, tamari, miso, dashi, broth, soup, teriyaki, ponzu, hoisin, eel sauce,
  oyster sauce, fish sauce, hibachi sauce, yum yum, sauce, dressing, glaze, cured, smoked, pickled, kimchi, bacon, ham,
  sausage, cheese, masago, tobiko, ikura, caviar, imitation crab, surimi, tempura, fried, ramen, udon, platter, tray`)
const unsalted = anyOf('low sodium, unsalted, sashimi, steamed, fresh, raw, water, tea')

const hot = anyOf(`
  spicy, chili, chile, chilli, jalapeno, serrano, habanero, ghost pepper, cayenne, sriracha, gochujang, kimchi, togarashi,
  shichimi, rayu, sambal, szechuan, sichuan, hot sauce, firecracker`)

const kids = /\b(?:kids?'?|child(?:ren)?(?:'s)?)\b/

/** By the stated carbohydrates; where none are stated, by words. */
export const isKeto = (dish: Dish): boolean =>
  dish.nutritionInfo
    ? dish.nutritionInfo.carbohydrateGrams <= KETO_CARBOHYDRATE_GRAMS
    : ketogenic.test(textOf(dish)) && !starchy.test(textOf(dish))

/** By the stated sodium; where none is stated, by words. */
export const isLowSodium = (dish: Dish): boolean =>
  dish.nutritionInfo
    ? dish.nutritionInfo.sodiumMilligrams <= LOW_SODIUM_MILLIGRAMS
    : unsalted.test(textOf(dish)) && !salty.test(textOf(dish).replace(/\blow[ -]sodium\b/g, ''))

export const isSpicy = (item: Pick<MenuItem, 'spiceLevel' | 'name' | 'description'>): boolean =>
  item.spiceLevel > 0 || hot.test(textOf(item))

export const isForKids = (item: Pick<MenuItem, 'categoryId' | 'name' | 'description'>): boolean =>
  item.categoryId === KIDS_CATEGORY_ID || kids.test(textOf(item))

export type Preference = keyof DietaryPreferences

/** The choices in the order in which they are offered (docs/product/menu.md#diet-and-allergens). */
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
] as const satisfies readonly { preference: Preference; group: string; label: string }[]

export const noPreferences: DietaryPreferences = {
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
 * Whether the menu is being filtered. `spicyOk` by itself takes nothing away, so it does not count:
 * a guest who never touched a filter sees the spicy dishes, and whoever filters says whether spicy
 * is welcome.
 */
export const isFiltering = (preferences: DietaryPreferences): boolean =>
  dietaryChoices.some(({ preference }) => preference !== 'spicyOk' && preferences[preference])

/** What a guest reads of a dish's allergens: as declared, with what its words name besides. */
export function allergenLine(item: Dish): string {
  const { allergens: declared, undeclaredAllergens: undeclared = [] } = item
  const named = declared === null ? [] : namedAllergens(item)
  if (declared === null || (named.length === 0 && undeclared.length === 0)) return declaredWords(declared)
  return [
    ...(declared.length > 0 ? [declaredWords(declared)] : []),
    ...(named.length > 0 ? [`May contain ${named.join(', ')}`] : []),
    ...(undeclared.length > 0 ? [`Ask us about ${undeclared.join(', ')}: not declared`] : []),
  ].join('. ')
}

function presenceReason(presence: Presence, what: string): string | null {
  switch (presence) {
    case 'declared':
      return `contains ${what}`
    case 'named':
      return `may contain ${what}`
    case 'unknown':
      return NOT_DECLARED
    case 'absent':
      return null
  }
}

const allergenReason = (item: JudgedDish, allergen: Allergen): string | null =>
  presenceReason(presenceOf(item, allergen), allergen)

const unless = (holds: boolean, reason: string): string | null => (holds ? null : reason)

/**
 * Vegetables must be named (docs/product/menu.md#diet-and-allergens); that none are is not to be
 * told as meat.
 */
function vegetarianReason(item: JudgedDish): string | null {
  if (item.allergens === null) return NOT_DECLARED
  return mayHoldAnimal(item) ? 'not vegetarian' : unless(isVegetarian(item), 'no vegetables named')
}

const reasonOf: Readonly<Record<Preference, (item: JudgedDish) => string | null>> = {
  vegetarian: vegetarianReason,
  glutenFree: (item) => allergenReason(item, 'gluten'),
  lowCarb: (item) => unless(isLowCarb(item), 'not low-carb'),
  ketoFriendly: (item) => unless(isKeto(item), 'not keto-friendly'),
  lowSodium: (item) => unless(isLowSodium(item), 'not low-sodium'),
  noShellfish: (item) => allergenReason(item, 'shellfish'),
  noSoy: (item) => allergenReason(item, 'soy'),
  noDairy: (item) => allergenReason(item, 'dairy'),
  nutFree: (item) => allergenReason(item, 'nuts') ?? allergenReason(item, 'peanuts'),
  noEgg: (item) => allergenReason(item, 'egg'),
  noFish: (item) => allergenReason(item, 'fish'),
  noSesame: (item) => allergenReason(item, 'sesame'),
  noPeanuts: (item) => allergenReason(item, 'peanuts'),
  noRaw: (item) => presenceReason(rawPresence(item), 'raw fish'),
  kidsOnly: (item) => unless(isForKids(item), 'not a kids dish'),
  popularOnly: (item) => unless(item.isPopular, 'not one of our popular dishes'),
  spicyOk: () => null,
}

/**
 * Why the filters hide a dish, each reason once; nothing where they show it
 * (docs/product/menu.md#diet-and-allergens).
 */
export function reasonsToHide(item: JudgedDish, preferences: DietaryPreferences): readonly string[] {
  if (!isFiltering(preferences)) return []
  const reasons = dietaryChoices.map(({ preference }) => (preferences[preference] ? reasonOf[preference](item) : null))
  const spicy = !preferences.spicyOk && isSpicy(item) ? 'spicy' : null
  return [...new Set([...reasons, spicy])].filter((reason) => reason !== null)
}

/** Splits dishes into those that the filters show and those that they hide. */
export function filtered(items: readonly MenuItem[], preferences: DietaryPreferences) {
  const judged = items.map((item) => ({ item, reasons: reasonsToHide(item, preferences) }))
  return {
    shown: judged.filter(({ reasons }) => reasons.length === 0).map(({ item }) => item),
    hidden: judged.filter(({ reasons }) => reasons.length > 0),
  }
}

export type HiddenDish = { readonly item: MenuItem; readonly reasons: readonly string[] }
