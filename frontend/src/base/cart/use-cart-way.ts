import { useRoute } from 'wouter'

/** The cart beside the menu, where there is room for it. */
export const CART_PANEL = 'cart-panel'

/**
 * The way to the cart, for a link. The address leads there only once: whoever presses it again is
 * led by hand.
 */
export function useCartWay() {
  const [isMenu] = useRoute('/menu')
  return {
    href: isMenu ? '#cart' : '/menu#cart',
    onClick: () => document.getElementById(CART_PANEL)?.focus({ preventScroll: true }),
  } as const
}
