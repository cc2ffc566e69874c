// What decoders write for bytes and halves of characters that they can't read.
const REPLACEMENT_CHARACTER = '\uFFFD'

/**
 * Returns the path of the first text with half a character or an unreadable one, such as
 * `items.0.notes`; undefined if there is none. The table rejects halves of characters.
 */
export function findDamagedText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string')
    return Buffer.from(value).toString().includes(REPLACEMENT_CHARACTER) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null || value instanceof File) return undefined
  for (const [name, member] of Object.entries(value)) {
    const found = findDamagedText(member, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}
