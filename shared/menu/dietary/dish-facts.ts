import { allergens } from '../contract'
import type { Allergen, MenuItem } from '../contract'
import { createWordPattern, removeNegatedFoods } from '../../platform/text'

/** What these rules look at. Declared facts decide; words only ever take a claim away. */
export type DietaryDish = Pick<MenuItem, 'name' | 'description' | 'allergens' | 'nutritionInfo'> & {
  readonly undeclaredAllergens?: readonly Allergen[] | undefined
  /** What a choice of options has taken out of it, whatever its words name. */
  readonly without?: readonly Allergen[]
}

const meat = createWordPattern(`
  chicken, beef, steak, filet, mignon, sirloin, ribeye, brisket, wagyu, kobe, pork, bacon, ham, spam, pancetta,
  prosciutto, duck, turkey, lamb, veal, venison, bison, sausage, pepperoni, salami, chorizo, pastrami, jerky, hot dog,
  hamburger, meat, meatball, foie gras, liver, oxtail, tongue, rib, wing, drumstick, tender, bulgogi,
  galbi, broth, gelatin, lard, chashu, tonkatsu, katsu, tonkotsu, karaage, yakitori, tsukune, negimaki, gyudon, katsudon,
  oyakodon, sukiyaki, shabu shabu`)

const shellfish = createWordPattern(`
  shellfish, seafood, shrimp, prawn, langoustine, crab, crabmeat, krab, lobster, crawfish, crayfish, scallop, clam,
  mussel, oyster, conch, abalone, whelk, squid, calamari, octopus, cuttlefish, sea urchin, surimi, ebi, amaebi, kani,
  kanikama, hotate, ika, tako, takoyaki, uni, hokkigai, awabi, asari`)

const fish = createWordPattern(`
  fish, whitefish, salmon, tuna, yellowtail, amberjack, eel, mackerel, snapper, tilapia, cod, bass, halibut, flounder,
  mahi, swordfish, trout, catfish, butterfish, sardine, herring, anchovy, albacore, escolar, bonito, roe, caviar, poke,
  sashimi, fish cake, worcestershire, hamachi, kanpachi, unagi, anago, maguro, toro, otoro, chutoro, sake nigiri,
  sake sashimi, saba, aji, iwashi, tai, madai, hirame, katsuo, katsuobushi, dashi, ikura, masago, tobiko, kamaboko,
  narutomaki, imitation crab, crab stick, krab, kani, kanikama, surimi`)

const vegetable = createWordPattern(`
  vegetable, veggie, vegetarian, vegan, plant based, tofu, tempeh, avocado, cucumber, mushroom, shiitake, enoki, zucchini,
  asparagus, edamame, soybean, seaweed, wakame, nori, hijiki, kale, carrot, broccoli, cauliflower, cabbage, bok choy,
  potato, yam, spinach, lettuce, greens, eggplant, onion, scallion, bean, sprout, corn, squash, pumpkin, kabocha, radish,
  daikon, oshinko, kampyo, natto, inari, salad, pepper, tomato, bamboo, renkon, gobo`)

const words: Readonly<Record<Allergen, RegExp>> = {
  gluten: createWordPattern(`
    gluten, wheat, flour, bread, breaded, breadcrumb, battered, crumb, crunch, crunchy, crispy, fried, panko, tempura,
    kakiage, bun, bao, cake, cookie, pancake, pasta, barley, malt, rye, beer, seitan, couscous, noodle, udon, ramen, soba,
    somen, yakisoba, chow mein, lo mein, gyoza, dumpling, potsticker, shumai, wonton, rangoon, wrapper, egg roll,
    spring roll, okonomiyaki, takoyaki, katsu, tonkatsu, karaage, teriyaki, soy sauce, shoyu, eel sauce, oyster sauce,
    soy glaze, soy dressing, soy dipping, soy marinade, soy marinated, soy cured, soy butter, soy garlic, soy citrus,
    unagi sauce, ponzu, hoisin, hibachi sauce, eel, unagi, anago, masago, curry, roux, tortilla, crouton, crepe, pastry,
    imitation crab, crab stick, krab, kani, kanikama, surimi, kamaboko`),
  soy: createWordPattern(`
    soy, soya, soybean, shoyu, tamari, tofu, bean curd, tempeh, edamame, miso, natto, inari, aburaage, teriyaki, ponzu,
    hoisin, hibachi sauce, sukiyaki, eel, unagi, anago, masago`),
  shellfish,
  fish,
  dairy: createWordPattern(`
    dairy, milk, milkshake, buttermilk, cream, creamy, cheese, cheesecake, butter, buttery, ghee, yogurt, whey, casein,
    parmesan, mozzarella, cheddar, feta, ricotta, mascarpone, philadelphia, philly, creme, yum yum, gelato, custard, latte, whipped, caramel, ranch, alfredo`),
  egg: createWordPattern(`
    egg, tamago, tamagoyaki, omelet, omelette, omurice, mayo, mayonnaise, kewpie, aioli, yum yum, custard, chawanmushi,
    meringue, tempura, okonomiyaki, imitation crab, crab stick, krab, kani, kanikama, surimi`),
  nuts: createWordPattern(`
    nut, almond, cashew, walnut, pecan, pistachio, macadamia, hazelnut, pine nut, brazil nut, coconut, praline, marzipan,
    nutella`),
  peanuts: createWordPattern('peanut, groundnut, mixed nut, satay'),
  sesame: createWordPattern('sesame, tahini, goma, gomaae, furikake, halva'),
}

// Butter of soy or rice there is none: on a flat iron "soy butter" is butter.
const NOT_DAIRY =
  /\b(?:(?:coconut|almond|peanut|cashew|cocoa|nut)[ -](?:milk|cream|butter)|(?:oat|soy|rice)[ -](?:milk|cream))s?\b|\bbutter (?:lettuce|bean)s?\b/g
const NOT_SHELLFISH = /\boyster mushrooms?\b/g

const carbohydrates = createWordPattern(`
  rice, noodle, udon, ramen, soba, yakisoba, pasta, tempura, panko, breaded, battered, crunchy, gyoza, dumpling, wonton,
  roll, bento, teriyaki, glaze, sweet, sugar, honey, potato, corn, bread, bun, cake, mochi, ice cream, soda, cola,
  lemonade, juice, iced tea, mango, banana, pineapple, fried, katsu, sushi, nigiri, platter, tray`)

const lean = createWordPattern(
  'sashimi, salad, edamame, naruto, cucumber wrap, grilled, steamed, low carb, soup, tataki, water',
)

/** Grams of carbohydrate up to which a dish counts as low in them. */
export const LOW_CARBOHYDRATE_GRAMS = 20

type Described = Pick<DietaryDish, 'name' | 'description'>

// Every rule asks for it, and a menu shows all of its dishes at once.
const texts = new WeakMap<Described, string>()

export function getDishText(dish: Described): string {
  const text = texts.get(dish) ?? removeNegatedFoods(`${dish.name} ${dish.description}`)
  texts.set(dish, text)
  return text
}

/** What is known of an allergen in a dish; `unknown` where the kitchen has declared nothing. */
export type AllergenPresence = 'declared' | 'named' | 'unknown' | 'absent'

/**
 * Whether the kitchen has declared anything of an allergen; an older declaration does not cover a
 * newer allergen.
 */
const isDeclared = ({ allergens: declared, undeclaredAllergens = [] }: DietaryDish, allergen: Allergen): boolean =>
  declared !== null && !undeclaredAllergens.includes(allergen)

function isNamed(text: string, allergen: Allergen): boolean {
  if (allergen === 'dairy') return words.dairy.test(text.replace(NOT_DAIRY, ''))
  return words[allergen].test(allergen === 'shellfish' ? text.replace(NOT_SHELLFISH, 'mushroom') : text)
}

/**
 * Whether an allergen is in a dish. What is declared stands above any word; silence never means
 * that it is safe.
 */
export function getAllergenPresence(dish: DietaryDish, allergen: Allergen): AllergenPresence {
  if (dish.allergens?.includes(allergen)) return 'declared'
  if (dish.without?.includes(allergen)) return 'absent'
  if (isNamed(getDishText(dish), allergen)) return 'named'
  return isDeclared(dish, allergen) ? 'absent' : 'unknown'
}

/**
 * What a dish's words name of allergens beyond those that it declares, in the order of the
 * contract.
 */
export function listNamedAllergens(dish: DietaryDish): readonly Allergen[] {
  const text = getDishText(dish)
  const known = [...(dish.allergens ?? []), ...(dish.without ?? [])]
  return allergens.filter((allergen) => !known.includes(allergen) && isNamed(text, allergen))
}

/** Whether a dish may hold an allergen: declared, or named, or nothing was declared at all. */
export const mayContain = (dish: DietaryDish, allergen: Allergen): boolean =>
  getAllergenPresence(dish, allergen) !== 'absent'

/**
 * Whether a dish may hold meat, fish or shellfish: declared, or named, or nothing was declared at
 * all.
 */
export const mayContainAnimal = (dish: DietaryDish): boolean =>
  mayContain(dish, 'shellfish') || mayContain(dish, 'fish') || meat.test(getDishText(dish))

const raw = createWordPattern('raw, sashimi, nigiri, tartare, carpaccio, ceviche, crudo, poke, tataki, omakase')

/**
 * What is known of raw fish in a dish, by its advisory and its words; `unknown` where nothing is
 * declared of it.
 */
export function getRawPresence(dish: DietaryDish & Pick<MenuItem, 'advisory'>): AllergenPresence {
  if (dish.advisory === 'raw') return 'declared'
  if (mayContain(dish, 'fish') && dish.advisory === 'undercooked') return 'declared'
  if (raw.test(getDishText(dish))) return 'named'
  return isDeclared(dish, 'fish') ? 'absent' : 'unknown'
}

/**
 * No meat or seafood declared or named, and vegetables named (decision 0022); never from silence.
 */
export const isVegetarian = (dish: DietaryDish): boolean => !mayContainAnimal(dish) && vegetable.test(getDishText(dish))

/** Declared free of gluten, and nothing in its words speaks against it. */
export const isGlutenFree = (dish: DietaryDish): boolean => !mayContain(dish, 'gluten')

/** By the stated carbohydrates; where none are stated, by words. */
export function isLowCarb(dish: DietaryDish): boolean {
  if (dish.nutritionInfo) return dish.nutritionInfo.carbohydrateGrams <= LOW_CARBOHYDRATE_GRAMS
  return lean.test(getDishText(dish)) && !carbohydrates.test(getDishText(dish))
}
