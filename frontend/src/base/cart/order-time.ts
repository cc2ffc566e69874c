import { useStore } from 'zustand'
import { useNow } from '../browser/use-now'
import { tabStorage } from '../storage/storage'
import { ORDER_TIME_KEY } from '../storage/storage-keys'
import { createStoredValue } from '../storage/stored-value'

/**
 * The time of pickup or delivery that the guest chose, ISO; empty for as soon as possible, null
 * before any choice. The menu, the cart and the checkout follow it (docs/product/menu.md#dayparts).
 */
export const orderTimeStore = createStoredValue<string | null>({
  storage: tabStorage,
  name: ORDER_TIME_KEY,
  initial: null,
  read: (text) => (text === '' || (text !== null && !Number.isNaN(Date.parse(text))) ? text : null),
  write: (time) => time ?? '',
})

/** The chosen time; empty for as soon as possible, and once the time has passed. */
export function useOrderTime(): string {
  const time = useStore(orderTimeStore)
  const now = useNow()
  return time && Date.parse(time) > now.getTime() ? time : ''
}
