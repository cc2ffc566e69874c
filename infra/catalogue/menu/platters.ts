import { toRecipe } from '../recipe'
import type { MenuSection } from './section'
import { grillOptions, grillSides } from './grill-sides'
import { leaveOutOptions } from './options/changes'
import { donenessOptions, extraProteinOptions, riceOrNoodlesOptions, sauceOptions } from './options/hibachi-sides'

const { text: sides, amounts, allergens } = grillSides

export const platters: MenuSection = {
  category: {
    id: 22,
    name: 'Hibachi Platters',
    description: 'Three or more from the flat iron on one generous platter, with all the sides.',
    displayOrder: 4,
  },
  codePrefix: 'HP',
  station: 'hibachi',
  dishes: [
    {
      code: 'HP1',
      name: 'Ember Trio Platter',
      description: `Chicken, sirloin steak and shrimp in soy-garlic butter, ${sides}.`,
      priceCents: 27_95,
      isPopular: true,
      allergens: [...allergens, 'shellfish'],
      nutrition: { calories: 1120, proteinGrams: 82, carbohydrateGrams: 84, fatGrams: 50, sodiumMilligrams: 1780 },
      recipe: toRecipe({ ...amounts, chicken: 0.3, sirloin: 0.3, shrimp: 0.25 }),
      options: [donenessOptions({ asks: true }), ...grillOptions],
    },
    {
      code: 'HP2',
      name: 'Ocean Platter',
      description: `Shrimp, sea scallops and salmon in soy-garlic butter and lemon, ${sides}.`,
      priceCents: 31_95,
      prices: { HENOK: 30_95 },
      allergens: [...allergens, 'shellfish', 'fish'],
      nutrition: { calories: 1060, proteinGrams: 78, carbohydrateGrams: 85, fatGrams: 45, sodiumMilligrams: 1860 },
      recipe: toRecipe({ ...amounts, shrimp: 0.25, scallops: 0.25, salmon: 0.3 }),
      options: [...grillOptions],
    },
    {
      code: 'HP3',
      name: 'Surf & Turf Platter',
      description: `Filet mignon of beef with a lobster tail in soy-garlic butter, ${sides}.`,
      priceCents: 36_95,
      prices: { HEHC: 35_95, HENOK: 37_95 },
      allergens: [...allergens, 'shellfish'],
      nutrition: { calories: 1010, proteinGrams: 68, carbohydrateGrams: 83, fatGrams: 45, sodiumMilligrams: 1690 },
      recipe: toRecipe({ ...amounts, filet: 0.35, lobster: 1 }),
      options: [donenessOptions({ asks: true }), ...grillOptions],
    },
    {
      code: 'HP4',
      name: 'Imperial Platter',
      description: `Filet mignon of beef, chicken, shrimp and sea scallops in soy-garlic butter, ${sides}. Feeds two.`,
      priceCents: 42_95,
      allergens: [...allergens, 'shellfish'],
      nutrition: { calories: 1390, proteinGrams: 112, carbohydrateGrams: 98, fatGrams: 61, sodiumMilligrams: 2240 },
      recipe: toRecipe({ ...amounts, rice: 0.6, filet: 0.3, chicken: 0.3, shrimp: 0.25, scallops: 0.25 }),
      options: [
        donenessOptions({ asks: true }),
        riceOrNoodlesOptions({ portion: 'forTwo', served: 'fried' }),
        sauceOptions(),
        extraProteinOptions(),
        leaveOutOptions('onions', 'mushrooms', 'zucchini', 'garlicButter', 'soySauce'),
      ],
    },
    {
      code: 'HP5',
      name: 'Garden Platter',
      description: `Tofu, broccoli, carrots and yakisoba noodles in soy-garlic butter, ${sides}. Feeds two.`,
      priceCents: 22_95,
      allergens,
      nutrition: { calories: 1170, proteinGrams: 41, carbohydrateGrams: 156, fatGrams: 42, sodiumMilligrams: 1940 },
      recipe: toRecipe({ ...amounts, tofu: 0.5, broccoli: 0.3, carrots: 0.2, noodles: 0.4 }),
      options: [...grillOptions],
    },
  ],
}
