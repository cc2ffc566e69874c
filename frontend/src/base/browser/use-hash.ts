import { useSyncExternalStore } from 'react'

const events = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const

const subscribe = (listener: () => void) => {
  events.forEach((event) => window.addEventListener(event, listener))
  return () => events.forEach((event) => window.removeEventListener(event, listener))
}

/** The address's hash, `#` included; the router's own moves count too. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
