import { endOfUnknown } from '../grammar/parse/pieces'
import { CUES, isContent, REFUSALS, SEPARATORS } from '../grammar/parse/region-words'
import { singleGroupsOf } from '../grammar/parse/draft'
import { isPlural, PAUSE, parseNumberAt, stopWords } from '../grammar/tokenize/words'
import type { Meaning, Mention } from './constructs'
import { costs } from './costs'
import { freeAt } from './patterns'
import { isCueAt, readerFor, type Spans } from './spans'
import type { Candidate, State } from './state'

/** How far before its name a dish may start: `two large iced decaf lattes`. */
const LONGEST_LEAD = 12

/** What a dish that starts at a position costs, by the words before it. */
function costOfOpening(spans: Spans, { at, last }: State): number {
  const { words } = spans
  const previous = words[at - 1] ?? ''
  const number = parseNumberAt(words, at)
  const isJoined = /^(?:along with|well as|together with)$/.test(`${words[at - 2] ?? ''} ${previous}`)
  const isWithin = !isJoined && /^(?:with|of|in|con|topped)$/.test(previous)
  // A piece of the line before has requests of its own.
  const ofPiece = last?.kind === 'piece' ? costs.openAfterPiece : 0
  if (at > 0 && (REFUSALS.has(previous) || isCueAt(spans, at - 1))) return costs.openAfterRefusal + ofPiece
  const isSmall = stopWords.has(previous) && previous !== 'on' && !isWithin
  if (isJoined || isSmall || at === 0 || last?.kind === 'turn' || SEPARATORS.has(previous)) return ofPiece
  return (number && !number.isArticle ? costs.openCounted : costs.openInside) + ofPiece
}

/** Opens each dish whose words may start at the position of a state. */
export function openDishes(spans: Spans, state: State): readonly State[] {
  const { words, mentions } = spans
  const { at } = state
  if (words[at] === PAUSE) return []
  const number = parseNumberAt(words, at)
  const cost = state.cost + costOfOpening(spans, state)
  const isLed = number !== null || freeAt(words, at) > 0
  const opened: State[] = []
  for (let from = at; from <= Math.min(words.length - 1, at + LONGEST_LEAD); from += 1) {
    if (from > at + 1 && words[from - 1] === PAUSE && !number) break
    for (const pending of mentions[from] ?? []) {
      if (!isLed && from > at && readerFor(spans, pending)(at, from) === null) continue
      const fresh = {
        quantity: null,
        hasContent: false,
        isMany: false,
        groups: [],
        pieces: 1,
        hasRequests: false,
        hasWith: false,
      }
      opened.push({ ...state, ...fresh, cost, pending })
    }
  }
  return opened
}

const PUTS = /^(?:to|on|onto|in|into)$/

/** `add bacon and cheese to a burger`: whether words before a name are put onto the dish. */
function isPutOn(words: readonly string[], at: number, to: number, hasContent: boolean): boolean {
  if (hasContent && PUTS.test(words[at - 1] ?? '')) return true
  for (let place = at + 1; place < to; place += 1)
    if (
      PUTS.test(words[place] ?? '') &&
      (parseNumberAt(words, place + 1) || /^(?:the|my|that)$/.test(words[place + 1] ?? ''))
    )
      return true
  return false
}

/** Lists what the words before a dish's name may mean. */
export function beforeName(spans: Spans, state: State, mention: Mention): readonly Candidate[] {
  const { words } = spans
  const { at, hasContent, quantity, head } = state
  if (at === mention.from) {
    const isMany = (quantity ?? 1) > 1 || (quantity === null && isPlural(words[mention.to - 1] ?? ''))
    const earlier = head && head.isThere !== true ? [...state.earlier, head].slice(-3) : state.earlier
    const step = { head: mention, earlier, pending: null, isMany, hasContent: false, quantity: null }
    return [{ meaning: { kind: 'dish' }, to: mention.to, cost: mention.cost, step }]
  }
  const to = mention.from
  const word = words[at] ?? ''
  const read = readerFor(spans, mention)
  const isPut = isPutOn(words, at, to, hasContent)
  const found: Candidate[] = []
  const free = freeAt(words, at)
  if (free > 0 && at + free <= to)
    found.push({
      meaning: { kind: 'note', note: words.slice(at, at + free).join(' ') },
      to: at + free,
      cost: costs.phrase,
      step: { hasContent: true },
    })
  const whole = parseNumberAt(words, at)
  // `a single espresso`: the size and not the number, if the dish has one.
  const inner = whole && whole.length > 1 ? read(at + 1, to) : null
  const number = inner && inner.isCounted !== true ? { value: 1, length: 1, isArticle: true } : whole
  const reading = read(at, to)
  if (reading && !(number && (number.isArticle || reading.isCounted))) {
    const isLinked = isPut || /^(?:on|in|to|onto|into|en|a)$/.test(words[at + reading.length] ?? '')
    const isCued = reading.isCued && word !== 'extra' && word !== 'double'
    const cued = head ? costs.cuedBefore : costs.cuedLead
    const late = isLinked ? 0 : (word === 'with' && !head ? costs.cuedLead : 0) + (isCued ? cued : 0)
    found.push({
      meaning: { kind: 'option', reading, notes: [words.slice(at, at + reading.length).join(' ')], isUnsure: false },
      to: at + reading.length,
      cost: costs.optionWord * (reading.named - 1) + late,
      step: { groups: [...state.groups, ...singleGroupsOf(reading)], hasContent: true },
    })
  }
  if (number) {
    if (at + number.length <= to) found.push(countBefore(words, state, number, isPut))
    return found
  }
  if (/^(?:thousand|million)s?$/.test(word))
    return [{ meaning: { kind: 'number', value: 1000, isArticle: false }, to: at + 1, cost: costs.number }]
  if (/^(?:each|cada)$/.test(word)) return [{ meaning: { kind: 'each' }, to: at + 1, cost: costs.phrase }]
  if (isContent(word)) {
    const end = Math.min(to, Math.max(at + 1, endOfUnknown(words, at, to, read)))
    const isItem = end < to && (SEPARATORS.has(words[end] ?? '') || parseNumberAt(words, end) !== null)
    const cost = costs.unknownWord * (end - at) + costs.unknownBefore
    return [...found, { meaning: { kind: 'unknown', isItem }, to: end, cost, step: { hasContent: true } }]
  }
  const isSeparator = SEPARATORS.has(word)
  // `a small, a medium and a large cola`
  const next = SEPARATORS.has(words[at + 1] ?? '') ? at + 2 : at + 1
  const isVariant = state.groups.length > 0 && quantity !== null && parseNumberAt(words, next) !== null
  const isLead = head === null && CUES.has(words[next] ?? '')
  const apart = isVariant || isPut || isLead ? costs.pause : costs.pauseBefore
  const cost =
    costs.small + (isSeparator && hasContent ? apart : 0) + (CUES.has(word) || isCueAt(spans, at) ? costs.cueBefore : 0)
  return [...found, { meaning: { kind: isSeparator ? 'pause' : 'small' }, to: at + 1, cost }]
}

/** A number before a name: of the dish, of one of its variants, or of what is put onto it. */
function countBefore(
  words: readonly string[],
  { at, quantity, groups }: State,
  { value, length, isArticle }: { readonly value: number; readonly length: number; readonly isArticle: boolean },
  isPut: boolean,
): Candidate {
  const isSet = isArticle && quantity !== null
  // `one large and one small latte`
  const isOther = quantity !== null && groups.length > 0 && SEPARATORS.has(words[at - 1] ?? '')
  const cost = costs.number + (quantity !== null && !isArticle && !isOther ? costs.secondNumber : 0)
  const meaning: Meaning = isSet && isPut ? { kind: 'small' } : { kind: 'number', value, isArticle }
  const isUnchanged = isSet && !isPut
  return {
    meaning,
    to: at + length,
    cost: isUnchanged ? costs.small : cost,
    step: { hasContent: true, ...(!isUnchanged && { quantity: value }) },
  }
}
