import { getDishText, namesMeat, type DietaryDish } from './dish-facts'
import { createWordPattern } from './food-words'

type KindOfMeat = { readonly called: RegExp; readonly isOf: (dish: DietaryDish) => boolean }

const kind = (called: string, words: string): KindOfMeat => {
  const pattern = createWordPattern(words)
  return { called: new RegExp(`^(?:${called})$`), isOf: (dish) => pattern.test(getDishText(dish)) }
}

const BEEF = 'beef, steak, filet, sirloin, ribeye, brisket, wagyu, kobe, bulgogi, galbi, negimaki, gyudon, hamburger'
const PORK = 'pork, bacon, ham, pancetta, prosciutto, chashu, tonkatsu, tonkotsu, salami, pepperoni, chorizo, lard'

/** What guests call kinds of meat, in English and Spanish. Only texts name them. */
const kinds: readonly KindOfMeat[] = [
  { called: /^(?:meats?|carnes?)$/, isOf: namesMeat },
  kind('beef|cows?|res', BEEF),
  kind('pork|pigs?|cerdo|puerco', PORK),
  kind('poultry|birds?|aves?|pollos?', 'chicken, duck, turkey, wing, drumstick, karaage, yakitori, tsukune'),
]

/** Whether a word is a kind of meat. */
export const isKindOfMeat = (word: string): boolean => kinds.some(({ called }) => called.test(word))

/** Whether a dish's text names meat of a kind. */
export const hasMeatOf = (dish: DietaryDish, word: string): boolean =>
  kinds.some(({ called, isOf }) => called.test(word) && isOf(dish))
