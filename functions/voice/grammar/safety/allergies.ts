import { endsWithPerson, matchAllergyAt, type AllergyKind, type AllergyMention } from '#shared/menu/dietary/allergies'
import { isKindOfFood, isKindOfMeat } from '#shared/menu/dietary/kinds-of-food'
import { correctRefusedFood } from '#shared/menu/dietary/note-spelling'
import { detectAllergens, type DietaryNeeds } from './allergens'
import { joinWords } from '../questions/facts'
import { PAUSE, parseNumberAt, stopWords, styleWords, type Words } from '../tokenize/words'
import { dishCodeAt } from '../tokenize/codes'
import { fullNameAt, nearlyNamedAt, type Vocabulary } from '../tokenize/vocabulary'

type Span = { readonly from: number; readonly to: number; readonly foods: readonly string[] }

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const leads = list('to from of is are with for include includes including')
const leadsAfterPause = list('to from of including')
const joiners = list('and or nor y e o')
// Fillers between the foods of a list.
const fillers = list(`
  all any some most every the kind kinds type types sort sorts of tree raw fresh cooked anything everything containing
  with food foods product products both like such as things stuff diet el la los las uh um er hmm severe mild that has`)
// Words before an allergy that say whose it is or how severe.
const prefixes = list(`
  i im am is are be being a an have has having had got ive my our someone somebody anyone anybody who whos thats that
  with because since as cause cuz and but though so also by son daughter wife husband kid kids child children mother
  father mom dad friend girlfriend boyfriend brother sister guest family baby he she hes shes they theyre we were her
  his their it its severe severely deadly deathly highly very really super extremely seriously mildly slightly terribly
  terrible bad badly serious known food suffer suffers from for if soy tengo una mi es he`)
const suffixes = list('disease friendly free diet')
const refusing = list('no without hold the skip minus sin any leave off out')

const isContent = (word: string | undefined): boolean =>
  word !== undefined && word !== PAUSE && !stopWords.has(word) && !joiners.has(word)

/** Returns the allergy phrase that starts at a position. `free range` chicken is none. */
function triggerAt(words: Words, at: number): AllergyMention | null {
  const trigger = matchAllergyAt(words, at)
  return trigger?.kind === 'free' && isContent(words[at + trigger.length]) ? null : trigger
}

/** Whether an order starts at a position: a number, a code, or the whole name of a dish. */
const isRequest = (words: Words, at: number, vocabulary: Vocabulary): boolean =>
  parseNumberAt(words, at) !== null ||
  dishCodeAt(words, at, vocabulary) !== null ||
  fullNameAt(vocabulary, words, at) >= 2 ||
  nearlyNamedAt(vocabulary, words, at)

const isFood = (word: string | undefined): boolean => isContent(word) && word !== undefined && !fillers.has(word)

/** Lists the foods from a position up to the next order. */
function foodsFrom(words: Words, from: number, vocabulary: Vocabulary): Span {
  const foods: string[] = []
  let to = from
  for (let at = from; at < words.length;) {
    const word = words[at] ?? ''
    const before = words[at - 1]
    const isListed = before !== undefined && joiners.has(before)
    const pair = isKindOfFood(words.slice(at, at + 2).join(' ')) ? 2 : 1
    const whole = Math.max(fullNameAt(vocabulary, words, at), pair)
    if (foods.length > 0 && !isListed && isRequest(words, at, vocabulary)) break
    if (
      word === 'except' ||
      // `broccoli, any specials`
      (word === 'any' && before === PAUSE && detectAllergens(words[at + 1] ?? '').length === 0) ||
      (foods.length > 0 && triggerAt(words, at)) ||
      parseNumberAt(words, at) ||
      dishCodeAt(words, at, vocabulary)
    )
      break
    if (isFood(word)) {
      foods.push(
        words
          .slice(at, at + whole)
          .map(correctRefusedFood)
          .join(' '),
      )
      at += whole
      to = at
    } else if (word === PAUSE || joiners.has(word) || fillers.has(word)) at += 1
    else break
  }
  return { from, to, foods }
}

const adding = list('with con add adding extra plus double')
const LONGEST_ADDITION = 4

/** Whether the words before a pause add a food: `with spicy mayo, egg allergy`. */
const isAddedBefore = (words: Words, pause: number): boolean =>
  words
    .slice(Math.max(0, pause - LONGEST_ADDITION), pause)
    .reduce((isAdded, word) => word !== PAUSE && (isAdded || adding.has(word)), false)

/** Lists the foods right before a position: `nut and sesame` of `nut and sesame allergy`. */
function foodsBefore(words: Words, end: number, vocabulary: Vocabulary, isSure = false): Span {
  const names = new Set(
    words.flatMap((_, at) => {
      const length = fullNameAt(vocabulary, words, at)
      return length >= 2 ? Array.from({ length }, (__, index) => at + index) : []
    }),
  )
  const foods: string[] = []
  let from = end
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = correctRefusedFood(words[at] ?? '')
    const isKnown = detectAllergens(word).length > 0
    if (isKindOfFood(`${word} ${foods[0] ?? ''}`)) {
      // `green onion allergy`
      foods[0] = `${word} ${foods[0] ?? ''}`
      from = at
    } else if (isFood(word) && !names.has(at) && (isKnown || (foods.length === 0 && !isSure && !prefixes.has(word)))) {
      foods.unshift(word)
      from = at
    } else if (word === PAUSE && foods.length > 0 && isAddedBefore(words, at)) break
    else if (foods.length === 0 || !(joiners.has(word) || word === PAUSE || word === 'tree')) break
  }
  return { from, to: end, foods }
}

function spanOf(words: Words, at: number, { kind, length }: AllergyMention, vocabulary: Vocabulary): Span | null {
  const end = at + length
  if (kind === 'avoiding' || kind === 'unable') {
    const ahead = foodsFrom(words, end, vocabulary)
    // `I'm off chicken` is of today.
    const isMeat = words[end - 1] !== 'off' && ahead.foods.some(isKindOfMeat)
    const isStated =
      kind === 'unable'
        ? ahead.foods.some((food) => !styleWords.has(food))
        : isMeat || detectAllergens(ahead.foods.join(' ')).length > 0
    return isStated ? { ...ahead, from: at } : null
  }
  if (kind === 'free' || kind === 'allergen') {
    const before = foodsBefore(words, at, vocabulary, true)
    const isStated = kind === 'allergen' || endsWithPerson(words.slice(0, before.from))
    return before.foods.length > 0 && isStated ? { ...before, to: end } : null
  }
  const bad = /^(?:badly|severely|terribly)$/.test(words[end] ?? '') ? end + 1 : end
  const next = words[bad] === PAUSE ? bad + 1 : bad
  // `alergico al camaron`, `allergique aux crevettes`
  const isSpanish =
    next === end && /(?:ic[oa]s?|ias?|iques?)$/.test(words[at] ?? '') && /^(?:al?|aux?|aos?)$/.test(words[next] ?? '')
  const isLed = isSpanish || (words[next - 1] === PAUSE ? leadsAfterPause : leads).has(words[next] ?? '')
  const ahead = isLed || kind === 'allergic' ? foodsFrom(words, isLed ? next + 1 : next, vocabulary) : null
  if (ahead && ahead.foods.length > 0 && (isLed || detectAllergens(ahead.foods[0] ?? '').length > 0))
    return { ...ahead, from: at }
  const to = isLed && (words[next] === 'to' || words[next] === 'from') ? next + 1 : end
  const before = foodsBefore(words, at, vocabulary, kind === 'celiac')
  return { from: before.from, to, foods: before.foods }
}

const skipBack = (words: Words, from: number): number => {
  let at = from
  while (at > 0 && prefixes.has(words[at - 1] ?? '')) at -= 1
  // `one of them is allergic`
  const one = words.lastIndexOf('one', at)
  return one >= 0 && one >= at - 3 && at > 1 && /^(?:of|us|them)$/.test(words[at - 1] ?? '') ? one : at
}

const isDenied = (words: Words, at: number, { from, foods }: Span, { kind }: AllergyMention): boolean => {
  if (kind === 'avoiding' || kind === 'unable') return false
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

/**
 * Removes the allergy phrases of a sentence (`my son is allergic to eggs`, `a nut allergy`, `I
 * can't eat shellfish`) and returns them as needs, so that no food in them is ordered.
 */
export function extractAllergies(
  words: Words,
  vocabulary: Vocabulary,
): { readonly rest: Words; readonly needs: DietaryNeeds | null } {
  let rest: Words = words
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
      foods = before.foods
      if (foods.length > 0 && !refusing.has(rest[before.from - 1] ?? '')) from = skipBack(rest, before.from)
    }
    const isNot = isDenied(rest, at, span, trigger)
    let { to } = span
    while (suffixes.has(rest[to] ?? '') || (isNot && (fillers.has(rest[to] ?? '') || leads.has(rest[to] ?? ''))))
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
        foods: said.filter((food) => detectAllergens(food).length === 0),
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
