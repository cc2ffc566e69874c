import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const displayMode = createStore<boolean>(() => false)

/** Sets whether a kitchen display fills the screen, which hides the rest of the site. */
export function setDisplayMode(on: boolean): void {
  if (on) document.documentElement.dataset['display'] = 'on'
  else delete document.documentElement.dataset['display']
  displayMode.setState(on)
}

/** Whether a kitchen display fills the screen. */
export const useDisplayMode = (): boolean => useStore(displayMode)
