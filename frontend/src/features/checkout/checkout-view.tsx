import { FormProvider } from 'react-hook-form'
import { TitledSection } from '#base/components/titled-panel'
import { OrderChargesNote } from '#base/location/charges-note'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import { PageFrame } from '#base/page/page-frame'
import { CartNotice } from '#features/cart'
import { IntakeNotice } from '#features/kitchen/intake'
import { CheckoutFields } from './checkout-fields'
import { GiftCardBox } from '#base/gift-cards/gift-card-box'
import { OrderSummary, PlaceOrderSection } from './order-summary'
import { LastAllergyNote } from './instructions/last-allergy-note'
import { PendingPaymentNotice } from './payment/pending-payment-notice'
import { PriceReviewNotice } from './review/price-review-notice'
import { PromoCodeBox } from './promo-code-box'
import { RejectionNotice } from './review/rejection-notice'
import type { CheckoutState } from './use-checkout'
import styles from './checkout-view.module.css'

type CheckoutProps = { readonly checkout: CheckoutState }

/** The ordered dishes, their cost, rejections and price changes, and the order button. */
function SummaryColumn({ checkout }: CheckoutProps) {
  const { orderType, isPaidOnline, cart, leavesOut, totals, applied, code, rejection, review, dismiss, isPlacing } =
    checkout
  const { giftCards, payableCents } = checkout
  // The price review lists the changed prices then, and replaces the rejection notice.
  const isReviewed = rejection?.kind === 'price-changed' && review.isDue
  return (
    <div className={styles.summary}>
      <TitledSection title="Order Summary">
        <OrderSummary cart={cart} totals={totals} payableCents={payableCents} isDelivery={orderType === 'delivery'} />
        <div className={styles.costs}>
          <PromoCodeBox applied={applied} code={code} />
          <GiftCardBox giftCards={giftCards} totalCents={totals.totalCents} />
        </div>
        <div className={styles.costs}>
          <RejectionNotice rejection={isReviewed ? null : rejection} onSettled={dismiss} />
          <PriceReviewNotice review={review} isRejected={isReviewed} totalCents={totals.totalCents} />
        </div>
        <PlaceOrderSection
          missingCents={checkout.missingCents}
          totalCents={payableCents}
          isPaidOnline={isPaidOnline}
          isPlacing={isPlacing}
          isReviewDue={review.isDue || leavesOut}
        />
        <OrderChargesNote orderType={orderType} />
      </TitledSection>
    </div>
  )
}

/** The checkout form of a filled cart, with the order summary next to it. */
export function CheckoutView({ checkout }: CheckoutProps) {
  const { form, orderType, isPaidOnline, totals, payableCents, submit } = checkout
  return (
    <PageFrame title="Checkout" isCompact>
      <FormProvider {...form}>
        <MenuLiveUpdates />
        <CartNotice />
        <IntakeNotice />
        <PendingPaymentNotice />
        <LastAllergyNote />
        <form onSubmit={submit} noValidate>
          <div className={styles.columns}>
            <CheckoutFields
              orderType={orderType}
              isPaidOnline={isPaidOnline}
              totals={totals}
              payableCents={payableCents}
            />
            <SummaryColumn checkout={checkout} />
          </div>
        </form>
      </FormProvider>
    </PageFrame>
  )
}
