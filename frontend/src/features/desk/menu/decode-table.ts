/** Marks of UTF-16, in which Excel saves "Unicode text". */
const encodingsByMark = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Returns a file's text as spreadsheets save it: in UTF-8, in UTF-16, or else in Windows-1252. */
export function decodeTable(bytes: Uint8Array): string {
  const marked = encodingsByMark.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
