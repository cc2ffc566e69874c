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

/**
 * The orders of this browser that are on their way, the newest first; kept until somebody saw that
 * they are over.
 */
export const currentOrders = {
  get: store.get,
  subscribe: store.subscribe,
  add: (...ids: readonly string[]): void => {
    const others = store.get().filter((id) => !ids.includes(id))
    store.set([...ids, ...others].slice(0, MOST))
  },
  drop: (id: string): void => store.set(store.get().filter((one) => one !== id)),
} as const
