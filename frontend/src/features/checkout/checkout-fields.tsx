import { Grid } from '@chakra-ui/react/grid'
import type { ChangeEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import { isOrderType, orderTypeStore } from '#base/cart/order-type'
import { TitledSection } from '#base/components/titled-panel'
import { CheckField, TextAreaField } from '#ui/forms/fields'
import { Surface } from '#ui/surface'
import { AllergyQuestion } from './allergy-question'
import { AddressSection } from './address-section'
import type { CheckoutForm } from './checkout-form'
import { OrderTypeCards } from './choice-cards'
import { ContactSection } from './contact-section'
import { PaymentSection } from './payment/payment-section'
import { ScheduleSection } from './schedule-section'
import { TipSection } from './payment/tip-section'
import type { CheckoutState } from './use-checkout'
import { usePaymentOptions } from '#base/location/payment-options'

const titleStyle = {
  fontFamily: 'heading',
  fontSize: 'xl',
  fontWeight: '560',
  color: 'fg',
  lineHeight: '1.15',
} as const

/** The field's label is the title: a region of the same name would only repeat it. */
const InstructionsSection = () => {
  const { control, setValue } = useFormContext<CheckoutForm>()
  const specialInstructions = useWatch({ control, name: 'specialInstructions' })
  return (
    <Surface as="div">
      <TextAreaField<CheckoutForm>
        name="specialInstructions"
        label="Special Instructions"
        labelStyle={titleStyle}
        gap="4"
        placeholder="Allergies, gate code, anything the kitchen should know"
        maxLength={MAX_INSTRUCTIONS_LENGTH}
      />
      <AllergyQuestion
        note={specialInstructions}
        maxLength={MAX_INSTRUCTIONS_LENGTH}
        onAnswer={(note) => setValue('specialInstructions', note, { shouldDirty: true })}
      />
      <CheckField<CheckoutForm> name="utensils" label="Include utensils and napkins" />
    </Surface>
  )
}

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
    <Grid gap={{ base: '4', md: '6' }} minW="0" templateColumns="minmax(0, 1fr)">
      <TitledSection title="Order Type">
        <OrderTypeCards field={orderTypeField} />
      </TitledSection>
      <ScheduleSection orderType={orderType} />
      <ContactSection />
      {orderType === 'delivery' && <AddressSection />}
      <InstructionsSection />
      <PaymentSection totalCents={payableCents} isPaidByGiftCard={payableCents < totals.totalCents} />
      {isPaidOnline && <TipSection percents={tipPercents} subtotalCents={totals.subtotalCents} />}
    </Grid>
  )
}
