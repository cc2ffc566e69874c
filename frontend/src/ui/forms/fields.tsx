import { Flex } from '@chakra-ui/react/flex'
import { Input, type InputProps } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { useController, useFormContext, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form'
import { FieldFrame } from './field-frame'

type FieldProps<V extends FieldValues> = {
  /** The path of the value in the form that surrounds the field. */
  readonly name: FieldPath<V>
  readonly label: string
  readonly hint?: ReactNode
  /** Shows the label to screen readers only, for a field that is labelled by what surrounds it. */
  readonly isLabelHidden?: boolean
  readonly rules?: Pick<RegisterOptions<V>, 'required' | 'validate' | 'onChange'> | undefined
}

type FrameProps = Pick<ComponentProps<typeof FieldFrame>, 'gap' | 'labelStyle'>

const hiddenLabel = { className: 'sr-only' } as const

/** Binds a field to the form: props for its control and for the frame with its label and error. */
function useField<V extends FieldValues>({
  name,
  rules,
  isLabelHidden = false,
  ...frame
}: Omit<FieldProps<V> & FrameProps, 'children'>) {
  const { field, fieldState } = useController<V>({ name, ...(rules && { rules }) })
  const { error } = fieldState
  return {
    control: { ...field, value: String(field.value ?? '') },
    frame: {
      minW: '0',
      required: rules?.required !== undefined,
      error: error && (error.message ?? ''),
      ...(isLabelHidden && { labelStyle: hiddenLabel }),
      ...frame,
    },
  }
}

type TextFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>

export function TextField<V extends FieldValues>({
  type,
  autoComplete = 'off',
  inputMode,
  maxLength,
  placeholder,
  ...field
}: TextFieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame}>
      <Input
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        placeholder={placeholder}
        {...control}
      />
    </FieldFrame>
  )
}

/** A number with at most two decimals (docs/product/stock.md#quantities). */
export function NumberField<V extends FieldValues>(field: FieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame}>
      <Input inputMode="decimal" maxLength={12} fontVariantNumeric="tabular-nums" autoComplete="off" {...control} />
    </FieldFrame>
  )
}

const Sign = chakra('span', { base: { position: 'absolute', color: 'fg.subtle', pointerEvents: 'none', zIndex: 1 } })

type AmountFieldProps<V extends FieldValues> = FieldProps<V> & {
  /** Shown before the amount, such as `$`. */
  readonly sign?: string
  /** Shown behind the amount, such as `lbs`. */
  readonly unit?: string | undefined
}

/** An amount entered as text, with a currency sign or a unit. */
export function AmountField<V extends FieldValues>({ sign, unit, ...field }: AmountFieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame}>
      <Flex position="relative" align="center" width="100%">
        {sign && (
          <Sign insetStart="3.5" aria-hidden>
            {sign}
          </Sign>
        )}
        <Input
          autoComplete="off"
          inputMode="decimal"
          maxLength={12}
          fontVariantNumeric="tabular-nums"
          ps={sign ? '7' : '3.5'}
          pe={unit ? `${unit.length + 2}ch` : '3.5'}
          {...control}
        />
        {unit && (
          <Sign insetEnd="3" fontSize="sm">
            {unit}
          </Sign>
        )}
      </Flex>
    </FieldFrame>
  )
}

type DateFieldProps<V extends FieldValues> = FieldProps<V> & Pick<InputProps, 'min' | 'max'>

export function DateField<V extends FieldValues>({ min, max, ...field }: DateFieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame}>
      <Input type="date" min={min} max={max} {...control} />
    </FieldFrame>
  )
}

type TextAreaFieldProps<V extends FieldValues> = FieldProps<V> &
  FrameProps &
  Pick<ComponentProps<typeof Textarea>, 'rows' | 'placeholder'> & {
    readonly maxLength: number
    /** Shows how many characters are used. */
    readonly isCounted?: boolean
  }

/** A text field of several lines. */
export function TextAreaField<V extends FieldValues>({
  rows,
  placeholder,
  maxLength,
  isCounted = false,
  ...field
}: TextAreaFieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame} {...(isCounted && { hint: `${control.value.length} of ${maxLength}` })}>
      <Textarea rows={rows} placeholder={placeholder} maxLength={maxLength} {...control} />
    </FieldFrame>
  )
}

type SelectFieldProps<V extends FieldValues> = FieldProps<V> & {
  /** `SelectOptions` or `option` elements. */
  readonly children: ReactNode
  /** Converts the chosen option's text into the form's value; the default is the text itself. */
  readonly parse?: (text: string) => unknown
}

export function SelectField<V extends FieldValues>({
  children,
  parse = (text) => text,
  ...field
}: SelectFieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...control} onChange={({ target }) => control.onChange(parse(target.value))}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}

const CheckLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', mt: '4', cursor: 'pointer' },
})

type CheckFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: string
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A checkbox with its label. */
export function CheckField<V extends FieldValues>({ name, label, onChange }: CheckFieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <CheckLabel>
      <chakra.input type="checkbox" boxSize="5" accentColor="accent.fg" {...register(name, { onChange })} />
      <span>{label}</span>
    </CheckLabel>
  )
}

type Option = { readonly value: string | number; readonly label: string }

/** Renders one `option` element for each value. */
export const SelectOptions = ({ of }: { readonly of: readonly Option[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
