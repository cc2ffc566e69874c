import type { Allergen } from './contract'
import type { FieldError } from '../platform/problem'
import type { Cents } from '../platform/money'
import { requiresSelection, resolveSelection, type DishOptionGroups, type DishOption } from './options'
import { isSitePicture } from './pictures/picture'
import { getLineRecipe } from './recipes'
import type { RecipeLine } from '../inventory/stock'

type ValidatedOption = DishOption & {
  readonly priceCents: Cents
  readonly allergensAdded: readonly Allergen[]
  readonly allergensRemoved: readonly Allergen[]
  readonly recipe: readonly RecipeLine[]
}

export type ValidatedDish = {
  readonly categoryId: number
  readonly imageUrl: string | null
  readonly recipe: readonly RecipeLine[]
  readonly optionGroups: DishOptionGroups<ValidatedOption>
}

/** What a dish may refer to: category ids, and ingredients with their allergens. */
export type MenuCatalog = {
  readonly categoryIds: ReadonlySet<number>
  readonly ingredients: ReadonlyMap<number, { readonly allergens: readonly Allergen[] }>
}

type Group = ValidatedDish['optionGroups'][number]

const fieldError = (message: string, ...path: readonly (string | number)[]): FieldError => ({
  path: path.join('.'),
  message,
})

/** Returns the positions of values that occurred before. */
function findRepeats(values: readonly (string | number)[]): readonly number[] {
  const firsts = new Map<string | number, number>()
  for (const [place, value] of values.entries()) if (!firsts.has(value)) firsts.set(value, place)
  return values.flatMap((value, place) => (firsts.get(value) === place ? [] : [place]))
}

function validateRecipe(
  recipe: readonly RecipeLine[],
  { ingredients }: MenuCatalog,
  ...path: readonly (string | number)[]
) {
  return [
    ...recipe.flatMap(({ ingredientId }, line) =>
      ingredients.has(ingredientId) ? [] : [fieldError('No such ingredient', ...path, line, 'itemId')],
    ),
    ...findRepeats(recipe.map(({ ingredientId }) => ingredientId)).map((line) =>
      fieldError('Is in the recipe already', ...path, line, 'itemId'),
    ),
  ]
}

/** Checks option groups: ids, limits, defaults. */
function validateGroups(groups: readonly Group[]): readonly FieldError[] {
  const places = groups.flatMap(({ options }, at) => options.map(({ id }, option) => ({ at, option, id })))
  return [
    ...findRepeats(groups.map(({ id }) => id)).map((at) =>
      fieldError('Another group has this id', 'optionGroups', at, 'id'),
    ),
    ...findRepeats(places.map(({ id }) => id)).flatMap((place) => {
      const found = places[place]
      return found
        ? [
            fieldError(
              'Another option of the dish has this id',
              'optionGroups',
              found.at,
              'options',
              found.option,
              'id',
            ),
          ]
        : []
    }),
    ...groups.flatMap((group, at) => validateGroupLimits(group, at)),
  ]
}

function validateGroupLimits(group: Group, at: number): readonly FieldError[] {
  const { min, max, options } = group
  if (min > max) return [fieldError('Must not be more than the most', 'optionGroups', at, 'min')]
  const most = options.reduce((sum, { upTo }) => sum + upTo, 0)
  if (min > most) return [fieldError('There is not so much to choose', 'optionGroups', at, 'min')]
  const pricedDefaults = options.flatMap((option, place) =>
    option.isDefault && option.priceCents > 0
      ? [fieldError('What comes with the dish costs nothing more', 'optionGroups', at, 'options', place, 'price')]
      : [],
  )
  // Without any default, the guest has to choose before the dish can be ordered.
  if (requiresSelection([group]) && !options.some(({ isDefault }) => isDefault)) return []
  const invalidDefaults = resolveSelection([group], undefined, []).faults.map((message) =>
    fieldError(`What comes by itself has to do: ${message}`, 'optionGroups', at, 'options'),
  )
  return [...pricedDefaults, ...invalidDefaults]
}

/** Checks that no option removes more of an ingredient than the dish contains. */
function validateRemovals({ recipe, optionGroups }: ValidatedDish): readonly FieldError[] {
  const usual = optionGroups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault))
  const plate = new Map<number, number>()
  for (const { ingredientId, hundredths } of [...recipe, ...usual.flatMap((option) => option.recipe)])
    plate.set(ingredientId, (plate.get(ingredientId) ?? 0) + hundredths)
  return validateOptions(optionGroups, (option, ...path) =>
    option.recipe.flatMap(({ ingredientId, hundredths }, line) =>
      hundredths < 0 && (plate.get(ingredientId) ?? 0) + hundredths * option.upTo < 0
        ? [fieldError('Takes away more than there is', ...path, 'recipe', line, 'quantity')]
        : [],
    ),
  )
}

function validateOptions(
  groups: readonly Group[],
  validate: (option: ValidatedOption, ...path: readonly (string | number)[]) => readonly FieldError[],
): readonly FieldError[] {
  return groups.flatMap(({ options }, at) =>
    options.flatMap((option, place) => validate(option, 'optionGroups', at, 'options', place)),
  )
}

type AllergensOf = (recipe: readonly RecipeLine[]) => ReadonlySet<Allergen>

/**
 * Returns a function that lists the allergens of a recipe's ingredients, as far as they are known.
 */
const getRecipeAllergens =
  (ingredients: MenuCatalog['ingredients']): AllergensOf =>
  (recipe) =>
    new Set(recipe.flatMap(({ ingredientId }) => ingredients.get(ingredientId)?.allergens ?? []))

/** Returns the options whose recipes bring an allergen that they don't declare, by allergen. */
function indexUndeclared(groups: readonly Group[], getAllergens: AllergensOf) {
  const bringing = new Map<Allergen, Set<string>>()
  for (const { id, recipe, allergensAdded } of groups.flatMap(({ options }) => options))
    for (const each of getAllergens(recipe.filter(({ hundredths }) => hundredths > 0)))
      if (!allergensAdded.includes(each)) bringing.set(each, (bringing.get(each) ?? new Set<string>()).add(id))
  return bringing
}

/**
 * Returns the allergens that options claim to remove, although they remain: in the rest of the
 * recipe, or in another option that doesn't declare them (docs/product/menu.md#options).
 */
function validateAllergensRemoved(
  { recipe, optionGroups }: ValidatedDish,
  getAllergens: AllergensOf,
): readonly FieldError[] {
  if (!optionGroups.some(({ options }) => options.some(({ allergensRemoved }) => allergensRemoved.length > 0)))
    return []
  const ofDish = getAllergens(recipe)
  const undeclared = indexUndeclared(optionGroups, getAllergens)
  const listLeft = (option: ValidatedOption): ReadonlySet<Allergen> => {
    if (option.recipe.length === 0) return ofDish
    return getAllergens(getLineRecipe(recipe, [{ group: { id: '', name: '', min: 0 }, option, quantity: 1 }]))
  }
  return validateOptions(optionGroups, (option, ...path) => {
    if (option.allergensRemoved.length === 0) return []
    const left = listLeft(option)
    const isBroughtByOther = (each: Allergen) => [...(undeclared.get(each) ?? [])].some((id) => id !== option.id)
    return option.allergensRemoved
      .filter((each) => left.has(each) || isBroughtByOther(each))
      .map((each) => fieldError(`The dish holds ${each} without it too`, ...path, 'allergensRemoved'))
  })
}

/** What a dish may have, because readers of a menu read all of it. */
const MAX_DISH_BYTES = 40_000

/** Whether a dish has too much text. Characters have at least one byte. */
function isTooLarge(dish: ValidatedDish): boolean {
  const text = JSON.stringify(dish)
  return text.length > MAX_DISH_BYTES || new TextEncoder().encode(text).length > MAX_DISH_BYTES
}

/**
 * Validates a dish; returns each error with its field (docs/product/desk.md#dishes). A dish with
 * too much text has that error only, because the others would take long.
 */
export function validateDish(dish: ValidatedDish, catalog: MenuCatalog): readonly FieldError[] {
  const { recipe, optionGroups } = dish
  if (isTooLarge(dish)) return [fieldError('Has too much text in its options', 'optionGroups')]
  return [
    ...(catalog.categoryIds.has(dish.categoryId) ? [] : [fieldError('No such category', 'categoryId')]),
    ...(dish.imageUrl === null || isSitePicture(dish.imageUrl)
      ? []
      : [fieldError('Not a picture of this site', 'imageUrl')]),
    ...validateRecipe(recipe, catalog, 'recipe'),
    ...recipe.flatMap(({ hundredths }, line) =>
      hundredths > 0 ? [] : [fieldError('Must be more than nothing', 'recipe', line, 'quantity')],
    ),
    ...validateGroups(optionGroups),
    ...validateOptions(optionGroups, (option, ...path) => [
      ...validateRecipe(option.recipe, catalog, ...path, 'recipe'),
      ...option.recipe.flatMap(({ hundredths }, line) =>
        hundredths === 0 ? [fieldError('Must be more or less than nothing', ...path, 'recipe', line, 'quantity')] : [],
      ),
    ]),
    ...validateAllergensRemoved(dish, getRecipeAllergens(catalog.ingredients)),
    ...validateRemovals(dish),
  ]
}
