import { allergens, type Allergen } from './contract'
import { toCents, type Cents } from '../platform/money'

type Price = { readonly priceCents: Cents } | { readonly price: string }

export type DishOption = {
  readonly id: string
  readonly name: string
  /** Maximum quantity. */
  readonly upTo: number
  readonly isDefault: boolean
  /** Missing for options from the table, which stores sold-out options separately. */
  readonly isAvailable?: boolean
}

type Group<O extends DishOption> = {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly O[]
}

/** The option groups of a dish, from the menu or the table. */
export type DishOptionGroups<O extends DishOption = DishOption> = readonly Group<O>[]

/** A selected option with its quantity. */
export type SelectedOption<O extends DishOption = DishOption> = {
  readonly group: Pick<Group<O>, 'id' | 'name' | 'min'>
  readonly option: O
  readonly quantity: number
}

/**
 * The selected options in menu order, and messages about what is wrong with the selection, if
 * anything.
 */
type SelectionResult<O extends DishOption = DishOption> = {
  readonly chosen: readonly SelectedOption<O>[]
  readonly faults: readonly string[]
}

const listGroupDefaults = <O extends DishOption>({ options }: Group<O>) =>
  options.filter(({ isDefault }) => isDefault).map(({ id }) => id)

/** Returns the ids of the default options (docs/product/menu.md#options). */
export const getDefaultOptionIds = (groups: DishOptionGroups): readonly string[] => groups.flatMap(listGroupDefaults)

/** Ids of sold-out options. */
type OptionIds = readonly string[]

const listSoldOut = (groups: DishOptionGroups): OptionIds =>
  groups.flatMap(({ options }) => options.filter(({ isAvailable }) => isAvailable === false).map(({ id }) => id))

/**
 * Returns the available defaults. If a group would then have too few, it keeps its sold-out
 * defaults.
 */
function listAvailableDefaults(groups: DishOptionGroups, out: OptionIds): readonly string[] {
  return groups.flatMap((group) => {
    const all = listGroupDefaults(group)
    const left = all.filter((id) => !out.includes(id))
    return left.length >= group.min ? left : all
  })
}

/** Returns the selection of a dish ordered with its defaults; undefined if it has none. */
export const getDefaultSelection = (groups: DishOptionGroups): readonly string[] | undefined =>
  getDefaultOptionIds(groups).length > 0 ? listAvailableDefaults(groups, listSoldOut(groups)) : undefined

/** Whether the guest must choose before ordering the dish (docs/product/menu.md#options). */
export const requiresSelection = (groups: DishOptionGroups): boolean =>
  groups.some(({ min, options }) => min > 0 && options.length > min)

function validateGroup<O extends DishOption>(
  { name, min, max }: Group<O>,
  chosen: readonly SelectedOption<O>[],
): readonly string[] {
  const taken = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const tooOften = chosen.filter(({ option, quantity }) => quantity > option.upTo)
  return [
    ...(taken < min ? [`Choose at least ${min} of ${name}`] : []),
    ...(taken > max ? [`Choose at most ${max} of ${name}`] : []),
    ...tooOften.map(({ option }) => `${option.name} can be had ${option.upTo} times at most`),
  ]
}

/**
 * Resolves the option ids of a line (docs/product/menu.md#options). Without ids, the dish's
 * defaults apply, except sold-out ones that their group doesn't require.
 */
export function resolveSelection<O extends DishOption>(
  groups: DishOptionGroups<O>,
  ids: readonly string[] | null | undefined,
  out: OptionIds = listSoldOut(groups),
): SelectionResult<O> {
  const wanted = ids ?? listAvailableDefaults(groups, out)
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  const unknown = [...new Set(wanted)].filter((id) => !known.has(id))
  const ofGroups = groups.map((group) => {
    const chosen = group.options.flatMap((option) => {
      const quantity = wanted.filter((id) => id === option.id).length
      return quantity > 0 ? [{ group, option, quantity }] : []
    })
    return { chosen, faults: validateGroup(group, chosen) }
  })
  return {
    chosen: ofGroups.flatMap(({ chosen }) => chosen),
    faults: [...unknown.map((id) => `There is no option ${id}`), ...ofGroups.flatMap(({ faults }) => faults)],
  }
}

/** Returns option ids, repeated by quantity. */
export const listSelectedOptionIds = (
  options: readonly { readonly id: string; readonly quantity: number }[],
): readonly string[] => options.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))

/** Returns the option ids of a selection; the inverse of `resolveSelection`. */
export const toOptionIds = (chosen: readonly SelectedOption[]): readonly string[] =>
  listSelectedOptionIds(chosen.map(({ option, quantity }) => ({ id: option.id, quantity })))

/** How a selection differs from the defaults: ids of added options, and of removed defaults. */
type SelectionDifference = {
  readonly options: readonly string[]
  readonly leftOut?: readonly string[] | undefined
}

/**
 * Returns how a selection differs from the defaults, as past orders and the voice assistant
 * describe it (docs/product/menu.md#options).
 */
export function toSelectionDifference(groups: DishOptionGroups, ids: readonly string[]): Required<SelectionDifference> {
  const usualIds = getDefaultOptionIds(groups)
  const firsts = new Set(usualIds.map((id) => ids.indexOf(id)))
  return {
    options: ids.filter((_, index) => !firsts.has(index)),
    leftOut: usualIds.filter((id) => !ids.includes(id)),
  }
}

/**
 * Applies a difference to a dish's defaults. A default that is not mentioned is removed if its
 * group would be over its limit.
 */
export function applySelectionDifference(
  groups: DishOptionGroups,
  { options, leftOut = [] }: SelectionDifference,
): readonly string[] {
  return groups.flatMap((group) => {
    const own = options.filter((id) => group.options.some((option) => option.id === id))
    const remaining = listGroupDefaults(group).filter((id) => !leftOut.includes(id))
    return own.length + remaining.length > group.max ? own : [...remaining, ...own]
  })
}

/**
 * Restores a past selection as far as the menu still offers it. A group with an invalid selection
 * gets its defaults.
 */
export function restoreSelection<O extends DishOption>(
  groups: DishOptionGroups<O>,
  ids: readonly string[],
): readonly SelectedOption<O>[] {
  return groups.flatMap((group) => {
    const own = ids.filter((id) => group.options.some((option) => option.id === id))
    const { chosen, faults } = resolveSelection([group], own)
    return faults.length === 0 ? chosen : resolveSelection([group], undefined).chosen
  })
}

/** Returns an option's price in cents. */
export const getOptionCents = (option: Price): Cents =>
  'priceCents' in option ? option.priceCents : toCents(option.price)

/** Returns the price of a line's options for one portion, in addition to the dish. */
export const sumOptionCents = (chosen: readonly SelectedOption<DishOption & Price>[]): Cents =>
  chosen.reduce((sum, { option, quantity }) => sum + getOptionCents(option) * quantity, 0)

type OptionWithAllergens = DishOption & {
  readonly allergensAdded: readonly Allergen[]
  readonly allergensRemoved: readonly Allergen[]
}

/**
 * Returns the allergens of a line: those of the dish, less those that its options remove, plus
 * those that they add. Null if the dish's allergens are not declared (decision 0022). Added
 * allergens come last.
 */
export function getLineAllergens(
  declared: readonly Allergen[] | null,
  chosen: readonly SelectedOption<OptionWithAllergens>[],
): Allergen[] | null {
  if (declared === null) return null
  const removed = new Set(chosen.flatMap(({ option }) => option.allergensRemoved))
  const added = new Set(chosen.flatMap(({ option }) => option.allergensAdded))
  const remaining = declared.filter((each) => added.has(each) || !removed.has(each))
  return [...remaining, ...allergens.filter((each) => added.has(each) && !declared.includes(each))]
}

/** Returns the options chosen on purpose and the defaults left out. */
export function getSelectionDifferences<O extends DishOption>(
  groups: DishOptionGroups<O>,
  chosen: readonly SelectedOption<O>[],
) {
  const ofGroup = (id: string) => chosen.filter(({ group }) => group.id === id)
  return {
    chosen: chosen.filter(({ option, quantity, group }) => !option.isDefault || quantity > 1 || group.min > 0),
    /** A default that another option of its group replaces is not listed. */
    leftOut: groups.flatMap(({ id, options }) =>
      ofGroup(id).some(({ option }) => !option.isDefault)
        ? []
        : options.filter((option) => option.isDefault && !ofGroup(id).some((one) => one.option.id === option.id)),
    ),
  }
}
