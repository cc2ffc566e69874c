import type { MenuItem } from '#shared/menu/contract'
import { PAUSE, foreignFoodWords, modifierWords, singularize, splitWords, stopWords, synonyms } from './words'
import { getSimilarity, toPhoneticWord, type PhoneticWord } from './phonetics'
import { type Token, type Vocabulary, type VocabularyDish } from './vocabulary'

export type DishCandidate = { readonly dish: MenuItem; readonly coverage: number; readonly likeness: number }

/** A span of words that mentions a dish, with all possible dishes, the best first. */
export type DishMention = {
  readonly from: number
  readonly to: number
  readonly said: string
  readonly candidates: readonly DishCandidate[]
}

/** A menu word that one to three heard words match. */
type Unit = { readonly from: number; readonly to: number; readonly matches: ReadonlyMap<string, number> }

const JOINED = 3
const LONGEST = 9
const links = new Set(['and', 'y', 'with', 'of', 'the', 'con', 'de', 'in', 'style', 'n'])

const textOf = (token: Token | undefined): string | null =>
  token?.kind === 'word' || (token?.kind === 'number' && token.isArticle) ? token.text : null

const synonymsOf = (heard: PhoneticWord): readonly string[] =>
  synonyms.get(heard.stem) ?? synonyms.get(heard.text) ?? []

function matchesOf(text: string, { words, exactWords }: Vocabulary): ReadonlyMap<string, number> {
  const heard = toPhoneticWord(text)
  const exact = words.get(heard.stem)
  const matches = new Map<string, number>(exact ? [[exact.stem, 1]] : [])
  for (const other of synonymsOf(heard)) {
    const known = words.get(toPhoneticWord(other).stem)
    if (known && !matches.has(known.stem)) matches.set(known.stem, 0.95)
  }
  if (matches.size > 0 || stopWords.has(text) || stopWords.has(heard.stem) || foreignFoodWords.has(heard.stem))
    return matches
  for (const known of words.values()) {
    const likeness = exactWords.has(known.stem) ? 0 : getSimilarity(heard, known)
    if (likeness > 0) matches.set(known.stem, likeness)
  }
  return matches
}

/**
 * Matches several heard words joined to one menu word, unless one of them is a menu word itself.
 */
function joinedMatches(texts: readonly string[], vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const none = new Map<string, number>()
  if (texts.every((text) => stopWords.has(text)) || texts.some((text) => text === PAUSE || text === 'and')) return none
  const heard = toPhoneticWord(texts.join(''))
  const exact = vocabulary.words.get(heard.stem)
  if (exact && heard.stem.length > 5) return new Map([[exact.stem, 0.98]])
  if (texts.some((text) => vocabulary.words.has(toPhoneticWord(text).stem))) return none
  if (heard.stem.length < 5) return none
  const found = [...vocabulary.words.values()].flatMap((known): [string, number][] => {
    const likeness = known.stem.length < 4 || vocabulary.exactWords.has(known.stem) ? 0 : getSimilarity(heard, known)
    return likeness >= (texts.some((text) => stopWords.has(text)) ? 0.85 : 0.7) ? [[known.stem, likeness * 0.98]] : []
  })
  return new Map(found)
}

function unitsOf(tokens: readonly Token[], vocabulary: Vocabulary): readonly Unit[] {
  const units: Unit[] = []
  tokens.forEach((_, from) => {
    const texts: string[] = []
    for (let to = from; to < Math.min(from + JOINED, tokens.length); to += 1) {
      const text = textOf(tokens[to])
      if (text === null) break
      texts.push(text)
      const matches =
        texts.length > 1
          ? joinedMatches(texts, vocabulary)
          : tokens[to]?.kind === 'word'
            ? matchesOf(text, vocabulary)
            : null
      if (matches && matches.size > 0) units.push({ from, to: to + 1, matches })
    }
  })
  return units
}

type Path = { readonly units: readonly Unit[]; readonly to: number }

/** Lists every run of units from a position, with linking words in between. */
function pathsFrom(from: number, tokens: readonly Token[], units: readonly Unit[]): readonly Path[] {
  const done: Path[] = []
  const go = (at: number, taken: readonly Unit[]) => {
    if (taken.length > 0) done.push({ units: taken, to: at })
    if (taken.length >= 6 || at - from >= LONGEST) return
    let next = at
    while (taken.length > 0 && next < tokens.length && links.has(textOf(tokens[next]) ?? '') && next - at < 2) next += 1
    for (const place of next > at ? [at, next] : [at])
      for (const unit of units) if (unit.from === place) go(unit.to, [...taken, unit])
  }
  go(from, [])
  return done
}

/** Scores how well a dish's name explains every heard unit; null if one remains unexplained. */
function judge({ words, weights, dish, isOwn }: VocabularyDish, units: readonly Unit[]): DishCandidate | null {
  const free = new Set(words.keys())
  let likeness = 0
  let covered = 0
  for (const { matches } of units) {
    let best = -1
    let bestLikeness = 0
    for (const index of free) {
      const found = matches.get(words[index]?.stem ?? '') ?? 0
      if (found > bestLikeness) [best, bestLikeness] = [index, found]
    }
    if (best < 0) return null
    free.delete(best)
    likeness += bestLikeness
    covered += weights[best] ?? 0
  }
  // One word is weak evidence for another name of one word.
  if (!isOwn && words.length === 1 && likeness < NEARLY_SAME) return null
  // `egg` is no part of `egg rolls`, another name of spring rolls.
  if (!isOwn && free.size > 0) return null
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return { dish, coverage: free.size === 0 ? 1 : covered / all, likeness: likeness / units.length }
}

const NEARLY_SAME = 0.9
const SPAN_PRICE = 0.4

type Best = { readonly value: number; readonly mentions: readonly DishMention[] }

/** Finds the spans that mention dishes, choosing the split that explains most words best. */
export function findMentions(tokens: readonly Token[], vocabulary: Vocabulary): readonly DishMention[] {
  const units = unitsOf(tokens, vocabulary)
  const best: Best[] = Array.from({ length: tokens.length + 1 }, () => ({ value: 0, mentions: [] }))
  for (let from = tokens.length - 1; from >= 0; from -= 1) {
    const skipped = best[from + 1] ?? { value: 0, mentions: [] }
    best[from] = skipped
    for (const { units: path, to } of pathsFrom(from, tokens, units)) {
      const judged = vocabulary.named
        .flatMap((named) => judge(named, path) ?? [])
        .sort((one, other) => other.coverage * other.likeness - one.coverage * one.likeness)
      // The best name of each dish.
      const candidates = judged.filter(({ dish }, at) => judged.findIndex((other) => other.dish === dish) === at)
      const top = candidates[0]
      const rest = best[to]
      if (!top || !rest) continue
      const value =
        path.length * (top.coverage === 1 ? 1 : 0.3 + top.coverage * 0.5) * top.likeness ** 2 - SPAN_PRICE + rest.value
      if (value <= (best[from]?.value ?? 0)) continue
      const said = tokens
        .slice(from, to)
        .map((token) => textOf(token) ?? '')
        .join(' ')
      best[from] = { value, mentions: [{ from, to, said, candidates }, ...rest.mentions] }
    }
  }
  // `order` alone is no part of `order of fries`.
  const isSmall = (said: string) => said.split(' ').every((word) => stopWords.has(word))
  return (best[0]?.mentions ?? []).filter(
    ({ said, candidates: [top] }) => (top?.coverage ?? 0) > (isSmall(said) ? 0.99 : 0),
  )
}

type Kinds = Pick<Vocabulary, 'kinds'>

const isKind = (word: string, { kinds }: Kinds) => kinds.has(toPhoneticWord(word).stem)
const isColour = (word: string, kinds: Kinds) => modifierWords.has(toPhoneticWord(word).stem) || isKind(word, kinds)

/**
 * Whether a mention consists of colours and kinds only, such as `fresh` or `spicy roll`, and so
 * names no dish.
 */
export const isOnlyModifiers = ({ said }: DishMention, kinds: Kinds): boolean =>
  said.split(' ').every((word) => isColour(word, kinds))

/** Whether a mention names a kind of dish. */
export const namesKind = ({ said }: DishMention, kinds: Kinds): boolean =>
  said.split(' ').some((word) => isKind(word, kinds))

/** The result of a mention: one dish, or several for the guest to choose from. */
export type DishChoice =
  | { readonly kind: 'dish'; readonly dish: MenuItem; readonly isFull: boolean }
  | { readonly kind: 'several'; readonly dishes: readonly MenuItem[] }

/** Minimum similarity of heard words and menu words to accept a dish without asking. */
const SURE = 0.7
const CLOSE = 0.08
/** Minimum share of a name that a single word must cover. */
const SAID = 0.42

// Synonyms count as one word: a Philadelphia Roll is plainer than a Fried Philly Roll.
const stems = ({ name }: MenuItem): ReadonlySet<string> =>
  new Set(splitWords(name).map((word) => synonyms.get(singularize(word))?.[0] ?? singularize(word)))

const isWithin = (inner: MenuItem, outer: MenuItem): boolean => {
  const words = stems(outer)
  return [...stems(inner)].every((word) => words.has(word))
}

/**
 * Chooses a dish of a mention: the full name, else the only match, else the plainest dish, whose
 * name all others extend.
 */
export function chooseDish(mention: DishMention, kinds: Kinds): DishChoice {
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
  if (isOnlyModifiers(mention, kinds) && (dishes.length > 1 || !mention.said.includes(' ')))
    return { kind: 'several', dishes }
  const plain = candidates.filter(({ dish }) => dishes.every((other) => isWithin(dish, other)))
  const [plainest] = plain
  // `noodles` covers too little of Kids Butter Noodles.
  const isSaid = mention.said.includes(' ') || (plainest?.coverage ?? 0) >= SAID
  if (plainest && plain.length === 1 && isSure(plainest) && isSaid)
    return { kind: 'dish', dish: plainest.dish, isFull: false }
  return { kind: 'several', dishes }
}
