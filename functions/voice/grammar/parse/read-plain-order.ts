import type { SpokenItem } from '../order/intent'
import { findQuestion } from '../questions/questions'
import { requestPattern } from '../text/words'
import type { Vocabulary } from '../text/vocabulary'
import { readCorrectedOrder } from './read-corrections'
import { readOrder } from './read-order'

/** Phrases that report something instead of ordering it. */
export const TELLING =
  /\b(?:was(?! (?:wondering|thinking|hoping|looking))|were|heard|tried|talks?(?: \w+)? about|i (?:really |just )?loved? (?:the|your)|already (?:have|had|got|ordered|bought)|(?:is|are) (?:so |really |very |pretty )?(?:good|great|delicious|tasty|amazing|cold|burnt)|ate|had|tasted|hates?|hated|dislikes?|(?:dont|doesnt|do not|does not|cant|cannot|never) (?:eat|like|do)|yesterday|last (?:night|time|week|year))\b/

/** Questions for a kind of dishes. */
export const ASKS_KIND = /\b(?:what|whats|which|anything|have you got|do you (?:have|serve|offer)|(?:is|are) there)\b/

// Words that may refer to the cart.
const REFERS = /\b(?:the|my|that|those|these|it|them)\b/

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|ok|okay|um|uh|well|but|also|please|oh) )*(?:what|whats|which|how|is|are|do|does|can|could|any|tell)\b/

/** Reads a sentence that only orders: no question, no report, nothing about the cart. */
export function readPlainOrder(
  text: string,
  words: readonly string[],
  vocabulary: Vocabulary,
  context: readonly SpokenItem[],
) {
  const said = words.join(' ')
  const isRequest = requestPattern.test(said)
  // `two burgers and I hate onions` refuses an option.
  const [before = '', dislike] = said.split(/ (?:i hate|i dont like|i do not like) /)
  if (context.length > 0 && REFERS.test(said)) return null
  if (!isRequest && (ASKING.test(said) || TELLING.test(dislike === undefined ? said : before))) return null
  if (ASKS_KIND.test(text) || findQuestion(text, true)) return null
  return readOrder(words, vocabulary) ?? readCorrectedOrder(words, vocabulary)
}
