import { REFERRAL_KEY } from '../storage/storage-keys'
import { deviceStorage, type KeyValueStorage } from '../storage/storage'

/** How long a referral stays valid (docs/product/loyalty.md#referrals). */
const VALID_MS = 30 * 24 * 3600_000

const isCode = (ref: string): boolean => /^[\w-]{1,64}$/.test(ref)

/** Stores the `ref` parameter of a friend's link. A later link replaces an earlier one. */
export function saveReferral(search: string, now = Date.now(), storage: KeyValueStorage = deviceStorage): void {
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? ''
  if (isCode(ref)) storage.setItem(REFERRAL_KEY, `${now}:${ref}`)
}

/** Returns the referral code to send at the first sign-in; undefined after 30 days. */
export function getReferral(now = Date.now(), storage: KeyValueStorage = deviceStorage): string | undefined {
  const [at = '', ref = ''] = storage.getItem(REFERRAL_KEY)?.split(':') ?? []
  const age = now - Number(at)
  return isCode(ref) && age >= 0 && age <= VALID_MS ? ref : undefined
}

/** Removes the code after the sign-in that sent it. */
export const clearReferral = (storage: KeyValueStorage = deviceStorage): void => storage.removeItem(REFERRAL_KEY)

/** Builds the link that a guest sends to friends (docs/product/loyalty.md#referrals). */
export const buildReferralLink = (origin: string, code: string): string =>
  `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
