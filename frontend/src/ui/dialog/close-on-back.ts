import { useEffect, useEffectEvent, useId } from 'react'

/** In the history state: the ids of the open overlays, and the address that they are over. */
const OVERLAYS_KEY = 'overlays'

type Entry = { readonly ids: readonly string[]; readonly href: string }

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function readEntry(): Entry {
  const state: unknown = window.history.state
  const none = { ids: [], href: '' }
  if (typeof state !== 'object' || state === null || !(OVERLAYS_KEY in state)) return none
  const entry = state[OVERLAYS_KEY]
  if (typeof entry !== 'object' || entry === null || !('ids' in entry) || !('href' in entry)) return none
  return isTextList(entry.ids) && typeof entry.href === 'string' ? { ids: entry.ids, href: entry.href } : none
}

/** The open overlays by id, with what closes them. */
const overlays = new Map<string, () => void>()
/** Overlays that closed in this task, and take their history entry back unless they open again. */
const closing = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Whether the current entry is the one that an overlay added, not a later one that copied its
 * state.
 */
const isOwnEntry = (id: string): boolean => {
  const { ids, href } = readEntry()
  return ids.at(-1) === id && href === window.location.href
}

function handleBack(): void {
  const { ids, href } = readEntry()
  for (const [id, close] of [...overlays].reverse()) if (!ids.includes(id)) close()
  // A link in an overlay left the overlay's entry behind: it shows the same page once more.
  const last = ids.at(-1)
  if (last !== undefined && !overlays.has(last) && href === window.location.href) window.history.back()
}

function addEntry(id: string): void {
  const { ids } = readEntry()
  const state: unknown = window.history.state
  const entry: Entry = { ids: [...ids, id], href: window.location.href }
  window.history.pushState({ ...(typeof state === 'object' ? state : {}), [OVERLAYS_KEY]: entry }, '')
}

/**
 * Adds a history entry while an overlay is open, so that Back closes the overlay and not the page
 * (docs/product/pages.md#back). Closing it in another way removes the entry.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const again = closing.get(id)
    clearTimeout(again)
    closing.delete(id)
    if (again === undefined) addEntry(id)
    // The listener stays: it also skips entries that links in overlays left behind.
    window.addEventListener('popstate', handleBack)
    overlays.set(id, () => close())
    return () => {
      overlays.delete(id)
      closing.set(
        id,
        setTimeout(() => {
          closing.delete(id)
          if (isOwnEntry(id)) window.history.back()
        }),
      )
    }
  }, [isOpen, id])
}
