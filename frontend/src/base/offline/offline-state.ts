import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

let cachedAt: string | null = null

/** Records when the last menu response was cached (ISO); null if it came from the network. */
export function setCachedAt(next: string | null): void {
  if (next === cachedAt) return
  cachedAt = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has no network. False doesn't guarantee that requests succeed. */
export const isOffline = (): boolean => !navigator.onLine

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)

/** When the visible menu was cached on this device (ISO); null if it came from the network. */
export const useCachedAt = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => cachedAt,
    () => null,
  )
