/** The bytes that fit an encoded word of 75 characters (RFC 2047, section 2). */
const WORD_BYTES = 45

/** Encodes a text in words, of whole characters each: readers join them without the spaces. */
function encodeWords(text: string): string {
  const words: string[] = []
  for (const character of text) {
    const longer = `${words.at(-1) ?? ''}${character}`
    if (words.length > 0 && Buffer.byteLength(longer) <= WORD_BYTES) words[words.length - 1] = longer
    else words.push(character)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

/**
 * Returns the header of a sender with a display name: quoted (RFC 5322, section 3.2.4), or in
 * encoded words if it isn't ASCII (RFC 2047), as SES requires it.
 */
export function formatSender(name: string, address: string): string {
  const line = name.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const isPlain = /^[\x20-\x7e]*$/.test(line) && !line.includes('=?')
  return `${isPlain ? `"${line.replace(/["\\]/g, '\\$&')}"` : encodeWords(line)} <${address}>`
}
