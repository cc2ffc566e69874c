import type { MenuItem } from '#shared/menu/contract'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import type { Words } from '../grammar/tokenize/words'
import { coverSentence } from './cover'
import { findSpans } from './spans'

/** What a sentence names, ordered or not. */
export type HeardPiece =
  | { readonly kind: 'dish'; readonly dish: MenuItem }
  | { readonly kind: 'several'; readonly dishes: readonly MenuItem[] }
  /** Words that nothing on the menu explains, with the dishes whose names are next to them. */
  | { readonly kind: 'unknown'; readonly said: string; readonly named: readonly MenuItem[] }

/** Lists the dishes and the unknown words of a sentence, whatever it says of them. */
export function hear(words: Words, vocabulary: Vocabulary): readonly HeardPiece[] {
  const spans = { ...findSpans(words, vocabulary), stances: new Map<number, never>() }
  const cover = coverSentence(spans, []).filter(({ kind }) => kind === 'dish' || kind === 'unknown')
  const groups: (typeof cover)[number][][] = []
  for (const each of cover) {
    const last = groups.at(-1)
    if (last && last.at(-1)?.to === each.from) last.push(each)
    else groups.push([each])
  }
  return groups.flatMap((group): readonly HeardPiece[] => {
    const isUnknown = group.some(({ kind }) => kind === 'unknown')
    const dishes = group.flatMap(({ kind, head }) => (kind === 'dish' && head ? [head] : []))
    if (!isUnknown)
      return dishes.map((mention): HeardPiece => {
        const [dish] = mention.dishes
        const isSure = mention.dishes.length === 1 && mention.isOpen !== true
        return dish && isSure ? { kind: 'dish', dish } : { kind: 'several', dishes: mention.dishes }
      })
    const said = words.slice(group[0]?.from ?? 0, group.at(-1)?.to ?? 0).join(' ')
    return [{ kind: 'unknown', said, named: dishes.flatMap((mention) => (mention.isWhole ? mention.dishes : [])) }]
  })
}

/** Lists the dishes that a piece may mean. */
export const listHeard = (piece: HeardPiece): readonly MenuItem[] =>
  piece.kind === 'dish' ? [piece.dish] : piece.kind === 'several' ? piece.dishes : piece.named

/** Whether the words refer to an earlier dish: `it`, `that`, `another`. */
export const refersBack = (text: string): boolean =>
  /\b(?:it|that|them|those|these|one|ones|this|another|more|same|again|otro|otra|mas)\b/.test(text)
