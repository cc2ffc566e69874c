import type { Allergen } from '#shared/contract/menu'
import { toRecipe } from '../recipe'
import type { MenuSection } from './section'
import { boxSideOptions, soupOrSaladOptions } from './options/boxes-and-drinks'
import { leaveOutOptions } from './options/changes'
import { dipOptions, donenessOptions, riceOrNoodlesOptions } from './options/hibachi-sides'

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
