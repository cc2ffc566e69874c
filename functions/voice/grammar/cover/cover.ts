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
} from '../tokenize/words'
import { foodTest } from './food-words'
import { harmlessLength, politeLength } from './stance-cues'

type Words = readonly string[]

/** What a span of words means. */
type SpanKind = 'dish' | 'number' | 'option' | 'cue' | 'food' | 'manner' | 'small word' | 'courtesy' | 'unknown'

export type Span = { readonly from: number; readonly to: number; readonly kind: SpanKind; readonly cost: number }

/** The cost of each kind of span. The cover with the lowest sum explains a sentence. */
const spanCosts: Readonly<Record<SpanKind, number>> = {
  // The whole name of a dish is the strongest sign, so it wins over the words inside it.
  dish: 0.5,
  // A phrase of several words is read as one before its words are read alone.
  cue: 0.8,
  courtesy: 0.8,
  // A number is a number unless a name contains it.
  number: 0.9,
  // The dish has an option with this word.
  option: 1,
  // The word may be a part of another name.
  food: 1.2,
  manner: 1.3,
  // Small words say little, so any other reading of them is better.
  'small word': 1.5,
  // An unknown word is the last reading: no sum of the others of one word exceeds it.
  unknown: 100,
}

/** Words for how a dish is cooked, cut, packed or served, which become notes. */
const mannerWords = wordSet(`
  side top bottom cut half halves slice sliced quarter well done rare medium extra light lightly heavy easy toasted wrapped separate separately
  packed split whole double triple single regular usual style sized size please crispy saucy dry fluffy charred burnt thick thin chopped
  inside outside together apart cooked seared fried grilled steamed baked  raw picante poco bien cocido aparte mucho mucha`)

/** Words that ask for something, or connect requests. */
const askingWords = wordSet(`
  wanna gonna gotta lemme gimme getting trying wish wishing looking interested prefer hope hoping craving wanted needed able pleased pair couple dozen few black
  order side grab hook ring throw kick plus along followed both each either every everything same again too instead change swap switch replace upgrade sub substitute
  start finish myself ourselves mine ours yours guys yall folks man dude buddy friend dear would could will shall may might than mean meant said wait
  mejor otro otra otros otras unos unas dos porcion porciones favor quisieramos necesito traeme traiga agregue pedir
  hundred thousand no not without hold skip minus free less more never of from into onto leave lose omit avoid only just nothing nobody none sin nada y e o u`)

/** Phrases around an order that need no meaning of their own. */
const PHRASE =
  /^(?:as (?:soon as possible|well|always|usual)|(?:to|for) (?:go|here|pickup|pick up|delivery|takeout|take out|carryout)|take ?out|how about|what about|any chance|is it possible to|you know what|i think|i guess|for (?:me|us|my \w+|the kids|her|him|them)|on (?:it|that|them|top|the side|each|both)|of course|long time|right now|at (?:the )?(?:end|beginning)|cut in half|por favor|para llevar|muchas gracias|if you please)(?= |$)/

/** `maybe a roll`, `I might want a roll`: whether a word leaves open that anything is ordered. */
const isHedge = (words: Words, at: number): boolean =>
  /^(?:maybe|perhaps|quiza|quizas)$/.test(words[at] ?? '')
    ? at === 0 || words[at - 1] === PAUSE
    : words[at] === 'might' && /^(?:i|we)$/.test(words[at - 1] ?? '')

const known = (word: string): boolean =>
  stopWords.has(word) || askingWords.has(word) || separators.has(word) || word === PAUSE

/** The words of some dishes' names and options, by their stems. */
function listDishWords(dishes: readonly MenuItem[]) {
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
function isAmong(word: string, stems: ReadonlySet<string>): boolean {
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

/**
 * Covers a sentence by spans with the lowest sum of costs. `dishes` are those that were understood:
 * their options and ingredients explain words.
 */
export function coverSentence(words: Words, dishes: readonly MenuItem[], vocabulary: Vocabulary): readonly Span[] {
  const names = findNames(words, vocabulary)
  const own = listDishWords(dishes)
  const isFood = foodTest(vocabulary)
  const kindOf = memoize((word: string): SpanKind => {
    if (isAmong(word, own.options)) return 'option'
    if (isAmong(word, own.names) || isFood(word)) return 'food'
    if (mannerWords.has(word) || styleWords.has(word) || modifierWords.has(word) || units.has(singularize(word)))
      return 'manner'
    return known(word) || courtesies.has(word) ? 'small word' : 'unknown'
  }, MOST_WORDS)
  const spansAt = (at: number): readonly Span[] => {
    const word = words[at] ?? ''
    const text = words.slice(at, at + 5).join(' ')
    const span = (kind: SpanKind, length: number): Span => ({ from: at, to: at + length, kind, cost: spanCosts[kind] })
    const number = parseNumberAt(words, at)
    const phrase = PHRASE.exec(text)?.[0].split(' ').length ?? 0
    const cue = Math.max(cueLength(words, at), harmlessLength(text))
    const polite = Math.max(politeLength(text), phrase)
    return [
      ...names.filter(({ from }) => from === at).map(({ from, to }) => span('dish', to - from)),
      ...(number ? [span('number', number.length)] : []),
      ...(cue > 0 ? [span('cue', cue)] : []),
      ...(polite > 0 ? [span('courtesy', polite)] : []),
      span(isHedge(words, at) ? 'unknown' : kindOf(word), 1),
    ]
  }
  type Best = { readonly cost: number; readonly spans: readonly Span[] }
  const best: Best[] = Array.from({ length: words.length + 1 }, () => ({ cost: 0, spans: [] }))
  for (let at = words.length - 1; at >= 0; at -= 1)
    best[at] = spansAt(at).reduce<Best>(
      (now, span) => {
        const rest = best[Math.min(span.to, words.length)]
        const cost = span.cost + (rest?.cost ?? 0)
        return cost < now.cost ? { cost, spans: [span, ...(rest?.spans ?? [])] } : now
      },
      { cost: Infinity, spans: [] },
    )
  return best[0]?.spans ?? []
}

/** Lists the runs of words that nothing on the menu and no ordering phrase explains. */
export function listUnexplained(words: Words, dishes: readonly MenuItem[], vocabulary: Vocabulary): readonly string[] {
  const runs: string[] = []
  let end = -1
  for (const { kind, from, to } of coverSentence(words, dishes, vocabulary)) {
    if (kind !== 'unknown') continue
    const said = words.slice(from, to).join(' ')
    if (end === from) runs[runs.length - 1] = `${runs.at(-1) ?? ''} ${said}`
    else runs.push(said)
    end = to
  }
  return runs
}
