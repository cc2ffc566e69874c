import { allergens, type Allergen, type MenuItem } from '../contract'
import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { allergenTable, type AllergenEntry, type AllergenFilter } from './allergen-table'
import { ALLERGENS_NOT_DECLARED, formatAllergens } from './declared-allergens'
import {
  getAllergenPresence,
  getDishText,
  getRawPresence,
  isVegetarian,
  listNamedAllergens,
  mayContainAnimal,
  type AllergenPresence,
  type DietaryDish,
} from './dish-facts'
import { createWordPattern } from './food-words'
import { getNutritionReason } from './nutrition-diets'
import { categoryIds } from '../category-ids'

/** A dish to filter, with its default options or a selection. */
export type FilterableDish = MenuItem & DietaryDish

const hot = createWordPattern(`
  spicy, chili, chile, chilli, jalapeno, serrano, habanero, ghost pepper, cayenne, sriracha, gochujang, kimchi, togarashi,
  shichimi, rayu, sambal, szechuan, sichuan, hot sauce, firecracker`)

const kids = /\b(?:kids?'?|child(?:ren)?(?:'s)?)\b/

/** Whether a dish is spicy, by its spice level or its text. */
const isSpicy = (item: Pick<MenuItem, 'spiceLevel' | 'name' | 'description'>): boolean =>
  item.spiceLevel > 0 || hot.test(getDishText(item))

/** Whether a dish is for kids, by its category or its text. */
const isKidsDish = (item: Pick<MenuItem, 'categoryId' | 'name' | 'description'>): boolean =>
  item.categoryId === categoryIds.kids || kids.test(getDishText(item))

export type DietaryPreference = keyof DietaryPreferences

type OtherPreference = Exclude<DietaryPreference, AllergenFilter>

type DietaryChoice = {
  readonly preference: DietaryPreference
  readonly group: 'Diet' | 'Allergens' | 'Menu'
  readonly label: string
}

/** The choices that are not for one allergen. */
const otherChoices = {
  vegetarian: { group: 'Diet', label: 'Vegetarian' },
  lowCarb: { group: 'Diet', label: 'Low-Carb' },
  ketoFriendly: { group: 'Diet', label: 'Keto-Friendly' },
  lowSodium: { group: 'Diet', label: 'Low-Sodium' },
  noRaw: { group: 'Diet', label: 'No raw fish' },
  kidsOnly: { group: 'Menu', label: 'Kids Only' },
  popularOnly: { group: 'Menu', label: 'Popular Only' },
  spicyOk: { group: 'Menu', label: 'Spicy OK' },
} as const satisfies Record<OtherPreference, Omit<DietaryChoice, 'preference'>>

const isAllergenFilter = (preference: DietaryPreference): preference is AllergenFilter =>
  allergens.some((each) => allergenTable[each].filter === preference)

const isOtherPreference = (name: string): name is OtherPreference => name in otherChoices

const listOthers = (group: DietaryChoice['group']): readonly DietaryChoice[] =>
  Object.keys(otherChoices)
    .filter(isOtherPreference)
    .map((preference) => ({ preference, ...otherChoices[preference] }))
    .filter((choice) => choice.group === group)

/** The dietary choices in display order (docs/product/menu.md#diet-and-allergens). */
export const dietaryChoices: readonly DietaryChoice[] = [
  ...listOthers('Diet'),
  ...allergens.map((each) => {
    const { filter, label } = allergenTable[each]
    return { preference: filter, group: 'Allergens', label } as const
  }),
  ...listOthers('Menu'),
]

/** Returns the allergens that a filter avoids, in the order of the contract. */
export const listAllergensAvoidedBy = (preference: DietaryPreference): readonly Allergen[] =>
  allergens.filter((each) => {
    const { filter, alsoAvoidedBy }: AllergenEntry = allergenTable[each]
    return filter === preference || alsoAvoidedBy?.includes(preference)
  })

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

/** Returns the active filters in display order. Hidden spicy dishes are the last one. */
export function listActiveFilters(preferences: DietaryPreferences): readonly Omit<DietaryChoice, 'group'>[] {
  const active = dietaryChoices.filter(({ preference }) => preference !== 'spicyOk' && preferences[preference])
  const hidesSpicy = active.length > 0 && !preferences.spicyOk
  return hidesSpicy ? [...active, { preference: 'spicyOk', label: 'No Spicy' }] : active
}

/**
 * Formats a dish's allergens: declared ones, and those that its text suggests. A list that says
 * once what all its dishes contain leaves that out of each; the line may then be empty.
 */
export function formatAllergenLine(item: DietaryDish, common: readonly Allergen[] = []): string {
  const { allergens: declared, undeclaredAllergens: undeclared = [] } = item
  const named = declared === null ? [] : listNamedAllergens(item)
  if (declared === null || (named.length === 0 && common.length === 0)) return formatAllergens(declared, undeclared)
  const rest = declared.filter((each) => !common.includes(each))
  return [
    ...(rest.length > 0 ? [formatAllergens(rest, [], common.length > 0 ? 'Also contains' : 'Contains')] : []),
    ...(named.length > 0 ? [`May contain ${named.join(', ')}`] : []),
    ...(undeclared.length > 0 ? [`Ask us about ${undeclared.join(', ')}: not declared`] : []),
  ].join('. ')
}

/** The allergens that all of several dishes contain, and the line that says so for all of them. */
export type CommonAllergens = {
  readonly allergens: readonly Allergen[]
  /** Empty if the dishes share nothing. */
  readonly line: string
  /** Whether the line says everything about each dish. */
  readonly isWhole: boolean
  /** What a dish says that adds nothing: no words would read as no allergens. */
  readonly reference: string
}

const AS_ABOVE = 'Allergens as listed above'
const ASK = 'Ask us about allergens'

/** Returns the allergens of a dish in a list that says once what all its dishes contain. */
export const formatListedAllergens = (dish: DietaryDish, { allergens: common, isWhole, reference }: CommonAllergens) =>
  (isWhole ? '' : formatAllergenLine(dish, common)) || reference

/** Returns what a list of dishes says once for all of them (docs/product/menu.md#dishes). */
export function getCommonAllergens(dishes: readonly DietaryDish[]): CommonAllergens {
  const [line = '', ...others] = dishes.map((dish) => formatAllergenLine(dish))
  const nothing = { allergens: [], line: '', isWhole: false, reference: '' }
  if (others.length === 0) return nothing
  const common = allergens.filter((each) => dishes.every((dish) => dish.allergens?.includes(each)))
  if (common.length > 0)
    return { ...nothing, allergens: common, line: `Everything here contains ${common.join(', ')}`, reference: AS_ABOVE }
  if (others.some((other) => other !== line)) return nothing
  const isFree = dishes.every((dish) => dish.allergens?.length === 0)
  const isUndeclared = dishes.every((dish) => dish.allergens === null)
  return { ...nothing, line, isWhole: true, reference: isFree ? '' : isUndeclared ? ASK : AS_ABOVE }
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

const reasonOf: Readonly<Record<OtherPreference, (item: FilterableDish) => string | null>> = {
  vegetarian: vegetarianReason,
  lowCarb: (item) => getNutritionReason(item, 'lowCarb'),
  ketoFriendly: (item) => getNutritionReason(item, 'ketoFriendly'),
  lowSodium: (item) => getNutritionReason(item, 'lowSodium'),
  noRaw: (item) => presenceReason(getRawPresence(item), 'raw fish'),
  kidsOnly: (item) => reasonUnless(isKidsDish(item), 'not a kids dish'),
  popularOnly: (item) => reasonUnless(item.isPopular, 'not one of our popular dishes'),
  spicyOk: () => null,
}

/** Returns why one filter hides a dish; null if it shows it. */
function getHideReason(item: FilterableDish, preference: DietaryPreference): string | null {
  if (!isAllergenFilter(preference)) return reasonOf[preference](item)
  const reasons = listAllergensAvoidedBy(preference).map((allergen) => allergenReason(item, allergen))
  return reasons.find((reason) => reason !== null) ?? null
}

/**
 * Returns the reasons why the filters hide a dish; empty if they show it
 * (docs/product/menu.md#diet-and-allergens).
 */
export function listHideReasons(item: FilterableDish, preferences: DietaryPreferences): readonly string[] {
  if (!hasActiveFilters(preferences)) return []
  const reasons = dietaryChoices.map(({ preference }) =>
    preferences[preference] ? getHideReason(item, preference) : null,
  )
  const spicy = !preferences.spicyOk && isSpicy(item) ? 'spicy' : null
  return [...new Set([...reasons, spicy])].filter((reason) => reason !== null)
}

export type HiddenDish = { readonly item: MenuItem; readonly reasons: readonly string[] }
