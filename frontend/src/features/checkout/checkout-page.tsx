import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useDeferredValue, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { PageHero } from '#base/page/page-hero'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useTax } from '#base/location/taxes'
import { useIsMenuLoading } from '#base/menu/use-menu'
import { useOrderedElsewhere, useReconciledCart } from '#features/cart'
import { CheckoutSkeleton } from './checkout-skeleton'
import { CheckoutView } from './checkout-view'
import { useCheckout } from './use-checkout'

/** Without a cart. If another tab has ordered it, the page leads to that order. */
function EmptyCheckout() {
  const ordered = useOrderedElsewhere()
  return (
    <PageHero
      title="Checkout"
      heading="Your cart is empty"
      eyebrow="Checkout"
      lead={
        ordered ? `You ordered: ticket ${ordered.ticketNumber}.` : 'Add something from the menu, and it shows up here.'
      }
      picture={getCategoryPicture(categoryIds.hibachi)}
    >
      <Flex mt="7" gap="3" flexWrap="wrap">
        {ordered && (
          <Button asChild size="lg">
            <Link href={`/orders/${ordered.id}/tracking`}>See your order</Link>
          </Button>
        )}
        <Button asChild size="lg" variant={ordered ? 'outline' : 'solid'}>
          <Link href="/menu">Browse Menu</Link>
        </Button>
      </Flex>
    </PageHero>
  )
}

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
  return count === 0 ? <EmptyCheckout /> : <FilledCheckout />
}
