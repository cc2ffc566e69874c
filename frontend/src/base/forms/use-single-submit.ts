import { useRef, useState } from 'react'

/**
 * Wraps a request so that presses while it is in progress do nothing.
 * A second press can arrive before the button renders as disabled.
 */
export function useSingleSubmit<A extends readonly unknown[]>(send: (...args: A) => Promise<unknown>) {
  const isInProgress = useRef(false)
  const [isSending, setSending] = useState(false)
  async function press(...args: A): Promise<void> {
    if (isInProgress.current) return
    isInProgress.current = true
    setSending(true)
    try {
      await send(...args)
    } finally {
      isInProgress.current = false
      setSending(false)
    }
  }
  return { press, isSending }
}
