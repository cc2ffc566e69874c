import type { OptionGroupDraft } from './draft'

/** The crisp part of a bento box. */
export const boxSideOptions: OptionGroupDraft = {
  id: 'side',
  name: 'Side',
  max: 1,
  options: [
    { id: 'spring-rolls', name: 'Spring rolls', isDefault: true, adds: { springRolls: 2 } },
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

/** The vegetable beside a child's plate. */
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
    { id: 'lemonade', name: 'Small lemonade', priceCents: 1_95, adds: { lemonade: 0.03 } },
    { id: 'water', name: 'Bottled water', priceCents: 1_75, adds: { bottledDrinks: 1 } },
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

/** Beside what is served in its bottle. */
export const cupOfIceOptions: OptionGroupDraft = {
  id: 'ice',
  name: 'Ice',
  max: 1,
  options: [{ id: 'cup-of-ice', name: 'Cup of ice' }],
}

/** All of one crate, so that each takes one bottle off it. */
export const ramuneFlavorOptions: OptionGroupDraft = {
  id: 'flavor',
  name: 'Flavor',
  min: 1,
  max: 1,
  options: [
    { id: 'original', name: 'Original lime', isDefault: true },
    { id: 'strawberry', name: 'Strawberry' },
    { id: 'melon', name: 'Melon' },
    { id: 'lychee', name: 'Lychee' },
    { id: 'orange', name: 'Orange' },
  ],
}
