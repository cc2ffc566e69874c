import { isDeepStrictEqual } from 'node:util'
import { listGroupLocations } from '#shared/locations/group-data'
import { isDeclaredBy } from '#shared/locations/checklist-contract'
import { locations, type LocationCode } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { allergens as everyAllergen } from '#shared/menu/contract'
import type { CreateDishRequest, LoggedDish, UpdateDishRequest } from '#shared/menu/editing-contract'
import { toCents } from '#shared/platform/money'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { parseDaypartPrices } from '../dayparts/records'
import type { DishRecord } from '../records'
import { Problem } from '#shared/platform/problem'
import { validateDish, type MenuCatalog, type ValidatedDish } from '#shared/menu/dish-validation'
import { listIngredients, listStocks } from '../../inventory/repository'
import { getMenuSnapshot, listCategories } from '../repository'

/** The stored fields of a dish that the owner edits. */
const fieldNames = [
  'code',
  'name',
  'alsoCalled',
  'kitchenName',
  'description',
  'priceCents',
  'dayparts',
  'daypartPriceCents',
  'categoryId',
  'allergens',
  'allergensDeclared',
  'allergensCovered',
  'advisory',
  'nutrition',
  'spiceLevel',
  'station',
  'leadMinutes',
  'displayOrder',
  'isPopular',
  'imageUrl',
  'optionGroups',
  'recipe',
  'isArchived',
] as const satisfies readonly (keyof DishRecord)[]

export type DishFields = Pick<DishRecord, (typeof fieldNames)[number]>

type DishChanges = Omit<UpdateDishRequest, 'version'>
type RequestRecipe = readonly { readonly itemId: number; readonly quantity: string | number }[]

const parseRecipe = (lines: RequestRecipe) =>
  lines.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: toRecipeHundredths(quantity) }))

const parseOptionGroups = (groups: NonNullable<DishChanges['optionGroups']>) =>
  groups.map((group) => ({
    ...group,
    options: group.options.map(({ price, recipe, ...option }) => ({
      ...option,
      priceCents: toCents(price),
      recipe: parseRecipe(recipe),
    })),
  }))

/** Converts a change request to stored fields. Omitted fields stay omitted. */
export function parseDishFields({
  price,
  daypartPrices,
  nutritionInfo,
  recipe,
  optionGroups,
  ...unchanged
}: DishChanges): Partial<DishFields> {
  return {
    ...unchanged,
    ...(price !== undefined && { priceCents: toCents(price) }),
    ...(daypartPrices && { daypartPriceCents: parseDaypartPrices(daypartPrices) }),
    ...(nutritionInfo !== undefined && { nutrition: nutritionInfo }),
    ...(recipe && { recipe: parseRecipe(recipe) }),
    ...(optionGroups && { optionGroups: parseOptionGroups(optionGroups) }),
  }
}

type NewDishRequest = Omit<CreateDishRequest, 'locations'>

/** Converts a request for a new dish to stored fields. */
export function parseNewDishFields({
  price,
  daypartPrices,
  nutritionInfo,
  recipe,
  optionGroups,
  ...unchanged
}: NewDishRequest) {
  return {
    ...unchanged,
    priceCents: toCents(price),
    daypartPriceCents: parseDaypartPrices(daypartPrices),
    nutrition: nutritionInfo,
    recipe: parseRecipe(recipe),
    optionGroups: parseOptionGroups(optionGroups),
  }
}

/** Converts a logged dish to the stored fields that the log has of it. */
export function getLoggedDishFields(dish: LoggedDish): Partial<DishFields> {
  const { isArchived, allergensDeclared, allergensCovered, optionGroups, ...logged } = dish
  const {
    id: _id,
    version: _version,
    locationId: _location,
    createdAt: _created,
    updatedAt: _updated,
    ...rest
  } = logged
  const { isAvailable: _is, availabilityReason: _reason, ...fields } = rest
  return {
    ...parseDishFields({
      ...fields,
      ...(optionGroups && {
        optionGroups: optionGroups.map((group) => ({
          ...group,
          options: group.options.map(({ isAvailable: _isOn, ...option }) => option),
        })),
      }),
    }),
    ...(isArchived !== undefined && { isArchived }),
    // An older entry doesn't say by which sign-in: anyone may have declared it.
    ...(allergensDeclared !== undefined && {
      allergensDeclared: allergensDeclared && {
        ...allergensDeclared,
        signIn: allergensDeclared.signIn ?? 'development',
      },
    }),
    ...(allergensCovered && { allergensCovered }),
  }
}

/** Lists the owner's fields that differ between two states of a dish. */
export const listChangedFields = (before: DishRecord, after: DishRecord): readonly (keyof DishFields)[] =>
  fieldNames.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))

/** Whether two lists hold the same allergens, in whatever order. */
export const sameAllergens = (one: DishRecord['allergens'], other: DishRecord['allergens']): boolean =>
  isDeepStrictEqual(one && new Set(one), other && new Set(other))

/** Who declares allergens: at a test site anyone may, so the sign-in is stored. */
export type Declaration = { readonly by: string; readonly signIn: LocationPolicy['signIn']; readonly now: Date }

type FieldsUpdate = Declaration & {
  /**
   * Which declarations are confirmed by sending the same allergens: those from before allergens
   * were added to the list, or at a live site also the sample's, which are undeclared.
   */
  readonly confirms?: 'none' | 'older' | 'older-and-sample'
}

/**
 * Returns a dish with changed fields. A new allergen declaration covers every allergen and stores
 * who made it.
 */
export function applyDishFields(
  dish: DishRecord,
  fields: Partial<DishFields>,
  { by, signIn, now, confirms = 'none' }: FieldsUpdate,
): DishRecord {
  const { allergens = dish.allergens } = fields
  const declared = allergens && { by, at: now.toISOString(), signIn }
  const isOpen =
    dish.allergensCovered.length < everyAllergen.length ||
    (confirms === 'older-and-sample' && !isDeclaredBy(signIn, dish.allergensDeclared))
  const isConfirmed = confirms !== 'none' && fields.allergens && isOpen
  const isSame = sameAllergens(dish.allergens, allergens)
  const isDeclared = isConfirmed || !isSame
  return {
    ...dish,
    ...(isDeclared && { allergensDeclared: declared, allergensCovered: [...everyAllergen] }),
    ...fields,
    // Another order of the same allergens is no change.
    allergens: isSame ? dish.allergens : allergens,
  }
}

const listUsedIngredients = ({ recipe, optionGroups }: DishRecord): readonly number[] =>
  [recipe, ...optionGroups.flatMap(({ options }) => options.map((option) => option.recipe))]
    .flat()
    .map(({ ingredientId }) => ingredientId)

/**
 * Returns the ingredients that the recipes of a location may name, by id: once a location is live,
 * those that the live ones stock, or for a test site those that it stocks, and what its menu uses
 * (docs/product/locations.md#group-data). So testers neither read the group's names nor change
 * which names are clear in the owner's tables.
 */
export async function listRecipeIngredients(location: LocationCode) {
  const ingredients = await listIngredients()
  const group = listGroupLocations()
  if (group.length === locations.length) return ingredients
  const places = group.includes(location) ? group : [location]
  const [{ dishes }, ...stocks] = await Promise.all([getMenuSnapshot(location), ...places.map(listStocks)])
  const stocked = stocks.flat().map(({ ingredientId }) => ingredientId)
  const shown = new Set([...stocked, ...dishes.flatMap(listUsedIngredients)])
  return new Map([...ingredients].filter(([id]) => shown.has(id)))
}

/** Returns what dishes of a location may refer to. Categories and ingredients are never deleted. */
export async function getMenuReferences(location: LocationCode): Promise<MenuCatalog> {
  const [categories, ingredients] = await Promise.all([listCategories(), listRecipeIngredients(location)])
  return { categoryIds: new Set(categories.map(({ id }) => id)), ingredients }
}

/** Names of a dish's parts in the manager's desk. */
const partNames: ReadonlyMap<string, string> = new Map([
  ['categoryId', 'category'],
  ['imageUrl', 'picture'],
  ['optionGroups', 'options'],
  ['recipe', 'recipe'],
])

/** @throws Problem `invalid-input` with every invalid field of a dish */
export function assertDishFields(dish: ValidatedDish, catalog: MenuCatalog): void {
  const errors = validateDish(dish, catalog)
  const [first] = errors
  if (!first) return
  const part = partNames.get(first.path.split('.')[0] ?? '') ?? 'dish'
  throw new Problem('invalid-input', `Please check the ${part}: ${first.message}.`, { errors })
}

/** Returns the dish. @throws Problem `invalid-input` if it is not valid */
export function assertValidDish(dish: DishRecord, catalog: MenuCatalog): DishRecord {
  assertDishFields(dish, catalog)
  return dish
}
