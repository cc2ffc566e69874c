import type { KeyValueStorage } from './shelf'

/** A shelf that lasts as long as the page. */
export function createMemoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}
