// What decoders write for bytes and halves of characters that they can't read.
const REPLACEMENT_CHARACTER = '\uFFFD'

/** A response and the log repeat this much of a path, whose names the caller may have invented. */
export const MAX_PATH_LENGTH = 200

/** No contract has texts deeper than this. A deeper search could exhaust the call stack. */
const MAX_DEPTH = 32

/**
 * Returns the path of the first text with half a character or an unreadable one, such as
 * `items.0.notes`; undefined if there is none. The table rejects halves of characters.
 */
export function findDamagedText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return Buffer.from(value).toString().includes(REPLACEMENT_CHARACTER) ? '' : undefined
  if (typeof value !== 'object' || value === null || value instanceof File || depth > MAX_DEPTH) return undefined
  for (const [name, member] of Object.entries(value)) {
    const found = findDamagedText(member, depth + 1)
    if (found !== undefined) return found === '' ? name : `${name}.${found}`
  }
  return undefined
}
