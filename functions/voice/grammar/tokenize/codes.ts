import { PAUSE, parseNumberAt } from './words'

/** How the names of letters are written. */
const letterNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aitch: 'h',
    haitch: 'h',
    ess: 's',
    es: 's',
    are: 'r',
    ar: 'r',
    jay: 'j',
    tee: 't',
    bee: 'b',
    pee: 'p',
    pea: 'p',
    kay: 'k',
    cay: 'k',
    ay: 'a',
    eh: 'a',
    you: 'u',
  }),
)

const letterOf = (word: string | undefined): string =>
  word === undefined ? '' : /^[a-z]$/.test(word) ? word : (letterNames.get(word) ?? '')

/** The letters with which the menu's codes start. */
type CodePrefixes = { readonly prefixes: ReadonlySet<string> }

type Code = { readonly said: string; readonly length: number }

function spelledPrefix(words: readonly string[], at: number, prefixes: ReadonlySet<string>): Code | null {
  const first = words[at] ?? ''
  const second = letterOf(words[at + 1])
  const both = letterOf(first) + second
  if (second !== '' && letterOf(first) !== '' && prefixes.has(both)) return { said: both, length: 2 }
  if (prefixes.has(first)) return { said: first, length: 1 }
  const one = first === 'are' || first === 'you' ? '' : letterOf(first)
  return prefixes.has(one) ? { said: one, length: 1 } : null
}

/** `two a four`, `item a four`: whether `a` is a code letter and not an article. */
const isCounted = (words: readonly string[], at: number): boolean =>
  /^(?:number|item|code|the)$/.test(words[at - 1] ?? '') ||
  (at > 0 && parseNumberAt(words, at - 1)?.isArticle === false)

/** Reads the dish code that starts at a word: `sr10`, `sr ten`, `s r 10`, `aitch three`. */
export function dishCodeAt(words: readonly string[], at: number, { prefixes }: CodePrefixes): Code | null {
  const whole = /^([a-z]{1,3})(\d{1,3})s?$/.exec(words[at] ?? '')
  if (whole && prefixes.has(whole[1] ?? '')) return { said: `${whole[1]}${whole[2]}`, length: 1 }
  const letter = /^([a-z])(\d{1,3})s?$/.exec(words[at + 1] ?? '')
  if (letter && letterOf(words[at]) !== '' && prefixes.has(letterOf(words[at]) + (letter[1] ?? ''))) {
    return { said: `${letterOf(words[at])}${letter[1]}${letter[2]}`, length: 2 }
  }
  const prefix = spelledPrefix(words, at, prefixes)
  if (!prefix) return null
  // `b number three`
  const link = /^(?:number|no|num)$/.test(words[at + prefix.length] ?? '') ? 1 : 0
  const number = parseNumberAt(words, at + prefix.length + link)
  if (!number || number.isArticle || number.value === 0 || number.value > 99) return null
  // `a five` is a code, `a five star meal` and `a couple of rolls` are not.
  const after = words[at + prefix.length + link + number.length]
  const isArticle = words[at] === 'a' && prefix.length === 1 && !isCounted(words, at)
  if (
    isArticle &&
    (words[at + 1] === 'couple' ||
      words[at + 1] === 'dozen' ||
      (after !== undefined && after !== PAUSE && after !== 'and' && after !== 'please'))
  )
    return null
  return { said: `${prefix.said}${number.value}`, length: prefix.length + link + number.length }
}
