import { useSyncExternalStore } from 'react'
import { orderTypes } from '#shared/orders/constants'
import type { OrderType } from '#shared/orders/constants'
import { createStoredValue } from '../storage/stored-value'
import { ORDER_TYPE_KEY } from '../storage/storage-keys'
import { tabStorage } from '../storage/storage'

export const isOrderType = (value: unknown): value is OrderType => orderTypes.some((type) => type === value)

const usual = (): OrderType => 'pickup'

/** How this visit's order is to be had: chosen on the menu, kept for the checkout. */
export const orderTypeStore = createStoredValue<OrderType>({
  shelf: tabStorage,
  name: ORDER_TYPE_KEY,
  read: (text) => (isOrderType(text) ? text : usual()),
  write: (type) => type,
})

export const useOrderType = (): OrderType => useSyncExternalStore(orderTypeStore.subscribe, orderTypeStore.get, usual)
