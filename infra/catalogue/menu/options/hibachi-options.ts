import type { OptionDraft, OptionGroupDraft, RecipeAmounts } from '../dish-draft'

type Portion = {
  readonly rice: number
  /** What makes its rice fried. */
  readonly friedWith: RecipeAmounts
  readonly noodles: RecipeAmounts
  readonly cents: { readonly fried: number; readonly brown: number; readonly noodles: number }
}

const portions = {
  plate: {
    rice: 0.35,
    friedWith: { eggs: 0.5, soySauce: 0.01, garlicButter: 0.02 },
    noodles: { noodles: 0.4, soySauce: 0.01, garlicButter: 0.02 },
    cents: { fried: 1_50, brown: 1_00, noodles: 2_50 },
  },
  forTwo: {
    rice: 0.6,
    friedWith: { eggs: 0.5, soySauce: 0.01, garlicButter: 0.02 },
    noodles: { noodles: 0.7, soySauce: 0.02, garlicButter: 0.03 },
    cents: { fried: 2_50, brown: 1_75, noodles: 4_00 },
  },
  box: {
    rice: 0.25,
    friedWith: { eggs: 0.5, soySauce: 0.01, garlicButter: 0.02 },
    noodles: { noodles: 0.3, soySauce: 0.01, garlicButter: 0.02 },
    cents: { fried: 1_25, brown: 75, noodles: 2_00 },
  },
  kids: {
    rice: 0.2,
    friedWith: { eggs: 0.25, garlicButter: 0.01 },
    noodles: { noodles: 0.2, garlicButter: 0.02 },
    cents: { fried: 1_00, brown: 50, noodles: 1_25 },
  },
  tray: {
    rice: 2.8,
    friedWith: { eggs: 4, soySauce: 0.08, garlicButter: 0.15 },
    noodles: { noodles: 3, soySauce: 0.08, garlicButter: 0.15 },
    cents: { fried: 10_00, brown: 8_00, noodles: 18_00 },
  },
} as const satisfies Record<string, Portion>

type Rice = { readonly portion?: keyof typeof portions; readonly served: 'fried' | 'steamed' }

/** What a plate comes with: none chosen is a plate without. */
export function riceOrNoodlesOptions({ portion = 'plate', served }: Rice): OptionGroupDraft {
  const { rice, friedWith, noodles, cents } = portions[portion]
  const isFried = served === 'fried'
  return {
    id: 'rice-or-noodles',
    name: 'Rice or noodles',
    max: 1,
    options: [
      {
        id: 'fried-rice',
        name: 'Fried rice',
        alsoCalled: ['egg fried rice', 'fry rice', 'hibachi rice'],
        isDefault: isFried,
        priceCents: isFried ? 0 : cents.fried,
        adds: { rice, ...friedWith },
        // A child's portion has less soy sauce than recipes are written in.
        declares: ['soy', 'gluten'],
      },
      {
        id: 'steamed-rice',
        name: 'Steamed rice',
        alsoCalled: ['white rice', 'plain rice', 'regular rice', 'normal rice', 'boiled rice'],
        isDefault: !isFried,
        adds: { rice },
      },
      {
        id: 'brown-rice',
        name: 'Brown rice',
        alsoCalled: ['whole grain rice'],
        priceCents: cents.brown,
        adds: { brownRice: rice },
      },
      {
        id: 'noodles',
        name: 'Yakisoba noodles',
        alsoCalled: ['noodles', 'lo mein', 'soba', 'soba noodles', 'stir fried noodles', 'hibachi noodles'],
        priceCents: cents.noodles,
        adds: noodles,
        declares: ['soy'],
      },
    ],
  }
}

type Cup = { readonly ounces: number; readonly cents: number }
const plateCup: Cup = { ounces: 2, cents: 75 }

const cups = ({ ounces, cents }: Cup): readonly OptionDraft[] => [
  { id: 'ginger-sauce', name: 'Ginger sauce', priceCents: cents, upTo: 2, adds: { gingerSauce: ounces } },
  {
    id: 'spicy-mayo',
    name: 'Spicy mayo',
    alsoCalled: ['mayo', 'mayonnaise', 'spicy mayonnaise'],
    priceCents: cents,
    upTo: 2,
    adds: { spicyMayo: ounces },
  },
]

/** The sauce cups of a hibachi plate: one of yum yum sauce is included, others are extra. */
export const sauceOptions = (cup = plateCup): OptionGroupDraft => ({
  id: 'sauces',
  name: 'Sauces',
  max: 4,
  options: [
    {
      id: 'yum-yum',
      name: 'Yum yum sauce',
      alsoCalled: ['yum yum', 'yumyum', 'yumyum sauce', 'yummy sauce', 'yum sauce', 'white sauce', 'shrimp sauce'],
      isDefault: true,
      adds: { yumYum: cup.ounces },
    },
    {
      id: 'extra-yum-yum',
      name: 'Extra yum yum sauce',
      alsoCalled: ['yum yum', 'yumyum', 'yumyum sauce', 'yummy sauce', 'yum sauce', 'white sauce', 'shrimp sauce'],
      priceCents: cup.cents,
      upTo: 3,
      adds: { yumYum: cup.ounces },
    },
    ...cups(cup),
  ],
})

/** Extra cups for dishes with their own sauce. */
export const extraSauceOptions = (cup = plateCup): OptionGroupDraft => ({
  id: 'sauces',
  name: 'Sauces',
  max: 3,
  options: [
    {
      id: 'yum-yum',
      name: 'Yum yum sauce',
      alsoCalled: ['yum yum', 'yumyum', 'yumyum sauce', 'yummy sauce', 'yum sauce', 'white sauce', 'shrimp sauce'],
      priceCents: cup.cents,
      upTo: 3,
      adds: { yumYum: cup.ounces },
    },
    ...cups(cup),
  ],
})

/** Dips for fried dishes. */
export const dipOptions = ({ ounces, cents }: Cup = { ounces: 1.5, cents: 75 }): OptionGroupDraft => ({
  id: 'dips',
  name: 'Dips',
  max: 3,
  options: [
    {
      id: 'yum-yum',
      name: 'Yum yum sauce',
      alsoCalled: ['yum yum', 'yumyum', 'yumyum sauce', 'yummy sauce', 'yum sauce', 'white sauce', 'shrimp sauce'],
      priceCents: cents,
      upTo: 2,
      adds: { yumYum: ounces },
    },
    {
      id: 'spicy-mayo',
      name: 'Spicy mayo',
      alsoCalled: ['mayo', 'mayonnaise', 'spicy mayonnaise'],
      priceCents: cents,
      upTo: 2,
      adds: { spicyMayo: ounces },
    },
    {
      id: 'sweet-soy-glaze',
      name: 'Sweet soy glaze',
      alsoCalled: ['eel sauce', 'unagi sauce', 'sweet soy', 'sweet soy sauce', 'glaze'],
      priceCents: cents,
      upTo: 2,
      adds: { eelSauce: ounces },
    },
    {
      id: 'chili-sauce',
      name: 'Chili sauce',
      alsoCalled: ['hot sauce', 'sriracha', 'chilli sauce', 'sweet chili'],
      priceCents: cents,
      upTo: 2,
      adds: { chiliSauce: ounces },
    },
  ],
})

const proteins = {
  chicken: { id: 'extra-chicken', name: 'Extra chicken', priceCents: 5_00, adds: { chicken: 0.22 } },
  steak: { id: 'extra-steak', name: 'Extra steak', priceCents: 6_50, adds: { sirloin: 0.22 } },
  shrimp: { id: 'extra-shrimp', name: 'Extra shrimp', priceCents: 6_00, adds: { shrimp: 0.18 } },
  salmon: { id: 'extra-salmon', name: 'Extra salmon', priceCents: 7_50, adds: { salmon: 0.22 } },
  scallops: { id: 'extra-scallops', name: 'Extra scallops', priceCents: 8_50, adds: { scallops: 0.18 } },
  tofu: { id: 'extra-tofu', name: 'Extra tofu', priceCents: 3_50, adds: { tofu: 0.25 } },
} as const satisfies Record<string, OptionDraft>

type Protein = keyof typeof proteins

/** More from the flat iron on the same plate. */
export const extraProteinOptions = (...those: readonly [Protein, ...Protein[]] | readonly []): OptionGroupDraft => ({
  id: 'extra-protein',
  name: 'Extra protein',
  max: 2,
  options: (those.length > 0 ? those : (['chicken', 'steak', 'shrimp', 'scallops', 'tofu'] as const)).map(
    (protein) => ({
      ...proteins[protein],
      upTo: 2,
    }),
  ),
})

/** The doneness of a steak: required, unless the steak is a small part of the order. */
export const donenessOptions = ({ asks }: { readonly asks: boolean }): OptionGroupDraft => ({
  id: 'doneness',
  name: 'Doneness',
  min: asks ? 1 : 0,
  max: 1,
  options: [
    { id: 'rare', name: 'Rare', alsoCalled: ['bloody', 'very rare'], advisory: 'undercooked' },
    {
      id: 'medium-rare',
      name: 'Medium rare',
      alsoCalled: ['med rare', 'mid rare', 'medium to rare', 'pink'],
      advisory: 'undercooked',
    },
    { id: 'medium', name: 'Medium', alsoCalled: ['med', 'medium done'], isDefault: true, advisory: 'undercooked' },
    { id: 'medium-well', name: 'Medium well', alsoCalled: ['med well', 'mid well', 'medium to well'] },
    { id: 'well-done', name: 'Well done', alsoCalled: ['well', 'done well', 'cooked through', 'burnt'] },
  ],
})
