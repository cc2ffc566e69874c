import type { RecipeAmounts, PantryKey } from '../../recipe'
import type { OptionGroupDraft } from './draft'

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

/** What a guest can have left out; all that is always in the dish of it goes. */
export const leaveOutOptions = (...ingredients: readonly (keyof typeof leftOut)[]): OptionGroupDraft => ({
  id: 'leave-out',
  name: 'Leave out',
  max: ingredients.length,
  options: ingredients.map((ingredient) => ({
    id: `no-${leftOut[ingredient].replaceAll(' ', '-')}`,
    name: `No ${leftOut[ingredient]}`,
    less: { [ingredient]: 1 },
  })),
})

/** How hot it is made: a mild dish can be made hot, one that is hot anyway milder or hotter. */
export const spiceOptions = (usual: 'mild' | 'spicy'): OptionGroupDraft => ({
  id: 'spice',
  name: 'Spice',
  max: 1,
  options: [
    { id: 'mild', name: 'Mild', isDefault: usual === 'mild' },
    ...(usual === 'mild' ? [{ id: 'spicy', name: 'Spicy', adds: { chiliSauce: 0.5 } }] : []),
    { id: 'extra-spicy', name: 'Extra spicy', adds: { chiliSauce: usual === 'mild' ? 1 : 0.5 } },
  ],
})

/** A regular and a large one, which has so much more in it. */
export const sizeOptions = (more: RecipeAmounts, priceCents: number): OptionGroupDraft => ({
  id: 'size',
  name: 'Size',
  max: 1,
  options: [
    { id: 'regular', name: 'Regular', isDefault: true },
    { id: 'large', name: 'Large', priceCents, adds: more },
  ],
})
