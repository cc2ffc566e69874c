import type { Allergen } from '#shared/menu/contract'

/** The words with which a dish's options are chosen, by guests on the menu and by staff. */
export const optionChoice = {
  soldOut: 'sold out today',
  adds: (allergens: readonly string[]) => `adds ${allergens.join(', ')}`,
  without: (allergens: readonly string[]) => `without ${allergens.join(', ')}`,
  nameOf: (allergen: Allergen): string => allergen,
  included: 'Included',
  none: 'None',
  asItComes: 'As it comes',
  optional: 'Optional',
  choose: (min: number, max: number) => (min === max ? `Choose ${min}` : `Choose ${min} to ${max}`),
  upTo: (max: number) => `Up to ${max}`,
  chosen: (count: number, max: number) => `${count} of ${max} chosen`,
  chooseFirst: (group: string) => `Please choose ${group.toLowerCase()} first`,
  chooseMore: (count: number, group: string) => `Please choose ${count} of ${group} first`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  less: (name: string) => `One ${name} less`,
  more: (name: string) => `One ${name} more`,
}

export type OptionChoiceWords = typeof optionChoice
