import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useDeferredValue, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ChangeEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { PageFrame } from '#base/components/page-frame'
import { PageSpinner } from '#base/components/spinner-page'
import { isOrderType, orderTypeStore } from '#base/cart/order-type'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useIsMenuLoading } from '#base/menu/use-menu'
import { MenuLiveUpdates } from '#base/menu/live-menu'
import { CartNotice } from '#features/cart'
import { IntakeNotice } from '#features/intake'
import { AddressSection } from './components/address-section'
import { DeliveryClosedNotice } from './components/closed-notice'
import { ContactSection } from './components/contact-section'
import { EmptyCheckout } from './components/empty-checkout'
import { InstructionsSection } from './components/instructions-section'
import { OrderSummary } from './components/order-summary'
import { OrderTypeCards } from './components/order-type-cards'
import { PaymentSection } from './components/payment-section'
import { PlaceOrderSection } from './components/place-section'
import { PriceReviewNotice } from './components/price-review-notice'
import { PromoCodeBox } from './components/promo-box'
import { RejectionNotice } from './components/refusal-notice'
import { ScheduleSection } from './components/schedule-section'
import { TitledSection } from './components/section'
import { useCheckout } from './use-checkout'

const unchanging = () => () => undefined

/** The page as it was built knows nobody's cart. */
const useCartIsKnown = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

const CheckoutPlace = () => (
  <PageFrame title="Checkout">
    <PageSpinner />
  </PageFrame>
)

export function CheckoutPage() {
  const isKnown = useCartIsKnown()
  const { count } = useCart()
  if (!isKnown) return <CheckoutPlace />
  return count === 0 ? <EmptyCheckout /> : <OpenCheckout />
}

/** The form begins before its fields are there: it draws all that it has once more as it begins. */
function OpenCheckout() {
  const checkout = useCheckout()
  const menuIsComing = useIsMenuLoading()
  const [isShown, setShown] = useState(false)
  // Once shown it stays, with all that was typed, though a menu that could not be read is asked for
  // again.
  if (!isShown && !menuIsComing) setShown(true)
  // So much at once is drawn piece by piece, and a tap is answered between any two.
  const isDrawn = useDeferredValue(isShown, false)
  return isDrawn ? <Checkout checkout={checkout} /> : <CheckoutPlace />
}

function Checkout({ checkout }: { readonly checkout: ReturnType<typeof useCheckout> }) {
  const { items } = useCart()
  const { form, orderType, totals, applied, refusal, review, dismiss, submit, isPlacing } = checkout
  const beginReview = useEffectEvent(() => review.begin({ cart: cartStore.get() }))
  // After the cart has been compared with the menu, which happens before the first paint.
  useLayoutEffect(() => beginReview(), [])
  const isReviewed = refusal?.kind === 'price-changed' && review.isDue
  const orderTypeField = form.register('orderType', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target
      if (isOrderType(value)) orderTypeStore.set(value)
    },
  })
  const isDelivery = orderType === 'delivery'
  return (
    <PageFrame title="Checkout">
      <FormProvider {...form}>
        <MenuLiveUpdates />
        <CartNotice />
        <IntakeNotice />
        <form onSubmit={submit} noValidate>
          <Grid
            gap={{ base: '4', md: '6' }}
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
            alignItems="start"
          >
            <Grid gap={{ base: '4', md: '6' }} minW="0" templateColumns="minmax(0, 1fr)">
              <TitledSection title="Order Type">
                <OrderTypeCards field={orderTypeField} />
              </TitledSection>
              {orderType === 'delivery' ? <DeliveryClosedNotice /> : <ScheduleSection orderType={orderType} />}
              <ContactSection />
              {isDelivery && <AddressSection />}
              <InstructionsSection />
              <PaymentSection />
            </Grid>
            <Box position={{ lg: 'sticky' }} top="32" minW="0">
              <TitledSection title="Order Summary">
                <OrderSummary cart={items} totals={totals} isDelivery={isDelivery} />
                <Box mt="5">
                  <PromoCodeBox applied={applied} />
                </Box>
                <Box mt="5">
                  <RejectionNotice refusal={isReviewed ? null : refusal} onSettled={dismiss} />
                  <PriceReviewNotice review={review} isRefused={isReviewed} totalCents={totals.totalCents} />
                </Box>
                <PlaceOrderSection totalCents={totals.totalCents} isPlacing={isPlacing} isReviewDue={review.isDue} />
              </TitledSection>
            </Box>
          </Grid>
        </form>
      </FormProvider>
    </PageFrame>
  )
}
