import { endsWithPerson, type AllergyKind, type AllergyMention } from '#shared/menu/dietary/allergies'
import { isKindOfMeat } from '#shared/menu/dietary/kinds-of-food'
import { joinWords } from '../questions/facts'
import { PAUSE, styleWords, type Words } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { detectAllergens, type DietaryNeeds } from './allergens'
import {
  fillers,
  foodsBefore,
  foodsFrom,
  foodsRefusedAt,
  foodsRefusedBefore,
  isFoodOfMenu,
  leads,
  leadsAfterPause,
  prefixes,
  refusing,
  triggerAt,
  type Span,
} from './food-lists'

function spanOf(words: Words, at: number, { kind, length }: AllergyMention, vocabulary: Vocabulary): Span | null {
  const end = at + length
  if (kind === 'avoiding' || kind === 'unable') {
    const ahead = foodsFrom(words, end, vocabulary)
    // `I'm off chicken` is of today, and `we don't have rice` may be of the bag.
    const isLasting = !/^(?:off|have)$/.test(words[end - 1] ?? '')
    // `a roll, avoid onions`, `nothing with onions`
    const isWish = words[at] === 'nothing' || (words[at] === 'avoid' && (at === 0 || words[at - 1] === PAUSE))
    const isNamed =
      isLasting && ahead.foods.some((food) => isKindOfMeat(food) || (!isWish && isFoodOfMenu(food, vocabulary)))
    const isStated =
      kind === 'unable'
        ? ahead.foods.some((food) => !styleWords.has(food))
        : isNamed || detectAllergens(ahead.foods.join(' ')).length > 0
    return isStated ? { ...ahead, from: at } : null
  }
  if (kind === 'free' || kind === 'allergen') {
    const before = foodsBefore(words, at, vocabulary, true)
    const isStated = kind === 'allergen' || endsWithPerson(words.slice(0, before.from))
    return before.foods.length > 0 && isStated ? { ...before, to: end } : null
  }
  const bad = /^(?:badly|severely|terribly|syndrome)$/.test(words[end] ?? '') ? end + 1 : end
  const next = words[bad] === PAUSE ? bad + 1 : bad
  // `alergico al camaron`, `allergique aux crevettes`
  const isSpanish =
    next === end && /(?:ic[oa]s?|ias?|iques?)$/.test(words[at] ?? '') && /^(?:al?|aux?|aos?)$/.test(words[next] ?? '')
  // `allergies: mushrooms`
  const isLabel = (at === 0 || words[at - 1] === PAUSE) && /^a?l+erg(?:y|ys|ies|ias?)$/.test(words[at] ?? '')
  const isLed = isSpanish || (words[next - 1] === PAUSE ? leadsAfterPause : leads).has(words[next] ?? '')
  const ahead = isLed || kind === 'allergic' ? foodsFrom(words, isLed ? next + 1 : next, vocabulary) : null
  if (ahead && ahead.foods.length > 0 && (isLed || isLabel || detectAllergens(ahead.foods[0] ?? '').length > 0))
    return { ...ahead, from: at }
  const to = isLed && (words[next] === 'to' || words[next] === 'from') ? next + 1 : end
  const before = foodsBefore(words, at, vocabulary, kind === 'celiac')
  return { from: before.from, to, foods: before.foods }
}

const suffixes = new Set('disease friendly free diet'.split(' '))

const skipBack = (words: Words, from: number): number => {
  let at = from
  while (at > 0 && prefixes.has(words[at - 1] ?? '')) at -= 1
  // `one of them is allergic`
  const one = words.lastIndexOf('one', at)
  return one >= 0 && one >= at - 3 && at > 1 && /^(?:of|us|them)$/.test(words[at - 1] ?? '') ? one : at
}

const NONE = /^(?:none|nope|nil|ningun[ao]?)$/

const isDenied = (words: Words, at: number, { from, foods }: Span, { kind }: AllergyMention): boolean => {
  if (kind === 'avoiding' || kind === 'unable') return false
  // `allergies: none`
  if (foods.length === 0 && words.slice(at + 1, at + 3).some((word) => NONE.test(word))) return true
  const before = words.slice(Math.max(0, from - 3), from).join(' ')
  if (/\b(?:not|isnt|arent|aint|never)$/.test(before)) return true
  const isAny = foods.length === 0 || (kind === 'allergic' && /^a?l+erg.*s$/.test(words[at] ?? ''))
  return isAny && /\b(?:no|dont have(?: any)?|no known|zero|no food)$/.test(before)
}

const noteOf = (kind: AllergyKind, foods: readonly string[], isBefore: boolean): string => {
  const named = joinWords(foods)
  if (isBefore && named && (kind === 'allergic' || kind === 'allergen')) return `${named} allergy`
  if (isBefore && named && kind === 'intolerant') return `${named} intolerant`
  if (kind === 'celiac') return named ? `celiac, allergic to ${named}` : 'celiac'
  if (kind === 'avoiding' || kind === 'unable' || kind === 'free') return `can't have ${named}`
  return named ? `${kind} to ${named}` : kind
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** Merges dietary needs; null if there are none. */
export function mergeDietaryNeeds(all: readonly (DietaryNeeds | null)[]): DietaryNeeds | null {
  const each = all.filter((needs) => needs !== null)
  return each.length === 0
    ? null
    : {
        allergens: unique(each.flatMap(({ allergens }) => allergens)),
        foods: unique(each.flatMap(({ foods }) => foods)),
        notes: unique(each.flatMap(({ notes }) => notes)),
        isAllergic: each.some(({ isAllergic }) => isAllergic),
        diet: each.some(({ diet }) => diet === 'vegan')
          ? 'vegan'
          : (each.find(({ diet }) => diet !== null)?.diet ?? null),
      }
}

/** Writes a message that refuses nothing but a kind of meat as a need: `hindu, no beef`. */
const refuseMeat = (said: string, refused = '', free = ''): string =>
  isKindOfMeat(refused || free) ? `cant eat ${refused || free}` : said

/** Writes what follows from a condition or a diet: `alpha gal` is an allergy to red meat. */
function nameConditions(words: Words): Words {
  const said = words.join(' ')
  const named = said
    .replace(/\balpha gal\b(?! (?:a?l+erg|diet|friendly|free))(?: syndrome)?/, 'alpha gal allergy')
    .replace(
      /\b(?:im|i am|estoy|were|we are|shes|hes|she is|he is|is) (?:an? )?pes[ck][ae]tari[ao]n?[oa]?s?\b/,
      'cant eat red meat and poultry',
    )
    .replace(
      /^(?:\w+ )?(?:no|zero|without) ((?:red )?\w+)(?: (?:for|at all|please|ever)\b.*)?$|^(\w+) free(?: please)?$/,
      refuseMeat,
    )
  // The caller compares the array to see whether a need was found.
  return named === said ? words : named.split(' ')
}

const isDeclared = (food: string): boolean => detectAllergens(food).length > 0

/**
 * Removes the allergy phrases of a sentence (`my son is allergic to eggs`, `a nut allergy`, `I
 * can't eat shellfish`) and returns them as needs, so that no food in them is ordered.
 */
export function extractAllergies(
  words: Words,
  vocabulary: Vocabulary,
): { readonly rest: Words; readonly needs: DietaryNeeds | null } {
  let rest: Words = nameConditions(words)
  const found: DietaryNeeds[] = []
  for (let at = 0; at < rest.length; at += 1) {
    const trigger = triggerAt(rest, at)
    const span = trigger && spanOf(rest, at, trigger, vocabulary)
    if (!trigger || !span) continue
    const isSaid = span.foods.length > 0
    let from = skipBack(rest, span.from)
    let { foods } = span
    if (!isSaid && trigger.kind !== 'celiac') {
      // `no nuts, I'm allergic`, `walnuts I'm allergic to`: the foods named last. A note for the
      // kitchen remains a note.
      const before = foodsBefore(rest, rest[from - 1] === PAUSE ? from - 1 : from, vocabulary, true)
      foods = before.foods.length > 0 ? before.foods : foodsRefusedBefore(rest, from, vocabulary)
      if (before.foods.length > 0 && !refusing.has(rest[before.from - 1] ?? '')) from = skipBack(rest, before.from)
    }
    if (isSaid && !span.foods.some(isDeclared) && rest[span.to] === 'so')
      // `latex allergy so no avocado`
      foods = unique([...foods, ...foodsRefusedAt(rest, span.to + 1, vocabulary)])
    const isNot = isDenied(rest, at, span, trigger)
    let { to } = span
    while (
      suffixes.has(rest[to] ?? '') ||
      (isNot && [fillers, leads].some((each) => each.has(rest[to] ?? ''))) ||
      (isNot && (NONE.test(rest[to] ?? '') || (rest[to] === PAUSE && NONE.test(rest[to + 1] ?? ''))))
    )
      to += 1
    if (isNot && rest[to] === 'but' && leads.has(rest[to + 1] ?? '')) {
      // `not allergic to nuts but to crab`
      rest = [...rest.slice(0, from), PAUSE, rest[at] ?? '', ...rest.slice(to + 1)]
      at = from
      continue
    }
    if (!isNot) {
      const said = trigger.kind === 'celiac' ? ['celiac', ...foods] : foods
      found.push({
        allergens: unique(said.flatMap(detectAllergens)),
        foods: said.filter((food) => !isDeclared(food)),
        notes: [noteOf(trigger.kind, foods, isSaid && span.from < at)],
        isAllergic: true,
        diet: null,
      })
    }
    rest = [...rest.slice(0, from), PAUSE, ...rest.slice(to)]
    at = from
  }
  return { rest, needs: mergeDietaryNeeds(found) }
}
