import { useSyncExternalStore } from 'react'

const narrow = () => window.matchMedia('(max-width: 47.99rem)')

function subscribe(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a table has no room and its rows become cards. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches)
