import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import type { InputProps } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Textarea } from '@chakra-ui/react/textarea'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

type FieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: string
  readonly hint?: string | undefined
  readonly rules?: Pick<RegisterOptions<V>, 'required' | 'validate' | 'onChange'> | undefined
}

/** Read aloud with the control. Where only `aria-errormessage` names what is wrong, not every reader says it. */
type Told = { readonly 'aria-describedby': string | undefined }

type FrameProps<V extends FieldValues> = FieldProps<V> & {
  readonly gap?: string
  readonly labelStyle?: ComponentProps<typeof Field.Label>
  readonly children: (told: Told) => ReactNode
}

/** What every field has besides its control: its label, a hint, and what is wrong with it. */
function Frame<V extends FieldValues>({ name, label, hint, rules, ...frame }: FrameProps<V>) {
  const { formState } = useFormContext<V>()
  const error: { readonly message?: string } | undefined = get(formState.errors, name)
  const isAskedFor = rules?.required !== undefined
  const id = useId()
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` }
  const told = [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ') || undefined
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={isAskedFor} {...(frame.gap && { gap: frame.gap })}>
      <Field.Label {...frame.labelStyle}>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {frame.children({ 'aria-describedby': told })}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  )
}

type TextFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<InputProps, 'type' | 'autoComplete' | 'inputMode'> & { readonly maxLength: number }

export function TextField<V extends FieldValues>({ name, label, hint, rules, ...input }: TextFieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame name={name} label={label} hint={hint} rules={rules}>
      {(told) => <Input autoComplete="off" {...told} {...input} {...register(name, rules)} />}
    </Frame>
  )
}

/** Amounts and quantities, in hundredths at the finest (docs/product/stock.md#quantities). */
export function NumberField<V extends FieldValues>(field: FieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame {...field}>
      {(told) => (
        <Input
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          fontVariantNumeric="tabular-nums"
          autoComplete="off"
          {...told}
          {...register(field.name, field.rules)}
        />
      )}
    </Frame>
  )
}

export function DateField<V extends FieldValues>(field: FieldProps<V>) {
  const { register } = useFormContext<V>()
  return <Frame {...field}>{(told) => <Input type="date" {...told} {...register(field.name, field.rules)} />}</Frame>
}

type NotesFieldProps<V extends FieldValues> = Omit<FrameProps<V>, 'children'> &
  Pick<ComponentProps<typeof Textarea>, 'rows' | 'placeholder'> & { readonly maxLength: number }

/** Several lines of text. */
export function NotesField<V extends FieldValues>({ rows, placeholder, maxLength, ...field }: NotesFieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <Frame {...field}>
      {(told) => (
        <Textarea
          rows={rows}
          placeholder={placeholder}
          maxLength={maxLength}
          {...told}
          {...register(field.name, field.rules)}
        />
      )}
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
      {(told) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...told} {...register(field.name, field.rules)}>
            {children}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
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
