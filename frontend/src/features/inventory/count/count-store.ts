import { useSyncExternalStore } from 'react'
import { currentLocation } from '#base/location/location'
import type { Count, CountLine } from './count'

const KEY = `hibachi-count-${currentLocation.code}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLine = (value: unknown): value is CountLine =>
  isRecord(value) && typeof value['counted'] === 'string' && typeof value['expected'] === 'string'

function read(): Count {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (!isRecord(stored)) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([itemId, line]) => (isLine(line) ? [[itemId, line] as const] : [])),
    )
  } catch {
    return {}
  }
}

let count = read()
const listeners = new Set<() => void>()

function change(next: Count): void {
  count = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch (error) {
    console.error('The count could not be kept', error)
  }
  listeners.forEach((listener) => listener())
}

/** The count that is under way in this browser; a reload goes on with it. */
export const countStore = {
  get: (): Count => count,

  set: (itemId: number, line: CountLine): void => change({ ...count, [itemId]: line }),

  clear: (): void => change({}),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useCount = (): Count => useSyncExternalStore(countStore.subscribe, countStore.get)
