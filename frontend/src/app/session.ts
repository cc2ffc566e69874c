import { useSyncExternalStore } from 'react'
import { auth } from '#shared/contract/auth'
import type { User } from '#shared/contract/auth'
import { sessionFlag } from '#shared/session-flag'
import { callOrNull } from './api/call'

type Session = { readonly user: User | null; readonly isLoading: boolean }

const nobody: Session = { user: null, isLoading: false }

const isFlagged = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionFlag}=`))

const listeners = new Set<() => void>()

let session: Session = isFlagged() ? { user: null, isLoading: true } : nobody

/** Asks who is signed in. An unanswered question counts as nobody: guests must be able to order. */
export async function readSession(): Promise<void> {
  const user = await callOrNull(auth.user).catch(() => undefined)
  if (user === null) document.cookie = `${sessionFlag}=; Path=/; Max-Age=0`
  session = user ? { user, isLoading: false } : nobody
  listeners.forEach((listener) => listener())
}

// Without the flag there is no session, and a guest's console stays clean of the refusal.
if (session.isLoading) void readSession()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Who is signed in. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)
