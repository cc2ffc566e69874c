import { requestPattern } from '../tokenize/words'

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
