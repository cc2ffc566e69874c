import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'

type Action = () => void

/** The navigation that waits for the user's decision about unsaved changes, or null. */
const pendingStore = createStore<{ readonly go: Action } | null>(() => null)
let held = 0
let letGo: Action = () => undefined

const hold = (go: Action): void => pendingStore.setState({ go }, true)

const holdUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Keeps the browser at this address until the returned function is called. It intercepts
 * `history.pushState`, and adds a history entry with the same address to catch Back.
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
    hold(() => {
      release()
      history.go(-2)
    })
  }
  history.pushState = (state: unknown, _unused, url) =>
    hold(() => {
      release()
      history.replaceState(state, '', url)
    })
  addEventListener('beforeunload', holdUnload)
  addEventListener('popstate', back, { capture: true })
  return (isGoingOn = location.href !== at) => {
    release()
    if (!isGoingOn) history.back()
  }
}

/** Asks before the user leaves unsaved changes by a link, by Back or by closing the page. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  // A form that was saved to another address may have new input: guard the new address too.
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

/** Runs an action that discards unsaved changes, after confirmation if there are any. */
export const confirmIfUnsaved = (act: Action): void => (held > 0 ? hold(act) : act())

/** Replaces the form's address after a save that moved the record to another address. */
export function redirectAfterSave(address: string): void {
  const go = () => history.replaceState(null, '', address)
  if (held === 0) return go()
  addEventListener('popstate', go, { once: true })
  letGo()
}

/** The navigation that waits for a decision, and the two decisions. */
function usePendingNavigation() {
  const waiting = useStore(pendingStore)
  return {
    isPending: waiting !== null,
    leave: () => waiting?.go(),
    stay: () => pendingStore.setState(null, true),
  }
}

/** Asks before the user loses unsaved changes. */
export function UnsavedChangesDialog() {
  const { isPending, leave, stay } = usePendingNavigation()
  if (!isPending) return null
  return (
    <ConfirmDialog title="Leave without saving?" confirmLabel="Leave" keepLabel="Stay" onConfirm={leave} onClose={stay}>
      Your changes have not been saved.
    </ConfirmDialog>
  )
}
