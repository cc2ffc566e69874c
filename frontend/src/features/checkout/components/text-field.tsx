import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import type { CheckoutForm } from '../draft'

type TextFieldProps = {
  readonly name: FieldPath<CheckoutForm>
  readonly label: string
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly maxLength: number
}

/** A field of the checkout, with what the server said about it. */
export function TextField({ name, label, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<CheckoutForm>()
  const error: { message?: string } | undefined = get(formState.errors, name)
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input {...input} {...register(name)} />
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  )
}
