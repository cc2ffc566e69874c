import type { MenuItem } from '#shared/menu/contract'
import { PAUSE, splitWords, type Words } from '../grammar/tokenize/words'

const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first one primero primera primer 1st',
    'second two segundo segunda 2nd',
    'third three tercero tercera 3rd',
    'fourth four cuarto cuarta 4th',
  ].flatMap(
    // prettier-ignore
    (names, at) => names.split(' ').map((name) => [name, at] as const),
  ),
)

const EVERY =
  /^(?:(?:both|all|all of them|all three|both of them|one of each|each|ambos|ambas|todos|todas|los dos|las dos)(?: please| thanks| por favor)?)$/
const LAST = /^(?:last|ultimo|ultima)$/
const ARTICLE = /^(?:the|el|la)$/
const ONE = /^(?:one|option|choice)$/

/** `the second one`, `number two`, `la primera`: which of the choices, and its number of words. */
function ordinalAt(
  words: Words,
  at: number,
  count: number,
): { readonly index: number; readonly length: number } | null {
  const isNumbered = /^(?:number|option|numero|opcion)$/.test(words[at] ?? '')
  const from = at + Number(isNumbered || ARTICLE.test(words[at] ?? ''))
  const word = words[from] ?? ''
  if (LAST.test(word)) return { index: count - 1, length: from + 1 - at + Number(ONE.test(words[from + 1] ?? '')) }
  const digit = isNumbered && /^\d$/.test(word) ? Number(word) - 1 : undefined
  const index = digit ?? ORDINALS.get(word)
  // `one` and `two` are numbers, unless `number` precedes them.
  if (index === undefined || index >= count || (!isNumbered && /^(?:one|two|three|four)$/.test(word))) return null
  return { index, length: from + 1 - at + Number(ONE.test(words[from + 1] ?? '')) }
}

/**
 * Names the dishes that a message refers to by their place among the choices: `the first one with
 * fried rice`, `both`. Other messages are returned unchanged.
 */
export function nameChoices(words: Words, choices: readonly MenuItem[]): Words {
  const plain = words.filter((word) => word !== PAUSE)
  if (choices.length > 1 && EVERY.test(plain.join(' ')))
    return choices.flatMap(({ name }, at) => [...(at > 0 ? ['and'] : []), ...splitWords(name)])
  const named: string[] = []
  for (let at = 0; at < words.length;) {
    const found = ordinalAt(words, at, choices.length)
    const name = found && choices[found.index]?.name
    named.push(...(name ? splitWords(name) : [words[at] ?? '']))
    at += found && name ? found.length : 1
  }
  return named
}
