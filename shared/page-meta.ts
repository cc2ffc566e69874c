/** A page in which its server says what it knows: the content of a `meta` that the page leaves empty. */
export const withMeta = (page: string, name: 'site-location' | 'site-mode', content: string): string =>
  page.replace(`<meta name="${name}" content=""`, `<meta name="${name}" content="${content}"`)
