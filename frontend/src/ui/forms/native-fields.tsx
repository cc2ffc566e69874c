import { chakra } from '@chakra-ui/react/styled-system'
import { inputRecipe } from '../theme/recipes'
import { NativeSelect } from '@chakra-ui/react/native-select'

/**
 * A text field without the form-field machinery: what the landing page needs, and no more to load.
 */
export const TextInput = chakra('input', inputRecipe)

type ChoiceSelectProps<T extends string> = {
  readonly label: string
  readonly value: T | ''
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly placeholder?: string
  readonly onChoose: (value: T) => void
}

/**
 * One of a few, as the device itself lets one choose; nothing until one is chosen where a
 * placeholder stands.
 */
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
