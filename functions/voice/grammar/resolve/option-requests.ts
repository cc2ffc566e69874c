import type { FoodAlias, KnownOption } from './option-aliases'
import type { OptionCue } from './option-cues'

/** A change of a dish's options that a guest asks for. */
export type OptionRequest =
  | {
      readonly kind: 'take' | 'more'
      readonly foods: readonly KnownOption[]
      /** Foods of other groups with the same name, for when the group is chosen already. */
      readonly otherwise?: readonly (readonly KnownOption[])[]
      readonly count: number | null
      /** What the kitchen has to know about the option: `light`. */
      readonly aside?: string
    }
  | { readonly kind: 'double'; readonly foods: readonly KnownOption[]; readonly times: number }
  | { readonly kind: 'light'; readonly foods: readonly KnownOption[] }
  /** `isLoose`: the food may be absent without an error, as in `noodles instead of rice`. */
  | { readonly kind: 'without'; readonly foods: readonly KnownOption[]; readonly isLoose?: boolean }

type Effect = KnownOption['effect']

const hasEffect = (foods: readonly KnownOption[], effect: Effect): boolean =>
  foods.some((each) => each.effect === effect)

const optionsWithEffect = ({ named, meant }: FoodAlias, effect: Effect): readonly KnownOption[] =>
  [...named, ...meant].filter((each) => each.effect === effect)

/**
 * Returns the options of a name with the given effects if they are of one food, else none. Of a
 * kind of food, returns the options that the dish comes with.
 */
function optionsOfOneFood({ named, meant, isKind }: FoodAlias, effects: readonly Effect[]): readonly KnownOption[] {
  const fits = ({ effect }: KnownOption) => effects.includes(effect)
  const own = named.filter(fits)
  const all = own.length > 0 ? own : meant.filter(fits)
  const usual = isKind ? all.filter(({ option }) => option.isDefault) : all
  const foods = new Set(usual.map(({ food }) => food))
  return foods.size === 1 ? all.filter(({ food }) => foods.has(food)) : []
}

/**
 * Returns the foods of a name that several groups share, the likeliest first: `a medium coffee` is
 * a size or a roast. In a list after `with`, an option of which more may be taken is likelier.
 */
function sharedFoods(alias: FoodAlias, isListed: boolean): readonly (readonly KnownOption[])[] {
  const all = [...new Set(optionsWithEffect(alias, 'plain'))]
  const groups = [...new Set(all.map(({ group }) => group))]
  const ofGroups = groups.map((group) => all.filter((each) => each.group === group))
  const isOneFood = (options: readonly KnownOption[]) => new Set(options.map(({ food }) => food)).size === 1
  if (alias.isKind || groups.length < 2 || !ofGroups.every(isOneFood)) return []
  const isLikely = ([first]: readonly KnownOption[]) => (first?.group.max ?? 1) > 1 === isListed
  return [...ofGroups.filter(isLikely), ...ofGroups.filter((own) => !isLikely(own))]
}

/** Returns the request to leave a food out, or null if the dish has no such option. */
export function createRemoval(alias: FoodAlias, isLoose = false): OptionRequest | null {
  if (alias.isKind) return { kind: 'without', foods: alias.named, isLoose }
  const ofOneFood = optionsOfOneFood(alias, ['no', 'extra', 'light', 'plain'])
  const foods = [...new Set([...optionsWithEffect(alias, 'no'), ...ofOneFood, ...alias.named])]
  return foods.length > 0 ? { kind: 'without', foods, isLoose } : null
}

/** `light rice`: the option of this name, or the plain one with a note for the kitchen. */
function createLightRequest(alias: FoodAlias): OptionRequest | null {
  const light = optionsWithEffect(alias, 'light')
  if (light.length > 0) return { kind: 'light', foods: light }
  const plain = sharedFoods(alias, true)[0] ?? optionsOfOneFood(alias, ['plain'])
  return plain.length > 0 ? { kind: 'take', foods: plain, count: null, aside: 'light' } : null
}

/** `add onions`, where the dish has only `No onions`: takes that back. */
function createRestoration(alias: FoodAlias): OptionRequest | null {
  const removed = alias.isKind ? [] : optionsWithEffect(alias, 'no')
  return removed.length > 0 ? { kind: 'take', foods: removed, count: null } : null
}

/** Returns what a cue word and a food name ask for: `extra onions`; null for an unknown request. */
export function createOptionRequest(
  cue: OptionCue | null,
  alias: FoodAlias,
  count: number | null,
): OptionRequest | null {
  if (cue === 'without') return createRemoval(alias)
  if (cue === 'no extra') return { kind: 'without', foods: optionsWithEffect(alias, 'extra'), isLoose: true }
  if (cue === 'light') return createLightRequest(alias)
  const isPlain = cue === null || cue === 'add'
  const [likely, ...otherwise] = sharedFoods(alias, cue !== null)
  if (likely && isPlain) return { kind: 'take', foods: likely, count, otherwise }
  const all = likely ?? optionsOfOneFood(alias, ['plain', 'extra'])
  // `cheese` is the plain one, although there is `Extra cheese` too.
  const foods = isPlain && !hasEffect(all, 'plain') ? optionsOfOneFood(alias, ['plain']) : all
  const isOffered = hasEffect(foods, 'plain') || hasEffect(foods, 'extra')
  if (cue === 'double' || cue === 'triple')
    return isOffered ? { kind: 'double', foods, times: cue === 'double' ? 2 : 3 } : null
  if (cue === 'more') return isOffered ? { kind: 'more', foods, count } : null
  if (hasEffect(foods, 'plain')) return { kind: 'take', foods, count }
  return cue === 'add' ? createRestoration(alias) : null
}
