const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that needs no escaping any more. */
export type Markup = { readonly markup: string }

/** What another renderer has escaped already. */
export const rawMarkup = (text: string): Markup => ({ markup: text })

type Part = string | number | Markup | readonly Markup[] | false

/** A text as it stands between tags or quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

function textOf(part: Part): string {
  if (part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/**
 * A template whose values are escaped, whatever they are and wherever they stand between quotes or
 * tags.
 */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((whole, text, index) => whole + textOf(parts[index - 1] ?? '') + text),
})

/** Data for search engines. Nothing in it can close the element that it stands in. */
export const renderJsonLd = (data: object): Markup => ({
  markup: `<script type="application/ld+json">${JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`,
})
