import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Heading } from '#ui/heading'
import { useHash } from '#base/browser/use-hash'
import { useCart } from '#base/cart/use-cart'
import { CART_PANEL_ID } from '#base/cart/cart-link'
import { lazyComponent } from '#base/loading/lazy-component'
import styles from './cart-panel.module.css'

const CartContents = lazyComponent(async () => (await import('./cart-contents')).CartContents, 'CartContents')

const WIDE = '(min-width: 62rem)'

function subscribeToWidth(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window has room for the panel. A phone loads the cart when it is opened. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )

/** The cart next to the menu, on wide screens. */
export function CartPanel() {
  const { count } = useCart()
  const isWide = useIsWide()
  const panel = useRef<HTMLElement>(null)
  const hash = useHash()
  useEffect(() => {
    if (hash === '#cart') panel.current?.focus({ preventScroll: true })
  }, [hash])
  return (
    <aside
      ref={panel}
      id={CART_PANEL_ID}
      data-shows-cart
      className={styles.panel}
      tabIndex={-1}
      aria-labelledby="cart-title"
    >
      <Heading as="h2" size="md" id="cart-title" className={styles.title}>
        Your order{count > 0 && ` (${count})`}
      </Heading>
      {isWide ? (
        <Suspense fallback={<div className={styles.waiting} />}>
          <CartContents />
        </Suspense>
      ) : (
        <div className={styles.waiting} />
      )}
    </aside>
  )
}
