import { hasBrowser } from '../browser/environment'

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage so that it never throws; failures are logged.
 * Values that the browser refuses to store stay in memory, until a later write succeeds.
 */
export function createSafeStorage(storage: () => KeyValueStorage, memory = new Map<string, string>()): KeyValueStorage {
  const tryCatch = (action: () => string | null | void, onError?: () => unknown): string | null => {
    try {
      return action() ?? null
    } catch (error) {
      console.warn('The browser’s storage failed', error)
      onError?.()
      return null
    }
  }
  return {
    getItem: (name) => memory.get(name) ?? tryCatch(() => storage().getItem(name)),
    setItem(name, value) {
      memory.delete(name)
      tryCatch(
        () => storage().setItem(name, value),
        () => memory.set(name, value),
      )
    },
    removeItem(name) {
      memory.delete(name)
      tryCatch(() => storage().removeItem(name))
    },
  }
}

/** The build prerenders pages without a browser, and so without stored values. */
const prerenderStorage = createMemoryStorage()

/** Values of this tab; they survive a reload. */
export const tabStorage = createSafeStorage(() => (hasBrowser ? sessionStorage : prerenderStorage))

const unsaved = new Map<string, string>()

/** Values of this browser; all tabs share them, and they survive the visit. */
export const deviceStorage = createSafeStorage(() => (hasBrowser ? localStorage : prerenderStorage), unsaved)

/**
 * Calls back when another page of this browser changes a value in `deviceStorage` or clears the
 * storage. A page in the browser's page cache hears of no change, so it compares the value when the
 * user comes back to it.
 */
export function onStorageChange(name: string, listener: () => void): void {
  if (!hasBrowser) return
  let valueWhenHidden: string | null = null
  const update = () => {
    // The stored value is newer than the one that this tab could not store.
    unsaved.delete(name)
    listener()
  }
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) update()
  }
  const handlePageHide = () => {
    valueWhenHidden = deviceStorage.getItem(name)
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && deviceStorage.getItem(name) !== valueWhenHidden) update()
  }
  addEventListener('storage', handleStorage)
  addEventListener('pagehide', handlePageHide)
  addEventListener('pageshow', handlePageShow)
}

/** Creates a storage that lasts as long as the page. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

/** Deletes all stored values. Values in memory last until the page is closed. */
export function clearBrowserStorage(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // If the browser denies access, nothing was stored.
    }
  }
}
