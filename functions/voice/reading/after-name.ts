import {
  cuedNoteAt,
  endOfItemAt,
  endOfUnknown,
  everyAt,
  isKindOfOption,
  isOneOption,
  quantityAfterAt,
  otherItemAt,
  partAt,
  roomAt,
  roomNoteAt,
  sameAt,
} from '../grammar/parse/pieces'
import { CUES, isContent, isHardAt, SEPARATORS, startsItem } from '../grammar/parse/region-words'
import { isOnSide, ON_THE_SIDE } from '../grammar/resolve/option-phrases'
import { parseNumberAt, singularize, styleWords } from '../grammar/tokenize/words'
import { costs } from './costs'
import { lengthOf, listFixedReadings } from './fixed-phrases'
import { listOptions, pieceOf, type Place } from './options'
import * as patterns from './patterns'
import { hasNameIn, startsDish } from './mentions'
import { isCueAt, readerFor, type Spans } from './spans'
import type { Candidate, State } from './state'

/** `the same size`, `both with …`, `the second one …`: words that point to lines or pieces. */
function addReferences({ spans, state, text, word, read, add }: Place): void {
  const { words } = spans
  const { at, head, groups } = state
  const nth = patterns.NTH.exec(text)
  if (nth && head)
    add({ kind: 'nth', place: patterns.ORDINALS.indexOf(nth[1] ?? '') }, at + lengthOf(nth), costs.phrase)
  const same = sameAt(words, at, read)
  if (same > 0) {
    let to = at + same
    const isAgain = words[to - 1] === 'again' && words[to] === 'but'
    const isPiece = state.pieces > 1 && /^(?:for|on|with)$/.test(words[to] ?? '')
    while (isPiece && /^(?:for|on|with|the|other|one)$/.test(words[to] ?? '')) to += 1
    const kind = words[at + same - 1] ?? ''
    const of = isKindOfOption(kind, read) ? singularize(kind) : null
    add({ kind: 'same', of, isAgain, isPiece }, to, costs.phrase)
  }
  const every = everyAt(words, at, read)
  if (every > 0) add({ kind: 'every', isAhead: true }, at + every, costs.phrase)
  const piece = pieceOf(spans, state, read)
  if (piece && head) {
    const isNew = piece.isNew === true
    const isAdded = /^(?:and|plus|also)$/.test(words[at - 1] ?? '') || word === 'another'
    const isOption = !state.isMany && isOneOption(words, at, read)
    const cost = costs.piece + (isOption ? costs.pieceOfOption : 0)
    const step = { pieces: state.pieces + 1, groups: isNew ? groups : [] }
    add({ kind: 'piece', count: piece.count, isPart: piece.isPart, isNew, isAdded }, piece.to, cost, step)
  }
  const part = partAt(words, at)
  if (part && state.last?.kind === 'option')
    add({ kind: 'part', count: part.count }, at + part.length, costs.phrase, { pieces: state.pieces + 1 })
}

/** Requests that are no option of the dish, which become notes for the kitchen. */
function addNotes({ spans, state, word, text, read, reading, add }: Place, isOfNext: boolean): void {
  const { words, vocabulary } = spans
  const { at, head } = state
  const room = roomNoteAt(words, at, read)
  if (room) add({ kind: 'note', note: room.note }, room.to, costs.note)
  if (CUES.has(word) && (head || isOfNext) && !reading) {
    const { end: to, note } = cuedNoteAt(words, at, read)
    if (note !== '' && !hasNameIn(spans, at + 1, to))
      add({ kind: 'note', note }, note.endsWith(ON_THE_SIDE) ? to + 3 : to, costs.note, {
        hasRequests: true,
      })
  }
  if (isOnSide(words, at)) add({ kind: 'note', note: ON_THE_SIDE, isAside: true }, at + 3, costs.aside)
  if (!head) return
  const dose = state.hasWith && !reading ? patterns.DOSE.exec(text) : null
  const dosed = dose && (spans.mentions[at + lengthOf(dose)] ?? []).find((each) => each.isWhole)
  if (dosed) add({ kind: 'small' }, dosed.to, costs.phrase)
  const free = reading ? 0 : patterns.freeAt(words, at)
  const fixed = patterns.FIXED_NOTE.exec(text)
  const length = free || (fixed ? lengthOf(fixed) : 0)
  if (length > 0)
    add({ kind: 'note', note: words.slice(at, at + length).join(' ') }, at + length, costs.phrase, {
      hasRequests: true,
    })
  const smallName = words.slice(at, at + 2).join(' ')
  if (vocabulary.smallNames.has(smallName)) add({ kind: 'note', note: smallName }, at + 2, costs.phrase)
  if (styleWords.has(word) && state.pieces > 1) add({ kind: 'note', note: word }, at + 1, costs.aside)
}

function addNumbers({ spans, state, read, add }: Place): void {
  const { words } = spans
  const { at, head, last } = state
  if (head && !state.isMany && at > head.to && isOneOption(words, at, read)) add({ kind: 'small' }, at + 1, costs.small)
  const times = head ? quantityAfterAt(words, at, head.to) : null
  if (times) add({ kind: 'times', value: times.value }, times.to, costs.times)
  const number = parseNumberAt(words, at)
  if (number) {
    const isOfLine = last?.kind === 'turn' || last?.kind === 'change' || head?.isThere === true
    const stray = isOfLine ? costs.numberOfLine : head ? costs.strayNumber : costs.looseNumber
    const { value, isArticle, length } = number
    add({ kind: 'number', value, isArticle }, at + length, isArticle ? costs.small : stray)
  }
  const item = otherItemAt(words, at, read)
  if (item) add({ kind: 'unknown', isItem: true }, item.to, costs.unknownWord * (item.to - item.from) + costs.number)
}

/** Bounds the time: this many unknown words are read as one item. */
const LONGEST_RUN = 12

/** Words that nothing on the menu explains, up to the next name or pause. */
function addUnknown({ spans, state, word, read, add }: Place): void {
  const { words, mentions } = spans
  const { at, head } = state
  const run = Math.max(at + 1, endOfUnknown(words, at, Math.min(words.length, at + LONGEST_RUN), read))
  const next = at + 1 + mentions.slice(at + 1, run).findIndex((list) => list.length > 0)
  const isItem = startsItem(words, head?.to ?? 0, at)
  if (head && isOnSide(words, run) && !hasNameIn(spans, at, run))
    add({ kind: 'note', note: `${words.slice(at, run).join(' ')} ${ON_THE_SIDE}` }, run + 3, costs.aside)
  for (const to of new Set([run, next > at ? next : run])) {
    const hidden = hasNameIn(spans, at, to) ? costs.hiddenName : 0
    add({ kind: 'unknown', isItem }, to, costs.unknownWord * (to - at) + hidden)
  }
  if (head && read.kinds.has(singularize(word))) add({ kind: 'note', note: word }, at + 1, costs.kindNote)
}

function addSmallWord({ spans, state, word, isOfUnknown, add }: Place): void {
  const { words } = spans
  const { at } = state
  if (word === 'or' || word === 'o') add({ kind: 'choice' }, at + 1, costs.small)
  const isJoin = word === 'along' && words[at + 1] === 'with'
  const isSeparator = SEPARATORS.has(word)
  if (isSeparator) return add({ kind: 'pause' }, at + 1, isJoin ? costs.cueWord : costs.pause)
  const isLoud = (CUES.has(word) && word !== 'with') || startsDish(spans, at, at + 1)
  const cost = isOfUnknown || isCueAt(spans, at) ? costs.cueWord : isLoud ? costs.loudWord : costs.small
  return add({ kind: 'small' }, at + 1, cost)
}

/** Lists what the words after a dish's name, or without a dish, may mean. */
export function afterName(spans: Spans, state: State): readonly Candidate[] {
  const { words, mentions } = spans
  const { at, head, last } = state
  const end = words.length
  const found: Candidate[] = []
  const add: Place['add'] = (meaning, to, cost, step) => {
    if (to > at) found.push({ meaning, to: Math.min(to, end), cost, ...(step && { step }) })
  }
  const stance = spans.stances.get(at)
  if (stance) {
    const isMeant = stance.isNamed || stance.acceptsPartOfName || (!head && !stance.refersToNextDish)
    const cost = isMeant ? costs.stance : costs.stanceOfFood
    const { stance: kind, dishes, isNamed, kinds } = stance
    add({ kind: 'stance', stance: kind, dishes, isNamed, kinds }, stance.to, stance.isForced ? 0 : cost)
    if (stance.isForced) return found
  }
  found.push(...spans.fixedReadings(at, () => listFixedReadings(spans, at)))
  const read = readerFor(spans, head)
  const word = words[at] ?? ''
  const text = words.slice(at, at + 9).join(' ')
  const reading = head && roomAt(words, at) === 0 ? read(at) : null
  const item = last?.kind === 'unknown' && last.isItem ? endOfItemAt(words, { from: last.from, to: at }, at, read) : at
  const isNamed =
    mentions.slice(at, item).some((list) => list.some((each) => each.isWhole && each.to <= item)) && !reading
  const isOfUnknown = item > at && !isNamed
  if (isOfUnknown) add({ kind: 'unknown', isItem: true }, item, 0)
  const place: Place = { spans, state, word, text, read, reading, isOfUnknown, add }
  addReferences(place)
  found.push(...listOptions(place))
  addNumbers(place)
  addNotes(place, stance?.refersToNextDish === true)
  if (parseNumberAt(words, at)) return found
  const isUnknown = isContent(word) && !isHardAt(words, at)
  if (!isUnknown) addSmallWord(place)
  else if (!reading) addUnknown(place)
  return found
}
