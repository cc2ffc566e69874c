import { authRoutes } from '#shared/contract/auth'
import type { User } from '#shared/contract/auth'
import { callApi } from '../api/call'
import { clearReferral, getReferral } from './referral'
import { getIdToken } from './pool'

/**
 * Trades an id token of the pool for the site's session; null when nobody is signed in at the pool.
 */
export async function exchangeIdToken(wish: { readonly isRenewed: boolean }): Promise<User | null> {
  const token = await getIdToken(wish)
  if (token === null) return null
  const user = await callApi(authRoutes.session, { body: { idToken: token, ref: getReferral() } })
  clearReferral()
  return user
}

/** The session anew, from a new token; null when the pool knows nobody here any more. */
export const renewSession = (): Promise<User | null> => exchangeIdToken({ isRenewed: true })
