import { useSyncExternalStore } from 'react'
import type { StockMovement } from '#shared/contract/inventory'

let last: StockMovement | null = null
const listeners = new Set<() => void>()

/** The movement that this browser recorded last, for as long as it may be undone. */
export const lastMovementStore = {
  get: (): StockMovement | null => last,

  set: (movement: StockMovement | null): void => {
    last = movement
    listeners.forEach((listener) => listener())
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useLastMovement = () => useSyncExternalStore(lastMovementStore.subscribe, lastMovementStore.get)
