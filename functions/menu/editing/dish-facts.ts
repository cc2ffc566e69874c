import { isDeepStrictEqual } from 'node:util'
import { allergens as everyAllergen } from '#shared/menu/contract'
import type { CreateDishRequest, EditableDish, UpdateDishRequest } from '#shared/menu/editing-contract'
import { toCents } from '#shared/platform/money'
import { toSignedHundredths } from '#shared/inventory/stock'
import type { DishRecord } from '../records'
import { Problem } from '#shared/platform/problem'
import { validateDish } from '#shared/menu/dish-validation'
import type { MenuCatalog, ValidatedDish } from '#shared/menu/dish-validation'
import { listIngredients } from '../../inventory/repository'
import { listCategories } from '../repository'

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

/** What a menu may speak of now; neither categories nor ingredients ever go. */
export async function getMenuReferences(): Promise<MenuCatalog> {
  const [categories, ingredients] = await Promise.all([listCategories(), listIngredients()])
  return { categoryIds: new Set(categories.map(({ id }) => id)), ingredients }
}

/** What the parts of a dish are called at the desk. */
const partNames: Readonly<Record<string, string>> = {
  categoryId: 'category',
  imageUrl: 'picture',
  optionGroups: 'options',
  recipe: 'recipe',
}

/** Throws `invalid-input` with every field of a dish that is wrong. */
export function assertDishFields(dish: ValidatedDish, larder: MenuCatalog): void {
  const errors = validateDish(dish, larder)
  const [first] = errors
  if (!first) return
  const part = partNames[first.path.split('.')[0] ?? ''] ?? 'dish'
  throw new Problem('invalid-input', `Please check the ${part}: ${first.message}.`, { errors })
}

/** A dish that may be on a menu; throws `invalid-input`. */
export function assertValidDish(dish: DishRecord, larder: MenuCatalog): DishRecord {
  assertDishFields(dish, larder)
  return dish
}
