import { frameAt } from '../grammar/cover/number-frames'
import { parseNumberAt } from '../grammar/tokenize/words'
import { amountAt } from './amounts'
import type { Meaning } from './constructs'
import { costs } from './costs'
import * as patterns from './patterns'
import type { Spans } from './spans'
import type { Candidate } from './state'
import { turnOf } from './turns'

/** Counts the words of a match. */
export const lengthOf = (match: RegExpExecArray): number => match[0].trim().split(' ').length

/** A phrase that means the same in front of each dish. */
type FixedPhrase = { readonly pattern: RegExp; readonly meaning: Meaning; readonly cost: number }

const FIXED_PHRASES: readonly FixedPhrase[] = [
  { pattern: patterns.ON_EVERY, meaning: { kind: 'every', isAhead: false }, cost: costs.phrase },
  { pattern: /^(?:each|cada)(?: of)?(?= |$)/, meaning: { kind: 'each' }, cost: costs.phrase },
  { pattern: patterns.DOUBLES, meaning: { kind: 'scale', factor: 2 }, cost: costs.phrase },
  { pattern: patterns.TRIPLES, meaning: { kind: 'scale', factor: 3 }, cost: costs.phrase },
  { pattern: patterns.AFTER_ALL, meaning: { kind: 'small' }, cost: costs.small },
  { pattern: /^on top(?: of \S+)?(?= |$)/, meaning: { kind: 'small' }, cost: costs.small },
]

/** How far after its first word a change may name its dish. */
const LONGEST_LEAD = 5

/** `swap the cola for`: a dish that another one replaces. */
function listReplacements({ words, mentions }: Spans, at: number, text: string): readonly Candidate[] {
  const change = patterns.CHANGE.exec(`${text} `)
  const targets = change ? (mentions[at + lengthOf(change)] ?? []) : []
  return targets
    .filter(({ dishes }) => dishes.length === 1)
    .map((target) => {
      const link = patterns.LINK.exec(words.slice(target.to, target.to + 4).join(' '))
      return {
        meaning: { kind: 'change', target },
        to: target.to + (link ? lengthOf(link) : 0),
        cost: costs.phrase + target.cost,
        step: { head: target },
      }
    })
}

/** `only two lattes`, `make the latte three`: another number of a dish of the cart. */
function listNewAmounts({ words, mentions, cart }: Spans, at: number): readonly Candidate[] {
  if (cart.length === 0) return []
  const targets = mentions.slice(at, at + LONGEST_LEAD).flat()
  return targets.flatMap((target): readonly Candidate[] => {
    const changed = target.isWhole ? amountAt(words, at, target, cart) : null
    if (!changed) return []
    const meaning: Meaning = { kind: 'change', target, amount: changed.amount }
    return [{ meaning, to: changed.to, cost: costs.phrase, step: { head: target } }]
  })
}

/** `never mind the cola` refuses the cola, and `never mind` takes back what was said last. */
function turnAt({ words, stances }: Spans, at: number) {
  const stance = stances.get(at)
  const isOfPart = stance && stance.dishes.length > 0 && patterns.REPLACES.test(words.slice(at, at + 3).join(' '))
  return stance?.isNamed === true || isOfPart === true ? null : turnOf(words, at)
}

/** Lists the readings of a position that don't depend on the dish: corrections, changes, times. */
export function listFixedReadings(spans: Spans, at: number): readonly Candidate[] {
  const { words } = spans
  const text = words.slice(at, at + 9).join(' ')
  const found: Candidate[] = []
  const add = (meaning: Meaning, to: number, cost: number, step?: Candidate['step']) =>
    found.push({ meaning, to, cost, ...(step && { step }) })
  const turn = turnAt(spans, at)
  if (turn) add({ kind: 'turn', turn: turn.turn }, at + turn.length, costs.phrase)
  const frame = frameAt(words, at)
  if (frame) add({ kind: 'frame', frame: frame.frame }, at + frame.length, costs.phrase)
  found.push(...listReplacements(spans, at, text), ...listNewAmounts(spans, at))
  for (const { pattern, meaning, cost } of FIXED_PHRASES) {
    const match = pattern.exec(text)
    if (match) add(meaning, at + lengthOf(match), cost)
  }
  const fewer = patterns.fewerAt(words, at)
  if (fewer) add({ kind: 'fewer', value: fewer.value }, fewer.to, costs.phrase)
  const join = parseNumberAt(words, at) ? null : patterns.JOINS.exec(text)
  if (join) add({ kind: 'pause' }, at + lengthOf(join), costs.pause)
  return found
}
