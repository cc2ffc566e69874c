import { useSyncExternalStore } from 'react'
import { orderTypes } from '#shared/orders/constants'
import type { OrderType } from '#shared/orders/constants'
import { createStoredValue } from '../storage/stored-value'
import { ORDER_TYPE_KEY } from '../storage/storage-keys'
import { tabStorage } from '../storage/storage'

export const isOrderType = (value: unknown): value is OrderType => orderTypes.some((type) => type === value)

const getDefault = (): OrderType => 'pickup'

/** Pickup, delivery or catering: chosen on the menu and stored for the checkout. */
export const orderTypeStore = createStoredValue<OrderType>({
  storage: tabStorage,
  name: ORDER_TYPE_KEY,
  read: (text) => (isOrderType(text) ? text : getDefault()),
  write: (type) => type,
})

export const useOrderType = (): OrderType =>
  useSyncExternalStore(orderTypeStore.subscribe, orderTypeStore.get, getDefault)
