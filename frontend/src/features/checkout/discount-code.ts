import { useSyncExternalStore } from 'react'

const KEY = 'discount-code'

const listeners = new Set<() => void>()

function read(): string | null {
  try {
    return localStorage.getItem(KEY) || null
  } catch {
    return null
  }
}

function write(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code)
  } catch (error) {
    console.error('The discount code could not be kept', error)
  }
}

let kept = read()

function change(code: string | null): void {
  kept = code
  write(code)
  listeners.forEach((listener) => listener())
}

function takeOver(event: StorageEvent) {
  if (event.key !== KEY && event.key !== null) return
  kept = read()
  listeners.forEach((listener) => listener())
}

/** The code that the next order is to be placed with, kept in this browser until it is used or taken off. */
export const discountCodeStore = {
  get: (): string | null => kept,

  set: (code: string): void => change(code),

  forget: (): void => change(null),

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', takeOver)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', takeOver)
    }
  },
}

export const useKeptCode = (): string | null => useSyncExternalStore(discountCodeStore.subscribe, discountCodeStore.get)
