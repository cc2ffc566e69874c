import { createStoredValue, parseJson } from '../storage/kept'
import { CURRENT_ORDERS_KEY } from '../storage/names'
import { deviceStorage } from '../storage/shelf'

const MOST = 3

const none: readonly string[] = []
const idsIn = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : none)

const store = createStoredValue<readonly string[]>({
  shelf: deviceStorage,
  name: CURRENT_ORDERS_KEY,
  read: (text) => parseJson(text, idsIn, none),
})

/**
 * The orders of this browser that are on their way, the newest first; kept until somebody saw that
 * they are over.
 */
export const currentOrdersStore = {
  get: store.get,
  subscribe: store.subscribe,
  add: (...ids: readonly string[]): void => {
    const others = store.get().filter((id) => !ids.includes(id))
    store.set([...ids, ...others].slice(0, MOST))
  },
  drop: (id: string): void => store.set(store.get().filter((one) => one !== id)),
} as const
