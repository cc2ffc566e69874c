import { useSyncExternalStore } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { cartStore } from './cart-store'

/** What is in the cart, told of each change of it. */
export const useCartLines = (): Cart => useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.atBuild)
