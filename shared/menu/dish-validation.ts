import type { Allergen } from './contract'
import type { FieldError } from '../platform/problem'
import type { Cents } from '../platform/money'
import {
  requiresSelection,
  resolveSelection,
  type SelectedOption,
  type DishOptionGroups,
  type DishOption,
} from './options'
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
const findRepeats = (values: readonly (string | number)[]): readonly number[] =>
  values.flatMap((value, place) => (values.indexOf(value) < place ? [place] : []))

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

const sumAmount = (recipe: readonly RecipeLine[], id: number): number =>
  recipe.filter(({ ingredientId }) => ingredientId === id).reduce((sum, { hundredths }) => sum + hundredths, 0)

/** Checks that no option removes more of an ingredient than the dish contains. */
function validateRemovals({ recipe, optionGroups }: ValidatedDish): readonly FieldError[] {
  const usual = optionGroups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault))
  const plate = [...recipe, ...usual.flatMap((option) => option.recipe)]
  return validateOptions(optionGroups, (option, ...path) =>
    option.recipe.flatMap(({ ingredientId, hundredths }, line) =>
      hundredths < 0 && sumAmount(plate, ingredientId) + hundredths * option.upTo < 0
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

/**
 * Returns the allergens that an option claims to remove, although they remain: in the rest of the
 * recipe, or in another option that doesn't declare them (docs/product/menu.md#options).
 */
function listUnremovedAllergens(
  { recipe, optionGroups }: Pick<ValidatedDish, 'recipe' | 'optionGroups'>,
  option: ValidatedOption,
  getAllergens: AllergensOf,
): readonly Allergen[] {
  const chosen: SelectedOption<ValidatedOption> = { group: { id: '', name: '', min: 0 }, option, quantity: 1 }
  const left = getAllergens(getLineRecipe(recipe, [chosen]))
  const undeclared = new Set(
    optionGroups.flatMap(({ options }) =>
      options.flatMap((other) => {
        const brought = getAllergens(other.recipe.filter(({ hundredths }) => hundredths > 0))
        return other.id === option.id ? [] : [...brought].filter((each) => !other.allergensAdded.includes(each))
      }),
    ),
  )
  return option.allergensRemoved.filter((each) => left.has(each) || undeclared.has(each))
}

/** What a dish may have, because readers of a menu read all of it. */
const MAX_DISH_BYTES = 40_000

/** Validates a dish; returns each error with its field (docs/product/desk.md#dishes). */
export function validateDish(dish: ValidatedDish, catalog: MenuCatalog): readonly FieldError[] {
  const { recipe, optionGroups } = dish
  const getAllergens = getRecipeAllergens(catalog.ingredients)
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
      ...listUnremovedAllergens(dish, option, getAllergens).map((each) =>
        fieldError(`The dish holds ${each} without it too`, ...path, 'allergensRemoved'),
      ),
    ]),
    ...validateRemovals(dish),
    ...(new TextEncoder().encode(JSON.stringify(dish)).length > MAX_DISH_BYTES
      ? [fieldError('Has too much text in its options', 'optionGroups')]
      : []),
  ]
}
