import { parseNumberAt, phraseList, PAUSE } from '../grammar/tokenize/words'
import type { Words } from './constructs'

/** Where a sentence corrects itself, takes something back, or says that it goes on. */
export type TurnSpan = { readonly turn: 'fix' | 'drop' | 'more'; readonly length: number }

const turns = (
  [
    [
      'drop',
      `scratch that, scratch it, forget about it, forget about that, actually nothing, forget all that, strike that, never mind,
      nevermind, forget it, forget that, cancel that, cancel it, not that, i take that back, i take it back, just kidding, undo that`,
    ],
    [
      'fix',
      `on second thought, no wait, oh wait, wait no, wait, or actually, no actually, actually, i mean, i meant, no sorry,
      sorry, make that, make it, make them, make those, change that to, change it to, change them to, or rather,
      or better, better make, correction, lets say, rather, no i wanted, no i ordered, no i asked for, oops, no make,
      no make that, no make it, actually make that, actually make it, no no, mejor, perdon, no i want, no i said,
      i said, lets make that, lets make it, let us make it, no perdon, quise decir, no espera, no mejor, instead, no just, no only, no i meant, no i mean`,
    ],
    ['more', `add, also, plus, give me, throw in, put in, id also like, ill also have, also get, agrega`],
  ] as const
)
  .flatMap(([turn, phrases]) => phraseList(phrases).map((phrase) => ({ turn, phrase })))
  .sort((one, other) => other.phrase.length - one.phrase.length)

/** Counts the words of a phrase at a position, ignoring pauses: `no, I wanted`. */
function phraseAt(words: Words, at: number, phrase: Words): number {
  let place = at
  for (const word of phrase) {
    while (place > at && words[place] === PAUSE) place += 1
    if (words[place] !== word) return 0
    place += 1
  }
  return place - at
}

/** Returns the correction that starts at a position; null without one. */
export function turnOf(words: Words, at: number): TurnSpan | null {
  for (const { turn, phrase } of turns) {
    const length = phraseAt(words, at, phrase)
    if (length > 0) return { turn, length }
  }
  // `three rolls, no, two`
  const next = words[at + 1] === PAUSE ? at + 2 : at + 1
  return words[at] === 'no' && at > 0 && parseNumberAt(words, next) ? { turn: 'fix', length: 1 } : null
}
