import { parseClause } from './hear'
import { PAUSE } from './normalise'
import { isClauseEnd, EDIT_MARKS, findNamedDish, objectAt, ADD_MARK } from './turn-objects'
import type { Replacement, EditPosition, Words } from './turn-objects'

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

/** `I meant the tuna, not the california`: the first dish takes the place of the second. */
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
  if (old) return { out: [`${EDIT_MARKS.instead}${old.dish.id}`, ...wanted, ADD_MARK], to: object.to }
  const [other] = parseClause(object.said, vocabulary)
  if (other?.kind !== 'dish') return null
  return { out: [`${EDIT_MARKS.declined}${other.dish.id}`, ADD_MARK, ...wanted, ADD_MARK], to: object.to }
}

/** `not the california, I meant the tuna` */
function meantLast({ words, at, known, vocabulary }: EditPosition): Replacement | null {
  const from = at + lengthOf(REFUSED_FIRST, words, at)
  if (from === at) return null
  const object = objectAt(words, from)
  const link = lengthOf(MEANT_AFTER, words, object.to)
  const old = object.said.length > 0 && link > 0 ? findNamedDish(object.said, known, vocabulary) : undefined
  return old ? { out: [`${EDIT_MARKS.instead}${old.dish.id}`], to: object.to + link } : null
}

/** Whether such a correction may begin at a place. */
export const mayBeReplacement = (words: Words, at: number): boolean =>
  lengthOf(MEANT, words, at) + lengthOf(REFUSED_FIRST, words, at) > 0

/**
 * A correction that names both the dish that is wanted and the dish that it replaces; null where
 * none begins.
 */
export const replacementAt = (place: EditPosition): Replacement | null => meantFirst(place) ?? meantLast(place)
