import type { MenuItem } from '#shared/menu/contract'
import { getFoodAliases } from '../resolve/option-aliases'
import type { Vocabulary } from '../tokenize/vocabulary'
import { isPlural } from '../tokenize/words'
import type { Mention } from '../recognize/names'
import { createOptionReader, nothingRead, type OptionReader } from './option-reader'
import { newDraft, type Region } from './draft'
import { readAfter } from './read-after'
import { readBefore } from './read-before'

type Words = readonly string[]

/** Returns the reader of a dish's options. */
export type Reader = (dish: MenuItem) => OptionReader

/** Creates the readers of a sentence, one for each dish. */
export function createReaders(words: Words, vocabulary: Vocabulary): Reader {
  const readers = new Map<MenuItem, OptionReader>()
  return (dish) => {
    const reader = readers.get(dish) ?? createOptionReader(words, getFoodAliases(dish), vocabulary.smallNames)
    readers.set(dish, reader)
    return reader
  }
}

/** A dish with what the words before and after it say. */
export type LineDraft = {
  readonly mention: Mention
  readonly before: Region
  readonly after: Region
  /** Where the words that belong to the dish start. */
  readonly from: number
}

const nothing: Region = newDraft()

/** Divides the words between dishes: each part goes to the dish that it fits best. */
export function divide(words: Words, mentions: readonly Mention[], readerOf: Reader): readonly LineDraft[] {
  const readers = mentions.map(({ dishes: [dish] }) => (dish ? readerOf(dish) : nothingRead))
  const read = (at: number): OptionReader => readers[at] ?? nothingRead
  const before: Region[] = []
  const after: Region[] = []
  const cuts: number[] = []
  const lineOf = (at: number) => {
    const name = words[(mentions[at]?.to ?? 0) - 1] ?? ''
    const quantity = before[at]?.quantity ?? (isPlural(name) ? 2 : 1)
    return { isMany: quantity > 1, before: before[at] ?? null }
  }
  mentions.forEach((mention, at) => {
    const previous = mentions[at - 1]
    if (!previous) {
      before.push(readBefore(words, 0, mention.from, read(at)))
      cuts.push(0)
      return
    }
    let best: {
      readonly cost: number
      readonly cut: number
      readonly left: Region
      readonly right: Region
    } | null = null
    for (let cut = previous.to; cut <= mention.from; cut += 1) {
      const left = readAfter(words, previous.to, cut, read(at - 1), { ...lineOf(at - 1), isLast: false })
      const right = readBefore(words, cut, mention.from, read(at))
      const cost = left.cost + right.cost
      if (!best || cost < best.cost) best = { cost, cut, left, right }
    }
    after.push(best?.left ?? nothing)
    before.push(best?.right ?? nothing)
    cuts.push(best?.cut ?? mention.from)
  })
  const last = mentions.at(-1)
  if (last)
    after.push(
      readAfter(words, last.to, words.length, read(mentions.length - 1), {
        ...lineOf(mentions.length - 1),
        isLast: true,
      }),
    )
  return mentions.map((mention, at) => ({
    mention,
    before: before[at] ?? nothing,
    after: after[at] ?? nothing,
    from: cuts[at] ?? mention.from,
  }))
}

/** Whether words near a dish are not explained. */
export const isOpen = ({ before, after }: LineDraft): boolean => before.unknown.length + after.unknown.length > 0
