/** What a page's head says of its site; its hours only where it was printed from the table. */
export type SiteMetaName = 'site-location' | 'site-mode' | 'site-hours'

/**
 * A page in which its server says what it knows: the content of a `meta`. Throws where the page has
 * no place for it.
 */
export function setPageMeta(page: string, name: SiteMetaName, content: string): string {
  const place = new RegExp(`(<meta name="${name}" content=")[^"]*(")`)
  if (!place.test(page)) throw new Error(`The page has no <meta name="${name}" content="">`)
  return page.replace(place, (_, before: string, after: string) => before + content + after)
}
