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

/** Returns the options of a food; for a kind of food, the options that the dish comes with. */
function foodsOf({ named, meant, isKind }: FoodAlias, turn: 'plain' | 'any'): readonly KnownOption[] {
  const fits = (each: KnownOption) => turn === 'any' || each.turn === 'plain' || each.turn === 'extra'
  const [own, other] = [named.filter(fits), meant.filter(fits)]
  const all = own.length > 0 ? own : other
  const usual = isKind ? all.filter(({ option }) => option.isDefault) : all
  const foods = new Set(usual.map(({ food }) => food))
  return foods.size === 1 ? all.filter(({ food }) => foods.has(food)) : []
}

/**
 * Returns the foods of a name that several groups share, the likeliest first: `a medium coffee` is
 * a size or a roast. In a list after `with`, an option of which more may be taken is likelier.
 */
function sharedFoods({ named, meant, isKind }: FoodAlias, isListed: boolean): readonly (readonly KnownOption[])[] {
  const all = [...new Set([...named, ...meant])].filter(({ turn }) => turn === 'plain')
  const groups = [...new Set(all.map(({ group }) => group))]
  const ofGroups = groups.map((group) => all.filter((each) => each.group === group))
  if (isKind || groups.length < 2 || ofGroups.some((own) => new Set(own.map(({ food }) => food)).size > 1)) return []
  const isLikely = ([first]: readonly KnownOption[]) => (first?.group.max ?? 1) > 1 === isListed
  return [...ofGroups.filter(isLikely), ...ofGroups.filter((own) => !isLikely(own))]
}

const turned = (foods: readonly KnownOption[], turn: KnownOption['turn']): boolean =>
  foods.some((each) => each.turn === turn)

/** Returns the request to leave a food out, or null if the dish has no such option. */
export function without(call: FoodAlias, isLoose = false): OptionRequest | null {
  if (call.isKind) return { kind: 'without', foods: call.named, isLoose }
  const no = [...call.named, ...call.meant].filter(({ turn }) => turn === 'no')
  const own = foodsOf(call, 'any')
  const foods = [...new Set([...no, ...own, ...call.named])]
  return foods.length > 0 ? { kind: 'without', foods, isLoose } : null
}

const plainOnly = ({ named, meant, ...call }: FoodAlias): FoodAlias => ({
  ...call,
  named: named.filter(({ turn }) => turn === 'plain'),
  meant: meant.filter(({ turn }) => turn === 'plain'),
})

/** Returns what a cue word and a food name ask for: `extra onions`; null for an unknown request. */
export function actOf(cue: OptionCue | null, call: FoodAlias, count: number | null): OptionRequest | null {
  if (cue === 'without') return without(call)
  if (cue === 'no extra') {
    const foods = [...call.named, ...call.meant].filter(({ turn }) => turn === 'extra')
    return { kind: 'without', foods, isLoose: true }
  }
  if (cue === 'light') {
    const foods = [...call.named, ...call.meant].filter(({ turn }) => turn === 'light')
    if (foods.length > 0) return { kind: 'light', foods }
    const plain = sharedFoods(call, true)[0] ?? foodsOf(plainOnly(call), 'plain')
    return turned(plain, 'plain') ? { kind: 'take', foods: plain, count: null, aside: 'light' } : null
  }
  const isPlain = cue === null || cue === 'add'
  const [likely, ...otherwise] = sharedFoods(call, cue !== null)
  if (likely && isPlain) return { kind: 'take', foods: likely, count, otherwise }
  const all = likely ?? foodsOf(call, 'plain')
  // `cheese` is the plain one, although there is `Extra cheese` too.
  const foods = isPlain && !turned(all, 'plain') ? foodsOf(plainOnly(call), 'plain') : all
  const has = turned(foods, 'plain') || turned(foods, 'extra')
  if (cue === 'double' || cue === 'triple')
    return has ? { kind: 'double', foods, times: cue === 'double' ? 2 : 3 } : null
  if (cue === 'more') return has ? { kind: 'more', foods, count } : null
  if (turned(foods, 'plain')) return { kind: 'take', foods, count }
  if (cue !== 'add') return null
  // Foods that exist only as an extra, or that were removed before.
  if (turned(foods, 'extra')) return { kind: 'more', foods, count }
  const left = [...call.named, ...call.meant].filter(({ turn }) => turn === 'no')
  return left.length > 0 && !call.isKind ? { kind: 'take', foods: left, count: null } : null
}
