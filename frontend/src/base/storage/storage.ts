export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A shelf over the browser's: never throws. What the browser does not keep, the page remembers
 * until it does.
 */
export function createSafeStorage(storage: () => KeyValueStorage, memory = new Map<string, string>()): KeyValueStorage {
  const tried = (act: () => string | null | void, otherwise?: () => unknown): string | null => {
    try {
      return act() ?? null
    } catch {
      otherwise?.()
      return null
    }
  }
  return {
    getItem: (name) => memory.get(name) ?? tried(() => storage().getItem(name)),
    setItem(name, value) {
      memory.delete(name)
      tried(
        () => storage().setItem(name, value),
        () => memory.set(name, value),
      )
    },
    removeItem(name) {
      memory.delete(name)
      tried(() => storage().removeItem(name))
    },
  }
}

/** This tab's: outlives a reload. */
export const tabStorage = createSafeStorage(() => sessionStorage)

const unsaved = new Map<string, string>()

/** This browser's: outlives the visit, and all tabs share it. */
export const deviceStorage = createSafeStorage(() => localStorage, unsaved)

/**
 * What another tab changes under a name on the device's shelf; an empty shelf counts. Gives the end
 * of it.
 */
export function onStorageChange(name: string, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== name && key !== null) return
    // What is stored now is newer than what this tab could not store.
    unsaved.delete(name)
    listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** A shelf that lasts as long as the page. */
export function createMemoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

/** Leaves nothing of anybody in this browser; what the page itself remembers goes with the page. */
export function clearBrowserStorage(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // A browser that keeps nothing has nothing to clear.
    }
  }
}
