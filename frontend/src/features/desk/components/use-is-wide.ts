import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 80rem)')

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for two things side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)
