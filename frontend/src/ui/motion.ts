import { useSyncExternalStore } from 'react'

/** Settles once what a tap changed is on the screen: what only goes with it must not hold it up. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether this person asked for stillness. */
export const prefersReducedMotion = (): boolean => stillness().matches

function subscribe(listener: () => void): () => void {
  const query = stillness()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether this person asks for stillness; the first picture of a page knows nobody who does. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
