import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { allergens } from '#shared/menu/contract'
import type { Allergen } from '#shared/menu/contract'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import type { EditableDish } from '#shared/menu/editing-contract'
import { TextField } from '#ui/forms/fields'
import { FormPanel, Tick } from '../form/form-layout'
import { DeclarationConfirmation } from './declaration-confirmation'
import type { DishDraft, NutritionDraft } from './draft'

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

const dayText = (at: string) => new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

type AllergensPanelProps = {
  /** Null for a new dish. */
  readonly dish: EditableDish | null
  readonly isUnsaved: boolean
}

/** The allergens that the kitchen declares, or that it hasn't declared any yet. */
export function AllergensPanel({ dish, isUnsaved }: AllergensPanelProps) {
  const declared = dish?.allergensDeclared ?? null
  const name = useId()
  const { field } = useController<DishDraft, 'allergens'>({ name: 'allergens' })
  const allergens = field.value
  return (
    <FormPanel
      title="Allergens"
      lead={declared ? `Declared by ${declared.by} on ${dayText(declared.at)}` : 'Guests with an allergy rely on this.'}
    >
      <Flex columnGap="5" wrap="wrap">
        <Tick
          type="radio"
          name={name}
          label="Not declared"
          isOn={allergens === null}
          onTurn={() => field.onChange(null)}
        />
        <Tick
          type="radio"
          name={name}
          label="Declared: it contains"
          isOn={allergens !== null}
          onTurn={() => field.onChange(allergens ?? [])}
        />
      </Flex>
      {allergens && (
        <>
          <AllergenCheckboxes<DishDraft> label="What it contains" isLabelHidden name="allergens" />
          {allergens.length === 0 && (
            <Text fontSize="sm" color="fg.muted">
              Nothing chosen declares that it contains none of them.
            </Text>
          )}
        </>
      )}
      {dish && <DeclarationConfirmation dish={dish} isUnsaved={isUnsaved} />}
    </FormPanel>
  )
}

const nutrients = [
  { key: 'calories', label: 'Calories' },
  { key: 'proteinGrams', label: 'Protein (g)' },
  { key: 'carbohydrateGrams', label: 'Carbs (g)' },
  { key: 'fatGrams', label: 'Fat (g)' },
  { key: 'sodiumMilligrams', label: 'Sodium (mg)' },
] as const satisfies readonly { readonly key: keyof NutritionDraft; readonly label: string }[]

const noNutrition: NutritionDraft = {
  calories: '',
  proteinGrams: '',
  carbohydrateGrams: '',
  fatGrams: '',
  sodiumMilligrams: '',
}

export function NutritionPanel() {
  const { field } = useController<DishDraft, 'nutritionInfo'>({ name: 'nutritionInfo' })
  return (
    <FormPanel title="Nutrition" lead="Of a portion as it comes.">
      <Tick
        label="Show what is in a portion"
        isOn={field.value !== null}
        onTurn={(isOn) => field.onChange(isOn ? noNutrition : null)}
      />
      {field.value && (
        <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(5, 1fr)' }} gap="3" alignItems="start">
          {nutrients.map(({ key, label }) => (
            <TextField<DishDraft>
              key={key}
              name={`nutritionInfo.${key}`}
              label={label}
              inputMode="decimal"
              maxLength={8}
            />
          ))}
        </Grid>
      )}
    </FormPanel>
  )
}
