import type { ReactNode } from 'react'
import { Select } from './controls'
import styles from './native-fields.module.css'

type ChoiceSelectProps<T extends string> = {
  readonly label: string
  readonly value: T | ''
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly placeholder?: string
  readonly onChoose: (value: T) => void
}

/** A native select. With a placeholder, nothing is selected until the guest chooses an option. */
export function ChoiceSelect<T extends string>({ label, value, options, placeholder, onChoose }: ChoiceSelectProps<T>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChoose(chosen.value)
  }
  return (
    <Select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
      {placeholder && value === '' && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

type CheckRowProps = { readonly isChecked: boolean; readonly onToggle: () => void; readonly children: ReactNode }

/** A checkbox with a large tap area. */
export const CheckRow = ({ isChecked, onToggle, children }: CheckRowProps) => (
  <label className={styles.row}>
    <input className={styles.box} type="checkbox" checked={isChecked} onChange={onToggle} />
    {children}
  </label>
)
