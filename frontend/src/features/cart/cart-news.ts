import { joinChanges } from '#shared/rules/cart-changes'
import type { CartChange } from '#shared/rules/cart-changes'

let news: readonly CartChange[] = []
const listeners = new Set<() => void>()

function put(next: readonly CartChange[]): void {
  news = next
  listeners.forEach((listener) => listener())
}

/** What the menu changed about the cart, until the guest has read it. */
export const cartNews = {
  get: (): readonly CartChange[] => news,
  tell: (changes: readonly CartChange[]): void => put(joinChanges(news, changes)),
  clear: (): void => put([]),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
