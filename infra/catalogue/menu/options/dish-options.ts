import type { OptionDraft, OptionGroupDraft, RecipeAmounts } from '../dish-draft'

/** How hot it is made: a mild dish can be made hot, one that is hot anyway milder or hotter. */
export const spiceOptions = (usual: 'mild' | 'spicy'): OptionGroupDraft => ({
  id: 'spice',
  name: 'Spice',
  max: 1,
  options: [
    {
      id: 'mild',
      name: 'Mild',
      alsoCalled: ['not spicy', 'not too spicy', 'less spicy', 'no spice', 'not hot', 'without spice', 'milder'],
      isDefault: usual === 'mild',
    },
    ...(usual === 'mild' ? [{ id: 'spicy', name: 'Spicy', alsoCalled: ['hot'], adds: { chiliSauce: 0.5 } }] : []),
    {
      id: 'extra-spicy',
      name: 'Extra spicy',
      alsoCalled: ['very spicy', 'super spicy', 'really spicy', 'extra hot', 'spicier', 'hotter'],
      adds: { chiliSauce: usual === 'mild' ? 1 : 0.5 },
    },
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

/**
 * What a roll is wrapped in instead of seaweed, which is a part of the roll: without it there would
 * be none.
 */
export const wrapperOptions: OptionGroupDraft = {
  id: 'wrapper',
  name: 'Wrapper',
  max: 1,
  options: [
    {
      id: 'soy-paper',
      name: 'Soy paper',
      alsoCalled: ['soy wrap', 'soy wrapper', 'soy sheet', 'soybean paper', 'soy bean paper'],
      priceCents: 1_50,
      swaps: { nori: 'soyPaper' },
    },
    {
      id: 'cucumber-wrap',
      name: 'Cucumber wrap',
      alsoCalled: ['cucumber wrapper', 'naruto', 'naruto style'],
      priceCents: 2_00,
      less: { nori: 1, sushiRice: 1 },
      adds: { cucumber: 0.5 },
    },
  ],
}

/** The rice of a roll or of nigiri. */
export const sushiRiceOptions = (brownCents = 1_00): OptionGroupDraft => ({
  id: 'rice',
  name: 'Rice',
  max: 1,
  options: [
    { id: 'brown-rice', name: 'Brown rice', priceCents: brownCents, swaps: { sushiRice: 'brownRice' } },
    { id: 'light-rice', name: 'Light rice', less: { sushiRice: 0.4 } },
  ],
})

const added = {
  avocado: { name: 'Avocado', priceCents: 1_75, adds: { avocado: 0.25 } },
  'cream-cheese': {
    name: 'Cream cheese',
    alsoCalled: ['cheese', 'philly cheese'],
    priceCents: 1_25,
    adds: { creamCheese: 0.06 },
  },
  cucumber: { name: 'Cucumber', priceCents: 75, adds: { cucumber: 0.12 } },
  crunch: {
    name: 'Panko crunch',
    alsoCalled: ['crunch', 'crunchies', 'crunchy', 'panko', 'tempura flakes', 'crunchy flakes'],
    priceCents: 95,
    adds: { panko: 0.03 },
  },
  jalapeno: { name: 'Jalapeno', alsoCalled: ['jalapeno pepper'], priceCents: 75, adds: { jalapeno: 0.5 } },
  masago: {
    name: 'Masago',
    alsoCalled: ['roe', 'fish roe', 'fish eggs', 'tobiko'],
    priceCents: 1_95,
    adds: { masago: 0.5 },
  },
  'spicy-mayo': {
    name: 'Spicy mayo',
    alsoCalled: ['mayo', 'mayonnaise', 'spicy mayonnaise'],
    priceCents: 75,
    adds: { spicyMayo: 0.75 },
  },
  'sweet-soy-glaze': {
    name: 'Sweet soy glaze',
    alsoCalled: ['eel sauce', 'unagi sauce', 'sweet soy', 'sweet soy sauce', 'glaze'],
    priceCents: 75,
    adds: { eelSauce: 0.5 },
  },
  'pickled-ginger': { name: 'Pickled ginger', alsoCalled: ['gari'], priceCents: 50, adds: { pickledGinger: 1 } },
  tofu: { name: 'Tofu', priceCents: 1_00, adds: { tofu: 0.06 } },
  'ginger-dressing': {
    name: 'Ginger dressing',
    alsoCalled: ['dressing'],
    priceCents: 75,
    adds: { gingerDressing: 1.5 },
  },
} as const satisfies Record<string, Omit<OptionDraft, 'id'>>

type Added = keyof typeof added

/** What can be put in or on top, for a price. */
export const addOnOptions = (...those: readonly Added[]): OptionGroupDraft => ({
  id: 'add',
  name: 'Add',
  max: Math.min(3, those.length * 2),
  options: those.map((id) => ({
    ...added[id],
    id: `add-${id}`,
    nameOfMore: `Extra ${added[id].name.toLowerCase()}`,
    upTo: 2,
  })),
})

/** How much of it goes between rice and fish. */
export const wasabiOptions: OptionGroupDraft = {
  id: 'wasabi',
  name: 'Wasabi',
  max: 1,
  options: [
    { id: 'no-wasabi', name: 'No wasabi' },
    { id: 'extra-wasabi', name: 'Extra wasabi', priceCents: 50, adds: { wasabi: 0.5 } },
  ],
}

/** The crisp part of a bento box. */
export const boxSideOptions: OptionGroupDraft = {
  id: 'side',
  name: 'Side',
  max: 1,
  options: [
    {
      id: 'spring-rolls',
      name: 'Spring rolls',
      alsoCalled: ['springrolls', 'egg rolls'],
      isDefault: true,
      adds: { springRolls: 2 },
    },
    { id: 'gyoza', name: 'Gyoza', priceCents: 1_00, adds: { gyoza: 2 } },
    { id: 'edamame', name: 'Edamame', adds: { edamame: 0.15 } },
  ],
}

/** What a bento box starts with. */
export const soupOrSaladOptions: OptionGroupDraft = {
  id: 'soup-or-salad',
  name: 'Soup or salad',
  max: 1,
  options: [
    { id: 'ginger-salad', name: 'Ginger salad', isDefault: true, adds: { lettuce: 0.12, gingerDressing: 1 } },
    {
      id: 'miso-soup',
      name: 'Miso soup',
      adds: { misoBase: 0.1, tofu: 0.06, nori: 0.25, scallions: 0.01 },
    },
  ],
}

/** The vegetable that comes with a child's plate. */
export const kidsSideOptions = (served: 'broccoli' | 'carrots'): OptionGroupDraft => ({
  id: 'side',
  name: 'Side',
  max: 1,
  options: [
    { id: 'broccoli', name: 'Broccoli', isDefault: served === 'broccoli', adds: { broccoli: 0.1 } },
    { id: 'carrots', name: 'Carrots', isDefault: served === 'carrots', adds: { carrots: 0.1 } },
    { id: 'edamame', name: 'Edamame', adds: { edamame: 0.1 } },
  ],
})

export const kidsDrinkOptions: OptionGroupDraft = {
  id: 'drink',
  name: 'Drink',
  max: 1,
  options: [
    { id: 'lemonade', name: 'Small lemonade', alsoCalled: ['lemonade'], priceCents: 1_95, adds: { lemonade: 0.03 } },
    {
      id: 'water',
      name: 'Bottled water',
      alsoCalled: ['water', 'bottle of water'],
      priceCents: 1_75,
      adds: { bottledDrinks: 1 },
    },
  ],
}

/** How much ice is in the cup. */
export const iceOptions: OptionGroupDraft = {
  id: 'ice',
  name: 'Ice',
  max: 1,
  options: [
    { id: 'light-ice', name: 'Light ice' },
    { id: 'no-ice', name: 'No ice' },
  ],
}

/** Ice for drinks that are served in their bottle. */
export const cupOfIceOptions: OptionGroupDraft = {
  id: 'ice',
  name: 'Ice',
  max: 1,
  options: [{ id: 'cup-of-ice', name: 'Cup of ice', alsoCalled: ['ice', 'cup with ice'] }],
}

/** All of one crate, so that each takes one bottle off it. */
export const ramuneFlavorOptions: OptionGroupDraft = {
  id: 'flavor',
  name: 'Flavor',
  min: 1,
  max: 1,
  options: [
    { id: 'original', name: 'Original lime', alsoCalled: ['original', 'lime'], isDefault: true },
    { id: 'strawberry', name: 'Strawberry' },
    { id: 'melon', name: 'Melon' },
    { id: 'lychee', name: 'Lychee' },
    { id: 'orange', name: 'Orange' },
  ],
}
