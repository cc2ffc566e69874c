import { allergens } from './contract'
import type { Allergen } from './contract'
import { toCents } from '../platform/money'
import type { Cents } from '../platform/money'

type Price = { readonly priceCents: Cents } | { readonly price: string }

export type DishOption = {
  readonly id: string
  readonly name: string
  /** How often it may be taken. */
  readonly upTo: number
  readonly isDefault: boolean
  /** Where the menu says it: the table keeps apart what has run out. */
  readonly isAvailable?: boolean
}

type Group<O extends DishOption> = {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly O[]
}

/** A dish's groups of options, as the menu or the table has them. */
export type DishOptionGroups<O extends DishOption = DishOption> = readonly Group<O>[]

/** An option that a line takes, and how often. */
export type SelectedOption<O extends DishOption = DishOption> = {
  readonly group: Pick<Group<O>, 'id' | 'name' | 'min'>
  readonly option: O
  readonly quantity: number
}

/**
 * What a line takes, in the menu's sequence, and what is wrong with it, in sentences; nothing where
 * it may stand.
 */
export type SelectionResult<O extends DishOption = DishOption> = {
  readonly chosen: readonly SelectedOption<O>[]
  readonly faults: readonly string[]
}

const defaultsIn = <O extends DishOption>({ options }: Group<O>) =>
  options.filter(({ isDefault }) => isDefault).map(({ id }) => id)

/** The options that hold where nothing is said, by their ids (docs/product/menu.md#options). */
export const getDefaultOptionIds = (groups: DishOptionGroups): readonly string[] => groups.flatMap(defaultsIn)

/** Options that have run out, by their ids. */
type Out = readonly string[]

const soldOutIn = (groups: DishOptionGroups): Out =>
  groups.flatMap(({ options }) => options.filter(({ isAvailable }) => isAvailable === false).map(({ id }) => id))

/**
 * The defaults that a dish is made with now: one that has run out gives way to nothing where its
 * group allows.
 */
function usual(groups: DishOptionGroups, out: Out): readonly string[] {
  return groups.flatMap((group) => {
    const all = defaultsIn(group)
    const left = all.filter((id) => !out.includes(id))
    return left.length >= group.min ? left : all
  })
}

/**
 * What a line lists that takes a dish as it comes today; nothing where nothing comes with the dish
 * by itself.
 */
export const getDefaultSelection = (groups: DishOptionGroups): readonly string[] | undefined =>
  getDefaultOptionIds(groups).length > 0 ? usual(groups, soldOutIn(groups)) : undefined

/** Whether a guest has to be asked before the dish can be made (docs/product/menu.md#options). */
export const requiresSelection = (groups: DishOptionGroups): boolean =>
  groups.some(({ min, options }) => min > 0 && options.length > min)

function faultsOf<O extends DishOption>(
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
 * What a line takes of a dish's options (docs/product/menu.md#options): one entry in `ids` for each
 * time, the defaults where it says nothing, but those that have run out where the dish can go
 * without.
 */
export function resolveSelection<O extends DishOption>(
  groups: DishOptionGroups<O>,
  ids: readonly string[] | null | undefined,
  out: Out = soldOutIn(groups),
): SelectionResult<O> {
  const wanted = ids ?? usual(groups, out)
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  const unknown = [...new Set(wanted)].filter((id) => !known.has(id))
  const ofGroups = groups.map((group) => {
    const chosen = group.options.flatMap((option) => {
      const quantity = wanted.filter((id) => id === option.id).length
      return quantity > 0 ? [{ group, option, quantity }] : []
    })
    return { chosen, faults: faultsOf(group, chosen) }
  })
  return {
    chosen: ofGroups.flatMap(({ chosen }) => chosen),
    faults: [...unknown.map((id) => `There is no option ${id}`), ...ofGroups.flatMap(({ faults }) => faults)],
  }
}

/** The ids that a line lists for options, one for each time that they are taken. */
export const listSelectedOptionIds = (
  options: readonly { readonly id: string; readonly quantity: number }[],
): readonly string[] => options.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))

/** The ids that a line lists for what it takes: the other way round of `choose`. */
export const toOptionIds = (chosen: readonly SelectedOption[]): readonly string[] =>
  listSelectedOptionIds(chosen.map(({ option, quantity }) => ({ id: option.id, quantity })))

/**
 * A choice as it differs from the dish as it comes: options beside the defaults, and defaults gone
 * without, by their ids.
 */
export type SelectionDifference = {
  readonly options: readonly string[]
  readonly leftOut?: readonly string[] | undefined
}

/**
 * What a choice says beyond the dish as it comes: how last orders and Hiro tell it
 * (docs/product/menu.md#options).
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
 * The whole choice that a difference is told of. Where nothing is said of a default, it goes where
 * there is no room.
 */
export function applySelectionDifference(
  groups: DishOptionGroups,
  { options, leftOut = [] }: SelectionDifference,
): readonly string[] {
  return groups.flatMap((group) => {
    const own = options.filter((id) => group.options.some((option) => option.id === id))
    const kept = defaultsIn(group).filter((id) => !leftOut.includes(id))
    return own.length + kept.length > group.max ? own : [...kept, ...own]
  })
}

/**
 * What an earlier line took, as far as the menu still has it; a group that this leaves unanswered
 * is as it comes.
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

/** An option's price in cents, whether the menu or the table tells it. */
export const getOptionCents = (option: Price): Cents =>
  'priceCents' in option ? option.priceCents : toCents(option.price)

/** What the options of a line cost, on top of the dish, for one piece of it. */
export const sumOptionCents = (chosen: readonly SelectedOption<DishOption & Price>[]): Cents =>
  chosen.reduce((sum, { option, quantity }) => sum + getOptionCents(option) * quantity, 0)

type Changing = DishOption & {
  readonly allergensAdded: readonly Allergen[]
  readonly allergensRemoved: readonly Allergen[]
}

/**
 * A line's own allergens: the dish's, less what its options remove, plus what they add. Where the
 * kitchen has declared nothing, no choice declares anything (decision 0022). In the dish's own
 * sequence, what is added after it.
 */
export function getLineAllergens(
  declared: readonly Allergen[] | null,
  chosen: readonly SelectedOption<Changing>[],
): Allergen[] | null {
  if (declared === null) return null
  const removed = new Set(chosen.flatMap(({ option }) => option.allergensRemoved))
  const added = new Set(chosen.flatMap(({ option }) => option.allergensAdded))
  const kept = declared.filter((each) => added.has(each) || !removed.has(each))
  return [...kept, ...allergens.filter((each) => added.has(each) && !declared.includes(each))]
}

/**
 * How a line differs from the dish as it comes: options that it takes on purpose, and defaults that
 * it goes without.
 */
export function getSelectionDifferences<O extends DishOption>(
  groups: DishOptionGroups<O>,
  chosen: readonly SelectedOption<O>[],
) {
  const ofGroup = (id: string) => chosen.filter(({ group }) => group.id === id)
  return {
    chosen: chosen.filter(({ option, quantity, group }) => !option.isDefault || quantity > 1 || group.min > 0),
    /** Where another of its group stands in for it, that says enough. */
    leftOut: groups.flatMap(({ id, options }) =>
      ofGroup(id).some(({ option }) => !option.isDefault)
        ? []
        : options.filter((option) => option.isDefault && !ofGroup(id).some((one) => one.option.id === option.id)),
    ),
  }
}
