import { translateSoy } from '#shared/menu/dietary/allergen-words'
import { memoize } from '#shared/platform/memoize'
import { normalizeText, singularize } from '#shared/platform/text'

/** The words of a sentence. */
export type Words = readonly string[]

/** The end of a sentence or clause, as a word of its own. */
export const PAUSE = ','

const ORDERED_BY =
  /\b(?:the|my|our) (?:kids?|boys?|girls?|children|sons?|daughters?) (?:(?:would|will) (?:like|love|have|take)|wants?|needs?)\b/g

/**
 * Splits a sentence into lower-case words without accents and apostrophes. Writes `&` as `and`, and
 * commas and full stops as pauses.
 */
export const splitWords = (text: string): readonly string[] =>
  translateSoy(normalizeText(text.replace(/\s['’]\s(?=(?:d|s|ll|m|re|ve|t)\b)/gi, "'")))
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?=\s|[a-z])/g, 'with ')
    // `S.U. 7`, `h. 12`, `sr#9`
    .replace(/\b([a-z])\.(?=\s*\d|[a-z]\b)/g, '$1 ')
    .replace(/\b(extra|very|really|super|so)(?: \1)+\b/g, '$1')
    .replace(/#(?=\s*\d)/g, ' number ')
    // The words of a time stay together: `7:30`.
    .replace(/\b(\d{1,2}):(?=\d\d\b)/g, '$1 ')
    // Prices are no quantities: `the $8 roll`.
    .replace(/\$\s?\d+(?:[.,]\d+)*/g, ' ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/[¼-¾⅐-⅞]/g, ' 1/2 ')
    // Not the emergency room: `it put me in the ER`.
    .replace(/(?<!\bthe )\b(?:u+h+m*|u+m+|e+rm*|h+m+)\b/g, ' ')
    .replace(/\b(?:bbq|barbeque)\b/g, 'barbecue')
    .replace(/\bnevermind\b/g, 'never mind')
    // An abbreviation or a compound, and not the end of a clause: `dr. x`, `non - fat`.
    .replace(/\b(dr|mr|mrs|st|oz)\./g, '$1 ')
    .replace(/\s-\s(?=(?:sized?|fat|free|caf|liters?|ml|ounces?|oz)\b)/g, ' ')
    .replace(/\b(?:what (?:i|we)(?:'?d| would)? (?:want|like|need)|my usual)(?: order)? is\b/g, 'i want')
    .replace(/\bwe'd\b|\bwed(?= (?:like|love)\b)/g, 'we would')
    .replace(/\b(can|could|would|will|thank|do|are|if) u\b/g, '$1 you')
    // Who orders names no dish: `the kids would like two kids noodles`.
    .replace(ORDERED_BY, 'we want')
    .replace(/(?<=[a-z] )n(?= (?:\d|an?\b|one|two|three|extra|no\b|some))/g, 'and')
    // Not questions, though they start with "do": `do me a cola`, `we'll do two`.
    .replace(/\bdo (?=(?:me|us)\b)/g, 'give ')
    .replace(/\b(we|i)'?ll do (?!you\b)/g, '$1ll have ')
    .replace(
      /\byou know what\b|\bthat(?<=\S\s+that)(?:'?s| is|'?ll be| will be| would be|'?d be) (?:all|it|everything)\b/g,
      ' , ',
    )
    // A double negation is an order.
    .replace(/\b(?:don'?t|do not) forget(?: about)?\b/g, ' add ')
    .replace(/\b(?:don'?t|do not) (want|need) anything (?:but|except)(?: for)?\b/g, 'only $1')
    .replace(/&|\+/g, ' and ')
    .replace(/\b(\d+)\s*[x×](?=\s|$)/g, '$1')
    .replace(/(?:^|\s)[x×]\s*(\d+)\b/g, ' times $1')
    .replace(/(?<![.,;:!?¿¡])[.,;:!?¿¡]+(?=\s|$)|[¿¡;:!?\n]|--+|\s-\s/g, ` ${PAUSE} `)
    // The words `1.5` and `1/2` stay whole, so that no part of them is read as a quantity.
    .replace(/(?<![\d./])(\d+)([./])(\d)(?![\d./])|[^a-z0-9,]+/g, (_, whole, sign, part) =>
      whole === undefined ? ' ' : `${whole}${sign}${part}`,
    )
    .trim()
    .split(' ')
    .filter((word) => word !== '')

export { singularize }

/** Maximum number of names whose stems are remembered. */
export const MOST_NAMES = 10_000

/** Returns the stems of the words of a name. */
export const stemsOfName = memoize(
  (name): ReadonlySet<string> => new Set(splitWords(name).map(singularize)),
  MOST_NAMES,
)

export const isPlural = (word: string): boolean => singularize(word) !== word

export { synonyms, stopWords } from '#shared/menu/search-terms'

/** Builds a set of words that are separated by white space. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Lists phrases that are separated by commas, each as its words. */
export const phraseList = (phrases: string): readonly (readonly string[])[] =>
  phrases.split(',').map((phrase) => phrase.trim().split(/\s+/))

/** Styles that may follow a dish's name. */
export const styleWords = wordSet('spicy hot mild crispy crunchy plain')

/** Adjectives that describe food and never name a dish alone. */
export const modifierWords = wordSet(`
  fresh special classic crispy crunchy sweet red green hot soft spicy mild bottled diet iced fried fatty clear choice
  regular large small big little extra party cold warm black grilled steamed raw young medium plain mini jumbo homemade house home`)

/**
 * Food that few menus have all of. Where the menu has none, it is never read as a misspelling of a
 * dish.
 */
export const foreignFoodWords = wordSet(`
  ramen pho burger hamburger cheeseburger pizza pasta cake wine beer sake fries taco burrito sandwich wing curry ham
  bacon bread coffee milk juice pie cookie corn duck turkey cod mochi hotdog steakhouse lasagna omelet pancake waffle`)

/** Words that separate requests. */
export const separators = wordSet(', and plus also then y e tambien along together followed')

export const courtesies = wordSet('please thanks thank por favor gracias thx pls you so very much')

/** Words that start a request. */
export const requestPattern =
  /\b(?:i|we|my \w+) (?:want|wanted|need|needed|wanna|take|feel like|get|have|like|will have|will take|would like|would love)\b|\b(?:id|ill|well|i would|i will|we will|lets|let me|let us|can i|can we|could i|could we|(?:can|could|would) (?:you|yall)|may i|may we|i could (?:get|have|order)|able to (?:get|have|make|do)|please|gimme|lemme|give|get me|get us|bring|add|order|put|throw in|grab|send|ring me up|hook me up|quiero|quisiera|dame|deme|ponme|agrega|agregar|anade|queremos|me das|me da|puedo tener|(?:going to|gonna) (?:have|do|get|try)|me (?:pones|regalas?|gustaria)|(?:regala|agrega|trae)me|put (?:me|us) down|go with|start with|try)\b/

const units = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spanish = `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis
  diecisiete dieciocho diecinueve veinte`.split(/\s+/)

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  // In English `once` is an adverb.
  ...spanish.map((word, value) => [word, value] as const).filter(([word]) => word !== 'once'),
  ['un', 1],
  ['una', 1],
  ['unos', 2],
  ['unas', 2],
])

// Numbers of several words, the longest first.
const phrases = Object.entries({
  'half a dozen': 6,
  'half dozen': 6,
  'media docena': 6,
  'a couple': 2,
  couple: 2,
  'a pair': 2,
  'un par': 2,
  'a dozen': 12,
  'una docena': 12,
  dozen: 12,
  'a few': 3,
  'a single': 1,
  single: 1,
}).map(([phrase, value]) => ({ words: phrase.split(' '), value }))

const phrasesByFirst = new Map(
  phrases.map(({ words: [first = ''] }) => [first, phrases.filter(({ words }) => words[0] === first)] as const),
)

export type ParsedNumber = { readonly value: number; readonly length: number; readonly isArticle: boolean }

function phraseAt(words: readonly string[], at: number): ParsedNumber | null {
  const found = phrasesByFirst
    .get(words[at] ?? '')
    ?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word))
  return found ? { value: found.value, length: found.words.length, isArticle: false } : null
}

/** A quantity of which only whole dishes can be ordered: `1.5`, `1/2`, `two and a half`. */
const NO_WHOLE = 0.5

function fractionAt(words: readonly string[], at: number): ParsedNumber | null {
  const word = words[at] ?? ''
  if (/^\d+[./]\d$/.test(word)) return { value: NO_WHOLE, length: 1, isArticle: false }
  if (!/^\d{1,4}$/.test(word) && !values.has(word)) return null
  const length = /^\d\/\d$/.test(words[at + 1] ?? '')
    ? 2
    : words.slice(at + 1, at + 4).join(' ') === 'and a half'
      ? 4
      : 0
  return length > 0 ? { value: NO_WHOLE, length, isArticle: false } : null
}

function plainAt(words: readonly string[], at: number): ParsedNumber | null {
  const word = words[at] ?? ''
  const fraction = fractionAt(words, at)
  if (fraction) return fraction
  if (/^\d{1,4}$/.test(word)) return { value: Number(word), length: 1, isArticle: false }
  const value = values.get(word)
  if (value === undefined) return null
  const next = values.get(words[at + 1] ?? '') ?? 0
  if (value >= 20 && value % 10 === 0 && next >= 1 && next <= 9)
    return { value: value + next, length: 2, isArticle: false }
  if (words[at + 1] === 'hundred') return hundredsAt(words, at, value)
  return { value, length: 1, isArticle: false }
}

/** Reads what follows `two hundred` or `a hundred`: `and twenty`. */
function hundredsAt(words: readonly string[], at: number, hundreds: number): ParsedNumber {
  const from = words[at + 2] === 'and' ? 3 : 2
  const rest = plainAt(words, at + from)
  const isPart = rest !== null && rest.value < 100
  return {
    value: hundreds * 100 + (isPart ? rest.value : 0),
    length: isPart ? from + rest.length : 2,
    isArticle: false,
  }
}

/**
 * Reads the number that starts at a word, in English or Spanish: `two`, `twenty five`, `half a
 * dozen`, `un par`, `a`.
 */
export function parseNumberAt(words: readonly string[], at: number): ParsedNumber | null {
  const phrase = phraseAt(words, at)
  if (phrase) return phrase
  const plain = plainAt(words, at)
  if (plain) {
    if (words[at + plain.length] !== 'dozen') return plain
    return { value: plain.value * 12, length: plain.length + 1, isArticle: false }
  }
  const word = words[at]
  if (word === 'a' && words[at + 1] === 'hundred') return hundredsAt(words, at, 1)
  return word === 'a' || word === 'an' ? { value: 1, length: 1, isArticle: true } : null
}
