import {
  getDefaultOptionIds,
  listSelectedOptionIds,
  restoreSelection,
  toOptionIds,
  toSelectionDifference,
  type DishOptionGroups,
} from '../../menu/options'

type OrderedOption = { readonly id: string; readonly name: string; readonly quantity: number }

type OrderedLine = {
  /** All chosen options, including defaults. */
  readonly options: readonly OrderedOption[]
  /** Names of removed defaults. */
  readonly leftOut: readonly string[]
}

/**
 * Returns how an ordered line differs from the defaults that its dish has today, and the names of
 * options that the dish no longer offers.
 */
export function restoreLineOptions({ options, leftOut: removedDefaults }: OrderedLine, groups: DishOptionGroups) {
  // A line with neither was ordered with the dish's default options.
  const isCustomized = options.length + removedDefaults.length > 0
  const restored = isCustomized
    ? toOptionIds(restoreSelection(groups, listSelectedOptionIds(options)))
    : getDefaultOptionIds(groups)
  const { options: added, leftOut } = toSelectionDifference(groups, restored)
  const optionsGone = options.filter(({ id }) => !restored.includes(id)).map(({ name }) => name)
  return { options: [...added], leftOut: [...leftOut], optionsGone }
}
