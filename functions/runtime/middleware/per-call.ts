import type { ApiEvent } from './piece'

/**
 * What one piece found out about a call, for those after it: typed, and gone with the call's event.
 * `of` throws where the pieces are in the wrong order; `known` is for what may not have come so
 * far.
 */
export function createRequestStore<T>(what: string) {
  const found = new WeakMap<ApiEvent, { readonly value: T }>()
  return {
    set: (event: ApiEvent, value: T): void => {
      found.set(event, { value })
    },
    known: (event: ApiEvent): T | undefined => found.get(event)?.value,
    of: (event: ApiEvent): T => {
      const kept = found.get(event)
      if (!kept) throw new Error(`A call's ${what} is asked for before it is known`)
      return kept.value
    },
    forget: (event: ApiEvent): void => {
      found.delete(event)
    },
  }
}
