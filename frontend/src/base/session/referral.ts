import { REFERRAL_KEY } from '../storage/storage-keys'
import { deviceStorage } from '../storage/storage'
import type { KeyValueStorage } from '../storage/storage'

/** How long a friend's link counts (docs/product/loyalty.md#friends). */
const KEPT_MS = 30 * 24 * 3600_000

const isCode = (ref: string): boolean => /^[\w-]{1,64}$/.test(ref)

/** Keeps the `ref` of a friend's link; the latest friend counts. */
export function saveReferral(search: string, now = Date.now(), shelf: KeyValueStorage = deviceStorage): void {
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? ''
  if (isCode(ref)) shelf.setItem(REFERRAL_KEY, `${now}:${ref}`)
}

/** The friend to name at the first sign-in, within 30 days. */
export function getReferral(now = Date.now(), shelf: KeyValueStorage = deviceStorage): string | undefined {
  const [at = '', ref = ''] = shelf.getItem(REFERRAL_KEY)?.split(':') ?? []
  const age = now - Number(at)
  return isCode(ref) && age >= 0 && age <= KEPT_MS ? ref : undefined
}

/** It was told to the server: there is one first sign-in only. */
export const clearReferral = (shelf: KeyValueStorage = deviceStorage): void => shelf.removeItem(REFERRAL_KEY)

/** The link that a friend is sent (docs/product/loyalty.md#friends). */
export const buildReferralLink = (origin: string, code: string): string =>
  `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
