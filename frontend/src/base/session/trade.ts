import { auth } from '#shared/contract/auth'
import type { User } from '#shared/contract/auth'
import { call } from '../api/call'
import { forgetReferral, referralKept } from './referral'
import { idToken } from './pool'

/**
 * Trades an id token of the pool for the site's session; null when nobody is signed in at the pool.
 */
export async function tradeIdToken(wish: { readonly isRenewed: boolean }): Promise<User | null> {
  const token = await idToken(wish)
  if (token === null) return null
  const user = await call(auth.session, { body: { idToken: token, ref: referralKept() } })
  forgetReferral()
  return user
}

/** The session anew, from a new token; null when the pool knows nobody here any more. */
export const renewSession = (): Promise<User | null> => tradeIdToken({ isRenewed: true })
