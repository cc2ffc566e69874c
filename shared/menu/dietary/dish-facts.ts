import { allergens, type Allergen, type MenuItem, type OptionGroup } from '../contract'
import { allergenTable } from './allergen-table'
import { createWordPattern, removeNegatedFoods } from './food-words'

/**
 * The facts of a dish with its choices that dietary rules use. Declared facts decide; a text can
 * only make a dish less suitable. A dish of the menu lacks `without`: only `applySelectionToDish`
 * and `getDishAsItComes` set it, so that no rule judges a dish without its required choices.
 */
export type DietaryDish = Pick<MenuItem, 'name' | 'description' | 'allergens'> & {
  readonly undeclaredAllergens?: readonly Allergen[] | undefined
  /** Allergens that the selected options remove, even if the text mentions them. */
  readonly without: readonly Allergen[]
}

type MenuOption = OptionGroup['options'][number]

// Rules assess the options of all dishes, once per allergen.
const optionDishes = new WeakMap<MenuOption, DietaryDish>()

/** Returns an option alone as a dish, for the rules of its name and of what it declares. */
export function toOptionDish(option: MenuOption): DietaryDish {
  const { name, allergensAdded, allergensRemoved } = option
  const dish = optionDishes.get(option) ?? {
    name,
    description: '',
    allergens: allergensAdded,
    without: allergensRemoved,
  }
  optionDishes.set(option, dish)
  return dish
}

const meat = createWordPattern(`
  chicken, beef, steak, filet, mignon, sirloin, ribeye, brisket, wagyu, kobe, pork, bacon, ham, spam, pancetta,
  prosciutto, duck, turkey, lamb, veal, venison, bison, sausage, pepperoni, salami, chorizo, pastrami, jerky, hot dog,
  hamburger, meat, meatball, foie gras, liver, oxtail, tongue, rib, wing, drumstick, tender, bulgogi,
  galbi, broth, gelatin, lard, chashu, tonkatsu, katsu, tonkotsu, karaage, yakitori, tsukune, negimaki, gyudon, katsudon,
  oyakodon, sukiyaki, shabu shabu`)

const vegetable = createWordPattern(`
  vegetable, veggie, vegetarian, vegan, plant based, tofu, tempeh, avocado, cucumber, mushroom, shiitake, enoki, zucchini,
  asparagus, edamame, soybean, seaweed, wakame, nori, hijiki, kale, carrot, broccoli, cauliflower, cabbage, bok choy,
  potato, yam, spinach, lettuce, greens, eggplant, onion, scallion, bean, sprout, corn, squash, pumpkin, kabocha, radish,
  daikon, oshinko, kampyo, natto, inari, salad, pepper, tomato, bamboo, renkon, gobo`)

// Soy or rice butter doesn't exist: "soy butter" on a hibachi dish contains real butter.
const NOT_DAIRY =
  /\b(?:(?:coconut|almond|peanut|cashew|cocoa|nut)[ -](?:milk|cream|butter)|(?:oat|soy|rice)[ -](?:milk|cream))s?\b|\bbutter (?:lettuce|bean)s?\b/g
const NOT_SHELLFISH = /\boyster mushrooms?\b/g

type DishText = Pick<DietaryDish, 'name' | 'description'>

// Every rule needs the text, and a menu evaluates all its dishes at once.
const texts = new WeakMap<DishText, string>()

/**
 * Returns a dish's name and description in lower case, without foods that they say it doesn't
 * contain.
 */
export function getDishText(dish: DishText): string {
  const text = texts.get(dish) ?? removeNegatedFoods(`${dish.name} ${dish.description}`)
  texts.set(dish, text)
  return text
}

/**
 * Whether a dish contains an allergen: declared, suggested by its text, `unknown` if the kitchen
 * has not declared it, or absent.
 */
export type AllergenPresence = 'declared' | 'named' | 'unknown' | 'absent'

/**
 * Whether the kitchen's declaration covers an allergen. An older declaration doesn't cover newer
 * allergens.
 */
const isDeclared = ({ allergens: declared, undeclaredAllergens = [] }: DietaryDish, allergen: Allergen): boolean =>
  declared !== null && !undeclaredAllergens.includes(allergen)

function isNamed(text: string, allergen: Allergen): boolean {
  if (allergen === 'dairy') return allergenTable.dairy.words.test(text.replace(NOT_DAIRY, ''))
  return allergenTable[allergen].words.test(allergen === 'shellfish' ? text.replace(NOT_SHELLFISH, 'mushroom') : text)
}

/**
 * Returns whether a dish contains an allergen. Declarations take precedence over the text; a
 * missing declaration never means absent.
 */
export function getAllergenPresence(dish: DietaryDish, allergen: Allergen): AllergenPresence {
  if (dish.allergens?.includes(allergen)) return 'declared'
  if (dish.without.includes(allergen)) return 'absent'
  if (isNamed(getDishText(dish), allergen)) return 'named'
  return isDeclared(dish, allergen) ? 'absent' : 'unknown'
}

/**
 * Returns the allergens that a dish's text suggests in addition to the declared ones, in the order
 * of the contract.
 */
export function listNamedAllergens(dish: DietaryDish): readonly Allergen[] {
  const text = getDishText(dish)
  const known = [...(dish.allergens ?? []), ...dish.without]
  return allergens.filter((allergen) => !known.includes(allergen) && isNamed(text, allergen))
}

/** Whether a dish may contain an allergen: it is declared, suggested by the text, or unknown. */
export const mayContain = (dish: DietaryDish, allergen: Allergen): boolean =>
  getAllergenPresence(dish, allergen) !== 'absent'

/** Whether the text of a dish names meat. Nobody declares it. */
export const namesMeat = (dish: DishText): boolean => meat.test(getDishText(dish))

/**
 * Whether a dish may contain meat, fish or shellfish: declared, suggested by the text, or unknown.
 */
export const mayContainAnimal = (dish: DietaryDish): boolean =>
  mayContain(dish, 'shellfish') || mayContain(dish, 'fish') || namesMeat(dish)

const raw = createWordPattern('raw, sashimi, nigiri, tartare, carpaccio, ceviche, crudo, poke, tataki, omakase')

/**
 * Returns whether a dish contains raw fish, by its advisory and its text; `unknown` if nothing is
 * declared.
 */
export function getRawPresence(dish: DietaryDish & Pick<MenuItem, 'advisory'>): AllergenPresence {
  if (dish.advisory === 'raw') return 'declared'
  const isOfFish = ['declared', 'named'].includes(getAllergenPresence(dish, 'fish'))
  if (isOfFish && dish.advisory === 'undercooked') return 'declared'
  if (raw.test(getDishText(dish))) return 'named'
  return isDeclared(dish, 'fish') ? 'absent' : 'unknown'
}

/**
 * Whether a dish is vegetarian: it may not contain meat or seafood, and its text mentions
 * vegetables (decision 0022).
 */
export const isVegetarian = (dish: DietaryDish): boolean => !mayContainAnimal(dish) && vegetable.test(getDishText(dish))

/** Whether a dish is declared gluten-free and its text doesn't suggest otherwise. */
export const isGlutenFree = (dish: DietaryDish): boolean => !mayContain(dish, 'gluten')
