import { cutText, normalizeText, singularize } from '../platform/text'
import { stopWords } from '../menu/search-terms'

/**
 * Unrecognized words are stored for this many days (docs/product/voice.md#unrecognized-words).
 */
export const UNRECOGNIZED_WORDS_DAYS = 60

const MAX_WORDS = 8
const MAX_CHARACTERS = 60

/** E-mail and web addresses. */
const ADDRESSES = /(?<!\S)\S*@\S*|\bhttps?:\S+|\bwww\.\S+|\b\w+\.(?:com|net|org|edu|gov)\b/gi

// The words after this may identify a person or place.
const PERSONAL =
  /\b(?:my (?:name|names|address|number|phone|email|e mail|card|zip|birthday|password|last name|first name)|name is|names|call me|text me|reach me|email me|contact me|this is|i am called|i live|we live|we are at|im at|deliver (?:it )?to|address is|number is|under the name|name of|mr|mrs|ms|dr|apartment|apt|suite|street|avenue|boulevard|lane|drive)\b.*/

const NUMBERS =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|at|dot|gmail|yahoo|hotmail|outlook|icloud)\b/g

const wordsIn = (said: string): readonly string[] =>
  normalizeText(said.replace(ADDRESSES, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(PERSONAL, '')
    .replace(NUMBERS, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word) && word.length < 20 && !stopWords.has(word))
    .map(singularize)

/**
 * Returns the part of unrecognized words that may be stored: without digits, numbers, contact data,
 * and anything after "my name is" or similar in the sentence. May be empty
 * (docs/product/voice.md#unrecognized-words).
 */
export function sanitizeUnrecognizedWords(said: string, sentence: string = said): string {
  const allowed = new Set(wordsIn(sentence))
  const words = wordsIn(said).filter((word) => allowed.has(word))
  return cutText(words.slice(0, MAX_WORDS).join(' '), MAX_CHARACTERS).trim()
}
