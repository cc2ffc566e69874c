import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { modifierWords, parseNumberAt, singularize, splitWords, stopWords, wordSet } from '../tokenize/words'

export type DishOption = OptionGroup['options'][number]

/** What an option does with its food: `No onions`, `Extra chicken`, `Light rice`. */
type OptionEffect = 'no' | 'extra' | 'light' | 'plain'

/** An option with the food that its name contains, as stems. */
export type KnownOption = {
  readonly group: OptionGroup
  readonly option: DishOption
  readonly effect: OptionEffect
  readonly core: readonly string[]
  /** Equal for `Yum yum sauce` and `Extra yum yum`. */
  readonly food: string
}

/**
 * Words that guests use for foods. `named` options have this name, `meant` options may be called
 * so.
 */
export type FoodAlias = {
  readonly stems: readonly string[]
  readonly named: readonly KnownOption[]
  readonly meant: readonly KnownOption[]
  /** The words stand for several foods, as `rice` and `sauce` do. */
  readonly isKind: boolean
  /** The name with its last word first: `rice brown`. */
  readonly isTurned?: boolean
}

/** The option names and aliases to recognize for a dish. */
export type FoodAliases = {
  readonly dish: MenuItem
  readonly known: readonly KnownOption[]
  readonly aliases: readonly FoodAlias[]
  readonly byFirst: ReadonlyMap<string, readonly FoodAlias[]>
  /** Words that several options share: `cheese`. */
  readonly kinds: ReadonlySet<string>
  /** Options by their exact names. */
  readonly exact: ReadonlyMap<string, readonly KnownOption[]>
}

/** Returns the form in which words of options are compared: singular, numbers in digits. */
function toStem(word: string): string {
  const number = word === 'a' || word === 'an' || word === 'single' ? null : parseNumberAt([word], 0)
  return number ? String(number.value) : singularize(word)
}

const LONGEST_NAME = 6

const stemsIn = (text: string): readonly string[] =>
  splitWords(text)
    .filter((word) => word !== ',')
    .map(toStem)

// These words alone name no food.
const adjectives = wordSet('done well cup small of side leave out add')

const effects = { no: 'no', extra: 'extra', light: 'light' } as const

function knownOf(group: OptionGroup, option: DishOption): KnownOption {
  const stems = stemsIn(option.name)
  const [first = '', ...rest] = stems
  const effect = first === 'no' || first === 'extra' || first === 'light' ? effects[first] : 'plain'
  // `Extra spicy` is a level of its own, not more of something.
  // `Light roast` next to `Dark roast` is a kind and not an amount.
  const isShade = effect === 'light' && group.options.some(({ name }) => /^(?:dark|medium) /i.test(name))
  const isOwn =
    effect === 'plain' || rest.length === 0 || isShade || (effect === 'extra' && modifierWords.has(rest.join(' ')))
  const core = isOwn ? stems : rest
  // `Yum yum sauce` of the group `Sauces` is the food `yum yum`.
  const head = core[0] ?? ''
  const isLong =
    core.length > 1 &&
    stemsIn(group.name).includes(core.at(-1) ?? '') &&
    // `light` alone is an amount: `light ice`.
    head !== 'light' &&
    ![modifierWords, stopWords].some((words) => words.has(head)) &&
    !/^\d/.test(head)
  return { group, option, effect: isOwn ? 'plain' : effect, core, food: (isLong ? core.slice(0, -1) : core).join(' ') }
}

const colours = wordSet(`
  white black brown yellow dark light blue green red pink golden dried baked roasted grilled caramelized smoked`)

const textures = wordSet('crispy crunchy soft hard')

/** What guests count instead: `two patties` for the option `Double` of the group `Patty`. */
const multiples: ReadonlyMap<string, number> = new Map([['single', 1], ['double', 2], ['triple', 3], ['quad', 4], ['quadruple', 4]]) // prettier-ignore

/** Lists other names of a food. */
function aliasesOf({ core, group }: KnownOption, known: readonly KnownOption[]): readonly (readonly string[])[] {
  const last = core.at(-1) ?? ''
  const isTelling = (word: string) =>
    new Set(known.flatMap((other) => (other.core.includes(word) ? [other.food] : []))).size === 1 &&
    ![stopWords, adjectives, modifierWords].some((words) => words.has(word))
  // `wheat` for the wheat bread of the group `Bread`.
  const isHead = core.length > 1 && stemsIn(group.name).includes(last)
  const lead = core.slice(0, -1)
  const short = isHead && !lead.every((word) => word === 'light' || stopWords.has(word)) ? [lead] : []
  // `Extra large` and `Two liters` don't turn into `large extra` and `liters 2`.
  const isTurnable = core.length > 1 && !/^(?:extra|light|no|\d.*)$/.test(core[0] ?? '') && !/^\d/.test(last)
  const parts = isTurnable ? [[last, ...lead], ...[last].filter(isTelling).map((word) => [word])] : []
  // `hazelnut` for the hazelnut syrup among other syrups.
  const isOfSeveral = known.filter((other) => other.group === group && other.core.at(-1) === last).length > 1
  const isLead =
    core.length === 2 && isOfSeveral && lead.every((word) => isTelling(word) && !colours.has(word) && !/^\d/.test(word))
  // `crispy` for the only crispy shell.
  const [head = ''] = core
  const isOnly = core.length > 1 && known.filter((other) => other.core.includes(head)).length === 1
  const texture = textures.has(head) && isOnly ? [[head]] : []
  const groupStems = stemsIn(group.name)
  const count = core.length === 1 ? multiples.get(head) : undefined
  const counted = count === undefined ? [] : [[String(count), ...groupStems]]
  // `triple patty` for the option `Triple` of the group `Patty`.
  const grouped =
    core.length === 1 && groupStems.length === 1 && core[0] !== groupStems[0] ? [[...core, ...groupStems]] : []
  return [...parts, ...short, ...texture, ...counted, ...grouped, ...(isLead && !isHead ? [lead] : [])]
}

/** `warm` for an option called `warmed`, `whip cream` for `whipped cream`. */
const participlesOf = (names: readonly string[]): readonly (readonly string[])[] =>
  names.flatMap((name) => {
    const [, verb, rest = ''] = /^([a-z]{4,})ed( .+)?$/.exec(name.toLowerCase()) ?? []
    return verb === undefined ? [] : [stemsIn(verb.replace(/(.)\1$/, '$1') + rest), stemsIn(verb + rest)]
  })

const degrees = /^(?:non\w+|low|reduced|full|fat|free)$/

/** `nonfat` and `fat free` for options called `nonfat milk` and `fat free milk`. */
const degreesOf = (stems: readonly string[]): readonly (readonly string[])[] => {
  const lead = stems.slice(0, -1)
  return lead.length > 0 && lead.every((word) => degrees.test(word)) ? [lead] : []
}

/**
 * Lists the words that several options of a group share or that name the group: `rice`, `sauce`,
 * `protein`.
 */
function kindsIn(group: OptionGroup, known: readonly KnownOption[]): readonly FoodAlias[] {
  const own = known.filter((each) => each.group === group)
  const named = stemsIn(group.name).filter((stem) => stem !== 'or' && !adjectives.has(stem) && stem !== 'extra')
  const shared = own.flatMap(({ core }) => core.slice(-1)).filter((stem, at, all) => all.indexOf(stem) !== at)
  return [...new Set([...shared, ...named])]
    .filter((stem) => !modifierWords.has(stem) && !stopWords.has(stem))
    .map((stem) => {
      const sharing = named.length === 1 && named[0] === stem ? [] : own.filter(({ core }) => core.includes(stem))
      return { stems: [stem], named: sharing.length > 0 ? sharing : own, meant: [], isKind: true }
    })
}

const aliasCache = new WeakMap<MenuItem, FoodAliases>()

const DEED = /^(?:un|non|without|less|low|no|extra|light)|\bfree$/

/**
 * How many lines of the cart an option request may be for, the latest first. Each word of a message
 * is compared with the options of all of them.
 */
export const MAX_CART_LINES = 4

/** Returns the aliases of a dish, computed once per dish. */
export function getFoodAliases(dish: MenuItem): FoodAliases {
  const cached = aliasCache.get(dish)
  if (cached) return cached
  const all = dish.optionGroups.flatMap((group) => group.options.map((option) => knownOf(group, option)))
  // `Cinnamon syrup` is another food than `Cinnamon`.
  const isOther = (each: KnownOption) =>
    all.some((other) => other !== each && other.effect === 'plain' && other.core.join(' ') === each.food)
  const known = all.map((each) =>
    each.effect === 'plain' && isOther(each) ? { ...each, food: each.core.join(' ') } : each,
  )
  type Draft = { readonly stems: readonly string[]; named: KnownOption[]; meant: KnownOption[]; derived: KnownOption[] }
  const byWords = new Map<string, Draft>()
  const draftOf = (stems: readonly string[]) => {
    const draft = byWords.get(stems.join(' ')) ?? { stems, named: [], meant: [], derived: [] }
    byWords.set(stems.join(' '), draft)
    return draft
  }
  for (const each of known) {
    for (const name of new Set([each.core.join(' '), each.food])) draftOf(name.split(' ')).named.push(each)
    for (const stems of aliasesOf(each, known)) draftOf(stems).derived.push(each)
    for (const stems of new Set(participlesOf([each.option.name, ...each.option.alsoCalled])))
      draftOf(stems).derived.push(each)
    for (const name of each.option.alsoCalled) {
      for (const stems of degreesOf(stemsIn(name))) draftOf(stems).derived.push(each)
      // `unsalted` is what `No salt` does, `eel sauce` is what `No glaze` leaves out.
      const isDeed = each.effect === 'light' || (each.effect !== 'plain' && DEED.test(name))
      draftOf(stemsIn(name)).meant.push(isDeed ? { ...each, effect: 'plain', food: name } : each)
    }
  }
  const specific: readonly FoodAlias[] = [...byWords.values()].map(({ derived, ...alias }) => ({
    ...alias,
    // The owner's names win over parts of names.
    meant: alias.meant.length > 0 ? alias.meant : derived,
    isKind: false,
    isTurned: alias.stems.length > 1 && alias.named.length + alias.meant.length === 0,
  }))
  const kinds = dish.optionGroups
    .flatMap((group) => kindsIn(group, known))
    .filter(({ stems }) => !byWords.has(stems.join(' ')))
  const aliases = [...specific, ...kinds].sort((one, other) => other.stems.length - one.stems.length)
  const byFirst = new Map<string, FoodAlias[]>()
  for (const alias of aliases) byFirst.set(alias.stems[0] ?? '', [...(byFirst.get(alias.stems[0] ?? '') ?? []), alias])
  const exact = new Map<string, KnownOption[]>()
  for (const each of known)
    for (const name of [each.option.name, ...each.option.alsoCalled].map((text) => splitWords(text).join(' ')))
      exact.set(name, [...(exact.get(name) ?? []), each])
  const shared = new Set(kinds.flatMap(({ stems }) => stems))
  const found: FoodAliases = { dish, known, aliases, byFirst, kinds: shared, exact }
  aliasCache.set(dish, found)
  return found
}

/** Returns the food with the longest matching alias at a position, or null. */
export function findFoodAliasAt(words: readonly string[], at: number, aliases: FoodAliases): FoodAlias | null {
  const start = words[at] ?? ''
  const first = aliases.byFirst.get(toStem(start)) ?? aliases.byFirst.get(start.replace(/s$/, ''))
  if (!first) return null
  const here = words.slice(at, at + LONGEST_NAME + 1).map(toStem)
  const isHere = ({ stems }: FoodAlias, from: number) =>
    stems.every((stem, index) => {
      const word = words[at + from + index] ?? ''
      // `greens salad`, where `greens` are another food than `green salad`.
      const isOther = index < stems.length - 1 && word !== stem && aliases.exact.has(word) && !aliases.exact.has(stem)
      return !isOther && (here[from + index] === stem || word === `${stem}s`)
    })
  // `rice brown beans`: the last word starts a name of its own.
  const isBroken = ({ stems }: FoodAlias) =>
    aliases.byFirst.get(stems.at(-1) ?? '')?.some((next) => next.stems.length > 1 && isHere(next, stems.length - 1))
  const alias = first.find((each) => isHere(each, 0) && !(each.isTurned === true && isBroken(each) === true))
  if (!alias) return null
  // `peppers` are a vegetable, `pepper` is a spice.
  const written = aliases.exact.get(words.slice(at, at + alias.stems.length).join(' '))
  const all = [...alias.named, ...alias.meant]
  const isShared = new Set(all.map(({ food }) => food)).size > 1 && all.every(({ effect }) => effect === 'plain')
  return written && isShared && !alias.isKind ? { ...alias, named: written, meant: [] } : alias
}
