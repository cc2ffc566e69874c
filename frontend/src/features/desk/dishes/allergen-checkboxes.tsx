import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { allergens, type Allergen } from '#shared/menu/contract'

const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '10',
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'sm',
      cursor: 'pointer',
      textTransform: 'capitalize',
    },
    '& label:has(:checked)': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      borderColor: 'accent.fg',
      fontWeight: 'semibold',
    },
    '& label:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.glow', outlineOffset: '2px' },
    '& input': { width: '4', height: '4', accentColor: 'var(--ember-solid)' },
  },
})

type AllergenCheckboxesProps<V extends FieldValues> = {
  readonly label: string
  /** The path of the list of allergens in the surrounding form. */
  readonly name: FieldPath<V>
  readonly isLabelHidden?: boolean
}

/** A checkbox for each allergen that a menu can declare. */
export function AllergenCheckboxes<V extends FieldValues>({
  label,
  name,
  isLabelHidden = false,
}: AllergenCheckboxesProps<V>) {
  const id = useId()
  const { field, fieldState } = useController<V>({ name })
  const error = fieldState.error?.message
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const turn = (allergen: Allergen, isOn: boolean) =>
    field.onChange(allergens.filter((each) => (each === allergen ? isOn : chosen.includes(each))))
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      tabIndex={error === undefined ? undefined : -1}
      display="grid"
      gap="2"
    >
      <chakra.span
        id={id}
        className={isLabelHidden ? 'sr-only' : undefined}
        fontSize="sm"
        fontWeight="medium"
        color="fg.muted"
      >
        {label}
      </chakra.span>
      <Chips>
        {allergens.map((allergen) => (
          <label key={allergen}>
            <input
              type="checkbox"
              checked={chosen.includes(allergen)}
              onChange={(event) => turn(allergen, event.target.checked)}
            />
            {allergen}
          </label>
        ))}
      </Chips>
      {error && (
        <chakra.span id={`${id}-error`} fontSize="sm" color="danger.fg" role="alert">
          {error}
        </chakra.span>
      )}
    </chakra.div>
  )
}
