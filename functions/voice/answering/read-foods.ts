import type { Allergen, MenuItem } from '#shared/menu/contract'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { ANY_FOOD, findNamedFoods } from '#shared/menu/dietary/note-coverage'
import { listUnclearAllergens, mayConcernAllergy, mentionsAllergy, readNote } from '#shared/menu/dietary/note-reading'
import { isSimilarWord } from '#shared/platform/text'
import type { Answer } from '../grammar/answer'
import { clausesOf, type Clause } from '../grammar/cover/clauses'
import type { GuestMessage } from '../grammar/edit/intent'
import { isAmong, listDishWords } from '../grammar/cover/unexplained'
import { findNames } from '../grammar/recognize/names'
import { extractAllergies } from '../grammar/safety/allergies'
import { asItComes, listOrdered } from '../grammar/safety/ordered-dish'
import { correctOptionWords } from '../grammar/tokenize/spelling'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { splitWords, type Words } from '../grammar/tokenize/words'
import { findHandled } from './handled-words'
import { isWithin, listPieces, textOf, type Span } from './pieces'
import { DISH, OPTION, isOrderOfFood, isSeparating, isWishForDish, listOddWords } from './plain-order'

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
 * What the message only leaves out of one dish is a wish.
 */
function findRefused(
  said: readonly string[],
  leftOut: readonly Allergen[],
  vocabulary: Vocabulary,
): readonly Allergen[] {
  const pieces = said.filter((piece, at) => !isTakenBack(piece, at, said))
  const whole = readNote(pieces.join(', '))
  const found = pieces.flatMap((piece) => {
    const { isAllergy, allergens } = readNote(piece)
    if (isAllergy) return allergens
    const unclear = isOrderOfFood(piece, vocabulary) ? [] : listUnclearAllergens(piece)
    const isWish = allergens.length > 0 && isWishForDish(piece, vocabulary)
    return [...allergens.filter((each) => !isWish || !leftOut.includes(each)), ...unclear]
  })
  // `nuts, I am allergic`
  if (whole.isAllergy) return found.length > 0 ? found : whole.allergens
  return [...found, ...whole.allergens.filter((each) => !leftOut.includes(each))]
}

/** Words that say that the food after them was eaten. */
const EATEN =
  /\b(?:after|from|to|off|eat|eats|eating|ate|con|al)(?: (?:eating|having))?(?: (?:the|an?|my|that|el|la|los|las))*$/
/** Words that say what the food before them does. */
const HARMS =
  /^(?:a?l+erg\w*|(?:(?:almost|nearly|really|always|just) )?(?:gives?|gave|makes?|made|sends?|sent|puts?|will|would|could|might|kills?|killed|hurts?|upsets?|triggers?|triggered|causes?|caused|me|nos|le)\b)/

// `me hinché con el camarón`
const HARMED = /\b(?:me|nos|le|se) \w+ con (?:el |la |los |las )?shrimp\b/

/** The allergens that a dish is named after, else all that it declares. */
function listNamesakes({ name, allergens: declared }: MenuItem): readonly Allergen[] {
  const named = findNamedFoods(name.toLowerCase())
  return named.length > 0 ? named : (declared ?? [])
}

/** Returns the allergens of dishes that a message calls harmful: `the gyoza gives me hives`. */
function findHarmful(words: Words, { action, items }: Answer, vocabulary: Vocabulary): readonly Allergen[] {
  const names = findNames(words, vocabulary).filter(({ isWhole }) => isWhole)
  const isOrdered = ({ id }: MenuItem) => action !== 'remove_from_cart' && items.some(({ itemId }) => itemId === id)
  return listPieces(words).flatMap((piece) =>
    names
      .filter(({ from, to }) => piece.from <= from && to <= piece.to)
      .filter((name) => {
        const asFood = textOf(words, piece, names, (span) => (span === name ? 'shrimp' : DISH))
        if (!mentionsAllergy(asFood) && !HARMED.test(asFood)) return false
        const others = findNamedFoods(textOf(words, piece, names, () => DISH))
        const isTopic = others.length === 0 && !name.dishes.some(isOrdered)
        const before = words.slice(piece.from, name.from).join(' ')
        return isTopic || EATEN.test(before) || HARMS.test(words.slice(name.to, piece.to).join(' '))
      })
      .flatMap(({ dishes }) => dishes.flatMap(listNamesakes)),
  )
}

/** What a note for the kitchen doesn't begin or end with. */
const AROUND_NOTE =
  /^(?:(?:and|but|so|please|with|an?|the|y|pero|un|una|con) )+|(?: (?:and|with|an?|the|y|un|una|con))+$/g

/**
 * Returns what a message says about the stated allergens, and what isn't understood, as a note for
 * the kitchen.
 */
function toNote(
  words: Words,
  dishes: readonly Span[],
  isStated: (text: string) => boolean,
  isOdd: (text: string) => boolean,
) {
  const wholes = listPieces(words)
  const parts = listPieces(words, (at) => !isWithin(dishes, at))
  const says = (part: Span) => words.slice(part.from, part.to).join(' ')
  const concerned = parts.filter((part, at) => {
    const text = says(part)
    if (isStated(text) || isOdd(text)) return true
    // `skip the sesame, life threatening`
    const previous = parts[at - 1]
    const before = previous ? says(previous) : ''
    return !mentionsAllergy(before) && mentionsAllergy(`${before}, ${text}`)
  })
  // Without a food of its own, a part is about the dish: `shrimp tempura allergy`.
  const notes = concerned.map((part) => {
    const whole = wholes.find(({ from, to }) => from <= part.from && part.to <= to) ?? part
    return says(findNamedFoods(says(part)).length > 0 ? part : whole).replace(AROUND_NOTE, '')
  })
  return [...new Set(notes)].join(', ')
}

/** Returns a test for misspelled words of the answer's dishes: `ta taki`, `whip cream`. */
function misspellingTest({ items }: Answer, { menu }: Vocabulary): (words: Words) => boolean {
  const { names, options } = listDishWords(menu.filter(({ id }) => items.some(({ itemId }) => itemId === id)))
  const isOwn = (word: string) =>
    [names, options].some(
      (stems) =>
        isAmong(word, stems) ||
        (word.length > 3 && [...stems].some((stem) => stem.startsWith(word) || isSimilarWord(word, stem))),
    )
  return (words) => words.every(isOwn) || isOwn(words.join(''))
}

/** What a message says of foods apart from the dishes and options that its answer names. */
export function readFoods(answer: Answer, input: GuestMessage) {
  const { vocabulary } = input
  const heard = splitWords(input.message)
  // What is understood as an allergy is remembered as such.
  const words = correctOptionWords(extractAllergies(heard, vocabulary).rest, vocabulary)
  const { clauses } = clausesOf(words, vocabulary)
  const handled = findHandled(words, clauses, answer, input)
  // `que no lleve camarones`, `no puedo con camarones`
  const isAsked = ({ from, to, stance }: Clause) =>
    stance === 'question' &&
    !words.slice(from, to).join(' ').startsWith('que no ') &&
    !clauses.some((clause) => clause.stance === 'refusal' && clause.to === from)
  const questions = clauses.filter(isAsked)
  const read = (isRead: (at: number) => boolean, spans: readonly Span[]) =>
    listPieces(words, isRead).map((piece) =>
      textOf(words, piece, spans, (span) => (handled.dishes.includes(span) ? DISH : OPTION)),
    )
  const statements = read((at) => !isWithin(questions, at), handled.all)
  // A note with a food is judged with its line.
  const noted = answer.items.flatMap(({ notes }) => (findNamedFoods(notes).length > 0 ? splitWords(notes) : []))
  const isMisspelled = misspellingTest(answer, vocabulary)
  const questionedText = read((at) => isWithin(questions, at), handled.dishes)
  return {
    /** The allergens whose foods the guest can't or doesn't want to eat, also in doubt. */
    refused: [
      ...findRefused(statements, listLeftOut(answer, input), vocabulary),
      ...findHarmful(heard, answer, vocabulary),
    ],
    /** The allergens that a question names. */
    questioned: questionedText.flatMap(findNamedFoods),
    /** Whether all that the message states are parts of an ordinary order. */
    isPlain: statements.every((piece) => {
      const odd = listOddWords(piece, vocabulary).filter((word) => !noted.includes(word))
      // A misspelled dish waits already.
      return odd.length === 0 || (answer.confidence === 'low' && isMisspelled(odd))
    }),
    /** Returns the guest's words about allergens, as a note for the kitchen. */
    findNote: (stated: readonly Allergen[]): string => {
      const { dishes } = findHandled(heard, clausesOf(heard, vocabulary).clauses, answer, input)
      const isStated = (text: string) =>
        stated.length > 0 && (mayConcernAllergy(text) || findNamedFoods(text).some((each) => stated.includes(each)))
      const said = splitWords(answer.items.map(({ notes }) => notes).join(', '))
      const isOdd = (text: string) =>
        !isMisspelled(listOddWords(text, vocabulary).filter((word) => isSeparating(word) || !said.includes(word)))
      return toNote(heard, dishes, isStated, isOdd)
    },
  }
}
