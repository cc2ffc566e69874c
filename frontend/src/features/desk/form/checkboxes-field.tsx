import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { shortDayNames } from '#shared/hours/hours-change'
import { weekdaysFromMonday } from '#shared/hours/opening-hours'
import { ChoiceInput } from './choice-input'

const Choice = chakra('fieldset', {
  base: {
    border: 0,
    minW: 0,
    '& legend': { fontWeight: 'medium', fontSize: 'sm', mb: '1' },
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
    '& [role=alert]': { color: 'danger.fg' },
  },
})

type CheckboxesFieldProps<V extends FieldValues, T> = {
  /** The field of the chosen values, which stay in the order of the choices. */
  readonly name: FieldPath<V>
  readonly label: string
  readonly hint?: string
  readonly of: readonly { readonly value: T; readonly label: string }[]
  /** What to say if nothing is chosen; without it, that is allowed. */
  readonly required?: string
}

/** The weekdays from Monday, because owners plan by week. */
export const weekdayChoices = weekdaysFromMonday.map((value) => ({ value, label: shortDayNames[value] }))

/** Chooses several of a few values. */
export function CheckboxesField<V extends FieldValues, T extends string | number = string>(
  props: CheckboxesFieldProps<V, T>,
) {
  const { name, label, hint, of, required } = props
  const id = useId()
  const { field, fieldState } = useController<V>({
    name,
    ...(required !== undefined && { rules: { validate: (chosen) => chosen.length > 0 || required } }),
  })
  const chosen: readonly T[] = field.value ?? []
  const turn = (value: T, isOn: boolean) =>
    field.onChange(of.map((each) => each.value).filter((each) => (each === value ? isOn : chosen.includes(each))))
  const { error } = fieldState
  return (
    <Choice aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}>
      <legend>{label}</legend>
      <div>
        {of.map(({ value, label: text }) => (
          <ChoiceInput
            key={value}
            label={text}
            isChecked={chosen.includes(value)}
            onChange={(isOn) => turn(value, isOn)}
          />
        ))}
      </div>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error?.message && (
        <p id={`${id}-error`} role="alert" aria-invalid tabIndex={-1}>
          {error.message}
        </p>
      )}
    </Choice>
  )
}
