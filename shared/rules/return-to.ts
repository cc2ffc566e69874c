/** A path to return to after signing in: same site only, otherwise undefined (docs/product/accounts.md#signing-in). */
export function sameSitePath(returnTo: string | undefined): string | undefined {
  if (!returnTo?.startsWith('/')) return undefined
  const base = 'http://same.site'
  if (!URL.canParse(returnTo, base)) return undefined
  const url = new URL(returnTo, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}
