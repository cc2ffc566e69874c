import { getSelectionDifferences } from './options'
import type { DishOption, DishOptionGroups, SelectedOption } from './options'

/** A name as it is said within a sentence. */
export const toLowerInitial = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

const LEAVE_OUT = /^no\s+/i

/**
 * What an option leaves out, by its name: of `No onions` the onions; null for one that puts
 * something there.
 */
export const getRemovedIngredient = (name: string): string | null =>
  LEAVE_OUT.test(name) ? name.replace(LEAVE_OUT, '') : null

/** An option as it is said within a sentence: `fried rice`, `2 × yum yum sauce`. */
export const formatOption = ({ name, quantity }: { readonly name: string; readonly quantity: number }): string =>
  quantity > 1 ? `${quantity} × ${toLowerInitial(name)}` : toLowerInitial(name)

/**
 * What sets a line apart from the dish as it comes, in words: `fried rice, 2 × yum yum sauce`;
 * empty where nothing does.
 */
export function formatSelection<O extends DishOption>(
  groups: DishOptionGroups<O>,
  chosen: readonly SelectedOption<O>[],
): string {
  const { chosen: on, leftOut } = getSelectionDifferences(groups, chosen)
  return [
    ...on.map(({ option, quantity }) => formatOption({ name: option.name, quantity })),
    ...leftOut.map(({ name }) => `no ${toLowerInitial(name)}`),
  ].join(', ')
}

/** A line's name in words: `Hibachi Chicken, fried rice, 2 × yum yum sauce`. */
export const formatLineName = <O extends DishOption>(
  name: string,
  groups: DishOptionGroups<O>,
  chosen: readonly SelectedOption<O>[],
): string => [name, formatSelection(groups, chosen)].filter(Boolean).join(', ')
