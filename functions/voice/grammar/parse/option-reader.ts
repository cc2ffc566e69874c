import type { MenuItem } from '#shared/menu/contract'
import type { Vocabulary } from '../tokenize/vocabulary'
import { readOptionAt } from '../resolve/read-option-requests'
import { getFoodAliases, type FoodAliases } from '../resolve/option-aliases'
import type { OptionReading } from '../resolve/option-phrases'
import type { Words } from '../tokenize/words'

/** Returns the option request at a position, not past `end`, which is the sentence's by default. */
export type OptionReader = {
  (at: number, end?: number): OptionReading | null
  /** Names of other dishes' options that consist of small words: `well done`. */
  readonly smallNames: ReadonlySet<string>
  /** Words that several options share: `cheese`. */
  readonly kinds: ReadonlySet<string>
}

/** Reads no option. */
export const nothingRead: OptionReader = Object.assign(() => null, {
  smallNames: new Set<string>(),
  kinds: new Set<string>(),
})

/** Creates a reader of a dish's options that remembers what it read. */
function createOptionReader(words: Words, aliases: FoodAliases, smallNames: ReadonlySet<string>): OptionReader {
  const cache = new Map<number, OptionReading | null>()
  const shorter = new Map<number, OptionReading | null>()
  const read = (at: number, end = words.length): OptionReading | null => {
    const known = cache.get(at)
    const reading = known === undefined ? readOptionAt(words, at, aliases) : known
    cache.set(at, reading)
    if (!reading || at + reading.length <= end) return reading
    const key = at * words.length + end
    const short = shorter.get(key)
    if (short !== undefined) return short
    const cut = readOptionAt(words.slice(0, end), at, aliases)
    shorter.set(key, cut)
    return cut
  }
  return Object.assign(read, { smallNames, kinds: aliases.kinds })
}

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
