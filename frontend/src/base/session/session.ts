import { useSyncExternalStore } from 'react'
import type { User } from '#shared/contract/auth'
import { sessionFlag } from '#shared/session-flag'
import { policyOf } from '#shared/locations/policy'
import { callOrNull } from '../api/call'
import { hasBrowser } from '../browser'
import { currentLocation } from '../location/location'

type Session = { readonly user: User | null; readonly isLoading: boolean }

const nobody: Session = { user: null, isLoading: false }

/** When the session ends, as its flag says; undefined without one. */
export function sessionEnd(): number | undefined {
  if (!hasBrowser) return undefined
  const flag = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${sessionFlag}=`))
  return flag === undefined ? undefined : Number(flag.slice(sessionFlag.length + 1))
}

export const signsInAtPool = policyOf(currentLocation).signIn === 'cognito'

/** A session is renewed so long before it ends, and where that fails again after so long. */
const AHEAD_MS = 5 * 60_000
const RETRY_MS = 30_000

const untilRenewal = (): number => (sessionEnd() ?? 0) - Date.now() - AHEAD_MS

/**
 * A session of the pool lasts no longer than the token that it was traded for; the pool has the
 * next one.
 */
const renewed = () => import('./trade').then(({ renewSession }) => renewSession())

/** Loads the contract on demand: most guests have no session. */
async function userOfSession(): Promise<User | null> {
  const { auth } = await import('#shared/contract/auth')
  return callOrNull(auth.user)
}

/**
 * The pool's tokens are this tab's alone: a tab without them goes on with the session that another
 * one renews, and a tab that has them renews nothing once the user has logged out in another.
 */
async function poolUser(): Promise<User | null> {
  const end = sessionEnd()
  if (end === undefined) return null
  const user = untilRenewal() > 0 ? await userOfSession() : null
  return user ?? (await renewed()) ?? (end > Date.now() ? userOfSession() : null)
}

const currentUser = (): Promise<User | null> => (signsInAtPool ? poolUser() : userOfSession())

const listeners = new Set<() => void>()

let session: Session = sessionEnd() === undefined ? nobody : { user: null, isLoading: true }

/** Asks who is signed in. An unanswered question counts as nobody: guests must be able to order. */
export async function readSession(): Promise<void> {
  const user = await currentUser().catch(() => undefined)
  if (user === null) document.cookie = `${sessionFlag}=; Path=/; Max-Age=0`
  session = user ? { user, isLoading: false } : nobody
  if (user && signsInAtPool) setTimeout(() => void readSession(), Math.max(untilRenewal(), RETRY_MS))
  listeners.forEach((listener) => listener())
}

// Without the flag there is no session, and a guest's console stays clean of the refusal.
if (session.isLoading) void readSession()

export const onSession = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentSession = (): Session => session

/** Who is signed in. */
export const useSession = (): Session => useSyncExternalStore(onSession, currentSession, () => nobody)
