import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { formatCents } from '#shared/platform/money'
import { LoadFailureOverlay, lazyStaticComponent } from '#base/loading/lazy-component'
import { useHash } from '#base/browser/use-hash'
import { CartLabel, FootBar, getFootButtonClass } from '#ui/foot-bar'
import { AnimatedNumber } from '#ui/progress'
import { useOpenGroup } from '#base/session/joined-group'
import { useCart } from '#base/cart/use-cart'
import styles from './cart-bar.module.css'
import { useCartCheck } from './use-cart-check'

const CartDrawer = lazyStaticComponent(
  async () => (await import('./cart-drawer')).CartDrawer,
  'CartDrawer',
  LoadFailureOverlay,
)

const isNarrow = () => window.matchMedia('(max-width: 61.99rem)').matches

/** The phone's cart button at the bottom of the menu. It opens the cart over the page. */
export function CartBar() {
  const { count, subtotalCents } = useCart()
  const isInGroup = useOpenGroup() !== null
  const { hasNews } = useCartCheck()
  const isOpenByUrl = useHash() === '#cart' && isNarrow()
  const [, navigate] = useLocation()
  // A guest who entered by the cart link has no earlier history entry of this page.
  const wasEnteredByUrl = useRef(false)
  useEffect(() => {
    wasEnteredByUrl.current = window.location.hash === '#cart'
  }, [])
  const close = () => {
    if (isOpenByUrl && wasEnteredByUrl.current)
      navigate(window.location.pathname + window.location.search, { replace: true })
    else if (isOpenByUrl) window.history.back()
    wasEnteredByUrl.current = false
  }
  return (
    <>
      {isOpenByUrl && (
        <Suspense fallback={null}>
          <CartDrawer onClose={close} />
        </Suspense>
      )}
      {/* Screen readers announce only changes of a region that was there before. */}
      <div role="status">
        {hasNews && count > 0 && <p className={styles.news}>Something in your cart has changed. Please check it.</p>}
      </div>
      <FootBar isHidden={count === 0}>
        <button
          type="button"
          className={getFootButtonClass(true)}
          onClick={() => navigate(`${window.location.pathname}${window.location.search}#cart`)}
          aria-haspopup="dialog"
        >
          <CartLabel
            count={count}
            subtotal={<AnimatedNumber text={formatCents(subtotalCents)} />}
            note={isInGroup ? 'not added yet' : undefined}
          />
        </button>
      </FootBar>
    </>
  )
}
