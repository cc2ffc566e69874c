/** A block of the owner's guide as the page shows it. */
export type GuideBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly alt: string; readonly file: string }

const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/
const ITEM = /^(?:\d+\.|-) /m

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const itemsOf = (block: string): readonly string[] =>
  block
    .split(/^(?:\d+\.|-) /m)
    .slice(1)
    .map(inOneLine)

/** Splits a text of the guide into words and the names of buttons and pages, which are bold. */
export const splitNames = (text: string): readonly { readonly text: string; readonly isName: boolean }[] =>
  text.split('**').map((part, at) => ({ text: part, isName: at % 2 === 1 }))

/**
 * Parses the subset of Markdown that the guide uses. Drops the title, which the page shows itself.
 */
export const parseGuide = (guide: string): readonly GuideBlock[] =>
  guide.split(/\n{2,}/).flatMap((block): readonly GuideBlock[] => {
    const text = block.trim()
    const [, alt, file] = PICTURE.exec(text) ?? []
    if (text === '' || text.startsWith('# ')) return []
    if (alt !== undefined && file !== undefined) return [{ kind: 'picture', alt, file }]
    if (text.startsWith('## ')) return [{ kind: 'heading', text: text.slice(3) }]
    if (!ITEM.test(text.split('\n')[0] ?? '')) return [{ kind: 'text', text: inOneLine(text) }]
    return [{ kind: text.startsWith('-') ? 'points' : 'steps', items: itemsOf(text) }]
  })
