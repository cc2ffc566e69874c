import { getDishText, namesMeat, type DietaryDish } from './dish-facts'
import { createWordPattern } from './food-words'

type KindOfFood = {
  /** What guests call it, in normalized English and Spanish. */
  readonly called: RegExp
  /** Whether a word of a dish names it. */
  readonly isNamed: (word: string) => boolean
  /** Whether a dish has it, by the dish's text. */
  readonly isIn: (dish: Pick<DietaryDish, 'name' | 'description'>) => boolean
}

/** `alsoIn` are dishes that usually have it, though their text doesn't name it. */
const kind = (called: string, names: string, alsoIn = ''): KindOfFood => {
  const [named, usual] = [createWordPattern(names), createWordPattern(alsoIn === '' ? names : `${names}, ${alsoIn}`)]
  return {
    called: new RegExp(`^(?:${called})$`),
    isNamed: (word) => named.test(word),
    isIn: (dish) => usual.test(getDishText(dish)),
  }
}

const BEEF = 'beef, steak, filet, sirloin, ribeye, brisket, wagyu, kobe, bulgogi, galbi, negimaki, gyudon, hamburger'
const PORK = 'pork, bacon, ham, pancetta, prosciutto, chashu, tonkatsu, tonkotsu, salami, pepperoni, chorizo, lard'
const CHICKEN = 'chicken, wing, drumstick, karaage, yakitori, tsukune'

/** Kinds of meat. Only texts name them. */
const meats: readonly KindOfFood[] = [
  kind('beef|cows?|res|carnes? de res', BEEF),
  kind('red meats?|alpha gal|carnes? rojas?', `${BEEF}, ${PORK}, lamb, veal, venison, bison, gelatin`),
  kind('pork|pigs?|cerdo|puerco|carnes? de cerdo', PORK),
  kind('chickens?|pollos?', CHICKEN),
  kind('poultry|birds?|aves?', `${CHICKEN}, duck, turkey`),
]

/** Foods that guests call by another word than the menu does. No filter covers them. */
const kinds: readonly KindOfFood[] = [
  ...meats,
  { called: /^(?:meats?|carnes?)$/, isNamed: () => false, isIn: namesMeat },
  kind(
    'beans?|legumes?|pulses?|frijol(?:es)?|legumbres?',
    'bean, edamame, soybean, pea, lentil, chickpea, tofu',
    'miso',
  ),
  kind(
    'seaweeds?|nori|algas?|kelp|kombu',
    'seaweed, nori, wakame, hijiki, kelp, kombu',
    '(?<!spring |egg )roll, maki, temaki, onigiri, dashi',
  ),
  kind('wasabi|horseradish', 'wasabi, horseradish', 'nigiri'),
  kind('(?:green|spring) onions?|scallions?|cebollin(?:es)?', 'scallion, green onion, spring onion, chive, negi'),
  kind('citrus(?: fruits?)?|citricos?', 'citrus, lemon, lime, orange, lemonade, grapefruit, yuzu, ponzu, mandarin'),
  kind(
    '(?:(?:bell|hot|chili) )?peppers?|chil[ei]s?|chilies|pimientos?',
    'pepper, jalapeno, chili, chile, serrano, habanero, shishito, sriracha, togarashi, paprika',
  ),
  kind('squash(?:es)?|gourds?|calabazas?|calabacin(?:es)?', 'squash, zucchini, pumpkin, kabocha'),
  kind('mushrooms?|fungi|hongos?|setas?|champinon(?:es)?', 'mushroom, shiitake, enoki, portobello, maitake, truffle'),
]

/** Whether a word is a kind of meat that no filter covers. */
export const isKindOfMeat = (word: string): boolean => meats.some(({ called }) => called.test(word))

/** Whether words are a kind of food: `citrus`, `green onions`. */
export const isKindOfFood = (words: string): boolean => kinds.some(({ called }) => called.test(words))

/** Whether a word that a menu uses names a kind of food: `steak` of `beef`. */
export const namesKindOfFood = (word: string, words: string): boolean =>
  kinds.some(({ called, isNamed }) => called.test(words) && isNamed(word))

/** Whether a dish's text names a kind of food, or dishes that usually have it. */
export const hasKindOfFood = (dish: Pick<DietaryDish, 'name' | 'description'>, words: string): boolean =>
  kinds.some(({ called, isIn }) => called.test(words) && isIn(dish))
