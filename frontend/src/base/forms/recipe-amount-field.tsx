import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useController, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form'
import { convertAmount, listTypedUnits, readRecipeAmount } from '#shared/inventory/recipe-amounts'
import { TextInput } from '#ui/chakra/controls'
import { Select } from '#ui/forms/controls'
import { FieldFrame } from '#ui/forms/field-frame'

type RecipeAmountFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: string
  readonly isLabelHidden?: boolean
  /** The unit of the ingredient; undefined until one is chosen. */
  readonly unit: string | undefined
  readonly rules?: Pick<RegisterOptions<V>, 'required' | 'validate'> | undefined
}

/** What is in the field, in which unit, and the form's value that it gave. */
type Typed = { readonly text: string; readonly unit: string; readonly own: string; readonly value: string }

function toValue(text: string, unit: string, own: string): string {
  const decimal = unit === own ? null : readRecipeAmount(text, 'signed')
  return decimal === null ? text : (convertAmount(decimal, unit, own) ?? text)
}

/**
 * An amount of a recipe, typed in the ingredient's unit or another of its kind. The form's value is
 * always in the ingredient's own unit.
 */
export function RecipeAmountField<V extends FieldValues>(props: RecipeAmountFieldProps<V>) {
  const { name, label, isLabelHidden = false, unit: own = '', rules } = props
  const { field, fieldState } = useController<V>({ name, ...(rules && { rules }) })
  const [typed, setTyped] = useState<Typed>()
  const value = String(field.value ?? '')
  const isCurrent = typed !== undefined && typed.own === own && typed.value === value
  const { text, unit } = isCurrent ? typed : { text: value, unit: own }
  const units = listTypedUnits(own)
  // Both controls are in one field, whose label names the first.
  const unitId = useId()
  const change = (nextText: string, nextUnit: string) => {
    const next = toValue(nextText, nextUnit, own)
    setTyped({ text: nextText, unit: nextUnit, own, value: next })
    field.onChange(next)
  }
  return (
    <FieldFrame
      label={label}
      labelLook={isLabelHidden ? 'hidden' : undefined}
      isRequired={rules?.required !== undefined}
      error={fieldState.error && (fieldState.error.message ?? '')}
      hint={unit === own || value === text ? undefined : `${value} ${own}`}
    >
      <Flex gap="2" width="100%" align="center">
        <TextInput
          {...field}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          flex="1 1 5rem"
          minW="4.5rem"
          value={text}
          onChange={({ target }) => change(target.value, unit)}
        />
        {units.length > 1 ? (
          <chakra.div flex="0 0 6.5rem">
            <Select
              id={unitId}
              aria-label={`Unit of ${label}`}
              value={unit}
              onChange={({ target }) => change(text, target.value)}
            >
              {units.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          </chakra.div>
        ) : (
          <chakra.span color="fg.subtle" fontSize="sm">
            {own}
          </chakra.span>
        )}
      </Flex>
    </FieldFrame>
  )
}
