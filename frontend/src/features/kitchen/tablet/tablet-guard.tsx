import { Suspense, useEffect, useRef, useState } from 'react'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { setPinPrompt } from '#base/session/pin-prompt'
import { useIdle, useLock, useLockAfterMs, useTablet } from './use-tablet'

const loadUnlockDialog = async () => (await import('./unlock-dialog')).UnlockDialog

const UnlockDialog = lazyComponent(loadUnlockDialog, 'UnlockDialog', LoadFailureOverlay)

type Answer = (release: (() => void) | undefined) => void
type Question = { readonly leadReason: string | undefined }

/**
 * Locks an untouched kitchen tablet, and asks for the PIN that a change needs. Mounted
 * once, so that one prompt answers all changes that wait for it.
 */
function Guard({ isLocked }: { readonly isLocked: boolean }) {
  const { mutate: lock } = useLock()
  const waiting = useRef<readonly Answer[]>([])
  const [question, setQuestion] = useState<Question>()
  useIdle({ isActive: !isLocked, afterMs: useLockAfterMs(), onIdle: lock })
  const answer = (release?: () => void) => {
    for (const one of waiting.current) one(release)
    waiting.current = []
    setQuestion(undefined)
  }
  // What a lead allows is one change, after which the tablet locks. Unlock waits for no change.
  const onUnlocked = ({ isLead }: { readonly isLead: boolean }) => answer(isLead ? lock : () => undefined)
  useEffect(() => {
    const remove = setPinPrompt(
      (leadReason) =>
        new Promise((resolve) => {
          waiting.current = [...waiting.current, resolve]
          setQuestion((open) => ({ leadReason: leadReason ?? open?.leadReason }))
        }),
    )
    return () => {
      remove()
      for (const one of waiting.current) one(undefined)
    }
  }, [])
  // Loaded in advance: the first change that needs a PIN opens it.
  useEffect(() => {
    for (const load of [() => import('#ui/theme/theme-provider'), loadUnlockDialog]) load().catch(() => undefined)
  }, [])
  // A lead types the PIN again, also right after a cook.
  return (
    question && (
      <Suspense fallback={null}>
        <UnlockDialog key={question.leadReason} {...question} onUnlocked={onUnlocked} onClose={() => answer()} />
      </Suspense>
    )
  )
}

/** The guard of a kitchen tablet; nothing in other browsers. */
export function TabletGuard() {
  const tablet = useTablet()
  return tablet && <Guard isLocked={tablet.isLocked} />
}
