import type { OptionGroupDraft, PantryKey } from '../dish-draft'

const leftOut = {
  avocado: 'avocado',
  broccoli: 'broccoli',
  carrots: 'carrots',
  chiliSauce: 'chili sauce',
  creamCheese: 'cream cheese',
  cucumber: 'cucumber',
  eelSauce: 'sweet soy glaze',
  garlicButter: 'butter',
  gingerDressing: 'dressing',
  jalapeno: 'jalapeno',
  masago: 'masago',
  mushrooms: 'mushrooms',
  nori: 'seaweed',
  onions: 'onions',
  panko: 'panko crunch',
  scallions: 'scallions',
  sesameSeeds: 'sesame',
  soySauce: 'soy sauce',
  spicyMayo: 'spicy mayo',
  tofu: 'tofu',
  walnuts: 'walnuts',
  yumYum: 'yum yum sauce',
  zucchini: 'zucchini',
} as const satisfies Partial<Record<PantryKey, string>>

// Other names of what a guest can have left out.
const leftOutAlsoCalled: Readonly<Partial<Record<keyof typeof leftOut, readonly string[]>>> = {
  chiliSauce: ['hot sauce', 'sriracha', 'chilli sauce', 'sweet chili'],
  creamCheese: ['cheese', 'philly cheese'],
  eelSauce: ['eel sauce', 'unagi sauce', 'sweet soy', 'sweet soy sauce', 'glaze'],
  garlicButter: ['garlic butter'],
  gingerDressing: ['ginger dressing', 'salad dressing'],
  jalapeno: ['jalapeno pepper'],
  masago: ['roe', 'fish roe', 'fish eggs', 'tobiko'],
  nori: ['nori'],
  panko: ['crunch', 'crunchies', 'panko', 'tempura flakes', 'crunchy flakes'],
  scallions: ['green onions', 'spring onions'],
  sesameSeeds: ['sesame seeds'],
  spicyMayo: ['mayo', 'mayonnaise', 'spicy mayonnaise'],
  yumYum: ['yum yum', 'yumyum', 'yumyum sauce', 'yummy sauce', 'yum sauce', 'white sauce', 'shrimp sauce'],
  zucchini: ['courgette'],
}

/** What a guest can have left out; all that is always in the dish of it goes. */
export const leaveOutOptions = (...ingredients: readonly (keyof typeof leftOut)[]): OptionGroupDraft => ({
  id: 'leave-out',
  name: 'Leave out',
  max: ingredients.length,
  options: ingredients.map((ingredient) => ({
    id: `no-${leftOut[ingredient].replaceAll(' ', '-')}`,
    name: `No ${leftOut[ingredient]}`,
    alsoCalled: leftOutAlsoCalled[ingredient] ?? [],
    less: { [ingredient]: 1 },
  })),
})
