import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { isOrderType, orderTypeStore } from '#base/cart/order-type'
import { TitledSection } from '#base/components/titled-panel'
import { AddressSection } from './address/address-section'
import type { CheckoutForm } from './checkout-form'
import { OrderTypeCards } from './choice-cards'
import { ContactSection } from './contact-section'
import { InstructionsSection } from './instructions/instructions-section'
import { PickupPlace } from './pickup-place'
import { PaymentSection } from './payment/payment-section'
import { ScheduleSection } from './schedule-section'
import { TipSection } from './payment/tip-section'
import type { CheckoutState } from './use-checkout'
import { usePaymentOptions } from '#base/location/payment-options'
import styles from './checkout-view.module.css'

type CheckoutFieldsProps = Pick<CheckoutState, 'orderType' | 'isPaidOnline' | 'totals' | 'payableCents'>

/** All fields of the checkout form, in the order in which a guest fills them in. */
export function CheckoutFields({ orderType, isPaidOnline, totals, payableCents }: CheckoutFieldsProps) {
  const { tipPercents } = usePaymentOptions()
  const { register } = useFormContext<CheckoutForm>()
  const orderTypeField = register('orderType', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target
      if (isOrderType(value)) orderTypeStore.set(value)
    },
  })
  return (
    <div className={styles.sections}>
      <TitledSection title="Order Type">
        <OrderTypeCards field={orderTypeField} />
      </TitledSection>
      {orderType === 'delivery' && <AddressSection />}
      <ScheduleSection orderType={orderType} />
      <ContactSection />
      {orderType === 'pickup' && <PickupPlace />}
      <InstructionsSection />
      <PaymentSection totalCents={payableCents} isPaidByGiftCard={payableCents < totals.totalCents} />
      {isPaidOnline && <TipSection percents={tipPercents} subtotalCents={totals.subtotalCents} />}
    </div>
  )
}
