export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A shelf that lasts as long as the page. */
export function pageShelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

const memory = pageShelf()

/** This tab's storage, which outlives a reload; what the browser does not keep is remembered until then. */
export function shelfOfTab(): Shelf {
  try {
    const storage = sessionStorage
    return {
      getItem: (name) => memory.getItem(name) ?? storage.getItem(name),
      setItem: (name, value) => {
        try {
          storage.setItem(name, value)
          memory.removeItem(name)
        } catch {
          memory.setItem(name, value)
        }
      },
      removeItem: (name) => {
        memory.removeItem(name)
        storage.removeItem(name)
      },
    }
  } catch {
    return memory
  }
}
