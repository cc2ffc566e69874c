import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { MAX_DELIVERY_DAYS, MAX_GIFT_MESSAGE_LENGTH } from '#shared/gift-cards/gift-cards'
import { formatFullName } from '#shared/accounts/contact'
import { addDays, toWallClock } from '#shared/platform/time'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { leavePage } from '#base/browser/leave-page'
import { useNow } from '#base/browser/use-now'
import { FieldPair, FormSurface } from '#base/forms/form-surface'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { GIFT_CARD_KEY } from '#base/storage/storage-keys'
import { AmountField, DateField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import { emptyGiftCard, toPurchase, type GiftCardForm } from './gift-card-form'

const recipients = [
  { value: 'yes', label: 'Someone else' },
  { value: 'no', label: 'Me' },
] as const

/** Returns the form that sells a card, once, and then opens the page where it is paid. */
function useBuyForm() {
  const { user } = useSession()
  const [errorText, setErrorText] = useState<string | null>(null)
  const form = useSubmitForm<GiftCardForm>({
    defaults: user ? { ...emptyGiftCard, from: { name: formatFullName(user), email: user.email } } : emptyGiftCard,
    send: async (values) => {
      setErrorText(null)
      const body = toPurchase(values)
      try {
        const { payment } = await sendOnce(GIFT_CARD_KEY, body, (headers) =>
          callApi(giftCardRoutes.buyGiftCard, { body, headers }),
        )
        await leavePage(payment.url)
      } catch (error) {
        const isInvalid = error instanceof ApiError && error.code === 'invalid-input'
        setErrorText(
          isInvalid
            ? 'Please check the marked fields.'
            : getErrorMessage(error, 'The payment page could not be opened. Please try again.'),
        )
        throw error
      }
    },
  })
  return { form, errorText }
}

type PersonFieldsProps = {
  readonly who: 'from' | 'to'
  readonly name: string
  readonly email: string
  readonly hint: string
}

const PersonFields = ({ who, name, email, hint }: PersonFieldsProps) => (
  <FieldPair>
    <TextField<GiftCardForm>
      name={`${who}.name`}
      label={name}
      autoComplete={who === 'from' ? 'name' : 'off'}
      maxLength={80}
      rules={{ required: 'Please enter a name' }}
    />
    <TextField<GiftCardForm>
      name={`${who}.email`}
      label={email}
      type="email"
      autoComplete={who === 'from' ? 'email' : 'off'}
      maxLength={254}
      hint={hint}
      rules={{ required: 'Please enter an e-mail address' }}
    />
  </FieldPair>
)

function RecipientFields() {
  const isForSomebody = useWatch<GiftCardForm, 'isForSomebody'>({ name: 'isForSomebody' })
  if (isForSomebody === 'no') return null
  return (
    <>
      <PersonFields who="to" name="Their name" email="Their e-mail" hint="We e-mail the card to this address." />
      <TextAreaField<GiftCardForm>
        name="message"
        label="Message (optional)"
        rows={3}
        maxLength={MAX_GIFT_MESSAGE_LENGTH}
        isCounted
      />
    </>
  )
}

/** Buys a gift card (docs/product/gift-cards.md#buying). */
export function BuyForm() {
  const { form, errorText } = useBuyForm()
  const { date: today } = toWallClock(useLocationConfig(), useNow())
  return (
    <FormSurface
      form={form}
      errorText={errorText}
      submitLabel="Continue to payment"
      pendingLabel="Opening the payment page…"
    >
      <FieldPair>
        <AmountField<GiftCardForm>
          name="amount"
          label="Amount"
          sign="$"
          hint="From $10 to $250. No fees, no expiry date."
          rules={{ required: 'Please enter an amount' }}
        />
        <SelectField<GiftCardForm> name="isForSomebody" label="Who is it for?">
          <SelectOptions of={recipients} />
        </SelectField>
      </FieldPair>
      <RecipientFields />
      <PersonFields who="from" name="Your name" email="Your e-mail" hint="We e-mail your receipt to this address." />
      <DateField<GiftCardForm>
        name="deliverOn"
        label="Send it on (optional)"
        min={today}
        max={addDays(today, MAX_DELIVERY_DAYS)}
        hint="Right away if you leave this blank; otherwise on the morning of that day."
      />
    </FormSurface>
  )
}
