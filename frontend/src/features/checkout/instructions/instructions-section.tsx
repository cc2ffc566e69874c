import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import { CheckField, TextAreaField } from '#ui/forms/fields'
import { surfaceClass } from '#ui/surface'
import { AllergyQuestion } from '#base/forms/allergy-question'
import { MAX_DROP_OFF_LENGTH, type CheckoutForm } from '../checkout-form'
import { TellKitchen } from './tell-kitchen'

/** Notes for the kitchen. Their label is the title: a region of that name would only repeat it. */
export const InstructionsSection = () => {
  const { control, setValue } = useFormContext<CheckoutForm>()
  const isDelivery = useWatch({ control, name: 'orderType' }) === 'delivery'
  const maxLength = MAX_INSTRUCTIONS_LENGTH - (isDelivery ? MAX_DROP_OFF_LENGTH : 0)
  const note = {
    note: useWatch({ control, name: 'specialInstructions' }),
    maxLength,
    onChange: (changed: string) => setValue('specialInstructions', changed, { shouldDirty: true }),
  }
  return (
    <div className={surfaceClass}>
      <TextAreaField<CheckoutForm>
        name="specialInstructions"
        label="Special Instructions"
        labelLook="title"
        placeholder="Allergies, anything the kitchen should know"
        maxLength={maxLength}
      />
      <TellKitchen {...note} />
      <AllergyQuestion {...note} />
      <CheckField<CheckoutForm> name="utensils" label="Include utensils and napkins" />
    </div>
  )
}
