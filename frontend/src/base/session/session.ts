import { useSyncExternalStore } from 'react'
import type { User } from '#shared/accounts/contract'
import { SESSION_FLAG_COOKIE } from '#shared/platform/pages/page-head'
import { getPolicy } from '#shared/locations/policy'
import { callApiIfSignedIn } from '../api/client'
import { hasBrowser } from '../browser/environment'
import { currentLocation } from '../location/location'

type Session = { readonly user: User | null; readonly isLoading: boolean }

const guestSession: Session = { user: null, isLoading: false }

/**
 * Returns when the session ends (milliseconds), from its flag cookie; undefined without a session.
 */
export function getSessionExpiresAt(): number | undefined {
  if (!hasBrowser) return undefined
  const flag = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${SESSION_FLAG_COOKIE}=`))
  return flag === undefined ? undefined : Number(flag.slice(SESSION_FLAG_COOKIE.length + 1))
}

export const usesUserPool = getPolicy(currentLocation).signIn === 'cognito'

/** How long before its end a session is renewed. */
const RENEW_AHEAD_MS = 5 * 60_000
/** How soon a failed renewal is repeated. */
const RETRY_MS = 30_000

const msUntilRenewal = (): number => (getSessionExpiresAt() ?? 0) - Date.now() - RENEW_AHEAD_MS

/** A user pool session ends with its token, so renewing it needs a new token from the pool. */
const renewPoolSession = () => import('./user-pool').then(({ renewSession }) => renewSession())

/** Reads the session's user. Loads the contract on demand, because most guests have no session. */
async function fetchUser(): Promise<User | null> {
  const { authRoutes } = await import('#shared/accounts/contract')
  return callApiIfSignedIn(authRoutes.getUser)
}

/**
 * Returns the user of a user pool session and renews the session if it ends soon.
 * Only the tab that signed in has the pool's tokens. Other tabs use the session that it renews.
 * After a logout in another tab there is no flag cookie, so this tab doesn't renew the session.
 */
async function fetchPoolUser(): Promise<User | null> {
  const expiresAt = getSessionExpiresAt()
  if (expiresAt === undefined) return null
  const user = msUntilRenewal() > 0 ? await fetchUser() : null
  return user ?? (await renewPoolSession()) ?? (expiresAt > Date.now() ? fetchUser() : null)
}

const fetchCurrentUser = (): Promise<User | null> => (usesUserPool ? fetchPoolUser() : fetchUser())

const listeners = new Set<() => void>()

let session: Session = getSessionExpiresAt() === undefined ? guestSession : { user: null, isLoading: true }

/** Reads who is signed in. If the request fails, the visitor is a guest, who is able to order. */
export async function loadSession(): Promise<void> {
  const user = await fetchCurrentUser().catch(() => undefined)
  if (user === null) document.cookie = `${SESSION_FLAG_COOKIE}=; Path=/; Max-Age=0`
  session = user ? { user, isLoading: false } : guestSession
  if (user && usesUserPool) setTimeout(() => void loadSession(), Math.max(msUntilRenewal(), RETRY_MS))
  listeners.forEach((listener) => listener())
}

// Without the flag cookie there is no session. The request would only log a 401 in the console.
if (session.isLoading) void loadSession()

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const getSession = (): Session => session

/** The current session, updated when it changes. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, getSession, () => guestSession)
