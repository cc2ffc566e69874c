import { chooseDish, isOnlyModifiers, listMentions, namesKind, type DishMention } from '../grammar/tokenize/mentions'
import { isPlural, parseNumberAt, PAUSE, stemsOfName } from '../grammar/tokenize/words'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import type { Mention, Words } from './constructs'
import { costs } from './costs'

/** Minimum similarity of a part of a name that a clause without an order is about. */
export const SURE = 0.85
export const LIKELY = 0.8
/** How many parts of names are followed from a position. */
export const MOST_PARTS = 4

export type PartialMention = Mention & { readonly likeness: number }

/** Lists parts of names and misheard names, with what is missing of them. */
export function listPartial(words: Words, vocabulary: Vocabulary): readonly PartialMention[] {
  const open = words.map((word, at) => (parseNumberAt(words, at)?.isArticle === false ? PAUSE : word))
  // Runs of the same words have the same candidates, so a repeated word is judged once.
  const judged = new Map<string, Omit<PartialMention, 'from' | 'to'> | null>()
  return listMentions(open, vocabulary).flatMap((mention): PartialMention[] => {
    const { from, to, said } = mention
    const known = judged.get(said)
    const part = known === undefined ? judgePart(mention, vocabulary) : known
    judged.set(said, part)
    return part ? [{ ...part, from, to }] : []
  })
}

/** Judges what a part of a name or a misheard name means; null if it only describes. */
function judgePart(mention: DishMention, vocabulary: Vocabulary): Omit<PartialMention, 'from' | 'to'> | null {
  if (isOnlyModifiers(mention, vocabulary) && !namesKind(mention, vocabulary)) return null
  const choice = chooseDish(mention, vocabulary)
  const isOpen = choice.kind === 'several'
  const [top] = mention.candidates
  const likeness = top?.likeness ?? 0
  const fit = (top?.coverage ?? 0) * likeness ** 2
  const cost = costs.partialName + (1 - fit) * costs.missingName + (isOpen ? costs.ambiguous : 0)
  const dishes = isOpen ? choice.dishes : [choice.dish]
  return { dishes, isWhole: false, weight: mention.to - mention.from, cost, isOpen, likeness }
}

/** `tuna and salmon rolls`: finds the dish of a name that shares its kind with another one. */
export function shareKind(
  part: Mention,
  names: readonly Mention[],
  words: Words,
  { kinds }: Vocabulary,
): readonly Mention[] {
  if (part.dishes.length < 2) return []
  const own = stemsOfName(words.slice(part.from, part.to).join(' '))
  return names.flatMap((other) => {
    const stems = [...stemsOfName(other.dishes[0]?.name ?? '')]
    const isAfter = other.from >= part.to
    const isMany = isPlural(words[other.to - 1] ?? '') || parseNumberAt(words, other.from - 1) === null
    const kind = isAfter ? (isMany ? stems.at(-1) : undefined) : stems[0]
    if (kind === undefined || (!isAfter && !kinds.has(kind))) return []
    const wanted = new Set([...own, kind])
    const fits = part.dishes.filter(({ name }) => {
      const all = stemsOfName(name)
      return all.size === wanted.size && [...wanted].every((stem) => all.has(stem))
    })
    return fits.length === 1 ? [{ ...part, dishes: fits, isOpen: false, cost: part.cost - 0.2 }] : []
  })
}
