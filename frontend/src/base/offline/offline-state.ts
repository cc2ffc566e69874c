import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const cachedAtStore = createStore<string | null>(() => null)

/** Records when the last menu response was cached (ISO); null if it came from the network. */
export const setCachedAt = (next: string | null): void => cachedAtStore.setState(next, true)

/** When the visible menu was cached on this device (ISO); null if it came from the network. */
export const useCachedAt = (): string | null => useStore(cachedAtStore)

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has no network. False doesn't guarantee that requests succeed. */
export const isOffline = (): boolean => !navigator.onLine

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)
