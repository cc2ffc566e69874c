import type { Allergen } from '#shared/menu/contract'
import { toRecipe, type MenuSection } from './dish-draft'
import { boxSideOptions, kidsDrinkOptions, kidsSideOptions, soupOrSaladOptions } from './options/dish-options'
import { leaveOutOptions } from './options/leave-out-options'
import { dipOptions, donenessOptions, riceOrNoodlesOptions, sauceOptions } from './options/hibachi-options'

const options = [riceOrNoodlesOptions({ portion: 'box', served: 'steamed' }), soupOrSaladOptions, boxSideOptions]

/** What fills the other compartments of every bento box. */
const sides = 'with rice, ginger salad, two vegetable spring rolls and four pieces of cucumber roll'
const amounts = {
  rice: 0.25,
  lettuce: 0.12,
  gingerDressing: 1,
  springRolls: 2,
  sushiRice: 0.12,
  nori: 0.5,
  cucumber: 0.2,
} as const
const allergens = ['soy', 'gluten'] as const satisfies readonly Allergen[]

export const bento: MenuSection = {
  category: {
    id: 25,
    name: 'Bento Boxes',
    description: 'A whole meal in one box: a main, rice, salad and something crisp.',
    displayOrder: 7,
  },
  codePrefix: 'B',
  station: 'hibachi',
  dishes: [
    {
      code: 'B1',
      name: 'Chicken Teriyaki Bento',
      description: `Grilled chicken in soy teriyaki glaze and sesame seeds, ${sides}.`,
      priceCents: 14_50,
      isPopular: true,
      allergens: [...allergens, 'sesame'],
      nutrition: { calories: 830, proteinGrams: 42, carbohydrateGrams: 116, fatGrams: 22, sodiumMilligrams: 1620 },
      recipe: toRecipe({ ...amounts, chicken: 0.35, teriyakiSauce: 0.02, sesameSeeds: 0.1 }),
      options: [...options, leaveOutOptions('sesameSeeds')],
    },
    {
      code: 'B2',
      name: 'Steak Teriyaki Bento',
      description: `Sirloin steak in soy teriyaki glaze and sesame seeds, ${sides}.`,
      priceCents: 16_95,
      prices: { HENOK: 17_50 },
      allergens: [...allergens, 'sesame'],
      nutrition: { calories: 900, proteinGrams: 41, carbohydrateGrams: 116, fatGrams: 30, sodiumMilligrams: 1640 },
      recipe: toRecipe({ ...amounts, sirloin: 0.35, teriyakiSauce: 0.02, sesameSeeds: 0.1 }),
      options: [donenessOptions({ asks: false }), ...options, leaveOutOptions('sesameSeeds')],
    },
    {
      code: 'B3',
      name: 'Salmon Teriyaki Bento',
      description: `Salmon fillet in soy teriyaki glaze and sesame seeds, ${sides}.`,
      priceCents: 17_50,
      allergens: [...allergens, 'sesame', 'fish'],
      nutrition: { calories: 890, proteinGrams: 38, carbohydrateGrams: 116, fatGrams: 30, sodiumMilligrams: 1590 },
      recipe: toRecipe({ ...amounts, salmon: 0.35, teriyakiSauce: 0.02, sesameSeeds: 0.1 }),
      options: [...options, leaveOutOptions('sesameSeeds')],
    },
    {
      code: 'B4',
      name: 'Shrimp Tempura Bento',
      description: `Four shrimp and broccoli in tempura egg batter with soy dipping sauce, ${sides}.`,
      priceCents: 16_25,
      prices: { HEHC: 15_75 },
      station: 'fry',
      allergens: [...allergens, 'shellfish', 'egg'],
      nutrition: { calories: 860, proteinGrams: 27, carbohydrateGrams: 130, fatGrams: 26, sodiumMilligrams: 1540 },
      recipe: toRecipe({ ...amounts, shrimp: 0.25, broccoli: 0.1, tempuraMix: 0.04, soySauce: 0.01 }),
      options: [...options, dipOptions(), leaveOutOptions('soySauce', 'broccoli')],
    },
    {
      code: 'B5',
      name: 'Tofu Bento',
      description: `Browned tofu and broccoli in soy teriyaki glaze and sesame seeds, ${sides}.`,
      priceCents: 13_50,
      allergens: [...allergens, 'sesame'],
      nutrition: { calories: 760, proteinGrams: 23, carbohydrateGrams: 119, fatGrams: 22, sodiumMilligrams: 1480 },
      recipe: toRecipe({ ...amounts, tofu: 0.4, broccoli: 0.12, teriyakiSauce: 0.02, sesameSeeds: 0.1 }),
      options: [...options, leaveOutOptions('sesameSeeds', 'broccoli')],
    },
  ],
}

const optionsOfKids = [
  riceOrNoodlesOptions({ portion: 'kids', served: 'fried' }),
  kidsSideOptions('broccoli'),
  sauceOptions({ ounces: 1, cents: 50 }),
  kidsDrinkOptions,
  leaveOutOptions('garlicButter'),
]

const sidesOfKids = 'with egg fried rice, broccoli and a little yum yum sauce'
const amountsOfKids = {
  rice: 0.2,
  eggs: 0.25,
  broccoli: 0.1,
  soySauce: 0.01,
  garlicButter: 0.03,
  yumYum: 1,
} as const
const allergensOfKids = ['soy', 'gluten', 'dairy', 'egg'] as const

export const kids: MenuSection = {
  category: {
    // The kids category is 29, and the kids filter looks for it (docs/product/menu.md#categories).
    id: 29,
    name: 'Kids',
    description: 'Smaller plates for guests of ten and under, mild and without fuss.',
    displayOrder: 10,
  },
  codePrefix: 'K',
  station: 'hibachi',
  dishes: [
    {
      code: 'K1',
      name: 'Kids Hibachi Chicken',
      description: `Bite-size chicken in mild soy-garlic butter, ${sidesOfKids}.`,
      priceCents: 8_95,
      isPopular: true,
      allergens: allergensOfKids,
      nutrition: { calories: 480, proteinGrams: 28, carbohydrateGrams: 46, fatGrams: 20, sodiumMilligrams: 720 },
      recipe: toRecipe({ ...amountsOfKids, chicken: 0.22 }),
      options: [...optionsOfKids],
    },
    {
      code: 'K2',
      name: 'Kids Hibachi Steak',
      description: `Bite-size sirloin steak in mild soy-garlic butter, ${sidesOfKids}.`,
      priceCents: 10_50,
      prices: { HENOK: 10_95 },
      allergens: allergensOfKids,
      nutrition: { calories: 520, proteinGrams: 27, carbohydrateGrams: 46, fatGrams: 25, sodiumMilligrams: 730 },
      recipe: toRecipe({ ...amountsOfKids, sirloin: 0.22 }),
      options: [...optionsOfKids],
    },
    {
      code: 'K3',
      name: 'Kids Hibachi Shrimp',
      description: `Six small shrimp in mild soy-garlic butter, ${sidesOfKids}.`,
      priceCents: 10_25,
      allergens: [...allergensOfKids, 'shellfish'],
      nutrition: { calories: 440, proteinGrams: 24, carbohydrateGrams: 46, fatGrams: 18, sodiumMilligrams: 790 },
      recipe: toRecipe({ ...amountsOfKids, shrimp: 0.2 }),
      options: [...optionsOfKids],
    },
    {
      code: 'K4',
      name: 'Kids Chicken Katsu',
      description: 'Chicken strips in crunchy panko and egg, with steamed rice and carrots.',
      priceCents: 8_75,
      prices: { HEHC: 8_50 },
      station: 'fry',
      allergens: ['gluten', 'egg'],
      nutrition: { calories: 540, proteinGrams: 28, carbohydrateGrams: 60, fatGrams: 20, sodiumMilligrams: 610 },
      recipe: toRecipe({ chicken: 0.22, panko: 0.1, eggs: 0.25, rice: 0.2, carrots: 0.1 }),
      options: [
        riceOrNoodlesOptions({ portion: 'kids', served: 'steamed' }),
        kidsSideOptions('carrots'),
        kidsDrinkOptions,
      ],
    },
    {
      code: 'K5',
      name: 'Kids Butter Noodles',
      description: 'Soft wheat noodles in garlic butter with steamed broccoli and carrots on the side.',
      priceCents: 6_95,
      allergens: ['gluten', 'dairy'],
      nutrition: { calories: 420, proteinGrams: 11, carbohydrateGrams: 64, fatGrams: 13, sodiumMilligrams: 430 },
      recipe: toRecipe({ noodles: 0.35, garlicButter: 0.05, broccoli: 0.1, carrots: 0.08 }),
      options: [kidsDrinkOptions, leaveOutOptions('broccoli', 'carrots')],
    },
  ],
}
