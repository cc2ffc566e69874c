import { normalizeText, singularize } from '../platform/text'
import { stopWords } from '../menu/search-terms'

/**
 * So long do words stay that were not understood (docs/product/voice.md#what-was-not-understood).
 */
export const UNRECOGNIZED_WORDS_DAYS = 60

const MOST_WORDS = 8
const LONGEST = 60

/** Addresses of mail and of pages. */
const WRITTEN = /\S*@\S*|\bhttps?:\S+|\bwww\.\S+|\b\w+\.(?:com|net|org|edu|gov)\b/gi

// From here on somebody says who or where they are.
const PERSONAL =
  /\b(?:my (?:name|names|address|number|phone|email|e mail|card|zip|birthday|password|last name|first name)|name is|names|call me|text me|reach me|email me|contact me|this is|i am called|i live|we live|we are at|im at|deliver (?:it )?to|address is|number is|under the name|name of|mr|mrs|ms|dr|apartment|apt|suite|street|avenue|boulevard|lane|drive)\b.*/

const NUMBERS =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|at|dot|gmail|yahoo|hotmail|outlook|icloud)\b/g

const wordsIn = (said: string): readonly string[] =>
  normalizeText(said.replace(WRITTEN, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(PERSONAL, '')
    .replace(NUMBERS, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word) && word.length < 20 && !stopWords.has(word))
    .map(singularize)

/**
 * What may be kept of words that were not understood: no digits, no numbers, nothing written like a
 * contact, and nothing behind "my name is" and its like in the sentence that they are of; empty
 * where nothing is left (docs/product/voice.md#what-was-not-understood).
 */
export function sanitizeUnrecognizedWords(said: string, sentence: string = said): string {
  const kept = new Set(wordsIn(sentence))
  const words = wordsIn(said).filter((word) => kept.has(word))
  return words.slice(0, MOST_WORDS).join(' ').slice(0, LONGEST).trim()
}
