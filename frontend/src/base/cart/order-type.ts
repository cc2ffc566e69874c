import { useSyncExternalStore } from 'react'
import { orderTypes } from '#shared/rules/order-status'
import type { OrderType } from '#shared/rules/order-status'

const KEY = 'hibachi-order-type'

const listeners = new Set<() => void>()

export const isOrderType = (value: unknown): value is OrderType => orderTypes.some((type) => type === value)

const usual = (): OrderType => 'pickup'

function read(): OrderType {
  try {
    const stored = sessionStorage.getItem(KEY)
    return isOrderType(stored) ? stored : usual()
  } catch {
    return usual()
  }
}

let chosen = read()

/** How this visit's order is to be had: chosen on the menu, kept for the checkout. */
export const orderTypeStore = {
  get: (): OrderType => chosen,

  set(type: OrderType): void {
    chosen = type
    try {
      sessionStorage.setItem(KEY, type)
    } catch (error) {
      console.error('The order type could not be kept', error)
    }
    listeners.forEach((listener) => listener())
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useOrderType = (): OrderType => useSyncExternalStore(orderTypeStore.subscribe, orderTypeStore.get, usual)
