import { useSyncExternalStore } from 'react'
import type { User } from '#shared/accounts/contract'
import { SESSION_FLAG_COOKIE } from '#shared/platform/pages/page-head'
import { getPolicy } from '#shared/locations/policy'
import { callApiIfSignedIn } from '../api/client'
import { hasBrowser } from '../browser/environment'
import { currentLocation } from '../location/location'

type Session = { readonly user: User | null; readonly isLoading: boolean }

const nobody: Session = { user: null, isLoading: false }

/** When the session ends, as its flag says; undefined without one. */
export function getSessionExpiresAt(): number | undefined {
  if (!hasBrowser) return undefined
  const flag = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${SESSION_FLAG_COOKIE}=`))
  return flag === undefined ? undefined : Number(flag.slice(SESSION_FLAG_COOKIE.length + 1))
}

export const usesUserPool = getPolicy(currentLocation).signIn === 'cognito'

/** A session is renewed so long before it ends, and where that fails again after so long. */
const AHEAD_MS = 5 * 60_000
const RETRY_MS = 30_000

const untilRenewal = (): number => (getSessionExpiresAt() ?? 0) - Date.now() - AHEAD_MS

/**
 * A session of the pool lasts no longer than the token that it was traded for; the pool has the
 * next one.
 */
const renewed = () => import('./user-pool').then(({ renewSession }) => renewSession())

/** Loads the contract on demand: most guests have no session. */
async function userOfSession(): Promise<User | null> {
  const { authRoutes } = await import('#shared/accounts/contract')
  return callApiIfSignedIn(authRoutes.getUser)
}

/**
 * The pool's tokens are this tab's alone: a tab without them goes on with the session that another
 * one renews, and a tab that has them renews nothing once the user has logged out in another.
 */
async function poolUser(): Promise<User | null> {
  const end = getSessionExpiresAt()
  if (end === undefined) return null
  const user = untilRenewal() > 0 ? await userOfSession() : null
  return user ?? (await renewed()) ?? (end > Date.now() ? userOfSession() : null)
}

const currentUser = (): Promise<User | null> => (usesUserPool ? poolUser() : userOfSession())

const listeners = new Set<() => void>()

let session: Session = getSessionExpiresAt() === undefined ? nobody : { user: null, isLoading: true }

/** Asks who is signed in. An unanswered question counts as nobody: guests must be able to order. */
export async function loadSession(): Promise<void> {
  const user = await currentUser().catch(() => undefined)
  if (user === null) document.cookie = `${SESSION_FLAG_COOKIE}=; Path=/; Max-Age=0`
  session = user ? { user, isLoading: false } : nobody
  if (user && usesUserPool) setTimeout(() => void loadSession(), Math.max(untilRenewal(), RETRY_MS))
  listeners.forEach((listener) => listener())
}

// Without the flag there is no session, and a guest's console stays clean of the refusal.
if (session.isLoading) void loadSession()

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const getSession = (): Session => session

/** Who is signed in. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, getSession, () => nobody)
