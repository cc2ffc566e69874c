import { useStore } from 'zustand'
import { orderTypes, type OrderType } from '#shared/orders/constants'
import { usePolicy } from '../location/location'
import { createStoredValue } from '../storage/stored-value'
import { ORDER_TYPE_KEY } from '../storage/storage-keys'
import { tabStorage } from '../storage/storage'

export const isOrderType = (value: unknown): value is OrderType => orderTypes.some((type) => type === value)

/** The page of the event request, where a location quotes events. */
export const EVENT_REQUEST_PATH = '/events/request'

/** Returns the page on which guests schedule an event: the request form or the menu. */
export const useScheduleEventPath = (): string =>
  usePolicy().takesEventRequests ? EVENT_REQUEST_PATH : '/menu?type=event'

const DEFAULT_ORDER_TYPE = 'pickup'

/** Pickup, delivery or catering: chosen on the menu and stored for the checkout. */
export const orderTypeStore = createStoredValue<OrderType>({
  storage: tabStorage,
  name: ORDER_TYPE_KEY,
  initial: DEFAULT_ORDER_TYPE,
  read: (text) => (isOrderType(text) ? text : DEFAULT_ORDER_TYPE),
  write: (type) => type,
})

export const useOrderType = (): OrderType => useStore(orderTypeStore)
