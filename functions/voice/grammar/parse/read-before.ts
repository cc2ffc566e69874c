import { parseNumberAt } from '../tokenize/words'
import type { OptionReader } from './option-reader'
import { endOfUnknown } from './pieces'
import { READ_WORTH, newDraft, singleGroupsOf, type Region } from './draft'
import { CUES, REFUSALS, SEPARATORS, isContent, isHardAt } from './region-words'

type Words = readonly string[]

/** Reads the words before a dish: its number and the options named first. */
export function readBefore(words: Words, from: number, to: number, read: OptionReader): Region {
  const draft = newDraft()
  let hasContent = false
  for (let at = from; at < to;) {
    const whole = parseNumberAt(words, at)
    // `a single espresso`: the size and not the number, if the dish has one.
    const number =
      whole && whole.length > 1 && read(at + 1, to) ? { ...whole, length: 1, isArticle: true, value: 1 } : whole
    const reading = read(at, to)
    const word = words[at] ?? ''
    if (reading && !(number && (number.isArticle || reading.isCounted))) {
      draft.pieces[0]?.notes.push(words.slice(at, at + reading.length).join(' '))
      draft.groups.push(...singleGroupsOf(reading))
      draft.cost +=
        (word === 'with' ? 3 : 0) +
        (reading.isCued && word !== 'extra' && word !== 'double' ? 1.5 : 0) -
        READ_WORTH * reading.named
      at += reading.length
      hasContent = true
    } else if (number) {
      // `a mocha with cream and a latte`: what was read so far is about the unknown item.
      const isNext = draft.quantity !== null && draft.unknown.length > 0 && SEPARATORS.has(words[at - 1] ?? '')
      if (isNext) {
        const unknown = draft.unknown.map((span) => ({ ...span, isItem: true }))
        Object.assign(draft, { quantity: null, pieces: newDraft().pieces, unknown })
      }
      // `one large and one small latte`
      const [own] = draft.pieces
      const isOther = draft.quantity !== null && (own?.notes.length ?? 0) > 0 && SEPARATORS.has(words[at - 1] ?? '')
      if (own && isOther) {
        const earlier = { ...own, count: draft.quantity, isNew: true }
        Object.assign(draft, {
          quantity: null,
          pieces: [{ count: null, notes: [] }, ...draft.pieces.slice(1), earlier],
        })
      }
      const isSet = number.isArticle && draft.quantity !== null
      if (!isSet) {
        draft.cost += draft.quantity !== null && draft.quantity > 1 ? 2 : 0
        draft.quantity = number.value
      }
      draft.cost += hasContent ? 0.7 : 0
      at += number.length
      hasContent = true
    } else if (isHardAt(words, at)) {
      draft.isHard = true
      at += 1
    } else if (isContent(word)) {
      const end = Math.max(at + 1, endOfUnknown(words, at, to, read))
      const isItem = end < to && (SEPARATORS.has(words[end] ?? '') || parseNumberAt(words, end) !== null)
      draft.unknown.push({ from: at, to: end, isItem })
      draft.cost += end - at
      at = end
      hasContent = true
    } else {
      // `no cola` refuses the dish.
      if (REFUSALS.has(word)) draft.isHard = true
      if (SEPARATORS.has(word) && hasContent) draft.cost += 1.5
      if (CUES.has(word)) draft.cost += 2.5
      at += 1
    }
  }
  return draft
}
