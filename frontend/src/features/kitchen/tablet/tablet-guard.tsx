import { useEffect, useRef, useState } from 'react'
import { setPinPrompt } from '#base/session/pin-prompt'
import { UnlockDialog } from './unlock-dialog'
import { useIdle, useLock, useLockAfterMs, useTablet } from './use-tablet'

type Answer = (isUnlocked: boolean) => void

/**
 * Locks a kitchen tablet that nobody touches, and asks for the PIN that a change needs. Mounted
 * once, so that one prompt answers all changes that wait for it.
 */
function Guard({ isLocked }: { readonly isLocked: boolean }) {
  const { mutate: lock } = useLock()
  const waiting = useRef<readonly Answer[]>([])
  const [isAsking, setAsking] = useState(false)
  useIdle({ isActive: !isLocked, afterMs: useLockAfterMs(), onIdle: lock })
  const answer = (isUnlocked: boolean) => {
    for (const one of waiting.current) one(isUnlocked)
    waiting.current = []
    setAsking(false)
  }
  useEffect(() => {
    const remove = setPinPrompt(
      () =>
        new Promise((resolve) => {
          waiting.current = [...waiting.current, resolve]
          setAsking(true)
        }),
    )
    return () => {
      remove()
      for (const one of waiting.current) one(false)
    }
  }, [])
  return isAsking && <UnlockDialog onUnlocked={() => answer(true)} onClose={() => answer(false)} />
}

/** The guard of a kitchen tablet; nothing in other browsers. */
export function TabletGuard() {
  const tablet = useTablet()
  return tablet && <Guard isLocked={tablet.isLocked} />
}
