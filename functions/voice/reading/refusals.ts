import type { MenuItem } from '#shared/menu/contract'
import type { Intent } from '../grammar/edit/intent'
import type { Reader } from '../grammar/parse/option-reader'
import { refusedBehindLength } from '../grammar/cover/stance-cues'
import { isWithin } from '../grammar/recognize/choose-dish'
import { findNames } from '../grammar/recognize/names'
import { applyOptionRequests, findOptionGroups } from '../grammar/resolve/apply-option-requests'
import type { SpokenLine } from '../grammar/resolve/line-options'
import { detectAllergens, isFreeOf, mentionsFood } from '../grammar/safety/allergens'
import { asItComes } from '../grammar/safety/ordered-dish'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { parseNumberAt, type Words } from '../grammar/tokenize/words'
import { INSTEAD } from './patterns'
import type { Segment } from './segments'

/** Everything that stage 3 reads from. */
export type Reading = {
  readonly words: Words
  /** The words, with pauses for numbers that count no dish. */
  readonly counting: Words
  readonly segments: readonly Segment[]
  readonly vocabulary: Vocabulary
  readonly readerOf: Reader
}

/** The intent so far, with the lines of the cart. */
export type State = Intent & {
  readonly context: readonly SpokenLine[]
  /** Lines of the cart that the sentence leaves out without a word of removal: `no cola`. */
  readonly omitted: readonly SpokenLine[]
}

export const isOf =
  (dish: MenuItem) =>
  (line: SpokenLine): boolean =>
    line.dish.id === dish.id

const REMOVES =
  /\b(?:remove|delete|cancel|drop|scratch|strike|never ?mind|get rid|take|forget|leave|lose|ditch|nix|scrap|skip|avoid|changed my mind|(?:dont|do not|no longer|didnt) (?:want|need|add|put)|quita\w*|quite (?:el|la|los|las|mi|mis|un|una)|elimin[ae]|cancel[ae]|olvid[ae]\w*|undo|after all)\b/
/** Refusals that say what a dish comes without, or what the guest doesn't want. */
const OMITS = /\b(?:without|no|sin)\b/
const OF_DISH = /^(?:without|sin)\b/
const NO_EXTRA = /\b(?:extra|additional|more|thanks|thank|stop|enough|nothing|none|neither|need for|pass)\b/

/** Whether a line has the dish and the options that words name: `the well done steak`. */
function matches({ dish, notes, options }: SpokenLine, said: MenuItem, requests: readonly string[]): boolean {
  if (dish.id !== said.id) return false
  const now = applyOptionRequests(dish, notes, options)
  const then = applyOptionRequests(dish, [...notes, ...requests], options)
  return then.notes.length > now.notes.length || now.options.join() === then.options.join()
}

const TAKES_BACK =
  /^(?:please )?(?:remove|delete|cancel|drop|scratch|undo|take off|take out|take away|quita|cancela|elimina|borra) (?:that|it|this|them|those|eso|esto|lo)(?: one)?$/
const TAKES_ALL =
  /^(?:please )?(?:remove|delete|cancel|clear|forget|quita|cancela|borra) (?:everything|all(?: of (?:it|them|that))?|todo)$/
const TAKES_NAMED =
  /^(?:please )?(?:remove|delete|cancel|take off|take out|quita|elimina) (?:the |my |that |el |la |los |las )?/

/** Returns the dishes that a clause refuses; of a part of a name, the only known one. */
function listRefused(stance: NonNullable<Segment['stance']>, known: readonly MenuItem[]): readonly MenuItem[] {
  const named = stance.dishes.map((dish) => {
    const [near, ...others] = known.includes(dish) ? [] : known.filter((each) => isWithin(dish, each))
    return near && others.length === 0 ? near : dish
  })
  const parts = stance.kinds.flatMap((dishes) => {
    const there = known.filter((dish) => dishes.includes(dish))
    return there.length === 1 ? there : []
  })
  const all = stance.isNamed || parts.length === 0 ? [...named, ...parts] : parts
  return [...new Set(all)]
}

/** A refusal that names no dish of the menu: `remove that`, `remove the pizza`. */
function refuseRest(state: State, said: string): State {
  const known = [...state.add, ...state.context]
  if (TAKES_ALL.test(said))
    return { ...state, add: [], remove: state.add.length > 0 ? [] : state.context, isUnclear: known.length === 0 }
  if (TAKES_BACK.test(said))
    return state.add.length > 0
      ? { ...state, add: state.add.slice(0, -1) }
      : { ...state, remove: state.context.slice(-1), isUnclear: known.length === 0 }
  const name = TAKES_NAMED.test(said) ? said.replace(TAKES_NAMED, '') : ''
  return name === ''
    ? { ...state, isUnclear: state.isUnclear || (known.length === 0 && / /.test(said)) }
    : { ...state, unknown: [...state.unknown, { said: name, near: [] }] }
}

/** Returns the food of a refusal behind it: `shrimp` of `shrimp not permitted`. */
function findFoodBefore(said: string): string | null {
  const words = said.split(' ')
  const at = words.findIndex((_, from) => from > 0 && refusedBehindLength(words.slice(from).join(' ')) > 0)
  return at < 0 ? null : words.slice(0, at).join(' ')
}

/**
 * Leaves a food out of the new lines that have it, else out of the last. They wait for a yes, with
 * the option, or with the guest's words for the kitchen.
 */
function leaveOut(lines: readonly SpokenLine[], food: string, said: string): readonly SpokenLine[] {
  const has = ({ dish }: SpokenLine) => {
    const own = asItComes(dish)
    return mentionsFood(own, food) || !isFreeOf(own, detectAllergens(food))
  }
  const concerned = lines.some(has) ? lines.filter(has) : lines.slice(-1)
  return lines.map((line) => {
    const isOption = [food, `no ${food}`].some((each) => findOptionGroups(line.dish, each).length > 0)
    const note = isOption ? `no ${food}` : said
    return concerned.includes(line) ? { ...line, notes: [...line.notes, note], isUnsure: true } : line
  })
}

/** Takes refused dishes out of this sentence or out of the cart. */
export function refuse(state: State, segment: Segment, { words, vocabulary, readerOf }: Reading): State {
  const { stance } = segment
  if (!stance || (stance.stance !== 'refusal' && stance.stance !== 'feeling')) return state
  const text = words.slice(stance.from, stance.to).join(' ')
  const food = stance.isNamed || state.add.length === 0 ? null : findFoodBefore(text)
  if (food !== null) return { ...state, add: leaveOut(state.add, food, text) }
  const names = findNames(words, vocabulary).filter(({ from, to }) => from >= stance.from && to <= stance.to)
  const known = [...new Set([...state.add, ...state.context].map(({ dish }) => dish))]
  const dishes = listRefused(stance, known)
  const said = text.replace(/ ,/g, '').replace(/ (?:please|thanks|now|por favor)$/, '')
  const isUnknown = !stance.isNamed && TAKES_NAMED.test(said) && !dishes.some((dish) => known.includes(dish))
  if (stance.stance === 'refusal' && (dishes.length === 0 || isUnknown)) return refuseRest(state, said)
  return dishes.reduce<State>((now, dish) => {
    const name = names.find(({ dishes }) => dishes.includes(dish))
    const read = readerOf(dish)
    const requests: string[] = []
    for (let at = stance.from; at < (name?.from ?? stance.from); at += 1) {
      const reading = read(at, name?.from ?? at)
      if (reading && !reading.isCued) requests.push(words.slice(at, at + reading.length).join(' '))
    }
    if (now.add.some((line) => matches(line, dish, requests)))
      return { ...now, add: now.add.filter((line) => !matches(line, dish, requests)) }
    const isTakenOut = REMOVES.test(text)
    // `a dragon roll without lemonade` is about the roll.
    const isOmitted = OMITS.test(text) && !(now.add.length > 0 && OF_DISH.test(text))
    const isRemoval = stance.stance === 'refusal' && (isTakenOut || isOmitted || INSTEAD.test(text))
    const takeOut = (gone: readonly SpokenLine[]): State =>
      isTakenOut ? { ...now, remove: [...now.remove, ...gone] } : { ...now, omitted: [...now.omitted, ...gone] }
    const there = now.context.filter((line) => matches(line, dish, requests))
    const number = name
      ? [1, 2].map((back) => parseNumberAt(words, name.from - back)).find((each) => each && !each.isArticle)
      : null
    if (isRemoval && there.length > 0 && !/\b(?:extra|additional|more)\b/.test(text))
      return takeOut(there.map((line) => ({ ...line, quantity: number?.value ?? line.quantity ?? 1, notes: [] })))
    const isAlone = known.length === 0 && now.context.length === 0
    // `no california roll`, but not `no butter` where a dish has it in its name
    const isSure = isTakenOut || stance.isNamed
    if (isRemoval && isSure && !NO_EXTRA.test(text) && !INSTEAD.test(text) && isAlone)
      return takeOut([{ dish, quantity: number?.value ?? 1, notes: [], said: dish.name }])
    return { ...now, declined: [...now.declined, dish] }
  }, state)
}
