import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { RegisterOptions } from 'react-hook-form'

type Rules = Pick<RegisterOptions, 'required' | 'validate' | 'onChange'>

type FormFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly rules?: Rules | undefined
}

type FrameProps = Omit<FormFieldProps, 'rules'> & { readonly isRequired: boolean; readonly children: ReactNode }

function Frame({ name, label, hint, isRequired, children }: FrameProps) {
  const { formState } = useFormContext()
  const error: { message?: string } | undefined = get(formState.errors, name)
  return (
    <Field.Root invalid={error !== undefined} required={isRequired}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  )
}

const isRequired = (rules: Rules | undefined): boolean => rules?.required !== undefined

export function TextField({ rules, maxLength, ...field }: FormFieldProps & { readonly maxLength: number }) {
  const { register } = useFormContext()
  return (
    <Frame {...field} isRequired={isRequired(rules)}>
      <Input maxLength={maxLength} autoComplete="off" {...register(field.name, rules)} />
    </Frame>
  )
}

/** Amounts and quantities, in hundredths at the finest (docs/product/stock.md#quantities). */
export function NumberField({ rules, ...field }: FormFieldProps) {
  const { register } = useFormContext()
  return (
    <Frame {...field} isRequired={isRequired(rules)}>
      <Input
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        fontVariantNumeric="tabular-nums"
        autoComplete="off"
        {...register(field.name, rules)}
      />
    </Frame>
  )
}

export function DateField({ rules, ...field }: FormFieldProps) {
  const { register } = useFormContext()
  return (
    <Frame {...field} isRequired={isRequired(rules)}>
      <Input type="date" {...register(field.name, rules)} />
    </Frame>
  )
}

export function NotesField({ rules, ...field }: FormFieldProps) {
  const { register } = useFormContext()
  return (
    <Frame {...field} isRequired={isRequired(rules)}>
      <Textarea rows={2} maxLength={400} {...register(field.name, rules)} />
    </Frame>
  )
}

/** The children are its options. */
export function SelectField({ rules, children, ...field }: FormFieldProps & { readonly children: ReactNode }) {
  const { register } = useFormContext()
  return (
    <Frame {...field} isRequired={isRequired(rules)}>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(field.name, rules)}>{children}</NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Frame>
  )
}

/** The options of an enum of the contract, or of anything with labels. */
export const Options = ({ of }: { readonly of: readonly { readonly value: string; readonly label: string }[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
