import { toRecipe } from '../recipe'
import type { MenuSection } from './section'
import { kidsDrinkOptions, kidsSideOptions } from './options/boxes-and-drinks'
import { leaveOutOptions } from './options/changes'
import { riceOrNoodlesOptions, sauceOptions } from './options/hibachi-sides'

const options = [
  riceOrNoodlesOptions({ portion: 'kids', served: 'fried' }),
  kidsSideOptions('broccoli'),
  sauceOptions({ ounces: 1, cents: 50 }),
  kidsDrinkOptions,
  leaveOutOptions('garlicButter'),
]

const sides = 'with egg fried rice, broccoli and a little yum yum sauce'
const amounts = {
  rice: 0.2,
  eggs: 0.25,
  broccoli: 0.1,
  soySauce: 0.01,
  garlicButter: 0.03,
  yumYum: 1,
} as const
const allergens = ['soy', 'gluten', 'dairy', 'egg'] as const

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
      description: `Bite-size chicken in mild soy-garlic butter, ${sides}.`,
      priceCents: 8_95,
      isPopular: true,
      allergens,
      nutrition: { calories: 480, proteinGrams: 28, carbohydrateGrams: 46, fatGrams: 20, sodiumMilligrams: 720 },
      recipe: toRecipe({ ...amounts, chicken: 0.22 }),
      options: [...options],
    },
    {
      code: 'K2',
      name: 'Kids Hibachi Steak',
      description: `Bite-size sirloin steak in mild soy-garlic butter, ${sides}.`,
      priceCents: 10_50,
      prices: { HENOK: 10_95 },
      allergens,
      nutrition: { calories: 520, proteinGrams: 27, carbohydrateGrams: 46, fatGrams: 25, sodiumMilligrams: 730 },
      recipe: toRecipe({ ...amounts, sirloin: 0.22 }),
      options: [...options],
    },
    {
      code: 'K3',
      name: 'Kids Hibachi Shrimp',
      description: `Six small shrimp in mild soy-garlic butter, ${sides}.`,
      priceCents: 10_25,
      allergens: [...allergens, 'shellfish'],
      nutrition: { calories: 440, proteinGrams: 24, carbohydrateGrams: 46, fatGrams: 18, sodiumMilligrams: 790 },
      recipe: toRecipe({ ...amounts, shrimp: 0.2 }),
      options: [...options],
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
