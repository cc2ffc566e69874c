/** The languages that the assistant answers in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** A text in each language. */
export type Text = Readonly<Record<Language, string>>

/** Builds a text from its English and its Spanish form. */
export const text = (en: string, es: string): Text => ({ en, es })

/** A name of the menu, which is the same in each language. */
const toText = (part: string | Text): Text => (typeof part === 'string' ? text(part, part) : part)

const joinList = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

/** Spanish writes `e` and `u` before a word with the same sound. */
const joiners = {
  and: (next: string) => (/^h?i(?![ae])/i.test(next) ? 'e' : 'y'),
  or: (next: string) => (/^h?o/i.test(next) ? 'u' : 'o'),
} as const

/** Lists parts in words: `A, B and C`, `A, B y C`. */
export function listTexts(parts: readonly (string | Text)[], joiner: keyof typeof joiners = 'and'): Text {
  const texts = parts.map(toText)
  return text(
    joinList(
      texts.map(({ en }) => en),
      joiner,
    ),
    joinList(
      texts.map(({ es }) => es),
      joiners[joiner](texts.at(-1)?.es ?? ''),
    ),
  )
}
