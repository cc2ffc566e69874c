import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'

const ChoiceLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', flexShrink: 0, accentColor: 'var(--ember-solid)', cursor: 'pointer' },
  },
})

type ChoiceInputProps = {
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly type?: 'checkbox' | 'radio'
  readonly name?: string
}

/** A checkbox or a radio button with its label. */
export const ChoiceInput = ({ label, isChecked, onChange, type = 'checkbox', name }: ChoiceInputProps) => (
  <ChoiceLabel>
    <input type={type} name={name} checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </ChoiceLabel>
)

type CheckboxFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: ReactNode
  /** Called after the form's value changed. */
  readonly onChanged?: (isChecked: boolean) => void
}

/** A checkbox bound to the surrounding form. */
export function CheckboxField<V extends FieldValues>({ name, label, onChanged }: CheckboxFieldProps<V>) {
  const { field } = useController<V>({ name })
  const change = (isChecked: boolean) => {
    field.onChange(isChecked)
    onChanged?.(isChecked)
  }
  return <ChoiceInput label={label} isChecked={Boolean(field.value)} onChange={change} />
}
