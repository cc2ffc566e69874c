import { isDeepStrictEqual } from 'node:util'
import { allergens as everyAllergen } from '#shared/contract/menu'
import type { DeskDish, DishChange, NewDish } from '#shared/contract/desk/dish'
import { toCents } from '#shared/rules/money'
import { toSignedHundredths } from '#shared/rules/stock'
import type { DishRecord } from '../menu/records'

/** What of a dish the owner decides, as the table has it. */
const factNames = [
  'code',
  'name',
  'description',
  'priceCents',
  'categoryId',
  'allergens',
  'allergensDeclared',
  'allergensCovered',
  'advisory',
  'nutrition',
  'spiceLevel',
  'station',
  'displayOrder',
  'isPopular',
  'imageUrl',
  'optionGroups',
  'recipe',
  'isArchived',
] as const satisfies readonly (keyof DishRecord)[]

export type Facts = Pick<DishRecord, (typeof factNames)[number]>

type Told = Omit<DishChange, 'version'>
type Lines = readonly { readonly itemId: number; readonly quantity: string | number }[]

const recipeOf = (lines: Lines) =>
  lines.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: toSignedHundredths(quantity) }))

const groupsOf = (groups: NonNullable<Told['optionGroups']>) =>
  groups.map((group) => ({
    ...group,
    options: group.options.map(({ price, recipe, ...option }) => ({
      ...option,
      priceCents: toCents(price),
      recipe: recipeOf(recipe),
    })),
  }))

/** What a request says of a dish, in the table's words; what it leaves out is left out. */
export function factsOf({ price, nutritionInfo, recipe, optionGroups, ...same }: Told): Partial<Facts> {
  return {
    ...same,
    ...(price !== undefined && { priceCents: toCents(price) }),
    ...(nutritionInfo !== undefined && { nutrition: nutritionInfo }),
    ...(recipe && { recipe: recipeOf(recipe) }),
    ...(optionGroups && { optionGroups: groupsOf(optionGroups) }),
  }
}

type NewDishTold = Omit<NewDish, 'locations'>

/** What a request says of a new dish. */
export function newFactsOf({ price, nutritionInfo, recipe, optionGroups, ...same }: NewDishTold) {
  return {
    ...same,
    priceCents: toCents(price),
    nutrition: nutritionInfo,
    recipe: recipeOf(recipe),
    optionGroups: groupsOf(optionGroups),
  }
}

/** What a dish was by its entry in the log. */
export const factsOfDish = ({
  isArchived,
  allergensDeclared,
  allergensCovered,
  ...dish
}: DeskDish): Partial<Facts> => ({
  ...factsOf({
    code: dish.code,
    name: dish.name,
    description: dish.description,
    price: dish.price,
    categoryId: dish.categoryId,
    allergens: dish.allergens,
    advisory: dish.advisory,
    nutritionInfo: dish.nutritionInfo,
    spiceLevel: dish.spiceLevel,
    station: dish.station,
    displayOrder: dish.displayOrder,
    isPopular: dish.isPopular,
    imageUrl: dish.imageUrl,
    recipe: dish.recipe,
    optionGroups: dish.optionGroups.map((group) => ({
      ...group,
      options: group.options.map(({ isAvailable: _is, ...option }) => option),
    })),
  }),
  isArchived,
  allergensDeclared,
  allergensCovered,
})

/** The owner's facts that differ between two states of a dish. */
export const factsChanged = (before: DishRecord, after: DishRecord): readonly (keyof Facts)[] =>
  factNames.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))

const sameAllergens = (one: DishRecord['allergens'], other: DishRecord['allergens']): boolean =>
  isDeepStrictEqual(one && new Set(one), other && new Set(other))

type Change = {
  readonly by: string
  readonly now: Date
  /**
   * Whether the same allergens again count as a declaration of those that the last one did not
   * cover.
   */
  readonly confirmsAllergens?: boolean
}

/**
 * Returns a dish with other facts; a new declaration of its allergens says who made it and covers
 * every allergen.
 */
export function withFacts(
  dish: DishRecord,
  facts: Partial<Facts>,
  { by, now, confirmsAllergens = false }: Change,
): DishRecord {
  const { allergens = dish.allergens } = facts
  const declared = allergens && { by, at: now.toISOString() }
  const isConfirmed = confirmsAllergens && facts.allergens && dish.allergensCovered.length < everyAllergen.length
  const isDeclared = isConfirmed || !sameAllergens(dish.allergens, allergens)
  return {
    ...dish,
    ...(isDeclared && { allergensDeclared: declared, allergensCovered: [...everyAllergen] }),
    ...facts,
  }
}
