import { useRoute } from 'wouter'

/** The id of the cart panel next to the menu, which wide screens show. */
export const CART_PANEL_ID = 'cart-panel'

/**
 * Props of a link to the cart.
 * A second press doesn't change the URL, so it moves the focus itself.
 */
export function useCartLink() {
  const [isMenu] = useRoute('/menu')
  return {
    href: isMenu ? '#cart' : '/menu#cart',
    onClick: () => document.getElementById(CART_PANEL_ID)?.focus({ preventScroll: true }),
  } as const
}
