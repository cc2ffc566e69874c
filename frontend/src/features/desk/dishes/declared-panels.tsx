import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import type { EditableDish } from '#shared/menu/editing-contract'
import { TextField } from '#ui/forms/fields'
import { FormPanel } from '../form/form-panel'
import { ChoiceInput } from '../form/choice-input'
import { AllergenCheckboxes } from './allergen-checkboxes'
import { DeclarationConfirmation } from './declaration-confirmation'
import type { DishDraft, NutritionDraft } from './draft'

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
  const { field, fieldState } = useController<DishDraft, 'allergens'>({ name: 'allergens' })
  const choice = field.value
  const allergens = choice === 'undecided' ? null : choice
  // The check boxes show their own errors.
  const error = allergens ? undefined : fieldState.error?.message
  return (
    <FormPanel
      title="Allergens"
      lead={declared ? `Declared by ${declared.by} on ${dayText(declared.at)}` : 'Guests with an allergy rely on this.'}
    >
      <Flex
        columnGap="5"
        wrap="wrap"
        role="radiogroup"
        aria-label="Allergens"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        tabIndex={error === undefined ? undefined : -1}
      >
        <ChoiceInput
          type="radio"
          name={name}
          label="Not declared"
          isChecked={choice === null}
          onChange={() => field.onChange(null)}
        />
        <ChoiceInput
          type="radio"
          name={name}
          label="Declared: it contains"
          isChecked={allergens !== null}
          onChange={() => field.onChange(allergens ?? [])}
        />
      </Flex>
      {error && (
        <Text id={`${name}-error`} fontSize="sm" color="danger.fg" role="alert">
          {error}
        </Text>
      )}
      {allergens && (
        <>
          <AllergenCheckboxes<DishDraft> label="What it contains" isLabelHidden name="allergens" />
          {allergens.length === 0 && (
            <Text fontSize="sm" color="fg.muted">
              With none selected, the dish is declared free of all of them.
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
    <FormPanel title="Nutrition" lead="Per portion, as served.">
      <ChoiceInput
        label="Show nutrition facts"
        isChecked={field.value !== null}
        onChange={(isOn) => field.onChange(isOn ? noNutrition : null)}
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
