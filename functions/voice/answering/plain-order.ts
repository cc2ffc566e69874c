import { ANY_FOOD, findNamedFoods } from '#shared/menu/dietary/note-coverage'
import { ANY_PERSON, ANY_PLAIN_NEGATION, ANY_WISH, REFUSING_WORD } from '#shared/menu/dietary/note-phrases'
import { correctNote } from '#shared/menu/dietary/note-spelling'
import { isHarmless } from '#shared/menu/dietary/note-words'
import { frameAt } from '../grammar/cover/number-frames'
import { LONGEST_PHRASE, ORDER_PHRASE } from '../grammar/cover/order-phrases'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import {
  courtesies,
  foreignFoodWords,
  parseNumberAt,
  singularize,
  splitWords,
  wordSet,
  type Words,
} from '../grammar/tokenize/words'

/** Stands for the name of a dish: an ordinary word of the kitchen's notes. */
export const DISH = 'roll'

/** Stands for an option: a word of the menu that a guest may refuse. */
export const OPTION = 'sauce'

/** Words of orders that no note for the kitchen has. */
const orderWords = wordSet(`
  i id ill im me my mine we us our you your it its that this these those them he she they am
  hey hi hello hiro yes yeah yep sure well oh um uh hmm just also then too actually sorry oops maybe so one ones
  get have let take try do want like think guess feel wanna gonna going gimme lemme please thanks thank
  order orders ordering orden ordenes add pickup pick delivery deliver delivered takeout
  usual same again another other both but cart basket bag hungry starving tonight today tomorrow pm am oclock minutes people
  dame deme ponme pones quiero quisiera queremos agrega agregar favor otro otra tambien res carne integral blanco blanca`)

/** Words that are ordinary in a note or a name, but may set a dish apart from a food. */
const separatingWords = wordSet('clear over under away near lieu instead separate separately only ever diet')

export const isSeparating = (word: string): boolean => separatingWords.has(word)

/** Dishes of other menus, next to a food: `shrimp lo mein`. */
const dishWords = wordSet(`
  alfredo balls bar bisque ceviche bites bread burger burrito cake cakes cheesecake chips chow chowder cocktail coconut cracker
  crackers cream cups curd curds cutlet drop dumpling dumplings foo fries fritter fritters fun glass jambalaya latte legs
  lo louie mac mein milkshake mochi mango nachos nuggets omelet pad pasta pie pizza platter poke poppers po
  ramen ring rings risotto sandwich scampi shake shooter shooters skewers slider smoothie soy stew sticks stir taco tacos
  tail tails tartare tea thai toast udon wonton wontons wrap wraps young`)

const isOrdinary = (word: string): boolean =>
  word === 'F' || /^\d+$/.test(word) || orderWords.has(word) || (isHarmless(word) && !separatingWords.has(word))

const REQUEST =
  /(?<=^|\b(?:you|please|and|just|hiro) )(?:put|send|bring|give|make|throw|hook|grab)(?: (?:me|us|in|on|up|that|it|with))*(?= |$)/g

/** Removes what counts no dish and asks for nothing: times, places, parties, phrases of orders. */
function removeFrames(words: Words): string {
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const phrase = ORDER_PHRASE.exec(words.slice(at, at + LONGEST_PHRASE).join(' '))?.[0].split(' ').length ?? 0
    const length = Math.max(frameAt(words, at)?.length ?? 0, parseNumberAt(words, at)?.length ?? 0, phrase)
    if (length === 0) rest.push(words[at] ?? '')
    at += Math.max(1, length)
  }
  return rest.join(' ')
}

/** What takes back or replaces a dish or an option, and no food: `no roll`, `instead of rice`. */
const CHANGES = new RegExp(
  [
    `(?:no|not|without|sin|skip|remove|cancel|scratch|drop|delete|minus|forget|lose|ditch|rather than|never mind|(?:dont|do not) (?:want|like|need)|take (?:off|out)|quita|cancela)(?: (?:the|any|my|an?|el|la|los|las))* (?=${DISH}\\b)`,
    '(?:instead|in place|en (?:vez|lugar)) (?:of|de)(?: (?:the|el|la))? (?!F\\b)[a-z]+',
    '(?:swap|change|switch|replace|trade|sub|substitute)(?: (?:the|my|el|la))* (?!F\\b)[a-z]+(?: (?!F\\b)[a-z]+)? (?:for|to|with|por)|instead(?= *$)',
    '(?:one|two|three|\\d+|uno|una|dos) (?:less|fewer|menos)|(?:no )?wait|scratch that|no sorry|i (?:meant|mean|said)|i was wondering if|after all|without (?:it|that|them)|make (?:it|that)',
  ].join('|'),
  'g',
)

const toPlain = (text: string): string =>
  [ANY_WISH, REQUEST, CHANGES, ANY_PLAIN_NEGATION].reduce(
    (rest, phrases) => rest.replace(phrases, ' '),
    text.replace(ANY_FOOD, 'F'),
  )

const wordsOf = (text: string): Words => text.match(/[a-zA-Z]+|\d+/g) ?? []

/** Returns the words of a piece of a message that are no part of an ordinary order. */
export const listOddWords = (piece: string, { words, optionWords }: Vocabulary): Words =>
  wordsOf(toPlain(removeFrames(splitWords(piece)))).filter((word) => {
    if (isOrdinary(word)) return false
    const stem = singularize(word)
    return separatingWords.has(word) || REFUSING_WORD.test(word) || !(words.has(stem) || optionWords.has(stem))
  })

/** A refusal of the food after it, or before it. */
const REFUSES =
  /\b(?:no|not|without|hold|skip|minus|sin|sans|less|leave (?:off|out)|free of|or|nor|ni|o)(?= (?:[a-z]+ ){0,2}shrimp\b)|(?<=shrimp )free\b/g

/** Words of a wish that is not about one dish. */
const GENERAL = /\b(?:me|us|him|her|them|ever|never|all|everything|anything|nothing|nada|todo)\b/

/** Whether a piece leaves a food out of a dish, and says nothing else: `no egg in my rice`. */
export const isWishForDish = (piece: string, vocabulary: Vocabulary): boolean =>
  !ANY_PERSON.test(piece) &&
  !GENERAL.test(piece) &&
  listOddWords(piece.replace(ANY_FOOD, 'shrimp').replace(REFUSES, ' '), vocabulary).length === 0

/** A name of a dish has at most two words before its food. */
const MOST_OF_NAME = 2

/** Words that are in no name of a dish before its food. */
const NOT_OF_NAME =
  /\b(?:i|we|he|she|they|you|it|with|of|to|from|for|about|the|my|no|diets?|problems?|issues?|con|de|a|al|el|la|los|las|un|una|jamas|deje|dejo|ojo)\b/

const LONGEST_ORDER = 6

/** Likeness of a misspelled word of a dish's name: `hibaci`. */
const MISSPELLED = 0.8

/**
 * Whether words order a food, or name it like a dish that is not on the menu: `shrimp lo mein`,
 * `two lobster macs`, `coconut shrimp`.
 */
export function isOrderOfFood(piece: string, vocabulary: Vocabulary): boolean {
  const isOfDish = (word: string) =>
    dishWords.has(word) ||
    foreignFoodWords.has(singularize(word)) ||
    vocabulary.nearStems(word).some(([, likeness]) => likeness >= MISSPELLED)
  if (listOddWords(piece, vocabulary).every(isOfDish)) return true
  const words = splitWords(piece).filter((word) => !courtesies.has(word))
  const number = parseNumberAt(words, 0)
  if (number && !number.isArticle && number.value > 0 && words.length <= LONGEST_ORDER) return !words.includes(DISH)
  const isLast = findNamedFoods(correctNote(words.at(-1) ?? '')).length > 0
  return isLast && words.length <= MOST_OF_NAME + 1 && !NOT_OF_NAME.test(piece)
}
