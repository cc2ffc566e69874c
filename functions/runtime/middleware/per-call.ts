import type { Event } from './piece'

/**
 * What one piece found out about a call, for those after it: typed, and gone with the call's event.
 * `of` throws where the pieces are in the wrong order; `known` is for what may not have come so
 * far.
 */
export function perCall<T>(what: string) {
  const found = new WeakMap<Event, { readonly value: T }>()
  return {
    set: (event: Event, value: T): void => {
      found.set(event, { value })
    },
    known: (event: Event): T | undefined => found.get(event)?.value,
    of: (event: Event): T => {
      const kept = found.get(event)
      if (!kept) throw new Error(`A call's ${what} is asked for before it is known`)
      return kept.value
    },
    forget: (event: Event): void => {
      found.delete(event)
    },
  }
}
