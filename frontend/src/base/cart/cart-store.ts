import { createStore } from 'zustand/vanilla'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { serializeCart, parseCart } from '#shared/orders/cart/stored-cart'
import { CART_KEY, CART_BEFORE_OTHER_TABS_KEY } from '../storage/storage-keys'
import { deviceStorage, onStorageChange, tabStorage } from '../storage/storage'
import { useStore } from 'zustand'

/** The lines of the cart. */
export const useCartLines = (): Cart => useStore(cartStore, ({ lines }) => lines)

function parseStored(text: string | null): Cart | null {
  try {
    return text === null ? null : parseCart(text)
  } catch (error) {
    console.error('The stored cart could not be read', error)
    return null
  }
}

const emptyCart: Cart = []

const read = (): Cart => parseStored(deviceStorage.getItem(CART_KEY)) ?? emptyCart

type CartState = {
  readonly lines: Cart
  /**
   * The cart without the changes of other tabs that the guest hasn't acknowledged; null if there
   * are none.
   */
  readonly acknowledged: Cart | null
}

const { setState, ...store } = createStore<CartState>(() => ({ lines: emptyCart, acknowledged: null }))
setState({ lines: read(), acknowledged: parseStored(tabStorage.getItem(CART_BEFORE_OTHER_TABS_KEY)) })

/** Stored for this tab only, because the other tab's user has seen the change being made. */
function updateState({ lines, acknowledged }: CartState): void {
  if (acknowledged) tabStorage.setItem(CART_BEFORE_OTHER_TABS_KEY, serializeCart(acknowledged))
  else tabStorage.removeItem(CART_BEFORE_OTHER_TABS_KEY)
  setState({ lines, acknowledged })
}

onStorageChange(CART_KEY, () => {
  const { acknowledged, lines } = store.getState()
  updateState({ lines: read(), acknowledged: acknowledged ?? lines })
})

/**
 * This browser's cart.
 * All tabs share it, also between visits (docs/product/cart.md#storage).
 */
export const cartStore = {
  ...store,

  get: (): Cart => store.getState().lines,

  acknowledge: (): void => updateState({ ...store.getState(), acknowledged: null }),

  /** Changes the stored cart, which another tab may have changed a moment ago. */
  change(change: (cart: Cart) => Cart): void {
    const lines = change(read())
    const { acknowledged } = store.getState()
    deviceStorage.setItem(CART_KEY, serializeCart(lines))
    updateState({ lines, acknowledged: acknowledged && lines.length > 0 ? change(acknowledged) : null })
  },
}
