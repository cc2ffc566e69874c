import { useSyncExternalStore } from 'react'
import { DISCOUNT_CODE_KEY } from '../storage/names'
import { deviceStorage, onStorageChange } from '../storage/shelf'

const listeners = new Set<() => void>()

const read = (): string | null => deviceStorage.getItem(DISCOUNT_CODE_KEY) || null

function change(code: string | null): void {
  if (code === null) deviceStorage.removeItem(DISCOUNT_CODE_KEY)
  else deviceStorage.setItem(DISCOUNT_CODE_KEY, code)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onStorageChange(DISCOUNT_CODE_KEY, listener)
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

export const useDiscountCode = (): string | null => useSyncExternalStore(subscribe, read)
