import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { inputRecipe } from '../theme/recipes'
import { NativeSelect } from '@chakra-ui/react/native-select'

/** A plain text input without Chakra's field state, so that the landing page loads less code. */
export const TextInput = chakra('input', inputRecipe)

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
    <NativeSelect.Root>
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {placeholder && value === '' && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

const Row = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer' },
})

const CheckBox = chakra('input', { base: { width: '5', height: '5', accentColor: 'accent.fg', flexShrink: 0 } })

type CheckRowProps = { readonly isChecked: boolean; readonly onToggle: () => void; readonly children: ReactNode }

/** A checkbox with a large tap area. */
export const CheckRow = ({ isChecked, onToggle, children }: CheckRowProps) => (
  <Row>
    <CheckBox type="checkbox" checked={isChecked} onChange={onToggle} />
    {children}
  </Row>
)
