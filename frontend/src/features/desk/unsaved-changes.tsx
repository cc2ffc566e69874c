import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '#ui/confirm-dialog'

type Act = () => void

/** What waits for an answer whether what is not saved may be lost; null while nothing does. */
let asked: { readonly go: Act } | null = null
let held = 0
let letGo: Act = () => undefined
const listeners = new Set<Act>()

function ask(next: typeof asked): void {
  asked = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: Act) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Holds on to the address, until the returned function is called. Ways on go through the history's
 * `pushState`; the way back leads first to an entry of the same address, put there for it.
 */
function holdAddress(): (isGoingOn?: boolean) => void {
  const push = history.pushState.bind(history)
  const at = location.href
  push(null, '')
  const release = () => {
    history.pushState = push
    removeEventListener('beforeunload', holdUnload)
    removeEventListener('popstate', back, { capture: true })
    held = 0
  }
  function back() {
    push(null, '', at)
    ask({
      go: () => {
        release()
        history.go(-2)
      },
    })
  }
  history.pushState = (state: unknown, _unused, url) =>
    ask({
      go: () => {
        release()
        history.replaceState(state, '', url)
      },
    })
  addEventListener('beforeunload', holdUnload)
  addEventListener('popstate', back, { capture: true })
  return (isGoingOn = location.href !== at) => {
    release()
    if (!isGoingOn) history.back()
  }
}

/**
 * While there is something unsaved: leaving asks, by a link, by the browser's way back, or by
 * closing the page.
 */
export function useUnsavedGuard(isUnsaved: boolean): void {
  // Saved to another address, a form may have been typed in meanwhile: then it holds on to that
  // one.
  const [address] = useLocation()
  useEffect(() => {
    if (!isUnsaved) return
    if (held === 0) letGo = holdAddress()
    held += 1
    return () => {
      if (held === 0) return
      held -= 1
      if (held === 0) letGo()
    }
  }, [isUnsaved, address])
}

/**
 * Does something that would lose what is not saved, once its owner says so; at once where nothing
 * would be lost.
 */
export const confirmIfUnsaved = (act: Act): void => (held > 0 ? ask({ go: act }) : act())

/**
 * What was typed has been saved, and stands at another address now: goes there, in the place of the
 * form's.
 */
export function redirectAfterSave(address: string): void {
  const go = () => history.replaceState(null, '', address)
  if (held === 0) return go()
  addEventListener('popstate', go, { once: true })
  letGo()
}

/** What waits to be done, and the answer to it. */
export function usePendingNavigation() {
  const waiting = useSyncExternalStore(subscribe, () => asked)
  return {
    isAsked: waiting !== null,
    leave: () => waiting?.go(),
    stay: () => ask(null),
  }
}

/** Asks before what was typed is lost. */
export function UnsavedChangesDialog() {
  const { isAsked, leave, stay } = usePendingNavigation()
  if (!isAsked) return null
  return (
    <ConfirmDialog title="Leave without saving?" confirmLabel="Leave" keepLabel="Stay" onConfirm={leave} onClose={stay}>
      What you changed here has not been saved.
    </ConfirmDialog>
  )
}
