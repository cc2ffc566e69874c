import { PAUSE, courtesies, parseNumberAt, singularize, stopWords, wordSet, type Words } from '../tokenize/words'

/** Words that need the rules for corrections, if no option request explains them. */
export const HARD = wordSet(`
  or both each either between instead actually wait sorry mean meant make change swap switch replace scratch
  remove cancel forget delete undo rather twice same except correction strike double triple only
  everything dont doesnt didnt not never off out away back first second third free thousand million
  exchange trade perdon mejor quise`)
const SOFT_HARD = new Set(['only', 'everything', 'double', 'triple', 'make'])
/** Whether a word that no request explains needs the rules for corrections. */
export const isHardAt = (words: Words, at: number): boolean => {
  const word = words[at] ?? ''
  if (word === 'make') return /^(?:that|it|them|the|my|those)$/.test(words[at + 1] ?? '')
  return HARD.has(word) && !SOFT_HARD.has(word)
}
export const REFUSALS = wordSet(`
  no without hold minus less sin avoid skip omit`)
export const CUES = wordSet(`
  with no without extra light hold minus less sin easy heavy avoid skip omit topped loaded`)
export const SEPARATORS = new Set([PAUSE, 'and', 'plus', 'also', 'then', 'y', 'but', 'along', 'as'])
const measures = wordSet(`
  wanted needed wanna getting trying wish wishing love looking interested prefer hope hoping craving able pleased
  order side cup glass can piece bottle plate slice bag portion serving couple dozen size sized one ones black`)

const isSmall = (word: string): boolean =>
  stopWords.has(word) || courtesies.has(word) || SEPARATORS.has(word) || measures.has(singularize(word))

export const isContent = (word: string | undefined): boolean => word !== undefined && !isSmall(word) && !CUES.has(word)

/** Whether an item of its own starts at a position: after a number, an article or a separator. */
export function startsItem(words: Words, from: number, at: number): boolean {
  for (let place = at - 1; place >= from && at - place <= 4; place -= 1) {
    const word = words[place] ?? ''
    if (SEPARATORS.has(word) || parseNumberAt(words, place)) return true
    if (CUES.has(word) || isContent(word)) return false
  }
  return false
}
