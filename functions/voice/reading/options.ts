import { singleGroupsOf } from '../grammar/parse/draft'
import type { OptionReader } from '../grammar/parse/option-reader'
import { againAt, pieceAt } from '../grammar/parse/pieces'
import { getFoodAliases } from '../grammar/resolve/option-aliases'
import { alsoWithoutAt, readRefusedListAt } from '../grammar/resolve/read-option-requests'
import { parseNumberAt } from '../grammar/tokenize/words'
import type { Meaning } from './constructs'
import { costs } from './costs'
import { AFTER_ALL, ENDS_ITEM, ON_IT } from './patterns'
import { cutsName, startsDish } from './mentions'
import type { Spans } from './spans'
import type { Candidate, State, Step } from './state'

/** What the rules for the words after a name are given, and where they leave what they find. */
export type Place = {
  readonly spans: Spans
  readonly state: State
  readonly word: string
  readonly text: string
  readonly read: OptionReader
  /** The request for an option that starts here. */
  readonly reading: ReturnType<OptionReader>
  /** Whether the words belong to an unknown item: `a milkshake with onions`. */
  readonly isOfUnknown: boolean
  readonly add: (meaning: Meaning, to: number, cost: number, step?: Step) => void
}

/** `one with …`: how many pieces of the line the words are for. */
export const pieceOf = ({ words }: Spans, { at, pieces, hasRequests, groups }: State, read: OptionReader) =>
  pieceAt(words, at, read, { isNext: pieces > 1, hasRequests }) ?? againAt(words, at, read, groups)

type Reading = NonNullable<Place['reading']>

/** `and a side of bacon`, `plus two fried eggs`: whether a request is rather a dish of its own. */
function isOwnDish({ spans, state, word, text }: Place, reading: Reading): boolean {
  const { words } = spans
  const { at } = state
  const to = at + reading.length
  const base = at + (word === 'plus' ? 1 : /^(?:along|together) with /.test(text) ? 2 : 0)
  const own = parseNumberAt(words, base)
  const isSide = own === null && /^(?:sides?|orders?) of$/.test(words.slice(at - 2, at).join(' '))
  const lead = isSide ? at - 2 : at
  const before = own ? null : parseNumberAt(words, lead - 1)
  const counted = own ?? (before?.length === 1 ? before : null)
  const from = before?.length === 1 ? lead - 1 : lead
  if (!startsDish(spans, base + (own?.length ?? 0), to) || ON_IT.test(words.slice(to, to + 2).join(' '))) return false
  if (base > at || ENDS_ITEM.test(words.slice(Math.max(0, from - 3), from).join(' '))) return true
  const isListed = counted?.isArticle === true && state.hasWith && !isSide && !words.slice(at, to).includes('of')
  return counted !== null && !isListed
}

function costOf(place: Place, reading: Reading, groups: readonly string[]): number {
  const { spans, state, word, read } = place
  const to = state.at + reading.length
  const isRefused = reading.requests.every(({ kind }) => kind === 'without')
  const isAboutDish = isRefused && (startsDish(spans, to) || AFTER_ALL.test(spans.words.slice(to, to + 3).join(' ')))
  const isChosen = state.pieces === 1 && groups.some((id) => state.groups.includes(id))
  const isPiece = word === 'one' && reading.isCounted === true && state.isMany && pieceOf(spans, state, read) !== null
  return (
    costs.option +
    costs.optionWord * (reading.named - 1) +
    (isChosen ? costs.chosenAgain : 0) +
    (isOwnDish(place, reading) || isAboutDish ? costs.optionOfName : 0) +
    (cutsName(spans, state.at, to) || isPiece ? costs.optionInName : 0)
  )
}

/** Goes on with a list that was refused: `no onions, pickles or mustard`. */
function readRefused(place: Place, reading: Reading, first: string) {
  const { words } = place.spans
  const { at, head } = place.state
  const notes = [first]
  let to = at + reading.length
  let [isUnsure, isChoice] = [false, false]
  const next = () => readRefusedListAt(words, to, place.read, reading)
  for (let found = next(); found; found = next()) {
    notes.push(`no ${words.slice(found.from, found.to).join(' ')}`)
    isChoice = isChoice || found.isChoice
    isUnsure = isUnsure || !found.isIncluded
    to = found.to
  }
  const aliases = head?.dishes[0] && getFoodAliases(head.dishes[0])
  const more = () => (aliases ? alsoWithoutAt(words, to, aliases) : 0)
  for (let length = more(); length > 0; length = more()) {
    const link = /^(?:or|and|nor|,)$/.test(words[to + 1] ?? '') ? 2 : 1
    notes.push(`no ${words.slice(to + link, to + length).join(' ')}`)
    to += length
  }
  return { notes, to, isUnsure: isUnsure && !isChoice }
}

/** Lists the requests for options that start at a position: of the dish, or of one before. */
export function listOptions(place: Place): readonly Candidate[] {
  const { spans, state, word, reading } = place
  const { words, readerOf } = spans
  const { at, head, groups } = state
  if (!head) return []
  if (!reading) {
    // `a burger and a cola, no onions`: a request for a dish before.
    for (const of of state.earlier.toReversed()) {
      const [dish] = of.dishes
      const late = dish && of.dishes.length === 1 ? readerOf(dish)(at) : null
      if (!late) continue
      const to = at + late.length
      const notes = [words.slice(at, to).join(' ')]
      return [{ meaning: { kind: 'option', reading: late, notes, isUnsure: false }, to, cost: costs.late, of }]
    }
    return []
  }
  // `everything but onions`
  const isBut = words[at - 1] === 'but' && /^(?:everything|toppings?|all)$/.test(words[at - 2] ?? '')
  const chosen = singleGroupsOf(reading)
  const cost = costOf(place, reading, chosen)
  const to = at + reading.length
  const first = `${isBut && !reading.isCued ? 'no ' : ''}${words.slice(at, to).join(' ')}`
  const hasWith = state.hasWith || /^(?:with|add|topped|con)$/.test(word)
  const step = { groups: [...groups, ...chosen], hasRequests: true, hasWith }
  const meaning = (notes: readonly string[], isUnsure: boolean): Meaning => ({
    kind: 'option',
    reading,
    notes,
    isUnsure,
  })
  const single: Candidate = { meaning: meaning([first], false), to, cost, step }
  if (!isBut && !reading.requests.every(({ kind }) => kind === 'without')) return [single]
  const list = readRefused(place, reading, first)
  if (list.notes.length === 1) return [single]
  return [single, { meaning: meaning(list.notes, list.isUnsure), to: list.to, cost: cost + costs.pause, step }]
}
