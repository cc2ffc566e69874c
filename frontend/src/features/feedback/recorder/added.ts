/** How much of what was said had room. */
export type AppendResult = 'all' | 'beginning' | 'nothing'

/** A comment with what was said after it: as many whole words as there is room for. */
export function appendTranscript(
  comment: string,
  said: string,
  most: number,
): { readonly text: string; readonly fit: AppendResult } {
  const typed = comment.trim()
  const words = said.trim().split(/\s+/)
  const texts = words.map((_word, count) => [typed, ...words.slice(0, count + 1)].filter(Boolean).join(' '))
  const fitting = texts.filter((text) => text.length <= most)
  if (fitting.length === words.length) return { text: texts.at(-1) ?? typed, fit: 'all' }
  return { text: fitting.at(-1) ?? comment, fit: fitting.length > 0 ? 'beginning' : 'nothing' }
}
