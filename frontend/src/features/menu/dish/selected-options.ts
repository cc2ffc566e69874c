import type { Allergen, MenuItem, OptionGroup } from '#shared/menu/contract'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { listHideReasons } from '#shared/menu/dietary/filters'
import {
  listAvoidedAllergens,
  applySelectionToDish,
  getAvailableDefaults,
  getDietaryVerdict,
} from '#shared/menu/dietary/verdict'
import { toCents } from '#shared/platform/money'
import type { Cents } from '#shared/platform/money'
import { resolveSelection, toOptionIds, getLineAllergens, sumOptionCents, restoreSelection } from '#shared/menu/options'

export type MenuOption = OptionGroup['options'][number]

/** What is picked of a dish's options: an id for each time. */
export type SelectedOptions = readonly string[]

/** How a group is asked: one of its options, several at once, or some of them more than once. */
export type SelectionMode = 'one' | 'several'

export const countSelected = (picked: SelectedOptions, id: string): number =>
  picked.filter((each) => each === id).length

/** How many of a group's options are taken, repeats counted. */
export const countSelectedInGroup = ({ options }: OptionGroup, picked: SelectedOptions): number =>
  options.reduce((sum, { id }) => sum + countSelected(picked, id), 0)

/**
 * One of several is a question of either or; a single one, or one that can be had twice, is a
 * question of whether.
 */
export const getSelectionMode = ({ min, max, options }: OptionGroup): SelectionMode =>
  max === 1 && (min === 1 || options.length > 1) ? 'one' : 'several'

const inSequence = ({ optionGroups }: MenuItem, ids: SelectedOptions): SelectedOptions =>
  toOptionIds(resolveSelection(optionGroups, ids).chosen)

/** Takes one option in the place of what its group has; none where no id is told. */
export function selectOne(
  dish: MenuItem,
  picked: SelectedOptions,
  { options }: OptionGroup,
  id: string | null,
): SelectedOptions {
  const others = picked.filter((each) => options.every((option) => option.id !== each))
  return id === null ? others : inSequence(dish, [...others, id])
}

/** How often an option may be taken beside what its group has already. */
export const getMaxCount = (picked: SelectedOptions, group: OptionGroup, { id, upTo }: MenuOption): number =>
  Math.min(upTo, group.max - countSelectedInGroup(group, picked) + countSelected(picked, id))

/** Takes an option so many times, as far as its own bounds and its group's allow. */
export function selectCount(
  dish: MenuItem,
  picked: SelectedOptions,
  group: OptionGroup,
  option: MenuOption,
  times: number,
) {
  const bounded = Math.max(0, Math.min(times, getMaxCount(picked, group, option)))
  const others = picked.filter((each) => each !== option.id)
  return inSequence(dish, [...others, ...Array.from({ length: bounded }, () => option.id)])
}

/** What of it can be had today. */
export const removeUnavailableOptions = ({ optionGroups }: MenuItem, picked: SelectedOptions): SelectedOptions => {
  const sold = optionGroups.flatMap(({ options }) => options.filter(({ isAvailable }) => !isAvailable))
  return picked.filter((each) => sold.every(({ id }) => id !== each))
}

/**
 * What is picked when a dish is opened: as a line has it, as the filters want it, or as it comes.
 */
export function getInitialSelection(
  dish: MenuItem,
  preferences: DietaryPreferences,
  line?: SelectedOptions,
): SelectedOptions {
  if (line) return removeUnavailableOptions(dish, toOptionIds(restoreSelection(dish.optionGroups, line)))
  return getDietaryVerdict(dish, preferences).fit?.options ?? toOptionIds(getAvailableDefaults(dish))
}

/** What one piece costs, options and all. */
export const calculateUnitPriceCents = ({ price, optionGroups }: MenuItem, picked: SelectedOptions): Cents =>
  toCents(price) + sumOptionCents(resolveSelection(optionGroups, picked).chosen)

/** The dish as what is picked makes it. */
export const applySelection = (dish: MenuItem, picked: SelectedOptions) =>
  applySelectionToDish(dish, resolveSelection(dish.optionGroups, picked).chosen)

/** Groups that want more than is picked, by their ids. */
export const listIncompleteGroupIds = ({ optionGroups }: MenuItem, picked: SelectedOptions): readonly string[] =>
  optionGroups.filter((group) => countSelectedInGroup(group, picked) < group.min).map(({ id }) => id)

/** What a group asks for, in few words. */
export function formatGroupBounds({ min, max, options }: OptionGroup): string {
  const most = options.reduce((sum, { upTo }) => sum + upTo, 0)
  if (min > 0) return min === max ? `Choose ${min}` : `Choose ${min} to ${max}`
  return max > 1 && max < most ? `Up to ${max}` : 'Optional'
}

export type OptionEffect = {
  readonly adds: readonly Allergen[]
  readonly removes: readonly Allergen[]
  /** What of it goes against the filters, though something else may too. */
  readonly conflicts: readonly string[]
}

/**
 * What taking an option, rather than not, makes of a line's allergens and of what the filters say.
 */
export function getOptionEffect(
  dish: MenuItem,
  picked: SelectedOptions,
  group: OptionGroup,
  option: MenuOption,
  preferences: DietaryPreferences,
): OptionEffect {
  const isOne = getSelectionMode(group) === 'one'
  const without = isOne ? selectOne(dish, picked, group, null) : picked.filter((each) => each !== option.id)
  const chosen = (ids: SelectedOptions) => resolveSelection(dish.optionGroups, ids).chosen
  const [off, on] = [chosen(without), chosen([...without, option.id])]
  const [before, after] = [getLineAllergens(dish.allergens, off) ?? [], getLineAllergens(dish.allergens, on) ?? []]
  const known = listHideReasons(applySelectionToDish(dish, off), preferences)
  const own = dish.allergens
    ? listAvoidedAllergens(preferences).filter((each) => option.allergensAdded.includes(each))
    : []
  const fresh = listHideReasons(applySelectionToDish(dish, on), preferences).filter((reason) => !known.includes(reason))
  return {
    adds: after.filter((each) => !before.includes(each)),
    removes: before.filter((each) => !after.includes(each)),
    conflicts: [...new Set([...fresh, ...own.map((each) => `contains ${each}`)])],
  }
}
