import { useSyncExternalStore } from 'react'
import { orderTypes } from '#shared/terms/orders'
import type { OrderType } from '#shared/terms/orders'
import { createStoredValue } from '../storage/kept'
import { ORDER_TYPE_KEY } from '../storage/names'
import { tabStorage } from '../storage/shelf'

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
