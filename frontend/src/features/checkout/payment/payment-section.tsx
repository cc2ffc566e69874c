import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findOnlineObstacle } from '#shared/payments/online-payments'
import type { Cents } from '#shared/platform/money'
import { usePolicy } from '#base/location/location'
import type { CheckoutForm } from '../checkout-form'
import { ChoiceCards } from '../choice-cards'
import { usePaymentOptions } from '#base/location/payment-options'
import { TitledSection } from '#base/components/titled-panel'
import { TextInput } from '#ui/forms/controls'
import { FieldFrame } from '#ui/forms/field-frame'
import styles from './payment-section.module.css'

const rehearsedChoices = [
  { value: 'card', label: 'Card', hint: 'Credit or debit' },
  { value: 'cash', label: 'Cash', hint: 'When you get your food' },
] as const

const onlineChoices = [{ value: 'online', label: 'Pay online', hint: 'Card, Apple Pay or Google Pay' }] as const

const ONLINE_NOTE =
  'You pay on the page of our payment provider. Your card is charged when the kitchen accepts your order, and we never see its number.'

const handoverChoices = (place: string) =>
  [
    { value: 'card', label: 'Card', hint: `Credit or debit, ${place}` },
    { value: 'cash', label: 'Cash', hint: `When you get your food, ${place}` },
  ] as const

type CardInputProps = { readonly label: string; readonly placeholder: string }

// The input has no name and no form state, so that card details are never read or sent.
const CardInput = ({ label, placeholder }: CardInputProps) => (
  <FieldFrame label={label}>
    <TextInput type="text" inputMode="numeric" autoComplete="off" placeholder={placeholder} />
  </FieldFrame>
)

type PaymentSectionProps = {
  /** What is left to pay, which decides whether that can be online. */
  readonly totalCents: Cents
  readonly isPaidByGiftCard?: boolean
}

/** Chooses how the order is paid. */
export function PaymentSection({ totalCents, isPaidByGiftCard = false }: PaymentSectionProps) {
  const { control, register, setValue } = useFormContext<CheckoutForm>()
  const { payment: paymentMode } = usePolicy()
  const [payment, isPaymentChosen, orderType] = useWatch({ control, name: ['payment', 'isPaymentChosen', 'orderType'] })
  const isRehearsed = paymentMode === 'rehearsed'
  const { online } = usePaymentOptions()
  const place = orderType === 'pickup' ? 'at the counter' : 'at the door'
  const obstacle = online ? findOnlineObstacle(totalCents) : null
  const isOnlineOffered = online && obstacle === null
  const isFree = totalCents === 0 && !isRehearsed
  const choices = isRehearsed
    ? rehearsedChoices
    : [...(isOnlineOffered ? onlineChoices : []), ...handoverChoices(place)]
  // A delivery that is paid can be left at the door.
  const proposed = isOnlineOffered && orderType === 'delivery' ? 'online' : 'card'
  const isLost = obstacle !== null && !isFree && payment === 'online'
  const replacement = isLost ? 'card' : isRehearsed || isPaymentChosen ? payment : proposed
  useEffect(() => {
    if (replacement !== payment) setValue('payment', replacement)
  }, [replacement, payment, setValue])
  if (isFree)
    return (
      <TitledSection title="Payment Method">
        <p className={styles.free}>
          {`Nothing to pay: your ${isPaidByGiftCard ? 'gift card' : 'code'} covers this order.`}
        </p>
      </TitledSection>
    )
  return (
    <TitledSection title="Payment Method">
      <ChoiceCards
        legend="Payment method"
        choices={choices}
        field={register('payment', { onChange: () => setValue('isPaymentChosen', true) })}
      />
      {!isRehearsed && (
        <p className={styles.note}>
          {obstacle && `${obstacle} `}
          {payment === 'online' ? ONLINE_NOTE : 'Nothing is charged now: you pay when you get your food.'}
        </p>
      )}
      {isRehearsed && payment === 'card' && (
        <>
          <div className={styles.card}>
            <div className={styles.number}>
              <CardInput label="Card Number" placeholder="1234 5678 9012 3456" />
            </div>
            <CardInput label="Expiry" placeholder="MM/YY" />
            <CardInput label="CVV" placeholder="123" />
          </div>
          <p className={styles.note}>
            Nothing is charged, and card details are never read or sent. Please leave them blank.
          </p>
        </>
      )}
    </TitledSection>
  )
}
