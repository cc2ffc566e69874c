import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { useController, useFormContext, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form'
import { joinClasses } from '../class-names'
import { Select, TextArea, TextInput } from './controls'
import { FieldFrame, type LabelLook } from './field-frame'
import styles from './fields.module.css'

type FieldProps<V extends FieldValues> = {
  /** The path of the value in the form that surrounds the field. */
  readonly name: FieldPath<V>
  readonly label: string
  readonly hint?: ReactNode
  /** Shows the label to screen readers only, for a field that is labelled by what surrounds it. */
  readonly isLabelHidden?: boolean
  readonly rules?: Pick<RegisterOptions<V>, 'required' | 'validate' | 'onChange'> | undefined
}

/** Binds a field to the form: props for its control and for the frame with its label and error. */
function useField<V extends FieldValues>({ name, rules, isLabelHidden = false, ...frame }: FieldProps<V>) {
  const { field, fieldState } = useController<V>({ name, ...(rules && { rules }) })
  const { error } = fieldState
  return {
    control: { ...field, value: String(field.value ?? '') },
    frame: {
      isRequired: rules?.required !== undefined,
      error: error && (error.message ?? ''),
      ...(isLabelHidden && { labelLook: 'hidden' as const }),
      ...frame,
    },
  }
}

type TextFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>

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
      <TextInput
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
      <TextInput className={styles.number} inputMode="decimal" maxLength={12} autoComplete="off" {...control} />
    </FieldFrame>
  )
}

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
      <div className={styles.amount}>
        {sign && (
          <span className={styles.sign} aria-hidden>
            {sign}
          </span>
        )}
        <TextInput
          className={joinClasses(styles.number, sign && styles.signed)}
          style={unit ? { paddingInlineEnd: `${unit.length + 2}ch` } : undefined}
          autoComplete="off"
          inputMode="decimal"
          maxLength={12}
          {...control}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </FieldFrame>
  )
}

type DateFieldProps<V extends FieldValues> = FieldProps<V> & Pick<ComponentProps<'input'>, 'min' | 'max'>

export function DateField<V extends FieldValues>({ min, max, ...field }: DateFieldProps<V>) {
  const { control, frame } = useField(field)
  return (
    <FieldFrame {...frame}>
      <TextInput type="date" min={min} max={max} {...control} />
    </FieldFrame>
  )
}

type TextAreaFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> & {
    readonly labelLook?: LabelLook
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
      <TextArea rows={rows} placeholder={placeholder} maxLength={maxLength} {...control} />
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
      <Select {...control} onChange={({ target }) => control.onChange(parse(target.value))}>
        {children}
      </Select>
    </FieldFrame>
  )
}

type CheckFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: string
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A checkbox with its label. */
export function CheckField<V extends FieldValues>({ name, label, onChange }: CheckFieldProps<V>) {
  const { register } = useFormContext<V>()
  return (
    <label className={styles.check}>
      <input type="checkbox" {...register(name, { onChange })} />
      <span>{label}</span>
    </label>
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
