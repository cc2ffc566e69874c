import type { Allergen } from './contract'
import type { FieldError } from '../platform/problem'
import type { Cents } from '../platform/money'
import { resolveSelection } from './options'
import type { SelectedOption, DishOptionGroups, DishOption } from './options'
import { isSitePicture } from './pictures/picture'
import { getLineRecipe } from '../inventory/recipes'
import type { RecipeLine } from '../inventory/recipes'

export type ValidatedOption = DishOption & {
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

/** What a menu may speak of: its categories, and the ingredients with what each holds. */
export type MenuCatalog = {
  readonly categoryIds: ReadonlySet<number>
  readonly ingredients: ReadonlyMap<number, { readonly allergens: readonly Allergen[] }>
}

type Group = ValidatedDish['optionGroups'][number]

const fault = (message: string, ...path: readonly (string | number)[]): FieldError => ({
  path: path.join('.'),
  message,
})

/** The places of values that stood there before. */
const again = (values: readonly (string | number)[]): readonly number[] =>
  values.flatMap((value, place) => (values.indexOf(value) < place ? [place] : []))

function recipeFaults(
  recipe: readonly RecipeLine[],
  { ingredients }: MenuCatalog,
  ...path: readonly (string | number)[]
) {
  return [
    ...recipe.flatMap(({ ingredientId }, line) =>
      ingredients.has(ingredientId) ? [] : [fault('No such ingredient', ...path, line, 'itemId')],
    ),
    ...again(recipe.map(({ ingredientId }) => ingredientId)).map((line) =>
      fault('Is in the recipe already', ...path, line, 'itemId'),
    ),
  ]
}

/** Rules of the groups by themselves: ids, bounds, defaults. */
function groupFaults(groups: readonly Group[]): readonly FieldError[] {
  const places = groups.flatMap(({ options }, at) => options.map(({ id }, option) => ({ at, option, id })))
  return [
    ...again(groups.map(({ id }) => id)).map((at) => fault('Another group has this id', 'optionGroups', at, 'id')),
    ...again(places.map(({ id }) => id)).flatMap((place) => {
      const found = places[place]
      return found
        ? [fault('Another option of the dish has this id', 'optionGroups', found.at, 'options', found.option, 'id')]
        : []
    }),
    ...groups.flatMap((group, at) => boundFaults(group, at)),
  ]
}

function boundFaults(group: Group, at: number): readonly FieldError[] {
  const { min, max, options } = group
  if (min > max) return [fault('Must not be more than the most', 'optionGroups', at, 'min')]
  const most = options.reduce((sum, { upTo }) => sum + upTo, 0)
  if (min > most) return [fault('There is not so much to choose', 'optionGroups', at, 'min')]
  const dear = options.flatMap((option, place) =>
    option.isDefault && option.priceCents > 0
      ? [fault('What comes with the dish costs nothing more', 'optionGroups', at, 'options', place, 'price')]
      : [],
  )
  const missed = resolveSelection([group], undefined, []).faults.map((message) =>
    fault(`What comes by itself has to do: ${message}`, 'optionGroups', at, 'options'),
  )
  return [...dear, ...missed]
}

const amountIn = (recipe: readonly RecipeLine[], id: number): number =>
  recipe.filter(({ ingredientId }) => ingredientId === id).reduce((sum, { hundredths }) => sum + hundredths, 0)

/** Options that take away, by themselves, more than there is of a dish as it comes. */
function overdrawn({ recipe, optionGroups }: ValidatedDish): readonly FieldError[] {
  const usual = optionGroups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault))
  const plate = [...recipe, ...usual.flatMap((option) => option.recipe)]
  return eachOption(optionGroups, (option, ...path) =>
    option.recipe.flatMap(({ ingredientId, hundredths }, line) =>
      hundredths < 0 && amountIn(plate, ingredientId) + hundredths * option.upTo < 0
        ? [fault('Takes away more than there is', ...path, 'recipe', line, 'quantity')]
        : [],
    ),
  )
}

function eachOption(
  groups: readonly Group[],
  faultsOf: (option: ValidatedOption, ...path: readonly (string | number)[]) => readonly FieldError[],
): readonly FieldError[] {
  return groups.flatMap(({ options }, at) =>
    options.flatMap((option, place) => faultsOf(option, 'optionGroups', at, 'options', place)),
  )
}

type Held = (recipe: readonly RecipeLine[]) => ReadonlySet<Allergen>

/** What a recipe holds by its ingredients, as far as they are known. */
export const getRecipeAllergens =
  (ingredients: MenuCatalog['ingredients']): Held =>
  (recipe) =>
    new Set(recipe.flatMap(({ ingredientId }) => ingredients.get(ingredientId)?.allergens ?? []))

/**
 * What an option says to remove although the dish holds it on: by the rest of its recipe, or by
 * another option that does not say what it brings (docs/product/menu.md#options).
 */
export function listUnremovedAllergens(
  { recipe, optionGroups }: Pick<ValidatedDish, 'recipe' | 'optionGroups'>,
  option: ValidatedOption,
  held: Held,
): readonly Allergen[] {
  const chosen: SelectedOption<ValidatedOption> = { group: { id: '', name: '', min: 0 }, option, quantity: 1 }
  const left = held(getLineRecipe(recipe, [chosen]))
  const unsaid = new Set(
    optionGroups.flatMap(({ options }) =>
      options.flatMap((other) => {
        const brought = held(other.recipe.filter(({ hundredths }) => hundredths > 0))
        return other.id === option.id ? [] : [...brought].filter((each) => !other.allergensAdded.includes(each))
      }),
    ),
  )
  return option.allergensRemoved.filter((each) => left.has(each) || unsaid.has(each))
}

/**
 * What is wrong with a dish as it would be, each with the field that it is about
 * (docs/product/desk.md#dishes).
 */
export function validateDish(dish: ValidatedDish, larder: MenuCatalog): readonly FieldError[] {
  const { recipe, optionGroups } = dish
  const held = getRecipeAllergens(larder.ingredients)
  return [
    ...(larder.categoryIds.has(dish.categoryId) ? [] : [fault('No such category', 'categoryId')]),
    ...(dish.imageUrl === null || isSitePicture(dish.imageUrl)
      ? []
      : [fault('Not a picture of this site', 'imageUrl')]),
    ...recipeFaults(recipe, larder, 'recipe'),
    ...recipe.flatMap(({ hundredths }, line) =>
      hundredths > 0 ? [] : [fault('Must be more than nothing', 'recipe', line, 'quantity')],
    ),
    ...groupFaults(optionGroups),
    ...eachOption(optionGroups, (option, ...path) => [
      ...recipeFaults(option.recipe, larder, ...path, 'recipe'),
      ...option.recipe.flatMap(({ hundredths }, line) =>
        hundredths === 0 ? [fault('Must be more or less than nothing', ...path, 'recipe', line, 'quantity')] : [],
      ),
      ...listUnremovedAllergens(dish, option, held).map((each) =>
        fault(`The dish holds ${each} without it too`, ...path, 'allergensRemoved'),
      ),
    ]),
    ...overdrawn(dish),
  ]
}
