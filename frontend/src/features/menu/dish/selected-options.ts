import { optionChoice } from '#base/language/english/option-choice'
import type { Allergen, MenuItem, OptionGroup } from '#shared/menu/contract'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { listHideReasons } from '#shared/menu/dietary/filters'
import {
  listAvoidedAllergens,
  applySelectionToDish,
  getAvailableDefaults,
  getDietaryVerdict,
} from '#shared/menu/dietary/verdict'
import { toCents, type Cents } from '#shared/platform/money'
import {
  requiresSelection,
  resolveSelection,
  toOptionIds,
  getLineAllergens,
  sumOptionCents,
  restoreSelection,
} from '#shared/menu/options'

export type MenuOption = OptionGroup['options'][number]

/** The selected options of a dish: option ids, repeated for each time an option is selected. */
export type SelectedOptions = readonly string[]

/** Whether a group allows exactly one of its options, or several options and repeats. */
type SelectionMode = 'one' | 'several'

export const countSelected = (selected: SelectedOptions, id: string): number =>
  selected.filter((each) => each === id).length

/** Counts the selected options of a group, including repeats. */
export const countSelectedInGroup = ({ options }: OptionGroup, selected: SelectedOptions): number =>
  options.reduce((sum, { id }) => sum + countSelected(selected, id), 0)

/** Only a group with a maximum of one, that is required or has alternatives, is a single choice. */
export const getSelectionMode = ({ min, max, options }: OptionGroup): SelectionMode =>
  max === 1 && (min === 1 || options.length > 1) ? 'one' : 'several'

const sortByMenu = ({ optionGroups }: MenuItem, ids: SelectedOptions): SelectedOptions =>
  toOptionIds(resolveSelection(optionGroups, ids).chosen)

/** Replaces the group's selection with one option; null removes it. */
export function selectOne(
  dish: MenuItem,
  selected: SelectedOptions,
  { options }: OptionGroup,
  id: string | null,
): SelectedOptions {
  const others = selected.filter((each) => options.every((option) => option.id !== each))
  return id === null ? others : sortByMenu(dish, [...others, id])
}

/** Returns how often an option may be selected, given the group's other selections. */
export const getMaxCount = (selected: SelectedOptions, group: OptionGroup, { id, upTo }: MenuOption): number =>
  Math.min(upTo, group.max - countSelectedInGroup(group, selected) + countSelected(selected, id))

/** Selects an option `count` times, limited by its own maximum and its group's. */
export function selectCount(
  dish: MenuItem,
  selected: SelectedOptions,
  group: OptionGroup,
  option: MenuOption,
  count: number,
) {
  const bounded = Math.max(0, Math.min(count, getMaxCount(selected, group, option)))
  const others = selected.filter((each) => each !== option.id)
  return sortByMenu(dish, [...others, ...Array.from({ length: bounded }, () => option.id)])
}

/** Removes options that are sold out today. */
export const removeUnavailableOptions = ({ optionGroups }: MenuItem, selected: SelectedOptions): SelectedOptions => {
  const soldOut = optionGroups.flatMap(({ options }) => options.filter(({ isAvailable }) => !isAvailable))
  return selected.filter((each) => soldOut.every(({ id }) => id !== each))
}

/**
 * Returns the initial selection: the cart line's options, a selection that fits, or the defaults of
 * what needn't be chosen, because no guest should get a steak as another likes it.
 */
export function getInitialSelection(
  dish: MenuItem,
  preferences: DietaryPreferences,
  line?: SelectedOptions,
): SelectedOptions {
  if (line) return removeUnavailableOptions(dish, toOptionIds(restoreSelection(dish.optionGroups, line)))
  const toChoose = dish.optionGroups.filter((group) => requiresSelection([group])).map(({ id }) => id)
  const usual = getAvailableDefaults(dish).filter(({ group }) => !toChoose.includes(group.id))
  return getDietaryVerdict(dish, preferences).fit?.options ?? toOptionIds(usual)
}

/** Returns the price of one portion with its options, in cents. */
export const calculateUnitPriceCents = ({ price, optionGroups }: MenuItem, selected: SelectedOptions): Cents =>
  toCents(price) + sumOptionCents(resolveSelection(optionGroups, selected).chosen)

/** Returns the dish with the allergens and facts that the selected options cause. */
export const applySelection = (dish: MenuItem, selected: SelectedOptions) =>
  applySelectionToDish(dish, resolveSelection(dish.optionGroups, selected).chosen)

/** Lists the ids of groups with fewer selections than required. */
export const listIncompleteGroupIds = ({ optionGroups }: MenuItem, selected: SelectedOptions): readonly string[] =>
  optionGroups.filter((group) => countSelectedInGroup(group, selected) < group.min).map(({ id }) => id)

/** Formats how many options a group requires: `Choose 1`, `Up to 3`, `Optional`. */
export function formatGroupBounds({ min, max, options }: OptionGroup, words = optionChoice): string {
  const maxSelectable = options.reduce((sum, { upTo }) => sum + upTo, 0)
  if (min > 0) return words.choose(min, max)
  return max > 1 && max < maxSelectable ? words.upTo(max) : words.optional
}

export type OptionEffect = {
  readonly adds: readonly Allergen[]
  readonly removes: readonly Allergen[]
  /** Conflicts with the guest's filters that this option causes. */
  readonly conflicts: readonly string[]
}

/** Returns how selecting an option changes the line's allergens and conflicts with the filters. */
export function getOptionEffect(
  dish: MenuItem,
  selected: SelectedOptions,
  group: OptionGroup,
  option: MenuOption,
  preferences: DietaryPreferences,
): OptionEffect {
  const isOne = getSelectionMode(group) === 'one'
  const without = isOne ? selectOne(dish, selected, group, null) : selected.filter((each) => each !== option.id)
  const chosen = (ids: SelectedOptions) => resolveSelection(dish.optionGroups, ids).chosen
  const [off, on] = [chosen(without), chosen([...without, option.id])]
  const [before, after] = [getLineAllergens(dish.allergens, off) ?? [], getLineAllergens(dish.allergens, on) ?? []]
  // The other options of a required group are not effects of this one.
  const others = { ...dish, optionGroups: dish.optionGroups.filter(({ id }) => id !== group.id) }
  const existingReasons = listHideReasons(applySelectionToDish(others, off), preferences)
  const ownAllergens = dish.allergens
    ? listAvoidedAllergens(preferences).filter((each) => option.allergensAdded.includes(each))
    : []
  const newReasons = listHideReasons(applySelectionToDish(others, on), preferences).filter(
    (reason) => !existingReasons.includes(reason),
  )
  return {
    adds: after.filter((each) => !before.includes(each)),
    removes: before.filter((each) => !after.includes(each)),
    conflicts: [...new Set([...newReasons, ...ownAllergens.map((each) => `contains ${each}`)])],
  }
}
