import { useSyncExternalStore } from 'react'
import { orderTypes } from '#shared/terms/orders'
import type { OrderType } from '#shared/terms/orders'
import { keptValue } from '../storage/kept'
import { ORDER_TYPE } from '../storage/names'
import { tabShelf } from '../storage/shelf'

export const isOrderType = (value: unknown): value is OrderType => orderTypes.some((type) => type === value)

const usual = (): OrderType => 'pickup'

/** How this visit's order is to be had: chosen on the menu, kept for the checkout. */
export const orderTypeStore = keptValue<OrderType>({
  shelf: tabShelf,
  name: ORDER_TYPE,
  read: (text) => (isOrderType(text) ? text : usual()),
  write: (type) => type,
})

export const useOrderType = (): OrderType => useSyncExternalStore(orderTypeStore.subscribe, orderTypeStore.get, usual)
