import { CLAIM_KEY, CURRENT_ORDERS_KEY, GUEST_ORDER_KEY } from '../storage/storage-keys'
import { deviceStorage, tabStorage } from '../storage/storage'
import { createStoredValue, parseJson } from '../storage/stored-value'

/** The latest order that this visit placed without an account, and whether it is to join one. */
export const guestOrderStore = {
  keep: (orderId: string): void => tabStorage.setItem(GUEST_ORDER_KEY, orderId),
  isMine: (orderId: string): boolean => tabStorage.getItem(GUEST_ORDER_KEY) === orderId,

  wantClaim: (orderId: string): void => tabStorage.setItem(CLAIM_KEY, orderId),
  isClaimWanted: (orderId: string): boolean => tabStorage.getItem(CLAIM_KEY) === orderId,
  claimDone: (): void => [GUEST_ORDER_KEY, CLAIM_KEY].forEach((name) => tabStorage.removeItem(name)),
} as const

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
