import type { MenuItem } from '#shared/menu/contract'
import { stopWords } from './words'
import { unitsOf, type Matches, type Unit } from './units'
import type { Vocabulary, VocabularyDish } from './vocabulary'

/** A dish of a mention: how much of its name is said, and how alike the words are, from 0 to 1. */
export type DishCandidate = { readonly dish: MenuItem; readonly coverage: number; readonly likeness: number }

/** A span of words that mentions a dish, with all possible dishes, the best first. */
export type DishMention = {
  readonly from: number
  readonly to: number
  readonly said: string
  readonly candidates: readonly DishCandidate[]
}

const LONGEST = 9
const MOST_UNITS = 6
const links = new Set(['and', 'y', 'with', 'of', 'the', 'con', 'de', 'in', 'style', 'n'])

/** A name with the words that heard units explain so far. */
type PartialName = {
  readonly named: VocabularyDish
  readonly used: readonly number[]
  readonly likeness: number
  readonly covered: number
}

/** Explains one more heard unit by the best free word of a name; null if no word fits. */
function explain({ named, used, likeness, covered }: PartialName, { matches }: Unit): PartialName | null {
  let best = -1
  let bestLikeness = 0
  for (const [index, { stem }] of named.words.entries()) {
    const found = used.includes(index) ? 0 : (matches.get(stem) ?? 0)
    if (found > bestLikeness) [best, bestLikeness] = [index, found]
  }
  if (best < 0) return null
  const weight = named.weights[best] ?? 0
  return { named, used: [...used, best], likeness: likeness + bestLikeness, covered: covered + weight }
}

/** Coverage of a name of which each word is said. */
export const WHOLE = 1

/** Likeness from which one word is evidence for another name of one word. */
const NEARLY_SAME = 0.9

/** Scores how well a name explains the heard units; null if they are too little of it. */
function judge({ named, used, likeness, covered }: PartialName): DishCandidate | null {
  const { words, weights, dish, isOwn } = named
  // One word is weak evidence for another name of one word.
  if (!isOwn && words.length === 1 && likeness < NEARLY_SAME) return null
  const isFull = used.length === words.length
  // `egg` is no part of `egg rolls`, another name of spring rolls.
  if (!isOwn && !isFull) return null
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return { dish, coverage: isFull ? WHOLE : covered / all, likeness: likeness / used.length }
}

/** The names that explain a run of units, and the dishes among them, the best first. */
type Run = {
  readonly partials: readonly PartialName[]
  readonly candidates: readonly DishCandidate[]
  /** The runs with one more unit. */
  readonly longer: Map<Matches, Run>
}

function toRun(partials: readonly PartialName[]): Run {
  const judged = partials
    .flatMap((partial) => judge(partial) ?? [])
    .sort((one, other) => other.coverage * other.likeness - one.coverage * one.likeness)
  // The best name of each dish.
  const best = new Map(judged.toReversed().map((candidate) => [candidate.dish, candidate]))
  return { partials, candidates: judged.filter((each) => best.get(each.dish) === each), longer: new Map() }
}

/** Adds a unit to a run. Runs of the same words, which a guest repeats, are built once. */
function lengthen(run: Run, unit: Unit, partials: readonly PartialName[]): Run {
  const known = run.longer.get(unit.matches)
  const longer = known ?? toRun(partials.flatMap((partial) => explain(partial, unit) ?? []))
  run.longer.set(unit.matches, longer)
  return longer
}

const start = ({ names }: Unit): readonly PartialName[] =>
  names.map((named) => ({ named, used: [], likeness: 0, covered: 0 }))

type Span = { readonly to: number; readonly candidates: readonly DishCandidate[] }

/**
 * Lists the spans from a position that mention dishes: runs of units, with linking words in
 * between. Stops where no name explains all units.
 */
function spansFrom(
  from: number,
  words: readonly string[],
  units: readonly (readonly Unit[])[],
  empty: Run,
): readonly Span[] {
  const spans: Span[] = []
  const go = (at: number, run: Run, count: number) => {
    if (run.candidates.length > 0) spans.push({ to: at, candidates: run.candidates })
    if (count >= MOST_UNITS || at - from >= LONGEST) return
    let next = at
    while (count > 0 && next < words.length && links.has(words[next] ?? '') && next - at < 2) next += 1
    for (const place of next > at ? [at, next] : [at])
      for (const unit of units[place] ?? []) {
        const longer = lengthen(run, unit, count === 0 ? start(unit) : run.partials)
        if (longer.partials.length > 0) go(unit.to, longer, count + 1)
      }
  }
  go(from, empty, 0)
  return spans
}

/** Lists all spans that mention dishes: the cover of the sentence chooses among them. */
export function listMentions(words: readonly string[], vocabulary: Vocabulary): readonly DishMention[] {
  const units = unitsOf(words, vocabulary)
  const empty = toRun([])
  // Small words alone mention a dish only with its whole name: `the works`.
  const isSmall = (said: string) => said.split(' ').every((word) => stopWords.has(word))
  return words.flatMap((_, from) =>
    spansFrom(from, words, units, empty).flatMap(({ to, candidates }): DishMention[] => {
      const said = words.slice(from, to).join(' ')
      const coverage = candidates[0]?.coverage ?? 0
      const isMention = isSmall(said) ? coverage === WHOLE : coverage > 0
      return isMention ? [{ from, to, said, candidates }] : []
    }),
  )
}
