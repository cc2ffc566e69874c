import { useStore } from 'zustand'
import { CLAIM_KEY, CURRENT_ORDERS_KEY, GUEST_ORDER_KEY } from '../storage/storage-keys'
import { deviceStorage, tabStorage } from '../storage/storage'
import { createStoredValue, parseJson } from '../storage/stored-value'

/**
 * The last order that this visit placed as a guest, and whether to add it to the guest's account.
 */
export const guestOrderStore = {
  set: (orderId: string): void => tabStorage.setItem(GUEST_ORDER_KEY, orderId),
  isMine: (orderId: string): boolean => tabStorage.getItem(GUEST_ORDER_KEY) === orderId,

  requestClaim: (orderId: string): void => tabStorage.setItem(CLAIM_KEY, orderId),
  isClaimWanted: (orderId: string): boolean => tabStorage.getItem(CLAIM_KEY) === orderId,
  forgetClaim: (): void => [GUEST_ORDER_KEY, CLAIM_KEY].forEach((name) => tabStorage.removeItem(name)),
} as const

/** More than anybody has active at once; each is polled while the page is open. */
const MAX_ORDERS = 10

const noIds: readonly string[] = []
const parseIds = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : noIds)

const store = createStoredValue<readonly string[]>({
  storage: deviceStorage,
  name: CURRENT_ORDERS_KEY,
  initial: noIds,
  read: (text) => parseJson(text, parseIds, noIds),
  followsOtherTabs: true,
})

/**
 * The ids of this browser's active orders, newest first.
 * An order stays until the guest saw its end.
 */
export const currentOrdersStore = {
  ...store,
  add: (...ids: readonly string[]): void => {
    const others = store.get().filter((id) => !ids.includes(id))
    store.set([...ids, ...others].slice(0, MAX_ORDERS))
  },
  drop: (id: string): void => store.set(store.get().filter((other) => other !== id)),
} as const

export const useCurrentOrderIds = (): readonly string[] => useStore(currentOrdersStore)
