import { createStore } from 'zustand/vanilla'
import { onStorageChange, type KeyValueStorage } from './storage'

/** Parses JSON and converts the value; returns the fallback for null and for invalid JSON. */
export function parseJson<T>(text: string | null, convert: (value: unknown) => T, fallback: T): T {
  try {
    return text === null ? fallback : convert(JSON.parse(text))
  } catch {
    return fallback
  }
}

type StoredValueOptions<T> = {
  readonly storage: KeyValueStorage
  /** The key in the storage. */
  readonly name: string
  /** The value on prerendered pages, which know no storage. */
  readonly initial: T
  readonly read: (text: string | null) => T
  /** Returns null to remove the stored value. */
  readonly write?: (value: T) => string | null
  /** Whether the other tabs of this browser share the value at once; only in `deviceStorage`. */
  readonly followsOtherTabs?: boolean
}

/** Creates a store for `useStore` whose value survives a reload. */
export function createStoredValue<T>(options: StoredValueOptions<T>) {
  const { storage, name, initial, read, write = JSON.stringify, followsOtherTabs = false } = options
  const { setState, ...store } = createStore<T>(() => initial)
  const load = () => setState(read(storage.getItem(name)), true)
  load()
  if (followsOtherTabs) onStorageChange(name, load)
  return {
    ...store,
    get: store.getState,
    set(next: T): void {
      const text = write(next)
      if (text === null) storage.removeItem(name)
      else storage.setItem(name, text)
      setState(next, true)
    },
  }
}
