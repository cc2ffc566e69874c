import type { MenuItem } from '#shared/menu/contract'
import { parseClause } from './parse-clause'
import {
  articles,
  findNamedDish,
  isClauseEnd,
  mayBeReplacement,
  objectAt,
  replacementAt,
  type EditPosition,
  type KnownDish,
  type Replacement,
  type Words,
} from './edit-targets'
import { ADD, markEdit, toWords, type MarkedWord, type MarkedWords } from '../tokenize/marked-words'
import { PAUSE, parseNumberAt } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a couple)'
const END = '(?: please)?(?= ,|$)'
const LESS = [
  new RegExp(`^(?:minus|less|take off|take away|take out) (${NUMBER})(?= of |${END})`),
  new RegExp(`(?:^|(?<=, ))(${NUMBER}) (?:less|fewer)(?= of |${END})`),
  new RegExp(`^take (${NUMBER}(?: of the [a-z ]+)?)(?: of (?:them|those))? (?:off|away|out|back)${END}`),
]
const PLUS = new RegExp(`^(?:plus|add) (${NUMBER})${END}`)
const TIMES = /\b(double|triple) (?:that|it|them|those|the order|my order)\b/

/**
 * Rewrites quantity changes to one form each: `minus two` to `remove two`.
 */
function simplifyQuantities(words: readonly string[]): MarkedWords {
  const text = words.join(' ')
  const less = LESS.reduce((now, pattern) => now.replace(pattern, 'remove $1'), text)
  const more = less.replace(PLUS, '$1 more')
  const times = TIMES.exec(more)
  const split = (part: string): Words => part.split(' ').filter((word) => word !== '')
  if (!times) return more === text ? words : split(more)
  const mark: MarkedWord = { edit: { kind: 'times', of: times[1] === 'double' ? 2 : 3 } }
  return [...split(more.slice(0, times.index)), mark, ...split(more.slice(times.index + times[0].length))]
}

/**
 * A removal phrase. A weak one may be about food in a dish: `no` may be about onions, `scratch` is
 * not.
 */
type Cue = { readonly length: number; readonly isWeak: boolean }

const STRONG =
  /^(?:scratch|forget(?: about)?|remove|cancel|delete|strike|drop|scrap|ditch|nix|lose|get rid of|take (?:back|off|out|away)|never ?mind(?: on| about)?|i ?(?:ve)? ?changed my mind (?:about|on)|i (?:dont|do not) (?:want|need)|we (?:dont|do not) (?:want|need)|lets not (?:do|get|have)|lets skip|leave (?:off|out)|hold off on|take|leave) (?=[a-z])/
const WEAK = /^(?:but )?(?:no(?: more)?|not|without|minus|skip|omit|hold) (?=[a-z])/
const SOFTENERS =
  /(?:^| )(?:actually|wait|nah|hmm|hm|oh|sorry|no|so|um|uh|thought|what|please|,|but|and|mind|then|better|ok|okay)$/

function cueAt(words: Words, at: number): Cue | null {
  const text = words.slice(at, at + 8).join(' ')
  const [strong] = STRONG.exec(text) ?? []
  if (strong) return { length: strong.trim().split(' ').length, isWeak: false }
  const [weak] = WEAK.exec(text) ?? []
  return weak ? { length: weak.trim().split(' ').length, isWeak: true } : null
}

/** `the cola and the edamame`: the number of words that link to the next list item. */
const listLink = (words: Words, at: number): number =>
  words[at] === 'and' || (words[at] === PAUSE && words[at + 1] === 'and') ? (words[at] === 'and' ? 1 : 2) : 0

/** `scratch the tuna rolls`, `no cola after all` */
function goneAt({ words, at, known, vocabulary }: EditPosition): Replacement | null {
  const cue = cueAt(words, at)
  if (!cue) return null
  const isMerelyTaken = /^(?:take|leave)$/.test(words[at] ?? '') && cue.length === 1
  const first = objectAt(words, at + cue.length)
  if (first.said.length === 0 || parseNumberAt(words, at + cue.length)) return null
  // `take the cola off` removes it, `take a cola` orders one.
  if (isMerelyTaken && !/^(?:off|out|away|back)/.test(first.has)) return null
  const dish = findNamedDish(first.said, known, vocabulary)
  if (!dish) return null
  const before = words.slice(0, at).join(' ')
  const several = new Set(known.map((each) => each.dish)).size > 1
  const isMeant = dish.isWhole || (dish.isHead && several)
  const isTurn = /^(?:after all|anymore|any more)/.test(first.has) || SOFTENERS.test(before) || at === 0
  if (cue.isWeak && !(isMeant && (isTurn || (several && articles.has(words[at + cue.length] ?? ''))))) return null
  const gone = [dish.dish.id]
  let { to } = first
  for (let link = listLink(words, to); link > 0; link = listLink(words, to)) {
    const next = objectAt(words, to + link)
    const other = articles.has(words[to + link] ?? '') && findNamedDish(next.said, known, vocabulary)
    if (!other || next.said.length === 0 || /^(?:a|an)$/.test(words[to + link] ?? '')) break
    gone.push(other.dish.id)
    to = next.to
  }
  return { out: [...gone.map((id) => markEdit('gone', id)), ADD], to }
}

const CHANGE =
  /^(?:change|swap|switch|replace|trade|exchange|make|set|turn|lets make)(?: out)? (?:the|my|that|those|our) (?=[a-z])/
const TO = /^(?:(?:to|for|with|into|by|be|out for)(?= ))/
const isRequestAt = (words: Words, at: number, vocabulary: Vocabulary): boolean =>
  parseClause(words.slice(at, at + 10), vocabulary).some(({ kind }, index) => kind === 'dish' && index < 7)

/** `change the cola to a green tea`, `make the dragon rolls four` */
function changedAt({ words, at, known, vocabulary }: EditPosition): Replacement | null {
  const [cue] = CHANGE.exec(words.slice(at, at + 6).join(' ')) ?? []
  if (!cue) return null
  const from = at + cue.trim().split(' ').length
  for (let to = Math.min(from + 6, words.length - 1); to > from; to -= 1) {
    const said = words.slice(from, to)
    if (said.includes(PAUSE)) continue
    const dish = findNamedDish(said, known, vocabulary)
    if (!dish) continue
    const link = TO.exec(words.slice(to).join(' '))?.[0].split(' ').length ?? 0
    const number = parseNumberAt(words, to + link)
    const end = number ? to + link + number.length : 0
    const isNumber =
      number && !number.isArticle && (isClauseEnd(words[end]) || /^(?:please|instead|and)$/.test(words[end] ?? ''))
    if (isNumber)
      return dish.isHere
        ? { out: [markEdit('count', dish.dish.id), ...words.slice(to + link, end), ADD], to: end }
        : null
    if (link > 0 || number) {
      return isRequestAt(words, to + link, vocabulary)
        ? { out: [markEdit('instead', dish.dish.id)], to: to + link }
        : null
    }
  }
  return null
}

/**
 * `instead of the cola a green tea`, `not the cola, a green tea`: the dish after it replaces the
 * first.
 */
function insteadAt({ words, at, known, vocabulary }: EditPosition): Replacement | null {
  const [cue] = /^(?:instead of|rather than|in place of|not) (?=[a-z])/.exec(words.slice(at, at + 4).join(' ')) ?? []
  if (!cue) return null
  const from = at + cue.trim().split(' ').length
  const { said, to } = objectAt(words, from)
  const dish = said.length > 0 ? findNamedDish(said, known, vocabulary) : undefined
  if (!dish || !(dish.isWhole || dish.isHead) || !isRequestAt(words, to, vocabulary)) return null
  return { out: [markEdit('instead', dish.dish.id)], to }
}

const MAY_TURN =
  /\b(?:double|triple|plus|add|less|fewer|take|scratch|forget|remove|cancel|delete|strike|drop|scrap|ditch|nix|lose|get rid|take|mind|dont|not|leave|hold|no|without|minus|skip|omit|change|said|wanted|ordered|asked|swap|switch|replace|trade|exchange|make|set|turn|actually|wait|mean|meant|sorry|correction|rather|instead|place)\b/

/** Before each cue, at most this many words are read again, so that many cues don't take long. */
const MAX_REREAD_WORDS = 30

const listDishes = (words: Words, vocabulary: Vocabulary): readonly MenuItem[] =>
  parseClause(words, vocabulary).flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : []))

/**
 * Marks each edit of an earlier dish or a cart line: `scratch the tuna rolls`, `swap the cola for a
 * green tea`, `make the dragon rolls four`.
 */
export function markEdits(said: Words, vocabulary: Vocabulary, context: readonly MenuItem[]): MarkedWords {
  if (!MAY_TURN.test(said.join(' '))) return said
  const marked = simplifyQuantities(said)
  const words = toWords(marked)
  const out: MarkedWord[] = []
  const there = context.map((dish): KnownDish => ({ dish, isHere: false }))
  const settled: MenuItem[] = []
  let settledTo = 0
  let heardTo = -1
  let known: readonly KnownDish[] = there
  for (let at = 0; at < words.length;) {
    const text = words.slice(at, at + 6).join(' ')
    const isCue =
      cueAt(words, at) !== null ||
      mayBeReplacement(words, at) ||
      CHANGE.test(text) ||
      /^(?:instead|rather|in place|not) /.test(text)
    if (isCue && heardTo < at) {
      const latest = at === 0 ? [] : listDishes(words.slice(settledTo, at), vocabulary)
      known = [...[...settled, ...latest].map((dish): KnownDish => ({ dish, isHere: true })), ...there]
      heardTo = at
      if (at - settledTo > MAX_REREAD_WORDS) {
        settled.push(...latest)
        settledTo = at
      }
    }
    const place: EditPosition = { words, at, known, vocabulary }
    const found =
      isCue && known.length > 0 ? (replacementAt(place) ?? insteadAt(place) ?? changedAt(place) ?? goneAt(place)) : null
    out.push(...(found ? found.out : [marked[at] ?? '']))
    at = found?.to ?? at + 1
  }
  return out
}

/** Whether a sentence has an edit. */
export const isEdited = (marked: MarkedWords, said: Words): boolean => toWords(marked).join() !== said.join()
