import { useSyncExternalStore } from 'react'
import { useNow } from '../browser/use-now'
import { tabStorage } from '../storage/storage'
import { ORDER_TIME_KEY } from '../storage/storage-keys'
import { createStoredValue } from '../storage/stored-value'

const getDefault = (): string | null => null

/**
 * The time of pickup or delivery that the guest chose, ISO; empty for as soon as possible, null
 * before any choice. The menu, the cart and the checkout follow it (docs/product/menu.md#dayparts).
 */
export const orderTimeStore = createStoredValue<string | null>({
  storage: tabStorage,
  name: ORDER_TIME_KEY,
  read: (text) => (text === '' || (text !== null && !Number.isNaN(Date.parse(text))) ? text : getDefault()),
  write: (time) => time ?? '',
})

/** The chosen time; empty for as soon as possible, and once the time has passed. */
export function useOrderTime(): string {
  const time = useSyncExternalStore(orderTimeStore.subscribe, orderTimeStore.get, getDefault)
  const now = useNow()
  return time && Date.parse(time) > now.getTime() ? time : ''
}
