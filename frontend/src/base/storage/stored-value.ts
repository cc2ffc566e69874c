import type { KeyValueStorage } from './storage'

/**
 * What a text of JSON says, as `understand` reads it; `nothing` where there is none, or nothing
 * that can be read.
 */
export function parseJson<T>(text: string | null, understand: (value: unknown) => T, nothing: T): T {
  try {
    return text === null ? nothing : understand(JSON.parse(text))
  } catch {
    return nothing
  }
}

/** Where a value is kept, how it is read from a text and written as one. */
type Kept<T> = {
  readonly shelf: KeyValueStorage
  readonly name: string
  readonly read: (text: string | null) => T
  readonly write?: (value: T) => string
}

/**
 * A value that outlives a reload, told of to whoever listens: a store as `useSyncExternalStore`
 * wants it.
 */
export function createStoredValue<T>({ shelf, name, read, write = JSON.stringify }: Kept<T>) {
  let value = read(shelf.getItem(name))
  const listeners = new Set<() => void>()
  return {
    get: (): T => value,

    set(next: T): void {
      value = next
      shelf.setItem(name, write(next))
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
