import { TextAreaField } from '#base/forms/fields'
import { Surface } from '#base/components/surface'
import type { CheckoutForm } from '../draft'

const asTitle = { fontFamily: 'heading', fontSize: 'xl', fontWeight: '560', color: 'fg', lineHeight: '1.15' } as const

/** The title is the field's label: a region of the same name would only repeat it. */
export const InstructionsSection = () => (
  <Surface as="div">
    <TextAreaField<CheckoutForm>
      name="specialInstructions"
      label="Special Instructions"
      labelStyle={asTitle}
      gap="4"
      placeholder="Allergies, gate code, anything the kitchen should know"
      maxLength={500}
    />
  </Surface>
)
