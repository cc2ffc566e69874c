import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { TextAreaField } from '#ui/forms/fields'
import { Surface } from '#ui/surface'
import type { CheckoutForm } from './checkout-form'
import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useDeferredValue, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ChangeEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { PageSpinner } from '#ui/loading-placeholders'
import { isOrderType, orderTypeStore } from '#base/cart/order-type'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useIsMenuLoading } from '#base/menu/use-menu'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import { CartNotice } from '#features/cart'
import { IntakeNotice } from '#features/kitchen/intake'
import { AddressSection } from './address-section'
import { DeliveryClosedNotice } from './closed-notice'
import { ContactSection } from './contact-section'
import { OrderSummary, PlaceOrderSection } from './order-summary'
import { OrderTypeCards } from './choice-cards'
import { PaymentSection } from './payment-section'
import { PriceReviewNotice } from './price-review-notice'
import { PromoCodeBox } from './promo-code-box'
import { RejectionNotice } from './rejection-notice'
import { ScheduleSection } from './schedule-section'
import { TitledSection } from '#base/components/titled-panel'
import { useCheckout } from './use-checkout'

export const EmptyCheckout = () => (
  <PageMessage
    title="Your cart is empty"
    windowTitle="Checkout"
    action={
      <Button asChild size="lg">
        <Link href="/menu">Browse Menu</Link>
      </Button>
    }
  >
    The grill is hot. Choose something for it.
  </PageMessage>
)

const asTitle = { fontFamily: 'heading', fontSize: 'xl', fontWeight: '560', color: 'fg', lineHeight: '1.15' } as const

/** The title is the field's label: a region of the same name would only repeat it. */
export const InstructionsSection = () => (
  <Surface as="div">
    <TextAreaField<CheckoutForm>
      name="specialInstructions"
      label="Special Instructions"
      labelStyle={asTitle}
      gap="4"
      placeholder="Allergies, gate code, anything the kitchen should know"
      maxLength={500}
    />
  </Surface>
)

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
