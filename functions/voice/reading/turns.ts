import { parseNumberAt, phraseList, PAUSE, type Words } from '../grammar/tokenize/words'

/**
 * What a phrase does to the order: `drop` takes back what was said last, `fix` announces a
 * correction of it, `more` another dish.
 */
type Turn = 'drop' | 'fix' | 'more'

/** A phrase that turns an order to something else, with its number of words. */
type TurnSpan = { readonly turn: Turn; readonly length: number }

const PHRASES: Readonly<Record<Turn, { readonly english: string; readonly spanish?: string }>> = {
  drop: {
    english: `
      actually nothing, cancel it, cancel that, forget about it, forget about that,
      forget all that, forget it, forget that, i take it back, i take that back, just kidding,
      never mind, not that, scratch it, scratch that, strike that, undo that`,
  },
  fix: {
    english: `
      actually, actually make it, actually make that, better make, change it to, change that to,
      change them to, correction, i mean, i meant, i said, instead, let us make it, lets make it,
      lets make that, lets say, make it, make that, make them, make those, no actually,
      no i asked for, no i mean, no i meant, no i ordered, no i said, no i want, no i wanted,
      no just, no make, no make it, no make that, no no, no only, no sorry, no wait, oh wait,
      on second thought, oops, or actually, or better, or rather, rather, sorry, wait, wait no`,
    spanish: 'mejor, no espera, no mejor, no perdon, perdon, quise decir',
  },
  more: {
    english: 'add, also, also get, give me, id also like, ill also have, plus, put in, throw in',
    spanish: 'agrega',
  },
}

const TURNS: readonly Turn[] = ['drop', 'fix', 'more']

/** The phrases, the longest first. */
const turns = TURNS.flatMap((turn) => {
  const { english, spanish } = PHRASES[turn]
  const phrases = [...phraseList(english), ...(spanish === undefined ? [] : phraseList(spanish))]
  return phrases.map((phrase) => ({ turn, phrase }))
}).sort((one, other) => other.phrase.length - one.phrase.length)

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
