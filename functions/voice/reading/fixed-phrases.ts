import { parseNumberAt } from '../grammar/tokenize/words'
import { amountAt } from './amounts'
import { costs } from './costs'
import * as patterns from './patterns'
import type { Spans } from './spans'
import type { Candidate } from './state'

/** Counts the words of a match. */
export const lengthOf = (match: RegExpExecArray): number => match[0].trim().split(' ').length

/** How far after its first word a change may name its dish. */
const LONGEST_LEAD = 5

/** The readings of a position that don't depend on the dish: corrections, changes, times. */
export function fixedAt(spans: Spans, at: number): readonly Candidate[] {
  const { words } = spans
  const text = words.slice(at, at + 9).join(' ')
  const found: Candidate[] = []
  const turn = spans.turnAt(at)
  if (turn)
    found.push({
      meaning: { kind: 'turn', turn: turn.turn },
      to: at + turn.length,
      cost: costs.turn,
      step: { isBare: false },
    })
  const frame = spans.frameAt(at)
  if (frame) found.push({ meaning: { kind: 'frame', frame: frame.frame }, to: at + frame.length, cost: costs.frame })
  const change = patterns.CHANGE.exec(`${text} `)
  for (const target of change ? (spans.mentions[at + lengthOf(change)] ?? []) : []) {
    if (target.dishes.length !== 1) continue
    const link = patterns.LINK.exec(words.slice(target.to, target.to + 4).join(' '))
    const to = target.to + (link ? lengthOf(link) : 0)
    const step = { isBare: false, head: target }
    found.push({
      meaning: { kind: 'change', target, hasLink: link !== null },
      to,
      cost: costs.change + target.cost,
      step,
    })
  }
  for (const target of spans.cart.length > 0 ? spans.mentions.slice(at, at + LONGEST_LEAD).flat() : []) {
    const changed = target.isWhole ? amountAt(words, at, target, spans.cart) : null
    if (changed)
      found.push({
        meaning: { kind: 'change', target, hasLink: false, amount: changed.amount },
        to: changed.to,
        cost: costs.change,
        step: { isBare: false, head: target },
      })
  }
  const onEvery = patterns.ON_EVERY.exec(text)
  if (onEvery)
    found.push({ meaning: { kind: 'every', isAhead: false }, to: at + lengthOf(onEvery), cost: costs.reference })
  const afterAll = patterns.AFTER_ALL.exec(text)
  if (afterAll) found.push({ meaning: { kind: 'small' }, to: at + lengthOf(afterAll), cost: costs.small })
  const scale = patterns.SCALE.exec(text)
  if (scale)
    found.push({
      meaning: { kind: 'scale', factor: scale[1] === 'triple' ? 3 : 2 },
      to: at + lengthOf(scale),
      cost: costs.turn,
    })
  const fewer = patterns.fewerAt(words, at)
  if (fewer) found.push({ meaning: { kind: 'fewer', value: fewer.value }, to: fewer.to, cost: costs.turn })
  if (/^on top(?: of|$| )/.test(text))
    found.push({ meaning: { kind: 'small' }, to: at + (words[at + 2] === 'of' ? 4 : 2), cost: costs.small })
  if (/^(?:each|cada)$/.test(words[at] ?? ''))
    found.push({ meaning: { kind: 'each' }, to: at + (words[at + 1] === 'of' ? 2 : 1), cost: costs.reference })
  const join = parseNumberAt(words, at) ? null : patterns.JOINS.exec(text)
  if (join)
    found.push({ meaning: { kind: 'pause' }, to: at + lengthOf(join), cost: costs.pause, step: { isBare: false } })
  return found
}
