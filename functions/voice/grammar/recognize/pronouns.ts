import type { Reader } from '../parse/option-reader'
import { parseNumberAt, type Words } from '../tokenize/words'
import type { Mention } from './names'

/** `a large cola and a small one`: adds a mention of the dish before for each such `one`. */
export function withPronouns(words: Words, mentions: readonly Mention[], readerOf: Reader): readonly Mention[] {
  return words.reduce<readonly Mention[]>((all, word, at) => {
    const isPronoun = /^ones?$/.test(word) && !all.some(({ from, to }) => from <= at && at < to)
    const last = all.findLast(({ from, to }) => to <= at && to > from)
    const [dish] = last?.dishes ?? []
    if (!isPronoun || !last || !dish) return all
    const from = [at - 1, at - 2].find((place) => place > last.to && readerOf(dish)(place, at)?.length === at - place)
    const number = from === undefined ? null : parseNumberAt(words, from - 1)
    const isCounted = number !== null && (word === 'ones' || number.value === 1)
    // `one large one small` are pieces.
    const isPiece = words[(from ?? at) - 1] === 'one' && readerOf(dish)(at + 1)?.isCued === false
    if (isPiece) return all
    if (from === undefined || !isCounted || readerOf(dish)(from, at)?.isCued) return all
    const pronoun: Mention = { from: at, to: at + 1, dishes: [dish], isWhole: true, weight: 1 }
    return [...all, pronoun].sort((one, other) => one.from - other.from)
  }, mentions)
}
