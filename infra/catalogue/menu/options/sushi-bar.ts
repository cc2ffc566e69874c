import type { OptionGroupDraft, OptionDraft } from './draft'

/**
 * What a roll is wrapped in instead of seaweed, which is a part of the roll: without it there would
 * be none.
 */
export const wrapperOptions: OptionGroupDraft = {
  id: 'wrapper',
  name: 'Wrapper',
  max: 1,
  options: [
    { id: 'soy-paper', name: 'Soy paper', priceCents: 1_50, swaps: { nori: 'soyPaper' } },
    {
      id: 'cucumber-wrap',
      name: 'Cucumber wrap',
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
  'cream-cheese': { name: 'Cream cheese', priceCents: 1_25, adds: { creamCheese: 0.06 } },
  cucumber: { name: 'Cucumber', priceCents: 75, adds: { cucumber: 0.12 } },
  crunch: { name: 'Panko crunch', priceCents: 95, adds: { panko: 0.03 } },
  jalapeno: { name: 'Jalapeno', priceCents: 75, adds: { jalapeno: 0.5 } },
  masago: { name: 'Masago', priceCents: 1_95, adds: { masago: 0.5 } },
  'spicy-mayo': { name: 'Spicy mayo', priceCents: 75, adds: { spicyMayo: 0.75 } },
  'sweet-soy-glaze': { name: 'Sweet soy glaze', priceCents: 75, adds: { eelSauce: 0.5 } },
  'pickled-ginger': { name: 'Pickled ginger', priceCents: 50, adds: { pickledGinger: 1 } },
  tofu: { name: 'Tofu', priceCents: 1_00, adds: { tofu: 0.06 } },
  'ginger-dressing': { name: 'Ginger dressing', priceCents: 75, adds: { gingerDressing: 1.5 } },
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
