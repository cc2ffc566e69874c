import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import { CheckField, TextAreaField } from '#ui/forms/fields'
import { Surface } from '#ui/surface'
import { AllergyQuestion } from './allergy-question'
import type { CheckoutForm } from './checkout-form'
import { TellKitchen } from './tell-kitchen'

const titleStyle = {
  fontFamily: 'heading',
  fontSize: 'xl',
  fontWeight: '560',
  color: 'fg',
  lineHeight: '1.15',
} as const

/** Notes for the kitchen. Their label is the title: a region of that name would only repeat it. */
export const InstructionsSection = () => {
  const { control, setValue } = useFormContext<CheckoutForm>()
  const note = {
    note: useWatch({ control, name: 'specialInstructions' }),
    maxLength: MAX_INSTRUCTIONS_LENGTH,
    onChange: (changed: string) => setValue('specialInstructions', changed, { shouldDirty: true }),
  }
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
      <TellKitchen {...note} />
      <AllergyQuestion {...note} />
      <CheckField<CheckoutForm> name="utensils" label="Include utensils and napkins" />
    </Surface>
  )
}
