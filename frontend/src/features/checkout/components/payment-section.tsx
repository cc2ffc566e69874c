import { Field } from '@chakra-ui/react/field'
import { Grid, GridItem } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Text } from '@chakra-ui/react/text'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutForm } from '../draft'
import { ChoiceCards } from './choice-cards'
import { Section } from './section'

const methods = [
  { value: 'card', label: 'Card', hint: 'Credit or debit' },
  { value: 'cash', label: 'Cash', hint: 'When you get your food' },
] as const

type CardInputProps = { readonly label: string; readonly placeholder: string }

// Without a name and outside the form's state: what is typed here is never read nor sent.
const CardInput = ({ label, placeholder }: CardInputProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <Input type="text" inputMode="numeric" autoComplete="off" placeholder={placeholder} />
  </Field.Root>
)

export function PaymentSection() {
  const { control, register } = useFormContext<CheckoutForm>()
  const payment = useWatch({ control, name: 'payment' })
  return (
    <Section title="Payment Method">
      <ChoiceCards legend="Payment method" choices={methods} field={register('payment')} />
      {payment === 'card' && (
        <>
          <Grid mt="4" gap="4" templateColumns="1fr 1fr">
            <GridItem colSpan={2}>
              <CardInput label="Card Number" placeholder="1234 5678 9012 3456" />
            </GridItem>
            <CardInput label="Expiry" placeholder="MM/YY" />
            <CardInput label="CVV" placeholder="123" />
          </Grid>
          <Text mt="3" fontSize="sm" color="fg.subtle">
            Nothing is charged: card details are neither read nor sent. Please leave them empty.
          </Text>
        </>
      )}
    </Section>
  )
}
