import type { Allergen } from '#shared/contract/menu'
import { ingredients, pantry } from '../../ingredients'
import { uses } from '../../recipe'
import type { Amounts } from '../../recipe'
import type { SeedDish, SeedOption, SeedOptionGroup, SeedRecipeLine } from '../../schema'
import type { DishDraft } from '../section'
import type { GroupDraft, OptionDraft } from './draft'

type Lines = readonly SeedRecipeLine[]
type Plate = Pick<SeedDish, 'recipe' | 'optionGroups'>

const allergensOf = new Map(ingredients.map(({ id, allergens }) => [id, allergens]))
const idOf = new Map(Object.entries(pantry).map(([key, { id }]) => [key, id]))

const amountIn = (lines: Lines, id: number): number =>
  lines.filter(({ ingredientId }) => ingredientId === id).reduce((sum, { hundredths }) => sum + hundredths, 0)

/** Several recipes as one, each ingredient once, without those that come to nothing. */
export function summed(...recipes: readonly Lines[]): SeedRecipeLine[] {
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
  const taken: Amounts = Object.fromEntries(
    Object.entries(less).map(([key, part]) => [key, takenFrom(base, key) * part]),
  )
  const swapped = Object.entries(swaps).map(([from, to]) => [from, to, takenFrom(base, from)] as const)
  const out: Amounts = Object.fromEntries(swapped.map(([from, _, amount]) => [from, amount]))
  const back: Amounts = Object.fromEntries(swapped.map(([_, to, amount]) => [to, amount]))
  return summed(negative(uses(taken)), negative(uses(out)), uses(adds), uses(back))
}

/** What a group's default puts there, where choosing another option does without it. */
function displacedIn({ max, options }: GroupDraft, { isDefault }: OptionDraft): readonly Allergen[] {
  if (max > 1 || isDefault) return []
  return options.flatMap((other) => (other.isDefault ? heldBy(uses(other.adds ?? {})) : []))
}

function optionOf(draft: OptionDraft, group: GroupDraft, base: Lines, declared: readonly Allergen[]): SeedOption {
  const {
    id,
    name,
    nameOfMore,
    priceCents = 0,
    upTo = 1,
    isDefault = false,
    adds = {},
    declares = [],
    advisory = null,
  } = draft
  const recipe = recipeOf(draft, base)
  const left = heldBy(summed(base, recipe))
  const without = [...displacedIn(group, draft), ...heldBy(negative(recipe))]
  const hasMore = uses(adds).some(({ ingredientId }) => amountIn(base, ingredientId) > 0)
  return {
    id,
    name: hasMore && nameOfMore ? nameOfMore : name,
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
 * itself (docs/product/menu.md#the-samples-options).
 */
export function plateOf(dish: Pick<DishDraft, 'code' | 'recipe' | 'allergens'>, groups: readonly GroupDraft[]): Plate {
  const defaults = groups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault))
  const base = summed(dish.recipe, ...defaults.map(({ adds = {} }) => negative(uses(adds))))
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
