import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { FormPanel } from '../form/form-panel'
import { ChoiceInput } from '../form/choice-input'
import type { AdvisoryChoice, DishDraft } from './draft'

/** The advisories that an owner can choose for a dish or option. */
export const advisoryChoices = [
  { value: 'none', label: 'Neither raw nor undercooked' },
  { value: 'raw', label: 'Served raw, seared or torched' },
  { value: 'undercooked', label: 'Served undercooked' },
] as const satisfies readonly { readonly value: AdvisoryChoice; readonly label: string }[]

/** Whether the dish is raw or undercooked, which menus must mark. */
export function AdvisoryPanel() {
  const name = useId()
  const { field, fieldState } = useController<DishDraft, 'advisory'>({ name: 'advisory' })
  const error = fieldState.error?.message
  return (
    <FormPanel title="Raw or undercooked" lead="Guests see an asterisk and the reminder of the health code.">
      <Flex
        columnGap="5"
        wrap="wrap"
        role="radiogroup"
        aria-label="Raw or undercooked"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        tabIndex={error === undefined ? undefined : -1}
      >
        {advisoryChoices.map(({ value, label }) => (
          <ChoiceInput
            key={value}
            type="radio"
            name={name}
            label={label}
            isChecked={field.value === value}
            onChange={() => field.onChange(value)}
          />
        ))}
      </Flex>
      {error && (
        <Text id={`${name}-error`} fontSize="sm" color="danger.fg" role="alert">
          {error}
        </Text>
      )}
    </FormPanel>
  )
}
