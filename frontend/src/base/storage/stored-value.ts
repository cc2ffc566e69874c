import type { KeyValueStorage } from './storage'

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
  readonly read: (text: string | null) => T
  readonly write?: (value: T) => string
}

/** Creates a store for `useSyncExternalStore` whose value survives a reload. */
export function createStoredValue<T>({ storage, name, read, write = JSON.stringify }: StoredValueOptions<T>) {
  let value = read(storage.getItem(name))
  const listeners = new Set<() => void>()
  return {
    get: (): T => value,

    set(next: T): void {
      value = next
      storage.setItem(name, write(next))
      listeners.forEach((listener) => listener())
    },

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
