import { useEffect, useEffectEvent } from 'react'

/** Calls `onClosed` once a dialog is gone and the page can have the focus again. */
export function useAfterClosing(isOpen: boolean, onClosed?: () => void): void {
  const closed = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    if (!isOpen) return
    return () => closed()
  }, [isOpen])
}
