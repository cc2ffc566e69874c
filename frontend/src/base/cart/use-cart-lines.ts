import { useStore } from 'zustand'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { cartStore } from './cart-store'

/** The lines of the cart. */
export const useCartLines = (): Cart => useStore(cartStore, ({ lines }) => lines)
