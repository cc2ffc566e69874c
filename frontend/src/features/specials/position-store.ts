import type { Coordinates } from '#shared/rules/geo'

let position: Coordinates | null = null
const listeners = new Set<() => void>()

/** Where the guest said to be, for as long as the page is open; never stored in the browser. */
export const positionStore = {
  get: (): Coordinates | null => position,

  set(next: Coordinates): void {
    position = next
    listeners.forEach((listener) => listener())
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
