import { Text } from '@chakra-ui/react/text'
import { findOnlineObstacle } from '#shared/payments/online-payments'
import type { Cents } from '#shared/platform/money'
import { GiftCardBox } from '#base/gift-cards/gift-card-box'
import type { AppliedGiftCards } from '#base/gift-cards/use-applied-gift-cards'
import { useDialogWords } from '#base/language/use-dialog-words'
import { usePaymentOptions } from '#base/location/payment-options'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import type { PhoneOrderForm } from './use-phone-order'
import { TextInput } from '#ui/forms/controls'

type CallerPaymentProps = {
  readonly form: PhoneOrderForm
  readonly totalCents: Cents
  readonly giftCards: AppliedGiftCards
  readonly onChange: (changes: Partial<PhoneOrderForm>) => void
}

/** Returns why the caller gets no pay link; null if they may, and before there is an amount. */
const findObstacle = (totalCents: Cents, payableCents: Cents): string | null =>
  totalCents === 0 ? null : findOnlineObstacle(payableCents)

type RestPaymentProps = Omit<CallerPaymentProps, 'giftCards'> & { readonly payableCents: Cents }

/** How the caller pays what gift cards leave. */
function RestPayment({ form, totalCents, payableCents, onChange }: RestPaymentProps) {
  const { phoneOrder: words } = useDialogWords()
  const isDelivery = form.orderType === 'delivery'
  const choices = [
    { value: 'handover', label: isDelivery ? words.atDoor : words.atCounter },
    { value: 'online', label: words.payLink },
  ] as const
  if (totalCents > 0 && payableCents === 0)
    return (
      <Text role="status" fontSize="sm" color="fg.muted">
        {words.paidByCard}
      </Text>
    )
  const obstacle = findObstacle(totalCents, payableCents)
  if (obstacle !== null)
    return (
      <Text role="status" fontSize="sm" color="fg.muted">
        {isDelivery ? words.noLinkAtDoor(obstacle) : words.noLinkAtCounter(obstacle)}
      </Text>
    )
  return (
    <>
      <FieldFrame label={words.payment}>
        <ChoiceSelect
          label={words.payment}
          value={form.payment}
          options={choices}
          onChoose={(payment) => onChange({ payment })}
        />
      </FieldFrame>
      {form.payment === 'online' && (
        <FieldFrame label={words.payLinkEmail}>
          <TextInput
            type="email"
            autoComplete="off"
            value={form.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </FieldFrame>
      )}
    </>
  )
}

/** How the caller pays, where the location takes payments online. Else there is no choice. */
export function CallerPayment({ giftCards, ...payment }: CallerPaymentProps) {
  const { online } = usePaymentOptions()
  if (!online) return null
  const { totalCents } = payment
  return (
    <>
      <GiftCardBox giftCards={giftCards} totalCents={totalCents} />
      <RestPayment {...payment} payableCents={giftCards.leaving(totalCents)} />
    </>
  )
}
