import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Resolves after the next paint.
 * Secondary work waits for it, so that taps show their effect first.
 */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Returns a value one paint later, at low priority, for what takes long to render. A deferred value
 * alone may still delay the paint that shows the tap.
 */
export function useAfterPaint<T>(value: T, initial: T = value): T {
  const [shown, setShown] = useState(initial)
  useEffect(() => {
    let isCurrent = true
    void waitForPaint().then(() => {
      if (isCurrent) startTransition(() => setShown(() => value))
    })
    return () => {
      isCurrent = false
    }
  }, [value])
  return shown
}

const reducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the device is set to reduced motion. */
export const prefersReducedMotion = (): boolean => reducedMotionQuery().matches

function subscribe(listener: () => void): () => void {
  const query = reducedMotionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the device is set to reduced motion; false while a page is prerendered. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
