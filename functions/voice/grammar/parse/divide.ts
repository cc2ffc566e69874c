import type { MenuItem } from '#shared/menu/contract'
import { getFoodAliases } from '../options/option-aliases'
import type { Vocabulary } from '../text/vocabulary'
import type { Mention } from '../recognize/names'
import { createOptionReader, nothingRead, type OptionReader } from './option-reader'
import { newDraft, type Region } from './draft'
import { readAfter, readBefore } from './region'

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
export type LineDraft = { readonly mention: Mention; readonly before: Region; readonly after: Region }

const nothing: Region = newDraft()

/** Divides the words between dishes: each part goes to the dish that it fits best. */
export function divide(words: Words, mentions: readonly Mention[], readerOf: Reader): readonly LineDraft[] {
  const readers = mentions.map(({ dishes: [dish] }) => (dish ? readerOf(dish) : nothingRead))
  const read = (at: number): OptionReader => readers[at] ?? nothingRead
  const before: Region[] = []
  const after: Region[] = []
  mentions.forEach((mention, at) => {
    const previous = mentions[at - 1]
    if (!previous) {
      before.push(readBefore(words, 0, mention.from, read(at)))
      return
    }
    let best: { readonly cost: number; readonly left: Region; readonly right: Region } | null = null
    for (let cut = previous.to; cut <= mention.from; cut += 1) {
      const left = readAfter(words, previous.to, cut, read(at - 1), {
        isLast: false,
        before: before[at - 1] ?? null,
      })
      const right = readBefore(words, cut, mention.from, read(at))
      const cost = left.cost + right.cost
      if (!best || cost < best.cost) best = { cost, left, right }
    }
    after.push(best?.left ?? nothing)
    before.push(best?.right ?? nothing)
  })
  const last = mentions.at(-1)
  if (last)
    after.push(
      readAfter(words, last.to, words.length, read(mentions.length - 1), {
        isLast: true,
        before: before.at(-1) ?? null,
      }),
    )
  return mentions.map((mention, at) => ({ mention, before: before[at] ?? nothing, after: after[at] ?? nothing }))
}

/** Whether words near a dish are not explained. */
export const isOpen = ({ before, after }: LineDraft): boolean => before.unknown.length + after.unknown.length > 0
