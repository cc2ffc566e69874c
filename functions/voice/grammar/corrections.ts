import { numberAt } from './numbers'

/**
 * What a part of a sentence does to what was said before it: `wish` adds, `fix` changes the last of it, `drop` takes the
 * last back, `not` takes back what it names.
 */
export type Clause = { readonly turn: 'wish' | 'fix' | 'drop' | 'not'; readonly words: readonly string[] }

const turns = [
  ['scratch that', 'drop'], ['strike that', 'drop'], ['never mind', 'drop'], ['nevermind', 'drop'], ['forget it', 'drop'],
  ['forget that', 'drop'], ['cancel that', 'drop'], ['not that', 'drop'], ['instead of', 'not'], ['rather than', 'not'],
  ['on second thought', 'fix'], ['no wait', 'fix'], ['oh wait', 'fix'], ['wait no', 'fix'], ['wait', 'fix'], ['or actually', 'fix'],
  ['no actually', 'fix'], ['actually', 'fix'], ['i mean', 'fix'], ['i meant', 'fix'], ['no sorry', 'fix'], ['sorry', 'fix'],
  ['make that', 'fix'], ['make it', 'fix'], ['make them', 'fix'], ['make those', 'fix'], ['change that to', 'fix'],
  ['change it to', 'fix'], ['change them to', 'fix'], ['or rather', 'fix'], ['or better', 'fix'], ['better make', 'fix'],
  ['correction', 'fix'], ['oops', 'fix'], ['no make', 'fix'], ['no no', 'fix'], ['mejor', 'fix'], ['perdon', 'fix'], ['no i want', 'fix'],
  ['no i said', 'fix'], ['i said', 'fix'], ['lets make that', 'fix'], ['lets make it', 'fix'], ['let us make it', 'fix'],
].map(([phrase = '', turn]) => ({ phrase: phrase.split(' '), turn: turn === 'drop' ? 'drop' : turn === 'not' ? 'not' : 'fix' }) as const) // prettier-ignore

// What takes back a dish, said in the middle of a sentence; the words themselves say what is taken back.
const REMOVAL =
  /^(?:scratch|forget(?: about)?|remove|drop|cancel|delete|strike|get rid of|take off|take out|never mind|nevermind|leave off|lose) (?:the|my|those|these) (?!(?:,|and|i|one)\b)[a-z]/

const removesAt = (words: readonly string[], at: number): boolean =>
  at > 0 && REMOVAL.test(words.slice(at, at + 6).join(' '))

function turnAt(words: readonly string[], at: number) {
  const found = turns.find(({ phrase }) => phrase.every((word, index) => words[at + index] === word))
  if (found) return { turn: found.turn, length: found.phrase.length }
  // `three rolls, no, two`; at the very start a number after `no` is only a number.
  const next = words[at + 1] === ',' ? at + 2 : at + 1
  return words[at] === 'no' && at > 0 && numberAt(words, next) ? ({ turn: 'fix', length: 1 } as const) : null
}

/** Divides a sentence where it corrects itself. */
export function clausesOf(words: readonly string[]): readonly Clause[] {
  const clauses: Clause[] = []
  let turn: Clause['turn'] = 'wish'
  let own: string[] = []
  for (let at = 0; at < words.length;) {
    const found = removesAt(words, at) ? ({ turn: 'fix', length: 0 } as const) : turnAt(words, at)
    if (found?.length === 0 && own.length === 0) {
      own.push(words[at] ?? '')
      at += 1
    } else if (found) {
      if (own.length > 0 || turn === 'drop') clauses.push({ turn, words: own })
      turn = found.turn
      own = []
      at += found.length
    } else {
      const word = words[at] ?? ''
      if (word === 'instead') turn = turn === 'wish' ? 'fix' : turn
      else own.push(word)
      at += 1
    }
  }
  clauses.push({ turn, words: own })
  return clauses
}
