import { useDeferredValue, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore, Suspense } from 'react'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useTax } from '#base/location/taxes'
import { useIsMenuLoading } from '#base/menu/use-menu'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { useReconciledCart } from '#features/cart'
import { CheckoutSkeleton } from './checkout-skeleton'
import { CheckoutView } from './checkout-view'
import { useCheckout } from './use-checkout'

const EmptyCheckout = lazyStaticComponent(async () => (await import('./empty-checkout')).EmptyCheckout, 'EmptyCheckout')

const neverChanges = () => () => undefined

/** False in the prerendered page, which has no access to the browser's cart. */
const useIsCartKnown = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/**
 * Creates the form and compares the cart with the menu before the fields are mounted: either would
 * render all mounted fields again.
 */
function FilledCheckout() {
  const checkout = useCheckout()
  const isMenuLoading = useIsMenuLoading()
  const { isLoading: isTaxLoading } = useTax()
  const [isReady, setReady] = useState(false)
  // The form stays mounted with all input when a failed menu is loaded again.
  if (!isReady && !isMenuLoading && !isTaxLoading) setReady(true)
  useReconciledCart()
  const beginReview = useEffectEvent(() => checkout.review.begin({ cart: cartStore.get() }))
  // The previous effect has updated the cart, so its prices are current here.
  useLayoutEffect(() => {
    if (isReady) beginReview()
  }, [isReady])
  // React renders a deferred value in interruptible pieces, so the page responds to taps meanwhile.
  const isShown = useDeferredValue(isReady, false)
  return isShown ? <CheckoutView checkout={checkout} /> : <CheckoutSkeleton />
}

export function CheckoutPage() {
  const isCartKnown = useIsCartKnown()
  const { count } = useCart()
  if (!isCartKnown) return <CheckoutSkeleton />
  return count === 0 ? (
    <Suspense fallback={<CheckoutSkeleton />}>
      <EmptyCheckout />
    </Suspense>
  ) : (
    <FilledCheckout />
  )
}
