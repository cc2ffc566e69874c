import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { EditableDish } from '#shared/contract/desk/dish'
import { TextField } from '#base/forms/fields'
import { FormPanel } from '../form/panel'
import { Tick } from '../form/tick'
import { AllergenCheckboxes } from './allergen-ticks'
import type { DishDraft, NutritionDraft } from './draft'

const dayText = (at: string) => new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

type AllergensPanelProps = { readonly declared: EditableDish['allergensDeclared'] }

/** What the kitchen declares, or that it declares nothing. */
export function AllergensPanel({ declared }: AllergensPanelProps) {
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
