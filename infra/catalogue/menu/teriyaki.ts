import type { Allergen } from '#shared/menu/contract'
import { toRecipe, type MenuSection } from './dish-draft'
import { spiceOptions } from './options/dish-options'
import { leaveOutOptions } from './options/leave-out-options'
import {
  donenessOptions,
  extraProteinOptions,
  extraSauceOptions,
  riceOrNoodlesOptions,
} from './options/hibachi-options'

const options = [
  riceOrNoodlesOptions({ served: 'steamed' }),
  extraSauceOptions(),
  extraProteinOptions('chicken', 'steak', 'shrimp', 'salmon', 'tofu'),
  leaveOutOptions('broccoli', 'carrots', 'sesameSeeds'),
]

const sides = 'in our soy teriyaki glaze with sesame seeds, steamed rice, broccoli and carrots'
const amounts = {
  rice: 0.35,
  broccoli: 0.2,
  carrots: 0.1,
  teriyakiSauce: 0.03,
  sesameSeeds: 0.1,
} as const
const allergens = ['soy', 'gluten', 'sesame'] as const satisfies readonly Allergen[]

export const teriyaki: MenuSection = {
  category: {
    id: 26,
    name: 'Teriyaki',
    description: 'Grilled and glazed with our own teriyaki, over steamed rice and vegetables.',
    displayOrder: 8,
  },
  codePrefix: 'T',
  station: 'hibachi',
  dishes: [
    {
      code: 'T1',
      name: 'Chicken Teriyaki',
      description: `Grilled chicken ${sides}.`,
      priceCents: 13_95,
      isPopular: true,
      allergens,
      nutrition: { calories: 720, proteinGrams: 48, carbohydrateGrams: 96, fatGrams: 15, sodiumMilligrams: 1420 },
      recipe: toRecipe({ ...amounts, chicken: 0.45 }),
      options: [...options],
    },
    {
      code: 'T2',
      name: 'Steak Teriyaki',
      description: `Grilled sirloin steak ${sides}.`,
      priceCents: 16_95,
      prices: { HENOK: 17_50 },
      allergens,
      nutrition: { calories: 800, proteinGrams: 47, carbohydrateGrams: 96, fatGrams: 25, sodiumMilligrams: 1440 },
      recipe: toRecipe({ ...amounts, sirloin: 0.45 }),
      options: [donenessOptions({ asks: true }), ...options],
    },
    {
      code: 'T3',
      name: 'Shrimp Teriyaki',
      description: `Grilled shrimp ${sides}.`,
      priceCents: 16_50,
      allergens: [...allergens, 'shellfish'],
      nutrition: { calories: 640, proteinGrams: 40, carbohydrateGrams: 96, fatGrams: 9, sodiumMilligrams: 1560 },
      recipe: toRecipe({ ...amounts, shrimp: 0.4 }),
      options: [...options],
    },
    {
      code: 'T4',
      name: 'Salmon Teriyaki',
      description: `Grilled salmon fillet ${sides}.`,
      priceCents: 17_95,
      prices: { HEHC: 17_50 },
      allergens: [...allergens, 'fish'],
      nutrition: { calories: 780, proteinGrams: 44, carbohydrateGrams: 96, fatGrams: 24, sodiumMilligrams: 1390 },
      recipe: toRecipe({ ...amounts, salmon: 0.45 }),
      options: [...options],
    },
    {
      code: 'T5',
      name: 'Tofu Teriyaki',
      description: `Crisp-edged tofu ${sides}.`,
      priceCents: 12_50,
      allergens,
      nutrition: { calories: 610, proteinGrams: 26, carbohydrateGrams: 97, fatGrams: 13, sodiumMilligrams: 1330 },
      recipe: toRecipe({ ...amounts, tofu: 0.5 }),
      options: [...options],
    },
    {
      code: 'T6',
      name: 'Chicken Yakisoba',
      description: 'Wheat noodles stir-fried with chicken, onions, carrots and broccoli in soy teriyaki sauce.',
      priceCents: 13_95,
      isPopular: true,
      allergens: ['soy', 'gluten'],
      nutrition: { calories: 780, proteinGrams: 42, carbohydrateGrams: 104, fatGrams: 21, sodiumMilligrams: 1680 },
      recipe: toRecipe({
        noodles: 0.6,
        chicken: 0.3,
        onions: 0.1,
        carrots: 0.08,
        broccoli: 0.12,
        teriyakiSauce: 0.03,
      }),
      options: [
        spiceOptions('mild'),
        extraSauceOptions(),
        extraProteinOptions('chicken', 'steak', 'shrimp', 'tofu'),
        leaveOutOptions('onions', 'carrots', 'broccoli'),
      ],
    },
  ],
}
