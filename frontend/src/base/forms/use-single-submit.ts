import { useRef, useState } from 'react'

/**
 * Sends once, however often it is pressed: a second press can come before the button has been drawn
 * as disabled.
 */
export function useSingleSubmit<A extends readonly unknown[]>(send: (...given: A) => Promise<unknown>) {
  const isUnderway = useRef(false)
  const [isSending, setSending] = useState(false)
  async function press(...given: A): Promise<void> {
    if (isUnderway.current) return
    isUnderway.current = true
    setSending(true)
    try {
      await send(...given)
    } finally {
      isUnderway.current = false
      setSending(false)
    }
  }
  return { press, isSending }
}
