import { memoize } from './memoize'

// Scripts whose spelling needs the zero width joiner or non-joiner between letters.
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]

const scripts = JOINING_SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')
const EMOJI = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F'

/**
 * A joiner that affects rendering: between parts of an emoji, or between letters of a joining
 * script.
 */
const neededJoiner = `(?<=[${EMOJI}])\\u200D(?=\\p{Extended_Pictographic})|(?<=[${scripts}])[\\u200C\\u200D](?=[${scripts}])`

/**
 * Characters that are invisible or reorder text: bidi controls, zero width characters, fillers,
 * unpaired surrogates.
 */
const invisible = '(?![\\uFE0E\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cs}]'

const UNSEEN = new RegExp(`(${neededJoiner})|${invisible}`, 'gu')
const CONTROLS = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu

/**
 * Composes letters with their accents, so that equal texts are equal in storage too. Removes
 * invisible characters (except joiners that scripts and emoji need), replaces control characters
 * other than line breaks by spaces, and trims. Line breaks become `\n`.
 */
export const cleanText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, (_all: string, joiner: string | undefined) => joiner ?? '')
    .replace(CONTROLS, ' ')
    .trim()

/** More than any number, code or phone number has. */
const MAX_TYPED_VALUE = 500

/**
 * Returns a typed value in plain characters: full-width digits become `0` to `9`. A longer text is
 * returned unchanged, because one character may become eighteen (Unicode NFKC).
 */
export const toPlainCharacters = (typed: string): string =>
  typed.length > MAX_TYPED_VALUE ? typed : typed.normalize('NFKC')

/** Cleans a text of one line, such as a name: line breaks become spaces (`cleanText`). */
export const cleanLine = (typed: string): string =>
  cleanText(typed)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')

/** Whether nothing of a text is left after `cleanText`: spaces and characters without width. */
export const isBlank = (typed: string): boolean => cleanText(typed) === ''

/**
 * Returns a text with at most `max` UTF-16 units, as limits count them, without half a character at
 * its end: no call accepts those.
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

/** Whether the cleaned text contains a letter or digit, so that a name is visible. */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(cleanText(text))

const LETTER_MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʼ`´]/g

/** Returns the text in lower case without accents: `Celíaca` becomes `celiaca`. */
export const foldAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(LETTER_MARKS, '')

/** Returns the text in lower case without accents and apostrophes: `Can’t` becomes `cant`. */
export const normalizeText = (text: string): string => foldAccents(text).replace(APOSTROPHES, '')

/** How many typing errors a word of this length may contain. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Whether two words differ by at most `most` typing errors; without it, by fewer in short words.
 * Two swapped neighbouring letters count as one error.
 */
export function isSimilarWord(
  one: string,
  other: string,
  most = allowedErrors(Math.min(one.length, other.length)),
): boolean {
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  // Typing errors are rare at the first letter, and most different words differ there.
  if (one[0] !== other[0] && (one[0] !== other[1] || one[1] !== other[0])) return false
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const [left = 0, above = 0, across = 0] = [next[column - 1], last[column], last[column - 1]]
      let cost = Math.min(left + 1, above + 1, across + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    ;[before, last] = [last, next]
  }
  return (last[other.length] ?? Infinity) <= most
}

/** Maximum number of words whose singular is remembered. */
const MOST_WORDS = 5000

// Plurals of words that end in `ie`.
const IE = /^(?:cook|brown|smooth|vegg|hoag|calor|mov|sweet|bird|roast|bagg)ies$/

/**
 * Returns the singular of an English word, well enough for comparing words: `rolls`, `berries`,
 * `cookies`, `radishes`.
 */
export const singularize = memoize((word): string => {
  if (IE.test(word)) return word.slice(0, -1)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ch|sh|x|ss|oe)s$|(?:ch|sh|x|ss|o)es$/.test(word)) return word.replace(/e?s$/, '')
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}, MOST_WORDS)
