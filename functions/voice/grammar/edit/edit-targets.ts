import type { MenuItem } from '#shared/menu/contract'
import { PAUSE, singularize, stopWords, wordSet } from '../tokenize/words'
import { dishCodeAt } from '../tokenize/codes'
import { ADD, markEdit, type MarkedWords } from '../tokenize/marked-words'
import { getSimilarity, toPhoneticWord, type PhoneticWord } from '../tokenize/phonetics'
import { type Vocabulary } from '../tokenize/vocabulary'
import { parseClause } from './parse-clause'

export type Words = readonly string[]

export const articles = wordSet('the my that those these this a an all of our any both')
const AFTER =
  /^(?:off|out|away|back|after all|anymore|any more|please|altogether|again|instead|thanks|thank you|now|at all|then|for now|from (?:my|the|our) (?:order|cart|list|basket)|(?:of|off) (?:my|the|our) (?:order|cart|list|basket))(?= |$)/

export const isClauseEnd = (word: string | undefined): boolean => word === undefined || word === PAUSE

/** Returns the words that name something at a position, and where the words after them start. */
export function objectAt(
  words: Words,
  from: number,
): { readonly said: Words; readonly to: number; readonly has: string } {
  let at = from
  while (articles.has(words[at] ?? '')) at += 1
  const said: string[] = []
  while (!isClauseEnd(words[at]) && said.length < 6) {
    const rest = words.slice(at).join(' ')
    if (AFTER.test(rest) || (stopWords.has(words[at] ?? '') && !/^(?:and)$/.test(words[at] ?? ''))) break
    said.push(words[at] ?? '')
    at += 1
  }
  // `the cola and the soup` are two dishes.
  if (said.at(-1) === 'and') {
    said.pop()
    at -= 1
  }
  const [has = ''] = AFTER.exec(words.slice(at).join(' ')) ?? []
  return { said, to: at + (has ? has.split(' ').length : 0), has }
}

export type KnownDish = { readonly dish: MenuItem; readonly isHere: boolean }

const ALIKE = 0.75

/** Returns how many words of a dish's name the guest said; 0 if other words are among them. */
function saidOf(dish: MenuItem, said: Words, { named }: Vocabulary): number {
  return Math.max(...named.filter((each) => each.dish === dish).map(({ words }) => saidOfName(words, said)), 0)
}

function saidOfName(own: readonly PhoneticWord[], said: Words): number {
  const free = new Set(own)
  for (const word of said) {
    if (word === 'and') continue
    const heard = toPhoneticWord(word)
    const found = [...free].find((each) => getSimilarity(heard, each) >= ALIKE)
    if (!found) return 0
    free.delete(found)
  }
  return own.length - free.size
}

/**
 * Finds the only known dish that the words name, and whether they name it in full or by its last
 * word.
 */
export function findNamedDish(said: Words, known: readonly KnownDish[], vocabulary: Vocabulary) {
  const code = dishCodeAt(said, 0, vocabulary)
  const coded = code && code.length === said.length ? vocabulary.byCode.get(code.said) : undefined
  const fits = known.flatMap((each) => {
    const count = coded ? (coded === each.dish ? 1 : 0) : saidOf(each.dish, said, vocabulary)
    const own = vocabulary.named.find(({ dish }) => dish === each.dish)?.words ?? []
    const isWhole = coded !== undefined || count === own.length
    const [last, head] = [said.at(-1) ?? '', own.at(-1)]
    const isSame = head !== undefined && getSimilarity(toPhoneticWord(last), head) >= ALIKE
    const isHead = isSame && (!/&| and /i.test(each.dish.name) || vocabulary.kinds.has(singularize(last)))
    return count > 0 ? [{ ...each, isWhole, isHead }] : []
  })
  const whole = fits.filter(({ isWhole }) => isWhole)
  const here = fits.filter(({ isHere }) => isHere)
  const those = whole.length > 0 ? whole : here.length > 0 ? here : fits
  return new Set(those.map(({ dish }) => dish)).size === 1 ? those.at(0) : undefined
}

/** The words that replace those up to position `to`. */
export type Replacement = { readonly out: MarkedWords; readonly to: number }

/** A position in a sentence, with the dishes named before it or in the cart. */
export type EditPosition = {
  readonly words: Words
  readonly at: number
  readonly known: readonly KnownDish[]
  readonly vocabulary: Vocabulary
}

const SAYS =
  '(?:i meant|i mean|i said|i wanted|i want|i ordered|i asked for|it should be|that should be|make it|make that|quise decir|quiero decir)'
const LEAD = '(?:(?:no|wait|oh|sorry|oops|actually|correction|but|,) )*'
const MEANT = new RegExp(`^${LEAD}(?:${SAYS}|actually|wait|correction)(?: ,)? (?=[a-z])`)
const MEANT_AFTER = new RegExp(`^(?:, )?${LEAD}${SAYS}(?: ,)? (?=[a-z])`)
const REFUSED = /^(?:, )?(?:and )?(?:not|instead of|rather than|in place of|no) (?=[a-z])/
const REFUSED_FIRST = /^(?:no , |no )?not (?=[a-z])/
const LONGEST_WISH = 8

const lengthOf = (pattern: RegExp, words: Words, at: number): number =>
  pattern
    .exec(words.slice(at, at + LONGEST_WISH).join(' '))?.[0]
    .trim()
    .split(' ').length ?? 0

/** `I meant the tuna, not the california`: the first dish replaces the second. */
function meantFirst({ words, at, known, vocabulary }: EditPosition): Replacement | null {
  const from = at + lengthOf(MEANT, words, at)
  if (from === at) return null
  let end = from
  while (end < words.length && end - from < LONGEST_WISH && lengthOf(REFUSED, words, end) === 0) {
    if (words[end] === PAUSE) return null
    end += 1
  }
  const link = lengthOf(REFUSED, words, end)
  if (link === 0 || end === from) return null
  const object = objectAt(words, end + link)
  if (object.said.length === 0 || !isClauseEnd(words[object.to])) return null
  const wanted = words.slice(from, end)
  const old = findNamedDish(object.said, known, vocabulary)
  if (old) return { out: [markEdit('instead', old.dish.id), ...wanted, ADD], to: object.to }
  const [other] = parseClause(object.said, vocabulary)
  if (other?.kind !== 'dish') return null
  return { out: [markEdit('declined', other.dish.id), ADD, ...wanted, ADD], to: object.to }
}

/** `not the california, I meant the tuna` */
function meantLast({ words, at, known, vocabulary }: EditPosition): Replacement | null {
  const from = at + lengthOf(REFUSED_FIRST, words, at)
  if (from === at) return null
  const object = objectAt(words, from)
  const link = lengthOf(MEANT_AFTER, words, object.to)
  const old = object.said.length > 0 && link > 0 ? findNamedDish(object.said, known, vocabulary) : undefined
  return old ? { out: [markEdit('instead', old.dish.id)], to: object.to + link } : null
}

/** Whether a correction may start at a position. */
export const mayBeReplacement = (words: Words, at: number): boolean =>
  lengthOf(MEANT, words, at) + lengthOf(REFUSED_FIRST, words, at) > 0

/**
 * Reads a correction that names both the wanted and the replaced dish. Returns null if none starts
 * here.
 */
export const replacementAt = (place: EditPosition): Replacement | null => meantFirst(place) ?? meantLast(place)
