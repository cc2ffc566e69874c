import { Grid } from '@chakra-ui/react/grid'
import type { Ref } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { DeliveryPauseNotice } from '#features/kitchen/intake'
import { useDialogWords } from '#base/language/use-dialog-words'
import { FieldFrame } from '#ui/forms/field-frame'
import { CheckRow, ChoiceSelect } from '#ui/forms/native-fields'
import { KnownCaller } from './known-caller'
import { NO_CHOSEN_TIME, TimeChoice, type ChosenTime } from './time-choice'
import type { PhoneOrderForm } from './use-phone-order'
import { TextInput } from '#ui/forms/controls'

type CallerFieldsProps = {
  readonly phoneRef: Ref<HTMLInputElement>
  readonly form: PhoneOrderForm
  readonly cart: Cart
  readonly onChange: (changes: Partial<PhoneOrderForm>) => void
}

type TextFieldName = Exclude<keyof PhoneOrderForm, 'orderType' | keyof ChosenTime | 'utensils' | 'payment' | 'email'>

/** Whether deliveries are paused, then phone, name, order type, address and time of the caller. */
export function CallerFields({ phoneRef, form, cart, onChange }: CallerFieldsProps) {
  const { editing, phoneOrder: words } = useDialogWords()
  const orderTypes = [
    { value: 'pickup', label: words.pickup },
    { value: 'delivery', label: words.delivery },
  ] as const
  const text = (
    name: TextFieldName,
    label: string,
    more: { required?: boolean; inputMode?: 'tel' | 'numeric'; ref?: Ref<HTMLInputElement> } = {},
  ) => (
    <FieldFrame label={label} isRequired={more.required}>
      <TextInput
        ref={more.ref}
        inputMode={more.inputMode}
        autoComplete="off"
        value={form[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </FieldFrame>
  )
  return (
    <>
      {form.orderType === 'delivery' && <DeliveryPauseNotice />}
      <Grid gap="3">
        {text('phone', editing.phone, { inputMode: 'tel', ref: phoneRef })}
        <KnownCaller phone={form.phone} name={form.name} onUse={onChange} />
        {text('name', editing.name, { required: true })}
        <FieldFrame label={words.orderType}>
          <ChoiceSelect
            label={words.orderType}
            value={form.orderType}
            options={orderTypes}
            onChoose={(orderType) => onChange({ orderType, ...NO_CHOSEN_TIME })}
          />
        </FieldFrame>
        {form.orderType === 'delivery' && (
          <>
            {text('street', editing.address.street, { required: true })}
            {text('unit', editing.address.unit)}
            {text('city', editing.address.city, { required: true })}
            {text('zipCode', editing.address.zipCode, { required: true, inputMode: 'numeric' })}
          </>
        )}
        <TimeChoice
          orderType={form.orderType}
          cart={cart}
          zipCode={form.zipCode}
          chosen={form}
          emptyLabel={words.soon}
          onChoose={onChange}
        />
        {text('specialInstructions', editing.instructions)}
        <CheckRow isChecked={form.utensils} onToggle={() => onChange({ utensils: !form.utensils })}>
          {editing.utensils}
        </CheckRow>
      </Grid>
    </>
  )
}
