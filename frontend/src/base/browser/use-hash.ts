import { useSyncExternalStore } from 'react'

const events = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const

const subscribe = (listener: () => void) => {
  events.forEach((event) => window.addEventListener(event, listener))
  return () => events.forEach((event) => window.removeEventListener(event, listener))
}

/** The URL's hash including `#`, updated on every navigation, also by the router. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
