import { findNames, type Mention } from '../recognize/names'
import { PAUSE, modifierWords, parseNumberAt, type Words } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { anyFoodTest } from './food-words'
import { ASKS_ON, ASKS_WITHIN, isQuestion, SAYS_OF_DISH, SAYS_OF_FOOD } from './question-cues'
import {
  cueOf,
  emptyWords,
  harmlessLength,
  politeLength,
  refusedBehindLength,
  type Stance,
  type StanceCue,
} from './stance-cues'

/** A part of a message that orders (`stance` is null), or refuses, asks, or sets a condition. */
export type Clause = {
  readonly from: number
  readonly to: number
  readonly stance: Stance | null
  /** Whether a later clause takes the order back. */
  readonly isRetracted?: boolean
}

const LONGEST_CUE = 9

/** Bounds the time: after this many words without an order, a refusal goes on to its pause. */
const LONGEST_SCAN = 20

/** Where an order starts again after a refusal or a question: `no edamame, give me a cola`. */
const RESUMES =
  /^(?:(?:and|so|but|then|instead|just|rather|y|pero|entonces) )*(?:(?:ill|well|i will|we will) (?:just |rather |still |also )?(?:have|take|get|go|try|do)|(?:id|wed|i would|we would) (?:like|love|take|go|rather have|prefer)|i (?:want|need|meant|mean)|we (?:want|need)|(?:give|get|bring|make|pass) (?:me|us)|let (?:me|us) (?:get|have)|lets (?:get|do|have|go)|and (?:want|need)|make (?:it|that)|add|put in|yes to|gimme|lemme|dame|deme|quiero|quisiera|ponme|mejor|(?:can|could|may) (?:i|we) (?:get|have|order)|(?:ok|okay|alright|cool|great|then)(?: then)? (?:an?|one|two|three|\d+|some))(?= |$)/
/** What ends a refused food: `no onions on the roll`, `no wasabi plus a cola`. */
const ENDS_FOOD =
  /^(?:along with|as well as|topped with|plus|also|then|(?:on|in|for|with|to|from|en|para|al?|con) (?:the|my|an?|one|both|each|all|el|la|los|las|un|una)|(?:and|y) (?:some|also|another|tambien|otr[oa]s?))(?= |$)/
const BELONGS =
  /^(?:and|so|but|then|if|when|because|that|what|which|who|dont|not|to|do|did|didnt|never|cant|said|dare|think|thought|believe|sure|us|them|one|really|just|even|from|y|si|no|cuando|que|tampoco|nunca|ya)$/

const PRONOUNS = /^(?:i|we|you|they|he|she|it|im|were|id|ill|yo|a|nobody|my)$/
const IMPERATIVE = /^(?:dont|do not) (?:add|put|include|give|get|bring|use|make|send|charge|need|want|forget|let)/
const AND = /^(?:and|y|e)$/
const BARE = /^(?:not|none|nothing)$/
const SPLITS = /^(?:but|pero)$/
const NOT_SPLIT = /^(?:anything|everything|all|nothing|anyone|everyone|todo)$/

const textAt = (words: Words, from: number, to: number): string =>
  words.slice(from, Math.min(from + LONGEST_CUE, to)).join(' ')

const hasContent = (words: Words, from: number, to: number): boolean =>
  words.slice(from, to).some((word) => !emptyWords.has(word))

/** The part between two pauses while its clauses are read. */
type Segment = { readonly from: number; readonly to: number }

function splitSegments(words: Words, isName: (at: number) => boolean): readonly Segment[] {
  const segments: Segment[] = []
  let from = 0
  const end = (to: number, next: number) => {
    if (to > from) segments.push({ from, to })
    from = next
  }
  words.forEach((word, at) => {
    const before = words[at - 1] ?? ''
    if (isName(at)) return
    if (word === PAUSE) end(at, at + 1)
    else if (SPLITS.test(word) && !NOT_SPLIT.test(before)) end(at, at + 1)
    else if (at > from && !ASKS_ON.test(before) && ASKS_WITHIN.test(textAt(words, at, words.length))) end(at, at)
  })
  end(words.length, words.length)
  return segments
}

const isAnd = (words: Words, at: number): boolean => AND.test(words[at] ?? '')

/** `and a cola`, `y con dos colas`: whether a number follows. */
const isAndCount = (words: Words, at: number): boolean =>
  isAnd(words, at) && parseNumberAt(words, at + (/^(?:with|con)$/.test(words[at + 1] ?? '') ? 2 : 1)) !== null

/** `and a cola`, `two colas`: whether a number of another dish starts. */
const startsCount = (words: Words, at: number): boolean =>
  isAnd(words, at) ? isAndCount(words, at) : parseNumberAt(words, at)?.isArticle === false

/** `instead of miso soup a dragon roll`: whether a counted dish starts after a dish or food. */
const startsNextDish = (words: Words, at: number, { names, isFood }: MenuWords): boolean => {
  const isAfter = names.some(({ to }) => to === at) || isFood(words[at - 1] ?? '')
  const length = isAfter ? parseNumberAt(words, at)?.length : undefined
  return length !== undefined && names.some(({ from }) => from === at + length)
}

/** Returns where the clause of a cue ends: where an order starts again, or with its segment. */
function clauseEnd(words: Words, { from, to }: Segment, menu: MenuWords, isList: boolean): number {
  const { names, isFood } = menu
  const hasFood = (at: number) =>
    at === from || (isAnd(words, at) ? hasContent(words, from, at) : words.slice(from, at).some(isFood))
  const dishes = names.filter((name) => !words.slice(name.from, name.to).every(isFood))
  for (let at = from; at < Math.min(to, from + LONGEST_SCAN); at += 1) {
    const text = textAt(words, at, to)
    if (at > from && RESUMES.test(text) && !BELONGS.test(words[at - 1] ?? '')) return at
    if (isList && at > from && startsNextDish(words, at, menu)) return at
    if (!isList || !hasFood(at) || hasName(dishes, { from, to: at })) continue
    const isInName = names.some((name) => name.from < at && at < name.to)
    if (at > from ? ENDS_FOOD.test(text) || (startsCount(words, at) && !isInName) : isAndCount(words, at)) return at
    // `no onions and fries`, `no onions and large fries`
    const isOther = isAnd(words, at) && names.some((name) => name.from > at && isDescription(words, at + 1, name.from))
    if (at > from && isOther) return at
  }
  return to
}

const MOST_DESCRIBING = 2

/** Whether words may describe the dish after them: `large iced`. */
const isDescription = (words: Words, from: number, to: number): boolean =>
  to - from <= MOST_DESCRIBING && words.slice(from, to).every((word) => modifierWords.has(word))

/** What the menu says of the words of a sentence. */
type MenuWords = { readonly names: readonly Mention[]; readonly isFood: (word: string) => boolean }

/** Reads the clauses of a segment; `isOpen` marks one whose object is named before it. */
function readSegment(words: Words, { from, to }: Segment, menu: MenuWords) {
  const { names } = menu
  const clauses: (Clause & { readonly isOpen: boolean; readonly isOfSentence: boolean })[] = []
  const nameAt = (at: number) => names.find((name) => name.from <= at && at < name.to)
  let start = from
  const add = (stance: Stance | null, begin: number, end: number, isOpen = false, isOfSentence = false) => {
    if (end > begin) clauses.push({ from: begin, to: end, stance, isOpen, isOfSentence })
  }
  for (let at = from; at < to;) {
    const name = nameAt(at)
    const text = textAt(words, at, to)
    const skipped = name ? name.to - at : harmlessLength(text) || politeLength(text)
    if (!name && at === start && isQuestion(words.slice(at, to).join(' '))) {
      const end = clauseEnd(words, { from: at + 1, to }, menu, false)
      add('question', at, end, !hasName(names, { from: at, to: end }))
      start = at = end
    } else if (skipped > 0) {
      at += skipped
    } else {
      const hasDish = hasName(names, { from: start, to: at })
      const isAfterDish = hasDish && nameAt(at - 1) !== undefined
      const isAfterFood = at > start && menu.isFood(words[at - 1] ?? '')
      const isSaid = isAfterDish ? SAYS_OF_DISH.test(text) : isAfterFood && SAYS_OF_FOOD.test(text)
      const last = names.findLast((each) => each.from >= start && each.to <= at)
      // `one dragon roll shrimp no` is about the shrimp, `a cola, dragon roll out` about the roll.
      const isBehind = last?.to === at ? last.from === start : isAfterFood
      const behind = isBehind ? refusedBehind(text) : null
      if (behind && last && last.to < at) {
        add(null, start, last.to)
        start = last.to
      }
      const cue = behind ?? cueOf(text) ?? (isSaid ? SAYS : null)
      if (!cue) {
        at += 1
        continue
      }
      const end = clauseEnd(words, { from: at + cue.length, to }, menu, cue.isOfFood)
      // `one warmed and one not`
      if (BARE.test(words[at] ?? '') && cue.length === 1 && !hasContent(words, at + 1, end)) {
        at += 1
        continue
      }
      const begin = beginOf(words, start, at, cue, hasContent(words, at + cue.length, end))
      add(null, start, begin)
      const hasSubject =
        hasContent(words, at + cue.length, end) || (cue.scope === 'clause' && hasContent(words, begin, at))
      const isOpen = !hasSubject && !hasName(names, { from: begin, to: end })
      add(cue.stance, begin, end, isOpen, cue.scope === 'sentence')
      start = at = end
    }
  }
  add(null, start, to)
  return clauses
}

function refusedBehind(text: string): StanceCue | null {
  const length = refusedBehindLength(text)
  return length > 0 ? { stance: 'refusal', scope: 'clause', length, isOfFood: true } : null
}

const SAYS: StanceCue = { stance: 'statement', scope: 'clause', length: 1, isOfFood: false }

/** Returns where the clause of a cue begins: at the cue, at its subject, or with the segment. */
function beginOf(words: Words, start: number, at: number, { scope }: StanceCue, hasObject: boolean): number {
  if (scope === 'after') return hasObject ? at : start
  if (IMPERATIVE.test(textAt(words, at, words.length))) return at
  const isAfterSubject = at > start && PRONOUNS.test(words[at - 1] ?? '')
  return isAfterSubject && hasObject ? at - 1 : start
}

/** `no tuna, dragon or spider rolls`: whether a clause continues the list that was refused. */
const continuesList = (words: Words, { from }: Clause): boolean => /^(?:or|nor|ni|o)$/.test(words[from] ?? '')

/** Divides a sentence into clauses that order and clauses that don't; also returns its names. */
export function clausesOf(sentence: Words, vocabulary: Vocabulary) {
  const words = [...sentence, PAUSE]
  const names = findNames(words, vocabulary)
  const isName = (at: number) => names.some(({ from, to }) => from <= at && at < to)
  const isFood = anyFoodTest(vocabulary)
  const read = splitSegments(words, isName).flatMap((segment) => readSegment(words, segment, { names, isFood }))
  if (read.some(({ isOfSentence }) => isOfSentence))
    return { names, clauses: read.map(({ from, to }): Clause => ({ from, to, stance: 'condition' })) }
  const clauses: Clause[] = []
  read.forEach(({ isOpen, isOfSentence: _, ...clause }, at) => {
    const before = clauses.at(-1)
    if (clause.stance === null && before?.stance === 'refusal' && continuesList(words, clause))
      clauses.push({ ...clause, stance: 'refusal' })
    else clauses.push(clause)
    // `yuck, a tuna roll`
    const isOfNext = before?.stance === 'feeling' && read[at - 1]?.isOpen === true && clauses.length === 2
    if (isOfNext && clause.stance === null && !RESUMES.test(textAt(words, clause.from, clause.to)))
      clauses[clauses.length - 1] = { ...clause, stance: 'feeling' }
    const next = read[at + 1]
    const isAboutLast = next?.stance === null && !hasName(names, next) && hasContent(words, next.from, next.to)
    const isTopic =
      before?.stance === null && (clause.stance === 'question' ? isNamedOnly(words, before) : !isAboutLast)
    if (isOpen && before && isTopic)
      clauses[clauses.length - 2] = { ...before, stance: clause.stance, isRetracted: true }
  })
  return { clauses, names }
}

const hasName = (names: readonly Mention[], clause: Segment): boolean =>
  names.some(({ from, to }) => from >= clause.from && to <= clause.to)

/** Whether a clause only names its topic: `the dragon roll, is it …`. */
const isNamedOnly = (words: Words, { from, to }: Clause): boolean =>
  /^(?:the|your|those|these|that|el|la|los|las)$/.test(words[from] ?? '') && to - from < LONGEST_CUE
