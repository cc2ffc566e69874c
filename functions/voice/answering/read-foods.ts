import type { Allergen, MenuItem } from '#shared/menu/contract'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { ANY_FOOD, findNamedFoods } from '#shared/menu/dietary/note-coverage'
import { listUnclearAllergens, mayConcernAllergy, mentionsAllergy, readNote } from '#shared/menu/dietary/note-reading'
import { correctNote } from '#shared/menu/dietary/note-spelling'
import type { Answer } from '../grammar/answer'
import { clausesOf, type Clause } from '../grammar/cover/clauses'
import type { GuestMessage } from '../grammar/edit/intent'
import { findNames } from '../grammar/recognize/names'
import { extractAllergies } from '../grammar/safety/allergies'
import { asItComes, listOrdered } from '../grammar/safety/ordered-dish'
import {
  PAUSE,
  courtesies,
  parseNumberAt,
  requestPattern,
  singularize,
  splitWords,
  stemsOfName,
  type Words,
} from '../grammar/tokenize/words'

type Span = { readonly from: number; readonly to: number }

/** Stands for the name of a dish or an option: an ordinary word of the kitchen's notes. */
const NEUTRAL = 'roll'

const isWithin = (spans: readonly Span[], at: number): boolean => spans.some(({ from, to }) => from <= at && at < to)

/** Returns the longest run of a name's words, the first of equal ones; null if there is none. */
function findRun(words: Words, name: string, taken: readonly Span[]): Span | null {
  const stems = stemsOfName(name)
  const isOfName = (word: string) => stems.has(singularize(word)) || stems.has(word.replace(/s$/, ''))
  let longest: Span = { from: 0, to: 0 }
  let from = 0
  words.forEach((word, at) => {
    if (!isOfName(word) || isWithin(taken, at)) from = at + 1
    else if (at + 1 - from > longest.to - longest.from) longest = { from, to: at + 1 }
  })
  return longest.to > longest.from ? longest : null
}

const addRuns = (words: Words, names: readonly string[], spans: readonly Span[]): readonly Span[] =>
  names.reduce<readonly Span[]>((taken, name) => {
    const run = findRun(words, name, taken)
    return run ? [...taken, run] : taken
  }, spans)

/** Finds the words that the answer took as the names of dishes, and of options that it changes. */
function findHandled(
  words: Words,
  clauses: readonly Clause[],
  { action, items }: Answer,
  { vocabulary, context = [] }: GuestMessage,
) {
  const lines = items.flatMap((item) => {
    // Nothing to take out: the food was refused.
    if (action === 'remove_from_cart' && !context.some(({ itemId }) => itemId === item.itemId)) return []
    const dish = vocabulary.menu.find(({ id }) => id === item.itemId)
    return dish ? [{ dish, item }] : []
  })
  const refusing = clauses.filter(({ stance }) => stance === 'refusal' || stance === 'feeling')
  // `no edamame` refuses a dish, `problems with edamame` a food.
  const whole = findNames(words, vocabulary).filter(
    ({ isWhole, weight, from }) => isWhole && (weight > 1 || isWithin(refusing, from)),
  )
  const named = whole.flatMap((name) => name.dishes)
  const ordered = lines.map(({ dish }) => dish)
  const namesOf = (dishes: readonly MenuItem[]) => dishes.map(({ name }) => name)
  // `two agedashi tofus, no tofus after all`
  const withdrawn = addRuns(words, namesOf(named.filter((dish) => !ordered.includes(dish))), whole).filter(
    (span) => whole.some((name) => name === span) || isWithin(refusing, span.from),
  )
  // Next to another dish, a food alone may be what the guest can't eat.
  const isFoodAlone = ({ from, to }: Span) =>
    ordered.length > 1 &&
    to - from === 1 &&
    !whole.some((name) => name.from === from) &&
    findNamedFoods(words[from] ?? '').length > 0
  const dishes = addRuns(words, namesOf(ordered.filter((dish) => !named.includes(dish))), withdrawn).filter(
    (span) => withdrawn.includes(span) || !isFoodAlone(span),
  )
  const options = lines.flatMap(({ dish, item }) =>
    dish.optionGroups.flatMap((group) =>
      group.options.flatMap(({ id, name, isDefault }) => (item.options.includes(id) === isDefault ? [] : name)),
    ),
  )
  return { dishes, all: addRuns(words, options, dishes) }
}

// `shrimp makes me wheeze can i get a roll`
const BEGINS_PIECE = new RegExp(
  `${PAUSE}|(?<= )(?=(?:can (?:i|we) (?:get|have)|i(?:d| will)? (?:want|like)|ill have|give me|quiero|deme) )`,
)

/** Divides words at pauses and requests. Each handled span becomes one ordinary word. */
const toPieces = (words: Words, handled: readonly Span[], isRead: (at: number) => boolean): readonly string[] =>
  words
    .flatMap((word, at) => {
      if (!isRead(at)) return [PAUSE]
      if (!isWithin(handled, at)) return [word]
      return handled.some(({ from }) => from === at) ? [NEUTRAL] : []
    })
    .join(' ')
    .split(BEGINS_PIECE)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** A name of a dish has at most two words before its food. */
const MOST_OF_NAME = 2

/** Words that are in no name of a dish before its food. */
const NOT_OF_NAME =
  /\b(?:i|we|he|she|they|you|it|with|of|to|from|for|about|the|my|no|diets?|problems?|issues?|con|de|a|al|el|la|los|las|un|una|jamas|deje|dejo|ojo)\b/

const LONGEST_ORDER = 6

/** `roll with onoins and cheese`: the end of an order of a dish. */
const ADDED = new RegExp(`\\b${NEUTRAL}\\b(?: .*)? (?:with|and|plus|extra|con|y|mas)(?: \\w+){1,3}$`)

/** Whether words order a food, or name it like a dish that is not on the menu: `coconut shrimp`. */
function isOrderOfFood(piece: string): boolean {
  const words = splitWords(piece).filter((word) => !courtesies.has(word))
  const isCounted =
    parseNumberAt(words, 0)?.isArticle === false && words.length <= LONGEST_ORDER && !words.includes(NEUTRAL)
  if (requestPattern.test(piece) || isCounted) return true
  if (findNamedFoods(correctNote(words.at(-1) ?? '')).length === 0) return false
  return (words.length <= MOST_OF_NAME + 1 && !NOT_OF_NAME.test(piece)) || ADDED.test(words.join(' '))
}

/** The allergens that notes leave out of a dish that has them and isn't named after one. */
const listLeftOut = (answer: Answer, input: GuestMessage): readonly Allergen[] =>
  listOrdered(answer.items, input.vocabulary.menu).flatMap(({ dish, line: { notes = '' } }) => {
    const named = findNamedFoods(dish.name.toLowerCase())
    const options = dish.optionGroups.flatMap((group) => group.options)
    const mayHave = (allergen: Allergen) =>
      mayContain(asItComes(dish).facts, allergen) ||
      options.some(({ allergensAdded }) => allergensAdded.includes(allergen))
    return readNote(notes).allergens.filter((each) => !named.includes(each) && mayHave(each))
  })

const listFoodWords = (piece: string): readonly string[] => piece.match(ANY_FOOD) ?? []

/** Whether a piece takes back a food that one before it wanted: `with milk, scratch the milk`. */
function isTakenBack(piece: string, at: number, pieces: readonly string[]): boolean {
  const wanted = pieces.slice(0, at).flatMap((each) => (mayConcernAllergy(each) ? [] : listFoodWords(each)))
  const foods = listFoodWords(piece)
  return foods.length > 0 && !mentionsAllergy(piece) && foods.every((food) => wanted.includes(food))
}

/**
 * Returns the allergens that pieces of a message refuse, or name next to words of unknown meaning.
 */
function findRefused(said: readonly string[], leftOut: readonly Allergen[]): readonly Allergen[] {
  const pieces = said.filter((piece, at) => !isTakenBack(piece, at, said))
  const whole = readNote(pieces.join(', '))
  const found = pieces.flatMap((piece) => {
    const { isAllergy, allergens } = readNote(piece)
    if (isAllergy) return allergens
    const unclear = isOrderOfFood(piece) ? [] : listUnclearAllergens(piece)
    return [...allergens.filter((each) => !leftOut.includes(each)), ...unclear]
  })
  // `nuts, I am allergic`
  if (whole.isAllergy) return found.length > 0 ? found : whole.allergens
  return [...found, ...whole.allergens.filter((each) => !leftOut.includes(each))]
}

/** Returns the pieces that say something about the told allergens, as a note for the kitchen. */
const toNote = (pieces: readonly string[], told: readonly Allergen[]): string =>
  pieces
    .filter((piece, at) => {
      if (mayConcernAllergy(piece) || findNamedFoods(piece).some((each) => told.includes(each))) return true
      // `skip the sesame, life threatening`
      const before = pieces[at - 1] ?? ''
      return !mentionsAllergy(before) && mentionsAllergy(`${before}, ${piece}`)
    })
    .join(', ')

/** What a message says of foods apart from the dishes and options that its answer names. */
export function readFoods(answer: Answer, input: GuestMessage) {
  const heard = splitWords(input.message)
  // What is understood as an allergy is remembered as such.
  const { rest: words } = extractAllergies(heard, input.vocabulary)
  const { clauses } = clausesOf(words, input.vocabulary)
  const handled = findHandled(words, clauses, answer, input)
  // `que no lleve camarones`, `no puedo con camarones`
  const isAsked = ({ from, to, stance }: Clause) =>
    stance === 'question' &&
    !words.slice(from, to).join(' ').startsWith('que no ') &&
    !clauses.some((clause) => clause.stance === 'refusal' && clause.to === from)
  const questions = clauses.filter(isAsked)
  const statements = toPieces(words, handled.all, (at) => !isWithin(questions, at))
  const asked = toPieces(words, handled.dishes, (at) => isWithin(questions, at))
  return {
    /** The allergens whose foods the guest can't or doesn't want to eat, also in doubt. */
    refused: findRefused(statements, listLeftOut(answer, input)),
    /** The allergens that a question names. */
    questioned: asked.flatMap(findNamedFoods),
    /** Returns the guest's words about allergens, as a note for the kitchen. */
    findNote: (told: readonly Allergen[]): string => {
      const { dishes } = findHandled(heard, clausesOf(heard, input.vocabulary).clauses, answer, input)
      return toNote(
        toPieces(heard, [], (at) => !isWithin(dishes, at)),
        told,
      )
    },
  }
}
