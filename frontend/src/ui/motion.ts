import { useSyncExternalStore } from 'react'

/**
 * Resolves after the next paint.
 * Secondary work waits for it, so that taps show their effect first.
 */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))

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
