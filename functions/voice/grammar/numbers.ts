const units = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spanish = `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis
  diecisiete dieciocho diecinueve veinte`.split(/\s+/)

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  // In English `once` is a word of time.
  ...spanish.map((word, value) => [word, value] as const).filter(([word]) => word !== 'once'),
  ['un', 1],
  ['una', 1],
  ['unos', 2],
  ['unas', 2],
])

// Numbers that are phrases. The longest come first.
const phrases: readonly (readonly [string, number])[] = [
  ['half a dozen', 6],
  ['half dozen', 6],
  ['media docena', 6],
  ['a couple', 2],
  ['couple', 2],
  ['a pair', 2],
  ['un par', 2],
  ['a dozen', 12],
  ['una docena', 12],
  ['dozen', 12],
  ['a few', 3],
  ['a single', 1],
  ['single', 1],
]

export type ParsedNumber = { readonly value: number; readonly length: number; readonly isArticle: boolean }

const has = (words: readonly string[], at: number, phrase: string): number => {
  const parts = phrase.split(' ')
  return parts.every((part, index) => words[at + index] === part) ? parts.length : 0
}

function phraseAt(words: readonly string[], at: number): ParsedNumber | null {
  for (const [phrase, value] of phrases) {
    const length = has(words, at, phrase)
    if (length > 0) return { value, length, isArticle: false }
  }
  return null
}

function plainAt(words: readonly string[], at: number): ParsedNumber | null {
  const word = words[at] ?? ''
  if (/^\d{1,4}$/.test(word)) return { value: Number(word), length: 1, isArticle: false }
  const value = values.get(word)
  if (value === undefined) return null
  const next = values.get(words[at + 1] ?? '') ?? 0
  if (value >= 20 && value % 10 === 0 && next >= 1 && next <= 9)
    return { value: value + next, length: 2, isArticle: false }
  if (words[at + 1] === 'hundred') return { value: value * 100, length: 2, isArticle: false }
  return { value, length: 1, isArticle: false }
}

/**
 * The number that begins at a word, in English or Spanish: `two`, `twenty five`, `half a dozen`,
 * `un par`, `a`.
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
  if (word === 'a' && words[at + 1] === 'hundred') return { value: 100, length: 2, isArticle: false }
  return word === 'a' || word === 'an' ? { value: 1, length: 1, isArticle: true } : null
}
