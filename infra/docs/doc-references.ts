/** A reference of a text to a page, a heading of it, or a decision by its number. */
type DocReference =
  | { readonly kind: 'page'; readonly path: string; readonly anchor: string | undefined }
  | { readonly kind: 'decision'; readonly number: string }

export type FoundReference = { readonly line: number; readonly text: string; readonly reference: DocReference }

const eachMatch = (text: string, pattern: RegExp) =>
  text.split('\n').flatMap((line, index) => [...line.matchAll(pattern)].map((match) => ({ line: index + 1, match })))

const page = (path: string, anchor: string | undefined): DocReference => ({ kind: 'page', path, anchor })

/**
 * What comments and prose name: `docs/product/checkout.md#money`, `decision 0005`. Paths are from
 * the root.
 */
export const findNamedReferences = (text: string): readonly FoundReference[] => [
  ...eachMatch(text, /(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g).map(
    ({ line, match: [named, path = '', anchor] }) => ({
      line,
      text: named,
      reference: page(path, anchor),
    }),
  ),
  ...eachMatch(text, /\bdecision (\d{4})\b/g).map(({ line, match: [named, number = ''] }) => ({
    line,
    text: named,
    reference: { kind: 'decision', number } as const,
  })),
]

/**
 * The links of a markdown page to files of the repository; paths are from the page's own folder.
 */
export const findLinks = (markdown: string): readonly FoundReference[] =>
  eachMatch(markdown, /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g).map(({ line, match: [, path = '', anchor] }) => ({
    line,
    text: `${path}${anchor === undefined ? '' : `#${anchor}`}`,
    reference: page(path, anchor),
  }))

/** The anchors of a page, as they are made from its headings. */
export const listAnchors = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Finds lines that give a reason which a reader of the repository can't look up. */
export const findExternalReasons = (text: string): readonly { readonly line: number; readonly text: string }[] =>
  eachMatch(text, /\b(decisions?|specification|architecture)[^a-z\n]{0,3}(sections?\b|§)|\bthe specification\b/gi).map(
    ({ line, match: [found] }) => ({ line, text: found }),
  )
