import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isLockedTablet } from '#shared/accounts/access'
import { authRoutes } from '#shared/accounts/contract'
import { callApi } from '#base/api/client'
import { loadSession, useSession } from '#base/session/session'
import { useBoardSettings } from '../data/use-board-settings'

const MINUTE_MS = 60_000

/** Without a touch for this long, the tablet locks (docs/product/team.md#kitchen-tablets). */
export const useLockAfterMs = (): number => useBoardSettings().lockAfterMinutes * MINUTE_MS

/** The tablet's state; undefined in other browsers. */
export function useTablet() {
  const { user } = useSession()
  return user?.tabletId === undefined ? undefined : { name: user.firstName, isLocked: isLockedTablet(user) }
}

/** Locks the tablet: the cook's session ends, the tablet's stays. */
export const useLock = () => useMutation({ mutationFn: () => callApi(authRoutes.signOut), onSuccess: loadSession })

type IdleOptions = { readonly isActive: boolean; readonly afterMs: number; readonly onIdle: () => void }

/** Calls `onIdle` after `afterMs` without a touch or a key. */
export function useIdle({ isActive, afterMs, onIdle }: IdleOptions): void {
  useEffect(() => {
    if (!isActive) return
    let timer = setTimeout(onIdle, afterMs)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(onIdle, afterMs)
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, restart)
    return () => {
      clearTimeout(timer)
      for (const event of events) removeEventListener(event, restart)
    }
  }, [isActive, afterMs, onIdle])
}
