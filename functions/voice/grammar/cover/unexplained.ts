import type { MenuItem } from '#shared/menu/contract'
import { memoize } from '#shared/platform/memoize'
import { findNames } from '../recognize/names'
import { cuesByFirst } from '../resolve/option-cues'
import { units } from '../resolve/measures'
import { getSimilarity, toPhoneticWord } from '../tokenize/phonetics'
import type { Vocabulary } from '../tokenize/vocabulary'
import {
  PAUSE,
  courtesies,
  modifierWords,
  parseNumberAt,
  separators,
  singularize,
  splitWords,
  stopWords,
  styleWords,
  synonyms,
  wordSet,
  type Words,
} from '../tokenize/words'
import { foodTest } from './food-words'
import { LONGEST_PHRASE, ORDER_PHRASE } from './order-phrases'
import { harmlessLength, politeLength } from './stance-cues'

/**
 * Words for how a dish is cooked, cut, packed or served, and for what it must be, which become
 * notes. Whether a dish is declared so is checked later.
 */
const mannerWords = wordSet(`
  side top bottom cut half halves slice sliced quarter well done rare medium extra light lightly heavy easy toasted wrapped separate separately
  packed split whole double triple single regular usual style sized size please crispy saucy dry fluffy charred burnt thick thin chopped
  inside outside together apart cooked seared fried grilled steamed baked  raw picante poco bien cocido aparte mucho mucha
  vegan vegetarian meatless pescatarian halal kosher vegano vegana vegetariano vegetariana`)

/** Words that ask for something, or connect requests. */
const askingWords = wordSet(`
  wanna gonna gotta lemme gimme getting trying wish wishing looking interested prefer hope hoping craving wanted needed able pleased pair couple dozen few black
  order side grab hook ring throw kick plus along followed both each either every everything same again too instead change swap switch replace upgrade sub substitute
  start finish myself ourselves mine ours yours guys yall folks man dude buddy friend dear would could will shall may might than mean meant said wait
  mejor otro otra otros otras unos unas dos porcion porciones favor quisieramos necesito traeme traiga agregue pedir
  hundred thousand no not without hold skip minus free less more never of from into onto leave lose omit avoid only just nothing nobody none sin nada y e o u`)

/** `maybe a roll`, `I might want a roll`: whether a word leaves open that anything is ordered. */
const isHedge = (words: Words, at: number): boolean =>
  /^(?:maybe|perhaps|quiza|quizas)$/.test(words[at] ?? '')
    ? at === 0 || words[at - 1] === PAUSE
    : words[at] === 'might' && /^(?:i|we)$/.test(words[at - 1] ?? '')

const known = (word: string): boolean =>
  stopWords.has(word) || askingWords.has(word) || separators.has(word) || word === PAUSE

/** The words of some dishes' names and options, by their stems. */
export function listDishWords(dishes: readonly MenuItem[]) {
  const stems = (texts: readonly string[]) => new Set(texts.flatMap(splitWords).map(singularize))
  const groups = dishes.flatMap(({ optionGroups }) => optionGroups)
  return {
    names: stems(dishes.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])),
    options: stems([
      ...groups.map(({ name }) => name),
      ...groups.flatMap(({ options }) => options.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])),
    ]),
  }
}

/** A message has at most 500 characters, so no more different words. */
const MOST_WORDS = 250

const ALIKE = 0.82

/** Whether a word is one of some words, in another form or misspelled. */
export function isAmong(word: string, stems: ReadonlySet<string>): boolean {
  const stem = singularize(word)
  if (stems.has(stem) || (synonyms.get(stem) ?? synonyms.get(word) ?? []).some((each) => stems.has(singularize(each))))
    return true
  if (word.length < 4) return false
  const heard = toPhoneticWord(word)
  return [...stems].some((each) => each.length > 3 && getSimilarity(heard, toPhoneticWord(each)) >= ALIKE)
}

const cueLength = (words: Words, at: number): number =>
  (cuesByFirst.get(words[at] ?? '') ?? []).find(([phrase]) =>
    phrase.every((word, index) => words[at + index] === word),
  )?.[0].length ?? 0

/** The words of a sentence that may order, and those of them that no span of its cover reads. */
type Covered = { readonly words: Words; readonly unread: ReadonlySet<string> }

/**
 * Lists the runs of words that nothing on the menu and no ordering phrase explains. A word like an
 * option's that was not read as one stays open: `a peperoni pizza`.
 */
export function listUnexplained(
  { words, unread }: Covered,
  dishes: readonly MenuItem[],
  vocabulary: Vocabulary,
): readonly string[] {
  const names = findNames(words, vocabulary)
  const own = listDishWords(dishes)
  const isFood = foodTest(vocabulary)
  const isExplained = memoize(
    (word: string): boolean =>
      known(word) ||
      [mannerWords, styleWords, modifierWords, courtesies].some((list) => list.has(word)) ||
      units.has(singularize(word)) ||
      (!unread.has(word) && isAmong(word, own.options)) ||
      isAmong(word, own.names) ||
      isFood(word),
    MOST_WORDS,
  )
  const runs: string[] = []
  let end = -1
  for (let at = 0; at < words.length;) {
    const text = words.slice(at, at + LONGEST_PHRASE).join(' ')
    const name = names.find(({ from }) => from === at)
    const phrase = ORDER_PHRASE.exec(text)?.[0].split(' ').length ?? 0
    const length = Math.max(
      name ? name.to - at : 0,
      parseNumberAt(words, at)?.length ?? 0,
      phrase,
      cueLength(words, at),
      harmlessLength(text),
      politeLength(text),
    )
    const word = words[at] ?? ''
    if (length === 0 && (isHedge(words, at) || !isExplained(word))) {
      if (end === at) runs[runs.length - 1] = `${runs.at(-1) ?? ''} ${word}`
      else runs.push(word)
      end = at + 1
    }
    at += Math.max(1, length)
  }
  return runs
}
