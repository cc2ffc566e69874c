import type { Allergen } from '#shared/menu/contract'
import { ingredients, pantry } from '../../ingredients'
import { toRecipe, type DishDraft, type OptionDraft, type OptionGroupDraft, type RecipeAmounts } from '../dish-draft'
import type { SeedDish, SeedOption, SeedOptionGroup, SeedRecipeLine } from '../../seed-schema'

type Lines = readonly SeedRecipeLine[]
type Plate = Pick<SeedDish, 'recipe' | 'optionGroups'>

const allergensOf = new Map(ingredients.map(({ id, allergens }) => [id, allergens]))
const idOf = new Map(Object.entries(pantry).map(([key, { id }]) => [key, id]))

const amountIn = (lines: Lines, id: number): number =>
  lines.filter(({ ingredientId }) => ingredientId === id).reduce((sum, { hundredths }) => sum + hundredths, 0)

/** Several recipes as one, each ingredient once, without those that come to nothing. */
export function sumRecipes(...recipes: readonly Lines[]): SeedRecipeLine[] {
  const lines = recipes.flat()
  const ids = [...new Set(lines.map(({ ingredientId }) => ingredientId))]
  return ids
    .map((id) => ({ ingredientId: id, hundredths: amountIn(lines, id) }))
    .filter(({ hundredths }) => hundredths !== 0)
}

const negative = (lines: Lines): SeedRecipeLine[] =>
  lines.map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths: -hundredths }))

const heldBy = (lines: Lines): readonly Allergen[] => [
  ...new Set(lines.flatMap(({ ingredientId: id, hundredths }) => (hundredths > 0 ? (allergensOf.get(id) ?? []) : []))),
]

/** What is always in a dish of which an option takes some; throws where it has none. */
function takenFrom(base: Lines, key: string): number {
  const amount = amountIn(base, idOf.get(key) ?? 0)
  if (amount <= 0) throw new Error(`there is no ${key} to take away`)
  return amount / 100
}

function recipeOf({ adds = {}, less = {}, swaps = {} }: OptionDraft, base: Lines): SeedRecipeLine[] {
  const taken: RecipeAmounts = Object.fromEntries(
    Object.entries(less).map(([key, part]) => [key, takenFrom(base, key) * part]),
  )
  const swapped = Object.entries(swaps).map(([from, to]) => [from, to, takenFrom(base, from)] as const)
  const out: RecipeAmounts = Object.fromEntries(swapped.map(([from, _, amount]) => [from, amount]))
  const back: RecipeAmounts = Object.fromEntries(swapped.map(([_, to, amount]) => [to, amount]))
  return sumRecipes(negative(toRecipe(taken)), negative(toRecipe(out)), toRecipe(adds), toRecipe(back))
}

/** What a group's default puts there, where choosing another option does without it. */
function displacedIn({ max, options }: OptionGroupDraft, { isDefault }: OptionDraft): readonly Allergen[] {
  if (max > 1 || isDefault) return []
  return options.flatMap((other) => (other.isDefault ? heldBy(toRecipe(other.adds ?? {})) : []))
}

function optionOf(draft: OptionDraft, group: OptionGroupDraft, base: Lines, declared: readonly Allergen[]): SeedOption {
  const {
    id,
    name,
    nameOfMore,
    priceCents = 0,
    upTo = 1,
    isDefault = false,
    adds = {},
    declares = [],
    alsoCalled = [],
    advisory = null,
  } = draft
  const recipe = recipeOf(draft, base)
  const left = heldBy(sumRecipes(base, recipe))
  const without = [...displacedIn(group, draft), ...heldBy(negative(recipe))]
  const hasMore = toRecipe(adds).some(({ ingredientId }) => amountIn(base, ingredientId) > 0)
  return {
    id,
    name: hasMore && nameOfMore ? nameOfMore : name,
    alsoCalled: [...alsoCalled],
    priceCents,
    upTo,
    isDefault,
    allergensAdded: [...new Set([...heldBy(recipe), ...declares])],
    allergensRemoved: declared.filter((each) => without.includes(each) && !left.includes(each)),
    advisory,
    recipe,
  }
}

/**
 * A dish's recipe and options off what is served without a word: what the default options put there
 * is theirs, the rest is always in it. An option removes an allergen where nothing that is always
 * in the dish, less what it takes away, holds any; every other option that holds some says so
 * itself (docs/product/menu.md#sample-options).
 */
export function composePlate(
  dish: Pick<DishDraft, 'code' | 'recipe' | 'allergens'>,
  groups: readonly OptionGroupDraft[],
): Plate {
  const defaults = groups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault))
  const base = sumRecipes(dish.recipe, ...defaults.map(({ adds = {} }) => negative(toRecipe(adds))))
  if (base.some(({ hundredths }) => hundredths < 0)) throw new Error(`${dish.code} lacks what its defaults put there`)
  const optionGroups = groups.map((group): SeedOptionGroup => ({
    id: group.id,
    name: group.name,
    min: group.min ?? 0,
    max: group.max,
    options: group.options.map((draft) => optionOf(draft, group, base, dish.allergens ?? [])),
  }))
  return { recipe: base, optionGroups }
}
