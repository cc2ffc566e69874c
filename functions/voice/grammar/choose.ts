import type { MenuItem } from '#shared/contract/menu'
import { singularize, splitWords } from './normalise'
import { isOnlyModifiers } from './mentions'
import type { DishCandidate, DishMention } from './mentions'
import { synonyms } from './words'

/** What a mention comes to: one dish, or several between which the guest must choose. */
export type DishChoice =
  | { readonly kind: 'dish'; readonly dish: MenuItem; readonly isFull: boolean }
  | { readonly kind: 'several'; readonly dishes: readonly MenuItem[] }

/**
 * How alike the words heard and the words of the menu must be for a dish to be taken without
 * asking.
 */
const SURE = 0.7
const CLOSE = 0.08
/** How much of a name one word must be. */
const SAID = 0.42

// Words for one thing count as one: a Philadelphia Roll is plainer than a Fried Philly Roll.
const stems = ({ name }: MenuItem): ReadonlySet<string> =>
  new Set(splitWords(name).map((word) => synonyms.get(singularize(word))?.[0] ?? singularize(word)))

const isWithin = (inner: MenuItem, outer: MenuItem): boolean => {
  const words = stems(outer)
  return [...stems(inner)].every((word) => words.has(word))
}

/**
 * Chooses between the dishes that a mention may mean: its full name, otherwise the only one that
 * fits, otherwise the plainest, whose name all others only add to. Nothing else is chosen.
 */
export function chooseDish(mention: DishMention): DishChoice {
  const bestLikeness = Math.max(...mention.candidates.map(({ likeness }) => likeness))
  const candidates = mention.candidates.filter(({ likeness }) => likeness >= bestLikeness - CLOSE)
  const dishes = candidates.map(({ dish }) => dish)
  const isSure = ({ likeness }: DishCandidate) => likeness >= SURE
  const full = candidates.filter(({ coverage }) => coverage === 1)
  const [whole] = full
  if (whole && full.length === 1 && isSure(whole)) return { kind: 'dish', dish: whole.dish, isFull: true }
  if (full.length > 1) {
    const clear = full.filter(({ likeness }) => likeness > 0.99)
    const [exact] = clear
    if (exact && clear.length === 1) return { kind: 'dish', dish: exact.dish, isFull: true }
  }
  if (isOnlyModifiers(mention) && (dishes.length > 1 || !mention.said.includes(' '))) return { kind: 'several', dishes }
  const plain = candidates.filter(({ dish }) => dishes.every((other) => isWithin(dish, other)))
  const [plainest] = plain
  // `noodles` says too little of Kids Butter Noodles.
  const isSaid = mention.said.includes(' ') || (plainest?.coverage ?? 0) >= SAID
  if (plainest && plain.length === 1 && isSure(plainest) && isSaid)
    return { kind: 'dish', dish: plainest.dish, isFull: false }
  return { kind: 'several', dishes }
}
