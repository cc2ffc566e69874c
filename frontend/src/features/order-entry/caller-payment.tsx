import { Input } from '@chakra-ui/react/input'
import { Text } from '@chakra-ui/react/text'
import { findOnlineObstacle } from '#shared/payments/online-payments'
import type { Cents } from '#shared/platform/money'
import { usePaymentOptions } from '#base/location/payment-options'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import type { PhoneOrderForm } from './use-phone-order'

const choices = (orderType: PhoneOrderForm['orderType']) =>
  [
    { value: 'handover', label: orderType === 'delivery' ? 'At the door' : 'At the counter' },
    { value: 'online', label: 'Pay link' },
  ] as const

type CallerPaymentProps = {
  readonly form: PhoneOrderForm
  readonly totalCents: Cents
  readonly onChange: (changes: Partial<PhoneOrderForm>) => void
}

/** How the caller pays, where the location takes payments online. Else there is no choice. */
export function CallerPayment({ form, totalCents, onChange }: CallerPaymentProps) {
  const { online } = usePaymentOptions()
  if (!online) return null
  // An empty order has no amount yet.
  const obstacle = totalCents === 0 ? null : findOnlineObstacle(totalCents)
  if (obstacle !== null)
    return (
      <Text role="status" fontSize="sm" color="fg.muted">
        No pay link: {obstacle} The caller pays {form.orderType === 'delivery' ? 'at the door' : 'at the counter'}.
      </Text>
    )
  return (
    <>
      <FieldFrame label="Payment">
        <ChoiceSelect
          label="Payment"
          value={form.payment}
          options={choices(form.orderType)}
          onChoose={(payment) => onChange({ payment })}
        />
      </FieldFrame>
      {form.payment === 'online' && (
        <FieldFrame label="E-mail for the pay link">
          <Input
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
