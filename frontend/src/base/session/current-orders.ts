import { hasBrowser } from '../browser'
import { keptValue, readJson } from '../storage/kept'
import { CURRENT_ORDERS } from '../storage/names'
import { deviceShelf } from '../storage/shelf'

const MOST = 3

const none: readonly string[] = []
const idsIn = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : none)

const store = keptValue<readonly string[]>({
  shelf: deviceShelf,
  name: CURRENT_ORDERS,
  read: (text) => readJson(text, idsIn, none),
})

function set(ids: readonly string[]): void {
  store.set(ids)
  if (hasBrowser) document.documentElement.toggleAttribute('data-order', ids.length > 0)
}

/** The orders of this browser that are on their way, the newest first; kept until somebody saw that they are over. */
export const currentOrders = {
  get: store.get,
  subscribe: store.subscribe,
  add: (...ids: readonly string[]): void => {
    const others = store.get().filter((id) => !ids.includes(id))
    set([...ids, ...others].slice(0, MOST))
  },
  drop: (id: string): void => set(store.get().filter((one) => one !== id)),
} as const
