import { toRecipe } from '../recipe'
import type { MenuSection } from './section'
import { leaveOutOptions, sizeOptions, spiceOptions } from './options/changes'
import { extraProteinOptions } from './options/hibachi-sides'
import { addOnOptions } from './options/sushi-bar'

export const saladsAndSoups: MenuSection = {
  category: {
    id: 20,
    name: 'Salads & Soups',
    description: 'Crisp greens with our ginger dressing, and broths that simmer from the morning on.',
    displayOrder: 2,
  },
  codePrefix: 'Sa',
  station: 'sushi',
  dishes: [
    {
      code: 'Sa1',
      name: 'Miso Soup',
      description: 'Soybean miso in a bonito fish broth with soft tofu, seaweed and scallions.',
      priceCents: 3_25,
      isPopular: true,
      station: 'hibachi',
      allergens: ['soy', 'fish'],
      nutrition: { calories: 85, proteinGrams: 6, carbohydrateGrams: 8, fatGrams: 3, sodiumMilligrams: 780 },
      recipe: toRecipe({ misoBase: 0.1, tofu: 0.06, nori: 0.25, scallions: 0.01 }),
      options: [
        sizeOptions({ misoBase: 0.1, tofu: 0.06, nori: 0.25, scallions: 0.01 }, 2_25),
        addOnOptions('tofu'),
        leaveOutOptions('tofu', 'nori', 'scallions'),
      ],
    },
    {
      code: 'Sa2',
      name: 'Hibachi Clear Soup',
      description: 'Light onion, carrot and mushroom soup with a dash of soy sauce, crisp fried onions and scallions.',
      priceCents: 3_25,
      station: 'hibachi',
      allergens: ['soy', 'gluten'],
      nutrition: { calories: 60, proteinGrams: 2, carbohydrateGrams: 9, fatGrams: 2, sodiumMilligrams: 690 },
      recipe: toRecipe({
        onions: 0.12,
        carrots: 0.06,
        mushrooms: 0.05,
        panko: 0.02,
        soySauce: 0.01,
        scallions: 0.01,
      }),
      options: [
        sizeOptions(
          { onions: 0.12, carrots: 0.06, mushrooms: 0.05, panko: 0.02, soySauce: 0.01, scallions: 0.01 },
          2_25,
        ),
        leaveOutOptions('mushrooms', 'scallions'),
      ],
    },
    {
      code: 'Sa3',
      name: 'House Ginger Salad',
      description: 'Crisp lettuce, carrots and cucumber with our soy-ginger dressing.',
      priceCents: 4_25,
      isPopular: true,
      allergens: ['soy', 'gluten'],
      nutrition: { calories: 130, proteinGrams: 2, carbohydrateGrams: 10, fatGrams: 9, sodiumMilligrams: 420 },
      recipe: toRecipe({ lettuce: 0.25, carrots: 0.06, cucumber: 0.15, gingerDressing: 2 }),
      options: [
        extraProteinOptions('chicken', 'shrimp', 'salmon', 'tofu'),
        addOnOptions('avocado', 'ginger-dressing'),
        leaveOutOptions('gingerDressing', 'carrots', 'cucumber'),
      ],
    },
    {
      code: 'Sa4',
      name: 'Seaweed Salad',
      description: 'Green wakame seaweed marinated with sesame oil, soy sauce and rice vinegar.',
      priceCents: 6_50,
      allergens: ['sesame', 'soy', 'gluten'],
      nutrition: { calories: 115, proteinGrams: 2, carbohydrateGrams: 14, fatGrams: 6, sodiumMilligrams: 710 },
      recipe: toRecipe({ seaweedSalad: 0.3, sesameSeeds: 0.1 }),
    },
    {
      code: 'Sa5',
      name: 'Avocado Salad',
      description: 'Half a ripe avocado fanned over lettuce and cucumber, with soy-ginger dressing.',
      priceCents: 7_50,
      prices: { HENOK: 7_95 },
      allergens: ['soy', 'gluten'],
      nutrition: { calories: 270, proteinGrams: 4, carbohydrateGrams: 17, fatGrams: 22, sodiumMilligrams: 430 },
      recipe: toRecipe({ lettuce: 0.25, avocado: 0.5, cucumber: 0.15, gingerDressing: 2 }),
      options: [
        extraProteinOptions('chicken', 'shrimp', 'salmon', 'tofu'),
        addOnOptions('avocado', 'ginger-dressing'),
        leaveOutOptions('gingerDressing', 'cucumber'),
      ],
    },
    {
      code: 'Sa6',
      name: 'Spicy Kani Salad',
      description: 'Shredded imitation crab of white fish, cucumber and soy-cured masago in spicy mayo.',
      priceCents: 7_95,
      spiceLevel: 2,
      allergens: ['fish', 'shellfish', 'gluten', 'egg', 'soy'],
      nutrition: { calories: 320, proteinGrams: 12, carbohydrateGrams: 22, fatGrams: 20, sodiumMilligrams: 980 },
      recipe: toRecipe({ crabSticks: 0.25, cucumber: 0.3, masago: 0.5, spicyMayo: 1.5 }),
      options: [
        spiceOptions('spicy'),
        addOnOptions('avocado', 'masago'),
        leaveOutOptions('masago', 'spicyMayo', 'cucumber'),
      ],
    },
    {
      code: 'Sa7',
      name: 'Shrimp Udon Soup',
      description: 'Thick wheat udon noodles in a soy and bonito fish broth with shrimp, carrots and scallions.',
      priceCents: 12_50,
      station: 'hibachi',
      allergens: ['gluten', 'soy', 'fish', 'shellfish'],
      nutrition: { calories: 480, proteinGrams: 28, carbohydrateGrams: 74, fatGrams: 7, sodiumMilligrams: 1480 },
      recipe: toRecipe({
        noodles: 0.55,
        shrimp: 0.25,
        misoBase: 0.06,
        soySauce: 0.02,
        carrots: 0.08,
        scallions: 0.02,
      }),
      options: [
        spiceOptions('mild'),
        extraProteinOptions('chicken', 'shrimp', 'tofu'),
        leaveOutOptions('carrots', 'scallions'),
      ],
    },
  ],
}
