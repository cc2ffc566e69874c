import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import type { DeskDish } from '#shared/contract/desk/dish'
import { TextBox, Tick } from '../form/inputs'
import { Panel } from '../form/panel'
import { AllergenTicks } from './allergen-ticks'
import type { NutritionDraft } from './draft'
import type { PanelProps } from './facts-panels'

const dayText = (at: string) => new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

type AllergensPanelProps = PanelProps & { readonly declared: DeskDish['allergensDeclared'] }

/** What the kitchen declares, or that it declares nothing. */
export function AllergensPanel({ draft, set, declared }: AllergensPanelProps) {
  const name = useId()
  const { allergens } = draft
  return (
    <Panel
      title="Allergens"
      lead={declared ? `Declared by ${declared.by} on ${dayText(declared.at)}` : 'Guests with an allergy rely on this.'}
    >
      <Flex columnGap="5" wrap="wrap">
        <Tick
          type="radio"
          name={name}
          label="Not declared"
          isOn={allergens === null}
          onTurn={() => set({ allergens: null })}
        />
        <Tick
          type="radio"
          name={name}
          label="Declared: it contains"
          isOn={allergens !== null}
          onTurn={() => set({ allergens: allergens ?? [] })}
        />
      </Flex>
      {allergens && (
        <>
          <AllergenTicks
            label="What it contains"
            isLabelHidden
            path="allergens"
            chosen={allergens}
            onChange={(chosen) => set({ allergens: chosen })}
          />
          {allergens.length === 0 && (
            <Text fontSize="sm" color="fg.muted">
              Nothing chosen declares that it contains none of them.
            </Text>
          )}
        </>
      )}
    </Panel>
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

export function NutritionPanel({ draft, set }: PanelProps) {
  const { nutritionInfo } = draft
  return (
    <Panel title="Nutrition" lead="Of a portion as it comes.">
      <Tick
        label="Show what is in a portion"
        isOn={nutritionInfo !== null}
        onTurn={(isOn) => set({ nutritionInfo: isOn ? noNutrition : null })}
      />
      {nutritionInfo && (
        <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(5, 1fr)' }} gap="3" alignItems="start">
          {nutrients.map(({ key, label }) => (
            <TextBox
              key={key}
              label={label}
              path={`nutritionInfo.${key}`}
              inputMode="decimal"
              maxLength={8}
              value={nutritionInfo[key]}
              onChange={(value) => set({ nutritionInfo: { ...nutritionInfo, [key]: value } })}
            />
          ))}
        </Grid>
      )}
    </Panel>
  )
}
