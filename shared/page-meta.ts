/** What a page's head says of its site. */
export type SiteMeta = 'site-location' | 'site-mode'

/** A page in which its server says what it knows: the content of a `meta` that the page leaves empty. */
export const withMeta = (page: string, name: SiteMeta, content: string): string =>
  page.replace(`<meta name="${name}" content=""`, `<meta name="${name}" content="${content}"`)
