import { allergens, type Advisory, type Allergen, type MenuCategory, type MenuItem } from '../contract'
import { compareMenuOrder } from '../listing'
import { getMenuAdvisory } from './advisory'
import { getAllergenPresence, mayContain, toOptionDish } from './dish-facts'
import { allergenTable } from './allergen-table'
import { NO_DIETARY_PREFERENCES } from './filters'
import { getDietaryVerdict, getDishAsItComes } from './verdict'

/**
 * What the card says about an allergen in a dish: `optional` if only some options may add it,
 * `unknown` if the kitchen has not declared it.
 */
export const allergenCardMarks = ['contains', 'may-contain', 'optional', 'unknown', 'free'] as const
export type AllergenCardMark = (typeof allergenCardMarks)[number]

export type AllergenCardRow = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly advisory: Advisory | null
  readonly marks: readonly { readonly allergen: Allergen; readonly mark: AllergenCardMark }[]
}

export type AllergenCardSection = {
  readonly category: MenuCategory
  readonly rows: readonly AllergenCardRow[]
}

function getMark(item: MenuItem, allergen: Allergen): AllergenCardMark {
  const usual = getDishAsItComes(item)
  const options = item.optionGroups.flatMap((group) => group.options)
  const isOptional =
    item.allergens?.includes(allergen) || options.some((option) => mayContain(toOptionDish(option), allergen))
  switch (getAllergenPresence(usual, allergen)) {
    case 'declared':
      return 'contains'
    case 'named':
      return 'may-contain'
    case 'unknown':
      return 'unknown'
    case 'absent':
      return isOptional ? 'optional' : 'free'
  }
}

/** Lists all dishes by category in menu order, without empty categories. */
const listByCategory = (categories: readonly MenuCategory[], items: readonly MenuItem[]) =>
  categories
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map((category) => ({
      category,
      dishes: items.filter(({ categoryId }) => categoryId === category.id).sort(compareMenuOrder),
    }))
    .filter(({ dishes }) => dishes.length > 0)

/**
 * Returns a location's allergen card: every dish of the menu, also sold-out ones, in menu order
 * with each allergen (docs/product/menu.md#allergen-card). Dishes count with their default options.
 */
export const buildAllergenCard = (
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
): readonly AllergenCardSection[] =>
  listByCategory(categories, items).map(({ category, dishes }) => ({
    category,
    rows: dishes.map((item) => ({
      id: item.id,
      code: item.code,
      name: item.name,
      advisory: getMenuAdvisory(item),
      marks: allergens.map((allergen) => ({ allergen, mark: getMark(item, allergen) })),
    })),
  }))

/** How a dish suits a guest who avoids some allergens. */
export const avoidanceGroups = ['safe', 'with-options', 'not'] as const
type AvoidanceGroup = (typeof avoidanceGroups)[number]

type AvoidedDish = { readonly item: MenuItem; readonly group: AvoidanceGroup; readonly note: string }

function assessDish(item: MenuItem, avoided: readonly Allergen[]): AvoidedDish {
  const preferences = avoided.reduce((chosen, allergen) => ({ ...chosen, [allergenTable[allergen].filter]: true }), {
    ...NO_DIETARY_PREFERENCES,
    spicyOk: true,
  })
  const { reasons, fit } = getDietaryVerdict(item, preferences)
  if (fit) return { item, group: 'with-options', note: fit.words }
  if (reasons.length > 0) return { item, group: 'not', note: reasons.join(', ') }
  const isOptional = avoided.some((allergen) => getMark(item, allergen) === 'optional')
  return {
    item,
    group: isOptional ? 'with-options' : 'safe',
    note: isOptional ? 'as it comes; some options add it' : '',
  }
}

type AvoidedSection = { readonly category: MenuCategory; readonly dishes: readonly AvoidedDish[] }

/**
 * Groups dishes by whether they suit a guest who avoids allergens, by the rule of the menu's
 * filters, each group by category in menu order. A note says why not, or with which options.
 */
export function sortByAvoided(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
  avoided: readonly Allergen[],
): Readonly<Record<AvoidanceGroup, readonly AvoidedSection[]>> {
  const assessed = listByCategory(categories, items).map(({ category, dishes }) => ({
    category,
    dishes: dishes.map((item) => assessDish(item, avoided)),
  }))
  const of = (group: AvoidanceGroup) =>
    assessed
      .map(({ category, dishes }) => ({ category, dishes: dishes.filter((dish) => dish.group === group) }))
      .filter(({ dishes }) => dishes.length > 0)
  return { safe: of('safe'), 'with-options': of('with-options'), not: of('not') }
}
