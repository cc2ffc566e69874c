import type { MenuItem } from '#shared/menu/contract'
import { findNames } from '../recognize/names'
import { repeatSharedHeads } from '../recognize/shared-heads'
import type { SpokenItem } from '../edit/intent'
import { findQuestion } from '../questions/questions'
import { parseNumberAt, requestPattern } from '../tokenize/words'
import type { BoundClause } from '../edit/bind'
import type { Vocabulary } from '../tokenize/vocabulary'
import { readCorrectedOrder } from './read-corrections'
import { readOrder } from './read-order'

/** Phrases that report something instead of ordering it. */
const TELLING =
  /\b(?:was(?! (?:wondering|thinking|hoping|looking))|were|heard|tried|talks?(?: \w+)? about|i (?:really |just )?loved? (?:the|your)|already (?:have|had|got|ordered|bought)|(?:is|are) (?:so |really |very |pretty )?(?:good|great|delicious|tasty|amazing|cold|burnt)|ate|had|tasted|hates?|hated|dislikes?|(?:dont|doesnt|do not|does not|cant|cannot|never) (?:eat|like|do)|yesterday|last (?:night|time|week|year))\b/

/** Questions for a kind of dishes. */
const ASKS_KIND =
  /\b(?:what|whats|which|(?<!without |not |need |want )anything|have you got|do you (?:have|serve|offer)|(?:is|are) there)\b/

const isRequest = (words: readonly string[]): boolean => requestPattern.test(words.join(' '))

/** Whether words report something and request nothing. */
export const isTelling = (words: readonly string[]): boolean => TELLING.test(words.join(' ')) && !isRequest(words)

/** Whether a sentence may ask for a kind of dishes instead of ordering one. */
export const mayAskForKind = (sentence: string, words: readonly string[]): boolean =>
  ASKS_KIND.test(sentence) || !isRequest(words)

// Words that may refer to the cart.
const REFERS = /\b(?:the|my|that|those|these|it|them)\b/

// Words for some pieces of the dish in question, alone and before another dish.
const PIECES =
  '(?:ones?|two|three|four|five|six|seven|eight|nine|ten|couple|few|dozen|some|it|that|those|them|\\d{1,2})'
const COUNTS = new RegExp(`\\b${PIECES}\\b`)
const COUNTS_FIRST = new RegExp(`\\b${PIECES} (?:and|plus|,|with)$`)

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|ok|okay|um|uh|well|but|also|please|oh) )*(?:what|whats|which|how|is|are|do|does|can|could|any|tell)\b/

/** `I'll take two of those and a soda`: reads an order of the dish in question. */
function readOrderOfSubject(words: readonly string[], vocabulary: Vocabulary, subject: MenuItem): BoundClause | null {
  const [first] = findNames(words, vocabulary)
  const before = words.slice(0, first?.from)
  while (first && parseNumberAt(before, before.length - 1)?.isArticle) before.pop()
  if (!(first ? COUNTS_FIRST : COUNTS).test(before.join(' '))) return null
  const order = readOrder(words, vocabulary, subject)
  if (!order || order.unknown.length > 0) return null
  return {
    ...order,
    lines: order.lines.map((line) => (line.dish === subject ? { ...line, said: subject.name } : line)),
  }
}

/** Reads a sentence that only orders: no question, no report, nothing about the cart. */
export function readPlainOrder(
  text: string,
  words: readonly string[],
  vocabulary: Vocabulary,
  context: readonly SpokenItem[],
  subject?: MenuItem,
) {
  const said = words.join(' ')
  const isRequest = requestPattern.test(said)
  const about = subject && isRequest ? readOrderOfSubject(words, vocabulary, subject) : null
  if (about) return about
  // `two burgers and I hate onions` refuses an option.
  const [before = '', dislike] = said.split(/ (?:i hate|i dont like|i do not like) /)
  if (context.length > 0 && REFERS.test(said)) return null
  if (!isRequest && (ASKING.test(said) || TELLING.test(dislike === undefined ? said : before))) return null
  if (ASKS_KIND.test(said) || findQuestion(text, true)) return null
  const named = repeatSharedHeads(words, vocabulary)
  return readOrder(named, vocabulary) ?? readCorrectedOrder(named, vocabulary)
}
