import type { MenuItem } from '#shared/menu/contract'
import { memoize } from '#shared/platform/memoize'
import { WHOLE, type DishCandidate, type DishMention } from '../tokenize/mentions'
import { toPhoneticWord } from '../tokenize/phonetics'
import type { Vocabulary } from '../tokenize/vocabulary'
import { MOST_NAMES, modifierWords, stemsOfName, synonyms } from '../tokenize/words'

type Kinds = Pick<Vocabulary, 'kinds'>

const isKind = (word: string, { kinds }: Kinds): boolean => kinds.has(toPhoneticWord(word).stem)

const isModifierOrKind = (word: string, kinds: Kinds): boolean =>
  modifierWords.has(toPhoneticWord(word).stem) || isKind(word, kinds)

/** Whether a mention only describes and so names no dish: `fresh`, `spicy roll`. */
export const isOnlyModifiersAndKinds = ({ said }: DishMention, kinds: Kinds): boolean =>
  said.split(' ').every((word) => isModifierOrKind(word, kinds))

/** Whether a mention names a kind of dish. */
export const namesKind = ({ said }: DishMention, kinds: Kinds): boolean =>
  said.split(' ').some((word) => isKind(word, kinds))

/** The result of a mention: one dish, or several for the guest to choose from. */
type DishChoice =
  | { readonly kind: 'dish'; readonly dish: MenuItem }
  | { readonly kind: 'several'; readonly dishes: readonly MenuItem[] }

/** Likeness of heard words and menu words from which a dish is chosen without asking. */
const MIN_DISH_LIKENESS = 0.7
/** How much less alike than the best dish another one may be to be meant, too. */
const MAX_LIKENESS_BEHIND = 0.08
/** Share of its name that a single word must cover to choose a dish. */
const MIN_SINGLE_WORD_COVERAGE = 0.42

// Synonyms count as one word: a Philadelphia Roll is plainer than a Fried Philly Roll.
const stems = memoize(
  (name): ReadonlySet<string> => new Set([...stemsOfName(name)].map((stem) => synonyms.get(stem)?.[0] ?? stem)),
  MOST_NAMES,
)

/** Whether the words of a dish's name are among those of another one. */
export const isWithin = (inner: MenuItem, outer: MenuItem): boolean => {
  const words = stems(outer.name)
  return [...stems(inner.name)].every((word) => words.has(word))
}

/**
 * Chooses a dish of a mention: the full name, else the only match, else the plainest dish, whose
 * name all others extend.
 */
export function chooseDish(mention: DishMention, kinds: Kinds): DishChoice {
  const bestLikeness = Math.max(...mention.candidates.map(({ likeness }) => likeness))
  const candidates = mention.candidates.filter(({ likeness }) => likeness >= bestLikeness - MAX_LIKENESS_BEHIND)
  const dishes = candidates.map(({ dish }) => dish)
  const isSure = ({ likeness }: DishCandidate) => likeness >= MIN_DISH_LIKENESS
  const full = candidates.filter(({ coverage }) => coverage === WHOLE)
  const [whole] = full
  if (whole && full.length === 1 && isSure(whole)) return { kind: 'dish', dish: whole.dish }
  if (isOnlyModifiersAndKinds(mention, kinds) && (dishes.length > 1 || !mention.said.includes(' ')))
    return { kind: 'several', dishes }
  const plain = candidates.filter(({ dish }) => dishes.every((other) => isWithin(dish, other)))
  const [plainest] = plain
  // `noodles` covers too little of Kids Butter Noodles.
  const isSaid = mention.said.includes(' ') || (plainest?.coverage ?? 0) >= MIN_SINGLE_WORD_COVERAGE
  if (plainest && plain.length === 1 && isSure(plainest) && isSaid) return { kind: 'dish', dish: plainest.dish }
  return { kind: 'several', dishes }
}
