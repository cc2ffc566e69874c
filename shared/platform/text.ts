// Scripts whose spelling needs the zero width joiner or non-joiner between letters.
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]

const scripts = JOINING_SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')
const EMOJI = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F'

/**
 * A joiner where it changes what is seen: between parts of an emoji, or between letters of a
 * script that needs it.
 */
const neededJoiner = `(?<=[${EMOJI}])\\u200D(?=\\p{Extended_Pictographic})|(?<=[${scripts}])[\\u200C\\u200D](?=[${scripts}])`

/**
 * What can't be seen or reorders what is seen: bidi controls, zero width characters, fillers,
 * halves of surrogate pairs.
 */
const invisible = '(?![\\uFE0E\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cs}]'

const UNSEEN = new RegExp(`(${neededJoiner})|${invisible}`, 'gu')
const CONTROLS = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu

/**
 * Text without format characters (joiners stay inside emoji and in scripts that need them), with a
 * space for each control character but line breaks, trimmed.
 */
export const cleanText = (typed: string): string =>
  typed
    .replace(UNSEEN, (_all: string, joiner: string | undefined) => joiner ?? '')
    .replace(CONTROLS, ' ')
    .trim()

/** Whether a text, once clean, has a letter or a digit: what a name needs to be seen. */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(cleanText(text))

const LETTER_MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʼ`´]/g

/** A text in lower case without accents: `Celíaca` as `celiaca`. */
export const foldAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(LETTER_MARKS, '')

/** A text in lower case without accents and apostrophes, whichever it is typed with: `Can’t` as `cant`. */
export const normalizeText = (text: string): string => foldAccents(text).replace(APOSTROPHES, '')

/** How many typing errors a word of a length may hold. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Whether two words are the same but for a few typing errors; two neighbouring letters in the
 * wrong order are one.
 */
export function isSimilarWord(one: string, other: string): boolean {
  const most = allowedErrors(Math.min(one.length, other.length))
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  // Few typing errors are at the first letter, and most words differ there.
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

/**
 * The singular of an English word, near enough to compare two words by: `rolls`, `veggies`,
 * `radishes`.
 */
export function singularize(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ch|sh|x|ss|oe)s$|(?:ch|sh|x|ss|o)es$/.test(word)) return word.replace(/e?s$/, '')
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

const DENIED =
  /\b(?:no|not|without|free (?:of|from)) [\w-]+(?: n?or [\w-]+)*|\b(?:\w+-|(?:gluten|wheat|dairy|lactose|nut|peanut|soy|egg|meat|fish|shellfish|sugar|sesame) )free\b/g

// Up to three words further on, within the same clause: "isn't certified gluten-free".
const NOT = String.raw`(?:\b(?:no|not|never|cannot|unsuitable)|n't)(?: (?!and\b|but\b)\w[\w-]*){0,3}?`
const NOT_FREE = new RegExp(String.raw`${NOT} (\w+)[ -]free\b`, 'g')
const NOT_WITHOUT = new RegExp(String.raw`${NOT} (?:without|free (?:of|from))\b`, 'g')
const NOT_VEGETARIAN = new RegExp(String.raw`(?:${NOT}|\bnon)[ -]vegetarians?\b`, 'g')
const FREE_IF_ASKED =
  /\b(\w+)[ -]free(?= (?:option|version|available|if asked|when asked|(?:up)?on request))|\b(?:can be(?: made)?|available|ask for(?: it)?) (\w+)[ -]free\b/g

/**
 * A text as the word lists read it: lower case, without accents, and without what it says is not in
 * there. A denial that is denied, or kept for those who ask, takes nothing out.
 */
export const removeNegatedFoods = (text: string): string =>
  foldAccents(text)
    .replaceAll('’', "'")
    .replace(NOT_VEGETARIAN, ' meat')
    .replace(NOT_FREE, ' $1')
    .replace(FREE_IF_ASKED, '$1$2')
    .replace(NOT_WITHOUT, ' with')
    .replace(DENIED, ' ')

const patternOf = (word: string): string =>
  `${word.replace(/([^aeiou])y$/, '$1(?:y|ie)').replaceAll(' ', '[ -]')}(?:e?s)?`

/**
 * Finds any of some comma-separated words in a readable text: whole words only, one or several of a
 * thing.
 */
export const createWordPattern = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split(/\s*,\s*/)
      .map(patternOf)
      .join('|')})\\b`,
  )

export type CsvCell = string | number | boolean

/**
 * What a spreadsheet would take for a formula, or what was such once before (OWASP, CSV injection).
 */
const FORMULA = /^'*\s*[=+\-@\t\r]/

/**
 * A cell that no spreadsheet takes for a formula: text that starts with a sign of one gets an
 * apostrophe before it; what holds a separator, a quote or a line break is quoted
 * (docs/product/desk.md#in-bulk).
 */
export function formatCsvCell(value: CsvCell): string {
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

// Without the mark Excel takes the file for its machine's own character set.
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a spreadsheet reads them (RFC 4180). */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(formatCsvCell).join(',')).join('\r\n')}\r\n`

/** A cell as it was before it was made harmless. */
const asMeant = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)

// A cell, quoted or not, and what ends it.
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/** The rows of a table's text, as `csvOf` or a spreadsheet writes it; null where it is none. */
export function parseCsv(text: string): readonly (readonly string[])[] | null {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length || row.length > 0) {
    CELL.lastIndex = at
    const found = CELL.exec(source)
    if (!found) return null
    const [whole, quoted, plain = '', end] = found
    at += whole.length
    row.push(asMeant(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
