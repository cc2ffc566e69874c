import { isDeepStrictEqual } from 'node:util'
import { allergens as everyAllergen } from '#shared/contract/menu'
import type { EditableDish, UpdateDishRequest, CreateDishRequest } from '#shared/contract/desk/dish'
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

export type DishFields = Pick<DishRecord, (typeof factNames)[number]>

type Told = Omit<UpdateDishRequest, 'version'>
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
export function parseDishFields({ price, nutritionInfo, recipe, optionGroups, ...same }: Told): Partial<DishFields> {
  return {
    ...same,
    ...(price !== undefined && { priceCents: toCents(price) }),
    ...(nutritionInfo !== undefined && { nutrition: nutritionInfo }),
    ...(recipe && { recipe: recipeOf(recipe) }),
    ...(optionGroups && { optionGroups: groupsOf(optionGroups) }),
  }
}

type NewDishTold = Omit<CreateDishRequest, 'locations'>

/** What a request says of a new dish. */
export function parseNewDishFields({ price, nutritionInfo, recipe, optionGroups, ...same }: NewDishTold) {
  return {
    ...same,
    priceCents: toCents(price),
    nutrition: nutritionInfo,
    recipe: recipeOf(recipe),
    optionGroups: groupsOf(optionGroups),
  }
}

/** What a dish was by its entry in the log. */
export const getLoggedDishFields = ({
  isArchived,
  allergensDeclared,
  allergensCovered,
  ...dish
}: EditableDish): Partial<DishFields> => ({
  ...parseDishFields({
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
export const listChangedFields = (before: DishRecord, after: DishRecord): readonly (keyof DishFields)[] =>
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
export function applyDishFields(
  dish: DishRecord,
  facts: Partial<DishFields>,
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
