import { useRoute } from 'wouter'

/** The cart beside the menu, where there is room for it. */
export const CART_PANEL_ID = 'cart-panel'

/**
 * The way to the cart, for a link. The address leads there only once: whoever presses it again is
 * led by hand.
 */
export function useCartLink() {
  const [isMenu] = useRoute('/menu')
  return {
    href: isMenu ? '#cart' : '/menu#cart',
    onClick: () => document.getElementById(CART_PANEL_ID)?.focus({ preventScroll: true }),
  } as const
}
