import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

let keptAt: string | null = null

/** Notes whether an answer was a kept one, and since when. */
export function setCachedAt(since: string | null): void {
  if (since === keptAt) return
  keptAt = since
  tell()
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

/** Whether the browser knows that nothing can be reached; that it doesn't know so is no promise. */
export const isOffline = (): boolean => !navigator.onLine

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)

/** Since when the menu on screen is kept on this device; null for a fresh one. */
export const useCachedAt = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => null,
  )
