/**
 * A path to return to after signing in: same site only, otherwise undefined
 * (docs/product/accounts.md#signing-in). Resolving dot segments can produce a path that begins with
 * two slashes, which a browser reads as another host: the result is therefore checked again as the
 * browser will read it.
 */
export function parseReturnPath(returnTo: string | undefined): string | undefined {
  const path = returnTo?.startsWith('/') ? pathAtSite(returnTo) : undefined
  return path !== undefined && pathAtSite(path) === path ? path : undefined
}

const base = 'http://same.site'

/**
 * The path, query and fragment of an address as the URL parser resolves it; undefined on another
 * origin.
 */
function pathAtSite(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}
