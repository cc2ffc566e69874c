import { useSyncExternalStore } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { cartStore } from './cart-store'

/** The lines of the cart. */
export const useCartLines = (): Cart => useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.getInitial)
