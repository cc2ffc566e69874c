const KEY = 'hibachi-referral'

/** How long a friend's link counts (docs/product/loyalty.md#friends). */
const KEPT_MS = 30 * 24 * 3600_000

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nothingKept: Shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** This browser's storage; where it keeps none, a friend's link counts for nothing, and signing in goes on. */
function shelfOfBrowser(): Shelf {
  try {
    return localStorage
  } catch {
    return nothingKept
  }
}

const isCode = (ref: string): boolean => /^[\w-]{1,64}$/.test(ref)

/** Keeps the `ref` of a friend's link; the latest friend counts. */
export function keepReferral(search: string, now = Date.now(), shelf: Shelf = shelfOfBrowser()): void {
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? ''
  if (isCode(ref)) shelf.setItem(KEY, `${now}:${ref}`)
}

/** The friend to name at the first sign-in, within 30 days. */
export function referralKept(now = Date.now(), shelf: Shelf = shelfOfBrowser()): string | undefined {
  const [at = '', ref = ''] = shelf.getItem(KEY)?.split(':') ?? []
  const age = now - Number(at)
  return isCode(ref) && age >= 0 && age <= KEPT_MS ? ref : undefined
}

/** It was told to the server: there is one first sign-in only. */
export const forgetReferral = (shelf: Shelf = shelfOfBrowser()): void => shelf.removeItem(KEY)

/** The link that a friend is sent (docs/product/loyalty.md#friends). */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
