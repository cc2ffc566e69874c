import type { Allergen, MenuItem } from '../contract/menu'

/** What these rules look at. Declared facts decide; words only ever take a claim away. */
export type Dish = Pick<MenuItem, 'name' | 'description' | 'allergens' | 'nutritionInfo'>

const anyOf = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split(/\s*,\s*/)
      .join('|')})(?:e?s)?\\b`,
    'i',
  )

const meat = anyOf(`
  chicken, beef, steak, filet, mignon, sirloin, ribeye, wagyu, pork, bacon, ham, duck, turkey, lamb, sausage, meat,
  meatball, chashu, katsu, yakitori, negimaki, rib, wing, broth, bulgogi`)

const shellfish = anyOf(`
  shrimp, prawn, crab, crabmeat, krab, kani, lobster, scallop, clam, mussel, oyster, crawfish, squid, calamari, ika,
  octopus, tako, ebi, seafood, surimi, conch`)

const fish = anyOf(`
  fish, salmon, tuna, yellowtail, hamachi, eel, unagi, mackerel, saba, snapper, tilapia, cod, bass, anchovy, bonito,
  dashi, roe, masago, tobiko, ikura, caviar, sashimi, maguro, sake nigiri, escolar, albacore, poke`)

const vegetable = anyOf(`
  vegetable, veggie, vegetarian, vegan, tofu, avocado, cucumber, mushroom, shiitake, zucchini, asparagus, edamame,
  seaweed, kale, carrot, broccoli, cabbage, sweet potato, sweet potatoe, potato, potatoe, spinach, lettuce, greens,
  eggplant, onion, bean, sprout, corn, squash, inari, pumpkin, salad, pepper, green bean, bamboo`)

const words: Readonly<Record<Allergen, RegExp>> = {
  gluten: anyOf(`
    gluten, wheat, flour, panko, tempura, breaded, battered, crumb, crunch, crunchy, noodle, udon, ramen, soba, yakisoba,
    gyoza, dumpling, wonton, egg roll, spring roll, teriyaki, soy sauce, eel sauce, ponzu, hoisin, bread, bun, cake,
    cookie, imitation crab, crab stick, krab, kani, surimi, katsu, beer, barley, seitan, hibachi sauce, crispy, fried`),
  soy: anyOf('soy, tofu, edamame, miso, teriyaki, ponzu, hoisin, eel sauce, inari, hibachi sauce, natto'),
  shellfish,
  fish,
  dairy: anyOf(`
    cheese, cream, milk, butter, buttery, yogurt, ice cream, parmesan, mozzarella, custard, latte, whipped, caramel`),
  egg: anyOf('egg, tamago, mayo, mayonnaise, aioli, yum yum, custard, tempura, omelet'),
  nuts: anyOf('nut, peanut, almond, cashew, walnut, pecan, pistachio, macadamia, hazelnut, coconut, praline'),
  sesame: anyOf('sesame, tahini, goma, furikake'),
}

const carbohydrates = anyOf(`
  rice, noodle, udon, ramen, soba, yakisoba, tempura, panko, breaded, battered, gyoza, dumpling, wonton, roll, bento,
  teriyaki, sweet, sugar, honey, potato, potatoe, corn, bread, bun, cake, mochi, ice cream, soda, lemonade, juice, tea,
  mango, banana, pineapple, fried, katsu, sushi, nigiri, platter, tray`)

const lean = anyOf('sashimi, salad, edamame, naruto, cucumber wrap, grilled, steamed, low-carb, low carb, soup')

/** Grams of carbohydrate up to which a dish counts as low in them. */
export const LOW_CARBOHYDRATE_GRAMS = 20

const textOf = ({ name, description }: Dish): string => `${name} ${description}`

/** Whether a dish may hold an allergen: declared, or named, or nothing was declared at all. */
export const mayContain = (dish: Dish, allergen: Allergen): boolean =>
  dish.allergens === null || dish.allergens.includes(allergen) || words[allergen].test(textOf(dish))

/** No meat or seafood declared or named, and vegetables named (specification section 5); never from silence. */
export function isVegetarian(dish: Dish): boolean {
  if (mayContain(dish, 'shellfish') || mayContain(dish, 'fish')) return false
  return !meat.test(textOf(dish)) && vegetable.test(textOf(dish))
}

/** Declared free of gluten, and nothing in its words speaks against it. */
export const isGlutenFree = (dish: Dish): boolean => !mayContain(dish, 'gluten')

/** By the stated carbohydrates; where none are stated, by words. */
export function isLowCarb(dish: Dish): boolean {
  if (dish.nutritionInfo) return dish.nutritionInfo.carbohydrateGrams <= LOW_CARBOHYDRATE_GRAMS
  return lean.test(textOf(dish)) && !carbohydrates.test(textOf(dish))
}
