import { getSelectionDifferences, type DishOption, type DishOptionGroups, type SelectedOption } from './options'

/** Returns a name with a lower-case initial, for use within a sentence. */
export const toLowerInitial = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

const LEAVE_OUT = /^no\s+/i

/**
 * Returns the ingredient that an option removes, by its name (`No onions` removes onions); null if
 * it removes none.
 */
export const getRemovedIngredient = (name: string): string | null =>
  LEAVE_OUT.test(name) ? name.replace(LEAVE_OUT, '') : null

/** Formats an option within a sentence: `fried rice`, `2 × yum yum sauce`. */
export const formatOption = ({ name, quantity }: { readonly name: string; readonly quantity: number }): string =>
  quantity > 1 ? `${quantity} × ${toLowerInitial(name)}` : toLowerInitial(name)

/**
 * Describes how a selection differs from the defaults: `fried rice, 2 × yum yum sauce`. Empty if it
 * doesn't.
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

/** Formats a line's name with its selection: `Hibachi Chicken, fried rice, 2 × yum yum sauce`. */
export const formatLineName = <O extends DishOption>(
  name: string,
  groups: DishOptionGroups<O>,
  chosen: readonly SelectedOption<O>[],
): string => [name, formatSelection(groups, chosen)].filter(Boolean).join(', ')
