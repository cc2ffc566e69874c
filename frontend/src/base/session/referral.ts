import { REFERRAL } from '../storage/names'
import { deviceShelf } from '../storage/shelf'
import type { Shelf } from '../storage/shelf'

/** How long a friend's link counts (docs/product/loyalty.md#friends). */
const KEPT_MS = 30 * 24 * 3600_000

const isCode = (ref: string): boolean => /^[\w-]{1,64}$/.test(ref)

/** Keeps the `ref` of a friend's link; the latest friend counts. */
export function keepReferral(search: string, now = Date.now(), shelf: Shelf = deviceShelf): void {
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? ''
  if (isCode(ref)) shelf.setItem(REFERRAL, `${now}:${ref}`)
}

/** The friend to name at the first sign-in, within 30 days. */
export function referralKept(now = Date.now(), shelf: Shelf = deviceShelf): string | undefined {
  const [at = '', ref = ''] = shelf.getItem(REFERRAL)?.split(':') ?? []
  const age = now - Number(at)
  return isCode(ref) && age >= 0 && age <= KEPT_MS ? ref : undefined
}

/** It was told to the server: there is one first sign-in only. */
export const forgetReferral = (shelf: Shelf = deviceShelf): void => shelf.removeItem(REFERRAL)

/** The link that a friend is sent (docs/product/loyalty.md#friends). */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
