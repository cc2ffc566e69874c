import { useSyncExternalStore } from 'react'
import { DISCOUNT_CODE } from '../storage/names'
import { deviceShelf, onElsewhere } from '../storage/shelf'

const listeners = new Set<() => void>()

const read = (): string | null => deviceShelf.getItem(DISCOUNT_CODE) || null

function change(code: string | null): void {
  if (code === null) deviceShelf.removeItem(DISCOUNT_CODE)
  else deviceShelf.setItem(DISCOUNT_CODE, code)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onElsewhere(DISCOUNT_CODE, listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}

/**
 * The code that the next order is to be placed with, kept in this browser until it is used or taken
 * off.
 */
export const discountCodeStore = {
  get: read,
  set: (code: string): void => change(code),
  forget: (): void => change(null),
}

export const useKeptCode = (): string | null => useSyncExternalStore(subscribe, read)
