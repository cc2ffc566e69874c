import type { Allergen, MenuItem, OptionGroup } from '#shared/contract/menu'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { reasonsToHide } from '#shared/rules/dietary-filters'
import { avoidedIn, dishWith, usualOf, verdictOn } from '#shared/rules/dietary-fit'
import { toCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import { choose, idsOf, lineAllergens, optionsCents, stillChosen } from '#shared/rules/options'

export type MenuOption = OptionGroup['options'][number]

/** What is picked of a dish's options: an id for each time. */
export type Picked = readonly string[]

/** How a group is asked: one of its options, several at once, or some of them more than once. */
export type GroupKind = 'one' | 'several'

export const timesOf = (picked: Picked, id: string): number => picked.filter((each) => each === id).length

/** How many of a group's options are taken, repeats counted. */
export const takenIn = ({ options }: OptionGroup, picked: Picked): number =>
  options.reduce((sum, { id }) => sum + timesOf(picked, id), 0)

/**
 * One of several is a question of either or; a single one, or one that can be had twice, is a
 * question of whether.
 */
export const kindOf = ({ min, max, options }: OptionGroup): GroupKind =>
  max === 1 && (min === 1 || options.length > 1) ? 'one' : 'several'

const inSequence = ({ optionGroups }: MenuItem, ids: Picked): Picked => idsOf(choose(optionGroups, ids).chosen)

/** Takes one option in the place of what its group has; none where no id is told. */
export function pickOne(dish: MenuItem, picked: Picked, { options }: OptionGroup, id: string | null): Picked {
  const others = picked.filter((each) => options.every((option) => option.id !== each))
  return id === null ? others : inSequence(dish, [...others, id])
}

/** How often an option may be taken beside what its group has already. */
export const mostOf = (picked: Picked, group: OptionGroup, { id, upTo }: MenuOption): number =>
  Math.min(upTo, group.max - takenIn(group, picked) + timesOf(picked, id))

/** Takes an option so many times, as far as its own bounds and its group's allow. */
export function pickTimes(dish: MenuItem, picked: Picked, group: OptionGroup, option: MenuOption, times: number) {
  const bounded = Math.max(0, Math.min(times, mostOf(picked, group, option)))
  const others = picked.filter((each) => each !== option.id)
  return inSequence(dish, [...others, ...Array.from({ length: bounded }, () => option.id)])
}

/** What of it can be had today. */
export const stillToBeHad = ({ optionGroups }: MenuItem, picked: Picked): Picked => {
  const sold = optionGroups.flatMap(({ options }) => options.filter(({ isAvailable }) => !isAvailable))
  return picked.filter((each) => sold.every(({ id }) => id !== each))
}

/**
 * What is picked when a dish is opened: as a line has it, as the filters want it, or as it comes.
 */
export function pickedAtFirst(dish: MenuItem, preferences: DietaryPreferences, line?: Picked): Picked {
  if (line) return stillToBeHad(dish, idsOf(stillChosen(dish.optionGroups, line)))
  return verdictOn(dish, preferences).fit?.options ?? idsOf(usualOf(dish))
}

/** What one piece costs, options and all. */
export const pieceCents = ({ price, optionGroups }: MenuItem, picked: Picked): Cents =>
  toCents(price) + optionsCents(choose(optionGroups, picked).chosen)

/** The dish as what is picked makes it. */
export const dishAs = (dish: MenuItem, picked: Picked) => dishWith(dish, choose(dish.optionGroups, picked).chosen)

/** Groups that want more than is picked, by their ids. */
export const unanswered = ({ optionGroups }: MenuItem, picked: Picked): readonly string[] =>
  optionGroups.filter((group) => takenIn(group, picked) < group.min).map(({ id }) => id)

/** What a group asks for, in few words. */
export function boundsWords({ min, max, options }: OptionGroup): string {
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
export function effectOf(
  dish: MenuItem,
  picked: Picked,
  group: OptionGroup,
  option: MenuOption,
  preferences: DietaryPreferences,
): OptionEffect {
  const isOne = kindOf(group) === 'one'
  const without = isOne ? pickOne(dish, picked, group, null) : picked.filter((each) => each !== option.id)
  const chosen = (ids: Picked) => choose(dish.optionGroups, ids).chosen
  const [off, on] = [chosen(without), chosen([...without, option.id])]
  const [before, after] = [lineAllergens(dish.allergens, off) ?? [], lineAllergens(dish.allergens, on) ?? []]
  const known = reasonsToHide(dishWith(dish, off), preferences)
  const own = dish.allergens ? avoidedIn(preferences).filter((each) => option.allergensAdded.includes(each)) : []
  const fresh = reasonsToHide(dishWith(dish, on), preferences).filter((reason) => !known.includes(reason))
  return {
    adds: after.filter((each) => !before.includes(each)),
    removes: before.filter((each) => !after.includes(each)),
    conflicts: [...new Set([...fresh, ...own.map((each) => `contains ${each}`)])],
  }
}
