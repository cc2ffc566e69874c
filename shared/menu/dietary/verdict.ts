import { allergens } from '../contract'
import type { Allergen, MenuItem, OptionGroup } from '../contract'
import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { mayContain } from './dish-facts'
import { dietaryChoices, hasActiveFilters, listHideReasons } from './filters'
import type { FilterableDish, DietaryPreference } from './filters'
import { formatCents } from '../../platform/money'
import { resolveSelection, getSelectionDifferences, toOptionIds, getLineAllergens, getOptionCents } from '../options'
import { getRemovedIngredient, toLowerInitial, formatOption } from '../option-text'
import type { SelectedOption } from '../options'

type MenuOption = OptionGroup['options'][number]
type MenuChosen = SelectedOption<MenuOption>

/** A choice of options with which the filters show a dish that they hide as it comes. */
export type FittingSelection = {
  readonly options: readonly string[]
  /** What it takes, within a sentence: `without dairy if you leave out the cream cheese`. */
  readonly words: string
}

/**
 * How the filters take a dish: as it comes (no reasons), with a choice of options, or not at all.
 */
export type DietaryVerdict = { readonly reasons: readonly string[]; readonly fit: FittingSelection | null }

/** What of a dish's defaults can be had now. */
export const getAvailableDefaults = ({ optionGroups }: Pick<MenuItem, 'optionGroups'>): readonly MenuChosen[] =>
  resolveSelection(optionGroups, undefined).chosen.filter(({ option }) => option.isAvailable)

/**
 * A dish as a choice of its options makes it, for every rule that judges dishes
 * (docs/product/menu.md#diet-and-allergens): with the line's own allergens, and what is chosen
 * beside the usual among its words.
 */
export function applySelectionToDish(item: MenuItem, chosen: readonly MenuChosen[]): FilterableDish {
  if (chosen.length === 0) return item
  const own = getLineAllergens(item.allergens, chosen)
  const names = chosen.flatMap(({ option }) => (option.isDefault ? [] : [option.name]))
  return {
    ...item,
    description: [item.description, ...names].join('. '),
    allergens: own,
    advisory: chosen.some(({ option }) => option.advisory === 'raw') ? 'raw' : item.advisory,
    without: own === null ? [] : chosen.flatMap(({ option }) => option.allergensRemoved),
  }
}

const avoidedBy: Readonly<Partial<Record<DietaryPreference, readonly Allergen[]>>> = {
  vegetarian: ['shellfish', 'fish'],
  glutenFree: ['gluten'],
  noShellfish: ['shellfish'],
  noSoy: ['soy'],
  noDairy: ['dairy'],
  nutFree: ['nuts', 'peanuts'],
  noEgg: ['egg'],
  noFish: ['fish'],
  noSesame: ['sesame'],
  noPeanuts: ['peanuts'],
}

/** The allergens that some preferences avoid, in the order of the contract. */
export function listAvoidedAllergens(preferences: DietaryPreferences): readonly Allergen[] {
  const avoided = dietaryChoices.flatMap(({ preference }) =>
    preferences[preference] ? (avoidedBy[preference] ?? []) : [],
  )
  return allergens.filter((each) => avoided.includes(each))
}

type Picked = readonly { readonly group: OptionGroup; readonly options: readonly MenuOption[] }[]

const idsIn = (picked: Picked) => picked.flatMap(({ options }) => options.map(({ id }) => id))

/**
 * Puts an option into its group, in the place of what stands there for nothing; null where there is
 * no room.
 */
function placed(picked: Picked, { group, option }: MenuChosen, mayGo: (option: MenuOption) => boolean): Picked | null {
  const there = picked.find((each) => each.group.id === group.id)
  if (!there) return null
  const { max } = there.group
  const kept = there.options.length < max ? there.options : there.options.filter((each) => !mayGo(each))
  if (kept.length >= max) return null
  const options = [...kept, option]
  return picked.map((each) => (each === there ? { ...each, options } : each))
}

/** What is chosen to do without some allergens; null where no choice does. */
function choiceWithout(item: MenuItem, avoided: readonly Allergen[]): readonly string[] | null {
  const brings = ({ allergensAdded }: MenuOption) => allergensAdded.some((each) => avoided.includes(each))
  const removes = (option: MenuOption, allergen: Allergen) => option.allergensRemoved.includes(allergen)
  const helps = (option: MenuOption) => avoided.some((each) => removes(option, each))
  const offered = item.optionGroups.flatMap((group) =>
    group.options
      .filter((option) => option.isAvailable && !brings(option))
      .map((option): MenuChosen => ({ group, option, quantity: 1 })),
  )
  // Of those that do the same, the cheapest.
  const byPrice = offered.toSorted((one, other) => getOptionCents(one.option) - getOptionCents(other.option))
  const usual = getAvailableDefaults(item)
  let picked: Picked = item.optionGroups.map((group) => {
    const own = usual.filter((each) => each.group.id === group.id).map(({ option }) => option)
    const kept = own.filter((option) => !brings(option))
    // Another rice rather than none.
    const other = group.max === 1 && own.length > 0 ? byPrice.find((each) => each.group.id === group.id) : undefined
    return { group, options: kept.length === 0 && other ? [other.option] : kept }
  })
  for (const allergen of avoided.filter((each) => mayContain(item, each))) {
    if (picked.some(({ options }) => options.some((option) => removes(option, allergen)))) continue
    const before = picked
    const next = byPrice
      .filter(({ option }) => removes(option, allergen))
      .map((one) => placed(before, one, (option) => !helps(option)))
      .find((one) => one !== null)
    // What the dish's words only name may yet be what another option of it brings.
    if (!next && item.allergens?.includes(allergen)) return null
    picked = next ?? picked
  }
  for (const { group, options } of picked) {
    const more = byPrice.filter((one) => one.group.id === group.id && !options.includes(one.option))
    for (const one of more.slice(0, Math.max(0, group.min - options.length)))
      picked = placed(picked, one, () => false) ?? picked
  }
  return idsIn(picked)
}

const and = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')

/** What a choice changes, within a sentence. */
function changeWords({ optionGroups }: MenuItem, chosen: readonly MenuChosen[]): string {
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
    ...(taken.length > 0 ? [`with ${and(taken)}`] : []),
    ...(gone.length > 0 ? [`if you leave out the ${and(gone)}`] : []),
  ].join(', ')
}

function fitOf(item: MenuItem, preferences: DietaryPreferences, usual: FilterableDish): FittingSelection | null {
  const avoided = listAvoidedAllergens(preferences)
  if (item.allergens === null || item.optionGroups.length === 0 || avoided.length === 0) return null
  const ids = choiceWithout(item, avoided)
  const { chosen, faults } = resolveSelection(item.optionGroups, ids ?? [])
  if (!ids || faults.length > 0) return null
  const dish = applySelectionToDish(item, chosen)
  if (listHideReasons(dish, preferences).length > 0) return null
  const asked = listAvoidedAllergens({ ...preferences, vegetarian: false })
  const gone = asked.filter((each) => mayContain(usual, each))
  const isVegetarianNow =
    preferences.vegetarian && listAvoidedAllergens(preferences).some((each) => mayContain(usual, each))
  const what = [...(isVegetarianNow ? ['vegetarian'] : []), ...(gone.length > 0 ? [`without ${and(gone)}`] : [])]
  return { options: toOptionIds(chosen), words: `${what.join(', ')} ${changeWords(item, chosen)}` }
}

const fits: DietaryVerdict = { reasons: [], fit: null }

// A menu shows all of its dishes at once, and each is asked for more than once.
const verdicts = new WeakMap<MenuItem, { readonly by: DietaryPreferences; readonly verdict: DietaryVerdict }>()

/**
 * How the filters take a dish (docs/product/menu.md#diet-and-allergens): why they hide it as it
 * comes, and with which choice of options they would show it. What is undeclared no choice makes
 * fit.
 */
export function getDietaryVerdict(item: MenuItem, preferences: DietaryPreferences): DietaryVerdict {
  if (!hasActiveFilters(preferences)) return fits
  const known = verdicts.get(item)
  if (known?.by === preferences) return known.verdict
  const usual = applySelectionToDish(item, getAvailableDefaults(item))
  const reasons = listHideReasons(usual, preferences)
  const verdict = reasons.length === 0 ? fits : { reasons, fit: fitOf(item, preferences, usual) }
  verdicts.set(item, { by: preferences, verdict })
  return verdict
}

/** Whether the filters show a dish, as it comes or with a choice of options that makes it fit. */
export function passesDietaryFilters(item: MenuItem, preferences: DietaryPreferences): boolean {
  const { reasons, fit } = getDietaryVerdict(item, preferences)
  return reasons.length === 0 || fit !== null
}
