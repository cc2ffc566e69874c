import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { allergens } from '#shared/contract/menu'
import type { Allergen } from '#shared/contract/menu'
import { useErrorAt } from '../form/errors'

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

type AllergenTicksProps = {
  readonly label: string
  readonly path: string
  readonly isLabelHidden?: boolean
  readonly chosen: readonly Allergen[]
  readonly onChange: (chosen: readonly Allergen[]) => void
}

/** Which of the allergens that the house tells of. */
export function AllergenTicks({ label, path, isLabelHidden = false, chosen, onChange }: AllergenTicksProps) {
  const id = useId()
  const error = useErrorAt(path)
  const turn = (allergen: Allergen, isOn: boolean) =>
    onChange(allergens.filter((each) => (each === allergen ? isOn : chosen.includes(each))))
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
