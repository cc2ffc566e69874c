import { Input } from '@chakra-ui/react/input'
import type { InputProps } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ComponentProps, ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'
import { FieldFrame } from './field-frame'

type FieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: string
  readonly hint?: string | undefined
  readonly rules?: Pick<RegisterOptions<V>, 'required' | 'validate' | 'onChange'> | undefined
}

type FrameProps<V extends FieldValues> = FieldProps<V> &
  Pick<ComponentProps<typeof FieldFrame>, 'gap' | 'labelStyle' | 'children'>

function Frame<V extends FieldValues>({ name, rules, ...frame }: FrameProps<V>) {
  const { formState } = useFormContext<V>()
  const error: { readonly message?: string } | undefined = get(formState.errors, name)
  return <FieldFrame required={rules?.required !== undefined} error={error && (error.message ?? '')} {...frame} />
}

type TextFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<InputProps, 'type' | 'autoComplete' | 'inputMode'> & { readonly maxLength: number }

export function TextField<V extends FieldValues>({ name, label, hint, rules, ...input }: TextFieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame name={name} label={label} hint={hint} rules={rules}>
      <Input autoComplete="off" {...input} {...register(name, rules)} />
    </Frame>
  )
}

/** Amounts and quantities, in hundredths at the finest (docs/product/stock.md#quantities). */
export function NumberField<V extends FieldValues>(field: FieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame {...field}>
      <Input
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        fontVariantNumeric="tabular-nums"
        autoComplete="off"

        {...register(field.name, field.rules)}
      />
    </Frame>
  )
}

export function DateField<V extends FieldValues>(field: FieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame {...field}>
      <Input type="date" {...register(field.name, field.rules)} />
    </Frame>
  )
}

type NotesFieldProps<V extends FieldValues> = Omit<FrameProps<V>, 'children'> &
  Pick<ComponentProps<typeof Textarea>, 'rows' | 'placeholder'> & { readonly maxLength: number }

/** Several lines of text. */
export function NotesField<V extends FieldValues>({ rows, placeholder, maxLength, ...field }: NotesFieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame {...field}>
      <Textarea
        rows={rows}
        placeholder={placeholder}
        maxLength={maxLength}

        {...register(field.name, field.rules)}
      />
    </Frame>
  )
}

/** The children are its options. */
export function SelectField<V extends FieldValues>({
  children,
  ...field
}: FieldProps<V> & { readonly children: ReactNode }) {
  const { register } = useFormContext<V>()
  return (
    <Frame {...field}>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(field.name, field.rules)}>{children}</NativeSelect.Field>
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
