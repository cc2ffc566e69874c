import { readOptionAt } from '../resolve/read-option-requests'
import type { FoodAliases } from '../resolve/option-aliases'
import type { OptionReading } from '../resolve/option-phrases'

type Words = readonly string[]

/** Returns the option request at a position, not past `end`. */
export type OptionReader = {
  (at: number, end: number): OptionReading | null
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
export function createOptionReader(words: Words, aliases: FoodAliases, smallNames: ReadonlySet<string>): OptionReader {
  const cache = new Map<number, OptionReading | null>()
  const read = (at: number, end: number): OptionReading | null => {
    const known = cache.get(at)
    const reading = known === undefined ? readOptionAt(words, at, aliases) : known
    cache.set(at, reading)
    return reading && at + reading.length > end ? readOptionAt(words.slice(0, end), at, aliases) : reading
  }
  return Object.assign(read, { smallNames, kinds: aliases.kinds })
}
