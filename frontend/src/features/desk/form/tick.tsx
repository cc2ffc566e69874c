import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'

const TickLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', flexShrink: 0, accentColor: 'var(--ember-solid)', cursor: 'pointer' },
  },
})

type TickProps = {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly type?: 'checkbox' | 'radio'
  readonly name?: string
}

/** A checkbox or a radio button with its label. */
export const Tick = ({ label, isOn, onTurn, type = 'checkbox', name }: TickProps) => (
  <TickLabel>
    <input type={type} name={name} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
    <span>{label}</span>
  </TickLabel>
)

type TickFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: ReactNode
  /** Called after the form's value changed. */
  readonly onTurned?: (isOn: boolean) => void
}

/** A checkbox bound to the surrounding form. */
export function TickField<V extends FieldValues>({ name, label, onTurned }: TickFieldProps<V>) {
  const { field } = useController<V>({ name })
  const turn = (isOn: boolean) => {
    field.onChange(isOn)
    onTurned?.(isOn)
  }
  return <Tick label={label} isOn={Boolean(field.value)} onTurn={turn} />
}
