import type { MenuItem } from '#shared/menu/contract'
import { resolveSelection, requiresSelection } from '#shared/menu/options'
import { toLowerInitial } from '#shared/menu/option-text'
import type { Text } from '#shared/voice/text'
import { memoize } from '#shared/platform/memoize'
import { splitWords } from '../tokenize/words'
import { getFoodAliases, type FoodAliases, type KnownOption, type DishOption } from './option-aliases'
import { readOptionRequests } from './read-option-requests'
import { ON_THE_SIDE } from './option-phrases'
import { sayComesWithout, sayNoneLeft, saySoldOut, sayTooMany, sayTooOften } from './option-remarks'
import type { OptionRequest } from './option-requests'

/** The selection of a line after its option requests were applied. */
type OptionSelection = {
  /** Ids of all selected options; an option selected twice is listed twice. */
  readonly options: readonly string[]
  /** Requests that are no options, for the kitchen to read. */
  readonly notes: readonly string[]
  /** Requests that can't be met, as sentences. */
  readonly refused: readonly Text[]
  /** Default options in groups where the guest made no choice. */
  readonly usual: readonly string[]
  /** Ids of groups that need a choice and have no usable default. */
  readonly open: readonly string[]
}

type Counts = ReadonlyMap<string, number>
type State = {
  readonly counts: Counts
  readonly refused: readonly Text[]
  readonly touched: ReadonlySet<string>
  /** Requests about chosen options, for the kitchen to read. */
  readonly asides: readonly string[]
}

const countIn = (counts: Counts, foods: readonly KnownOption[]): number =>
  foods.reduce((sum, { option }) => sum + (counts.get(option.id) ?? 0), 0)

/** Marks a group as chosen by the guest. `refused` explains what can't be done. */
const said = (state: State, { group }: KnownOption, counts: Counts, refused: readonly Text[] = []): State => ({
  ...state,
  counts,
  refused: [...state.refused, ...refused],
  touched: new Set([...state.touched, group.id]),
})

const offOf = (foods: readonly KnownOption[], counts: Counts): Counts =>
  new Map([...counts].filter(([id]) => !foods.some(({ option }) => option.id === id)))

/** Adds a food the wanted number of times, first as the plain option, then as the extra. */
function withFood(state: State, foods: readonly KnownOption[], wanted: number, { known, dish }: FoodAliases): State {
  const [first] = foods
  if (!first) return state
  const { group, food } = first
  const gone = foods.filter(({ option }) => !option.isAvailable)
  const open = foods.filter(({ option }) => option.isAvailable)
  if (open.length === 0) return said(state, first, state.counts, [saySoldOut(toLowerInitial(first.option.name))])
  const ofGroup = known.filter((each) => each.group === group)
  const others = ofGroup.filter((each) => !foods.includes(each))
  // A guest who asks for a food takes back an earlier "no" to it.
  const opposite = known.filter((each) => each.effect === 'no' && each.food === food && !foods.includes(each))
  const cleared = offOf([...foods, ...opposite, ...(group.max === 1 ? others : [])], state.counts)
  const room = group.max - countIn(cleared, ofGroup)
  const most = open.reduce((sum, { option }) => sum + option.upTo, 0)
  let left = Math.min(wanted, room, most)
  const counts = new Map(cleared)
  for (const { option } of [...open].sort((one) => (one.effect === 'plain' ? -1 : 1))) {
    const here = Math.min(left, option.upTo)
    if (here > 0) counts.set(option.id, here)
    left -= here
  }
  const name = toLowerInitial(first.option.name)
  const tooMuch = wanted > most ? [sayTooOften(dish, name, most)] : wanted > room ? [sayTooMany(dish, group)] : []
  const soldOut = gone.length > 0 && most < wanted ? [sayNoneLeft(toLowerInitial(gone[0]?.option.name ?? ''))] : []
  return said(state, first, counts, [...tooMuch, ...soldOut])
}

function without(
  state: State,
  { foods, isLoose }: Extract<OptionRequest, { kind: 'without' }>,
  aliases: FoodAliases,
): State | null {
  const [no] = foods.filter(({ effect }) => effect === 'no')
  const same = no ? aliases.known.filter((each) => each.effect !== 'no' && each.food === no.food) : []
  const held = [...foods.filter(({ effect }) => effect !== 'no'), ...same]
  const isHeld = countIn(state.counts, held) > 0
  if (no && !isLoose) return withFood({ ...state, counts: offOf(held, state.counts) }, [no], 1, aliases)
  const [first] = held.filter((each) => countIn(state.counts, [each]) > 0)
  if (!isHeld || !first) return isLoose ? state : null
  if (first.group.min > 0 && !isLoose) return null
  return said(state, first, offOf(held, state.counts))
}

const usualCount = (foods: readonly KnownOption[]): number => foods.filter(({ option }) => option.isDefault).length

/** Whether an option is a food of the dish, and not an addition such as `Extra chicken`. */
const isPlainFood = ({ effect, group }: KnownOption): boolean =>
  effect === 'plain' && !/\b(?:add|extra)/i.test(group.name)

const formatAside = (aside: string, name: string): string =>
  aside === ON_THE_SIDE ? `${name} ${aside}` : `${aside} ${name}`

const withAside = (state: State, [first]: readonly KnownOption[], aside: string | undefined): State =>
  aside === undefined || !first
    ? state
    : { ...state, asides: [...state.asides, formatAside(aside, toLowerInitial(first.option.name))] }

/** Takes a food as often as wanted. Where it may be taken once only, the kitchen gets a note. */
function withMost(
  state: State,
  foods: readonly KnownOption[],
  { wanted, aside }: { readonly wanted: number; readonly aside: string },
  aliases: FoodAliases,
): State {
  const all = foods.reduce((sum, { option }) => sum + (option.isAvailable ? option.upTo : 0), 0)
  const most = Math.min(all, foods[0]?.group.max ?? all)
  const isOnce = most === 1 && wanted > most
  return withAside(
    withFood(state, foods, isOnce ? most : wanted, aliases),
    isOnce ? foods : [],
    isOnce ? aside : undefined,
  )
}

/** Returns the state after one request, or null if the request changes nothing. */
function after(state: State, request: OptionRequest, aliases: FoodAliases): State | null {
  const { foods } = request
  const now = countIn(state.counts, foods)
  switch (request.kind) {
    case 'take': {
      const [no] = foods
      if (no?.effect === 'no') return now > 0 ? said(state, no, offOf(foods, state.counts)) : null
      // `medium roast, medium`: the group of the first meaning is chosen already.
      const isTaken = ([first]: readonly KnownOption[]) => first?.group.max === 1 && state.touched.has(first.group.id)
      const open = isTaken(foods) ? (request.otherwise?.find((each) => !isTaken(each)) ?? foods) : foods
      const held = Math.max(1, countIn(state.counts, open))
      return withAside(withFood(state, open, request.count ?? held, aliases), open, request.aside)
    }
    case 'more': {
      const own = Math.max(now, usualCount(foods))
      // Without a number, `extra bacon` is a second portion, unless the option is an addition.
      const isPortion = own === 0 && request.count === null && foods.every(isPlainFood)
      return withMost(state, foods, { wanted: own + (request.count ?? (isPortion ? 2 : 1)), aside: 'extra' }, aliases)
    }
    case 'double': {
      const own = usualCount(foods)
      const isOnlyExtra = foods.every(({ effect }) => effect === 'extra')
      const wanted = own > 0 ? own * request.times : request.times - (isOnlyExtra ? 1 : 0)
      return withMost(state, foods, { wanted, aside: request.times === 2 ? 'double' : 'triple' }, aliases)
    }
    case 'light':
      return withFood(state, foods, 1, aliases)
    case 'without':
      return without(state, request, aliases)
  }
}

/** Notes whose words are remembered: a message gives the same note to each line of the cart. */
const MOST_NOTES = 200

const wordsOf = memoize(splitWords, MOST_NOTES)

export const readNote = (note: string, aliases: FoodAliases) => readOptionRequests(wordsOf(note), aliases)

/** Applies all requests of a note. Returns null if part of the note is no option. */
function noted(state: State, note: string, aliases: FoodAliases): State | null {
  const requests = readNote(note, aliases)
  if (!requests) return null
  const wanted = requests.flatMap(({ kind, foods }) => (kind === 'without' ? [] : [foods]))
  const isOut = wanted.length === 1 && (wanted[0] ?? []).every(({ option }) => !option.isAvailable)
  // A food that replaces a sold-out option does not remove it.
  const doable = isOut ? requests.filter(({ kind }) => kind !== 'without') : requests
  return doable.reduce<State | null>((now, request) => now && after(now, request, aliases), state)
}

/** Lists the ids of the option groups that a note is about. */
export function findOptionGroups(dish: MenuItem, note: string): readonly string[] {
  const requests = dish.optionGroups.length > 0 ? readNote(note, getFoodAliases(dish)) : null
  return (requests ?? []).flatMap(({ foods }) => foods.map(({ group }) => group.id))
}

/** Lists the ids of the options that a note refuses, or those that it asks for. */
const foodsIn = (note: string, aliases: FoodAliases, isRefusal: boolean): readonly string[] =>
  (readNote(note, aliases) ?? [])
    .filter(({ kind }) => (kind === 'without') === isRefusal)
    .flatMap(({ foods }) => foods.map(({ option }) => option.id))

const countsOf = (ids: readonly string[], options: readonly DishOption[]): Counts =>
  new Map(
    options.flatMap(({ id }) => {
      const count = ids.filter((each) => each === id).length
      return count > 0 ? [[id, count] as const] : []
    }),
  )

/**
 * Applies requests to a line in order; a later request overrides an earlier one. `options` is the
 * existing selection, undefined for a new line.
 */
export function applyOptionRequests(
  dish: MenuItem,
  requests: readonly string[],
  options?: readonly string[],
): OptionSelection {
  const groups = dish.optionGroups
  if (groups.length === 0) return { options: [], notes: requests, refused: [], usual: [], open: [] }
  const aliases = getFoodAliases(dish)
  const all = groups.flatMap((group) => group.options)
  const usual = all.filter(({ isDefault, isAvailable }) => isDefault && isAvailable).map(({ id }) => id)
  const start: State = { counts: countsOf(options ?? usual, all), refused: [], touched: new Set(), asides: [] }
  let rest: readonly { readonly note: string; readonly refused: readonly string[] }[] = []
  const end = requests.reduce((state, note) => {
    const next = noted(state, note, aliases)
    if (!next) {
      rest = [...rest, { note: note.replace(/^with (?=(?:no|extra) )/, ''), refused: foodsIn(note, aliases, true) }]
      return state
    }
    // `no cheese` of a dish without cheese, and then `extra cheese`
    const wanted = rest.length > 0 ? foodsIn(note, aliases, false) : []
    rest = rest.filter(({ refused }) => !refused.some((id) => wanted.includes(id)))
    return next
  }, start)
  const ids = all.flatMap(({ id }) => Array.from({ length: end.counts.get(id) ?? 0 }, () => id))
  const { chosen } = resolveSelection(groups, ids)
  const unanswered = options ? [] : groups.filter((group) => requiresSelection([group]) && !end.touched.has(group.id))
  const gone = groups
    .filter(({ min }) => !options && min === 0)
    .flatMap((group) => (end.touched.has(group.id) ? [] : group.options))
    .filter(({ isDefault, isAvailable }) => isDefault && !isAvailable)
  return {
    options: ids,
    notes: [...end.asides, ...rest.map(({ note }) => note)],
    refused: [...end.refused, ...gone.map(({ name }) => sayComesWithout(toLowerInitial(name)))],
    usual: chosen
      .filter(({ group }) => unanswered.some(({ id }) => id === group.id))
      .map(({ option }) => toLowerInitial(option.name)),
    open: groups
      .filter(({ id, min }) => chosen.filter(({ group }) => group.id === id).length < min)
      .map(({ id }) => id),
  }
}
