import { Field } from '@chakra-ui/react/field'
import { Textarea } from '@chakra-ui/react/textarea'
import { useFormContext } from 'react-hook-form'
import { Surface } from '#base/components/surface'
import type { CheckoutForm } from '../draft'

/** The title is the field's label: a region of the same name would only repeat it. */
export function InstructionsSection() {
  const { register, formState } = useFormContext<CheckoutForm>()
  const error = formState.errors.specialInstructions
  return (
    <Surface as="div">
      <Field.Root gap="4" invalid={error !== undefined}>
        <Field.Label fontFamily="heading" fontSize="xl" fontWeight="560" color="fg" lineHeight="1.15">
          Special Instructions
        </Field.Label>
        <Textarea
          placeholder="Allergies, gate code, anything the kitchen should know"
          maxLength={500}
          {...register('specialInstructions')}
        />
        <Field.ErrorText>{error?.message}</Field.ErrorText>
      </Field.Root>
    </Surface>
  )
}
