import { allergens, type Allergen, type MenuItem, type OptionGroup } from '../contract'
import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { getLineAdvisory } from './advisory'
import { mayContain, mayContainAnimal, toOptionDish } from './dish-facts'
import {
  dietaryChoices,
  hasActiveFilters,
  listAllergensAvoidedBy,
  listHideReasons,
  type FilterableDish,
} from './filters'
import { formatCents } from '../../platform/money'
import {
  resolveSelection,
  getSelectionDifferences,
  toOptionIds,
  getLineAllergens,
  getOptionCents,
  type SelectedOption,
} from '../options'
import { getRemovedIngredient, toLowerInitial, formatOption } from '../option-text'

type MenuOption = OptionGroup['options'][number]
type MenuChosen = SelectedOption<MenuOption>

/** A selection of options with which a dish passes filters that otherwise hide it. */
export type FittingSelection = {
  readonly options: readonly string[]
  /** How to order it, as part of a sentence: `without dairy if you leave out the cream cheese`. */
  readonly words: string
}

/**
 * The result of the filters for a dish: no reasons if its defaults pass; otherwise the reasons, and
 * a selection that passes, if any.
 */
type DietaryVerdict = { readonly reasons: readonly string[]; readonly fit: FittingSelection | null }

/** Returns the default options of a dish that are available now. */
export const getAvailableDefaults = ({ optionGroups }: Pick<MenuItem, 'optionGroups'>): readonly MenuChosen[] =>
  resolveSelection(optionGroups, undefined).chosen.filter(({ option }) => option.isAvailable)

/** Returns what the required choices that are not made may bring. They remove nothing. */
const listOpenChoices = ({ optionGroups }: MenuItem, chosen: readonly MenuChosen[]): readonly MenuChosen[] =>
  optionGroups
    .filter(({ id, min }) => chosen.reduce((sum, one) => sum + (one.group.id === id ? one.quantity : 0), 0) < min)
    .flatMap((group) =>
      group.options
        .filter((option) => option.isAvailable && !chosen.some((each) => each.option.id === option.id))
        .map((option) => ({ group, option: { ...option, allergensRemoved: [] }, quantity: 1 })),
    )

/**
 * Returns a dish changed by a selection of its options, for all rules that assess dishes
 * (docs/product/menu.md#diet-and-allergens): with the resulting allergens and advisory, and with
 * the names of the options, defaults too, in its description. A required choice that is not made
 * yet counts with all that it may bring.
 */
export function applySelectionToDish(item: MenuItem, selected: readonly MenuChosen[]): FilterableDish {
  const chosen = [...selected, ...listOpenChoices(item, selected)]
  if (chosen.length === 0) return { ...item, without: [] }
  const own = getLineAllergens(item.allergens, chosen)
  return {
    ...item,
    description: [item.description, ...chosen.map(({ option }) => option.name)].join('. '),
    allergens: own,
    advisory: getLineAdvisory(item.advisory, chosen),
    without: own === null ? [] : chosen.flatMap(({ option }) => option.allergensRemoved),
  }
}

// A menu assesses all dishes at once, and each several times.
const dishesAsTheyCome = new WeakMap<MenuItem, FilterableDish>()

const hasChoices = (item: MenuItem): item is FilterableDish => 'without' in item

/**
 * Returns a dish as it comes: with its defaults, and with all that a required choice may bring. A
 * dish that has its choices already is returned unchanged.
 */
export function getDishAsItComes(item: MenuItem): FilterableDish {
  if (hasChoices(item)) return item
  const dish = dishesAsTheyCome.get(item) ?? applySelectionToDish(item, getAvailableDefaults(item))
  dishesAsTheyCome.set(item, dish)
  return dish
}

/** Returns the allergens that the preferences avoid, in the order of the contract. */
export function listAvoidedAllergens(preferences: DietaryPreferences): readonly Allergen[] {
  const avoided = dietaryChoices.flatMap(({ preference }) =>
    preferences[preference] ? listAllergensAvoidedBy(preference) : [],
  )
  return allergens.filter((each) => avoided.includes(each))
}

type SelectedByGroup = readonly { readonly group: OptionGroup; readonly options: readonly MenuOption[] }[]

const listIds = (picked: SelectedByGroup) => picked.flatMap(({ options }) => options.map(({ id }) => id))

/**
 * Adds an option to its group, replacing options that may be removed if the group is full. Null if
 * there is no room.
 */
function addOption(
  picked: SelectedByGroup,
  { group, option }: MenuChosen,
  mayGo: (option: MenuOption) => boolean,
): SelectedByGroup | null {
  const current = picked.find((each) => each.group.id === group.id)
  if (!current) return null
  const { max } = current.group
  const remaining = current.options.length < max ? current.options : current.options.filter((each) => !mayGo(each))
  if (remaining.length >= max) return null
  const options = [...remaining, option]
  return picked.map((each) => (each === current ? { ...each, options } : each))
}

/** Returns option ids that avoid the allergens, and meat on request; null if no selection does. */
function findSelectionWithout(
  item: MenuItem,
  avoided: readonly Allergen[],
  isVegetarian: boolean,
): readonly string[] | null {
  const brings = (option: MenuOption) =>
    avoided.some((each) => mayContain(toOptionDish(option), each)) ||
    (isVegetarian && mayContainAnimal(toOptionDish(option)))
  const removes = (option: MenuOption, allergen: Allergen) => option.allergensRemoved.includes(allergen)
  const helps = (option: MenuOption) => avoided.some((each) => removes(option, each))
  const offered = item.optionGroups.flatMap((group) =>
    group.options
      .filter((option) => option.isAvailable && !brings(option))
      .map((option): MenuChosen => ({ group, option, quantity: 1 })),
  )
  // Prefers the cheapest of several suitable options.
  const byPrice = offered.toSorted((one, other) => getOptionCents(one.option) - getOptionCents(other.option))
  const usual = getAvailableDefaults(item)
  let picked: SelectedByGroup = item.optionGroups.map((group) => {
    const own = usual.filter((each) => each.group.id === group.id).map(({ option }) => option)
    const remaining = own.filter((option) => !brings(option))
    // Replaces an unsuitable default, for example one kind of rice by another.
    const other = group.max === 1 && own.length > 0 ? byPrice.find((each) => each.group.id === group.id) : undefined
    return { group, options: remaining.length === 0 && other ? [other.option] : remaining }
  })
  for (const allergen of avoided.filter((each) => mayContain({ ...item, without: [] }, each))) {
    if (picked.some(({ options }) => options.some((option) => removes(option, allergen)))) continue
    const before = picked
    const next = byPrice
      .filter(({ option }) => removes(option, allergen))
      .map((one) => addOption(before, one, (option) => !helps(option)))
      .find((one) => one !== null)
    // An allergen that the dish only names may come from another of its options.
    if (!next && item.allergens?.includes(allergen)) return null
    picked = next ?? picked
  }
  for (const { group, options } of picked) {
    const more = byPrice.filter((one) => one.group.id === group.id && !options.includes(one.option))
    for (const one of more.slice(0, Math.max(0, group.min - options.length)))
      picked = addOption(picked, one, () => false) ?? picked
  }
  return listIds(picked)
}

const joinWithAnd = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')

/** Describes what a selection changes, as part of a sentence. */
function describeSelectionChange({ optionGroups }: MenuItem, chosen: readonly MenuChosen[]): string {
  const usual = resolveSelection(optionGroups, undefined).chosen.map(({ option }) => option.id)
  const { leftOut } = getSelectionDifferences(optionGroups, chosen)
  const added = chosen.filter(({ option }) => !usual.includes(option.id))
  const taken = added
    .filter(({ option }) => getRemovedIngredient(option.name) === null)
    .map(({ option, quantity }) => {
      const cents = getOptionCents(option)
      return `${formatOption({ name: option.name, quantity })}${cents > 0 ? ` (+${formatCents(cents)})` : ''}`
    })
  const gone = [
    ...added.flatMap(({ option }) => getRemovedIngredient(option.name) ?? []),
    ...leftOut.map(({ name }) => toLowerInitial(name)),
  ]
  return [
    ...(taken.length > 0 ? [`with ${joinWithAnd(taken)}`] : []),
    ...(gone.length > 0 ? [`if you leave out the ${joinWithAnd(gone)}`] : []),
  ].join(', ')
}

function findFit(item: MenuItem, preferences: DietaryPreferences, usual: FilterableDish): FittingSelection | null {
  const avoided = listAvoidedAllergens(preferences)
  if (item.allergens === null || item.optionGroups.length === 0 || avoided.length === 0) return null
  const ids = findSelectionWithout(item, avoided, preferences.vegetarian)
  const { chosen, faults } = resolveSelection(item.optionGroups, ids ?? [])
  if (!ids || faults.length > 0) return null
  const dish = applySelectionToDish(item, chosen)
  if (listHideReasons(dish, preferences).length > 0) return null
  const avoidedAllergens = listAvoidedAllergens({ ...preferences, vegetarian: false })
  const gone = avoidedAllergens.filter((each) => mayContain(usual, each))
  const isVegetarianNow = preferences.vegetarian && mayContainAnimal(usual)
  const what = [
    ...(isVegetarianNow ? ['vegetarian'] : []),
    ...(gone.length > 0 ? [`without ${joinWithAnd(gone)}`] : []),
  ]
  return { options: toOptionIds(chosen), words: `${what.join(', ')} ${describeSelectionChange(item, chosen)}` }
}

const PASSES: DietaryVerdict = { reasons: [], fit: null }

const verdicts = new WeakMap<MenuItem, { readonly by: DietaryPreferences; readonly verdict: DietaryVerdict }>()

/**
 * Returns why the filters hide a dish with its defaults, and a selection with which they would show
 * it (docs/product/menu.md#diet-and-allergens). No selection makes a dish with undeclared allergens
 * pass.
 */
export function getDietaryVerdict(item: MenuItem, preferences: DietaryPreferences): DietaryVerdict {
  if (!hasActiveFilters(preferences)) return PASSES
  const known = verdicts.get(item)
  if (known?.by === preferences) return known.verdict
  const usual = getDishAsItComes(item)
  const reasons = listHideReasons(usual, preferences)
  const verdict = reasons.length === 0 ? PASSES : { reasons, fit: findFit(item, preferences, usual) }
  verdicts.set(item, { by: preferences, verdict })
  return verdict
}

/** Whether the filters show a dish, with its defaults or another selection. */
export function passesDietaryFilters(item: MenuItem, preferences: DietaryPreferences): boolean {
  const { reasons, fit } = getDietaryVerdict(item, preferences)
  return reasons.length === 0 || fit !== null
}
