import { useSyncExternalStore } from 'react'

let isOn = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets whether a kitchen display fills the screen, which hides the rest of the site. */
export function setDisplayMode(on: boolean): void {
  isOn = on
  if (on) document.documentElement.dataset['display'] = 'on'
  else delete document.documentElement.dataset['display']
  listeners.forEach((listener) => listener())
}

/** Whether a kitchen display fills the screen. */
export const useDisplayMode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn,
    () => false,
  )
