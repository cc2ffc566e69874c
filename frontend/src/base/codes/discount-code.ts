import { useSyncExternalStore } from 'react'

const KEY = 'hibachi-discount-code'

const listeners = new Set<() => void>()

/** Where the browser stores nothing, a code lasts as long as the page. */
let unstored: string | null = null

function read(): string | null {
  try {
    return localStorage.getItem(KEY) || unstored
  } catch {
    return unstored
  }
}

function change(code: string | null): void {
  unstored = null
  try {
    if (code === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code)
  } catch {
    unstored = code
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The code that the next order is to be placed with, kept in this browser until it is used or taken off. */
export const discountCodeStore = {
  get: read,
  set: (code: string): void => change(code),
  forget: (): void => change(null),
}

export const useKeptCode = (): string | null => useSyncExternalStore(subscribe, read)
