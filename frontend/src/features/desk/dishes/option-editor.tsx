import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { PlusIcon } from 'lucide-react'
import { ItemDialog } from '#features/inventory'
import { RecipeAmountField } from '#base/forms/recipe-amount-field'
import { AmountField, SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { RowActions } from '../form/list-editing'
import type { DishDraft, OptionDraft } from './draft'
import { useIngredients } from './dish-cost'
import { Flex } from '@chakra-ui/react/flex'
import { CheckboxField } from '../form/choice-input'
import { useErrorsUnder } from '../form/use-errors-under'
import { AllergenCheckboxes } from './allergen-checkboxes'
import { advisoryChoices } from './advisory-panel'

type RecipeLinesProps = {
  /** The path of the recipe in the form of the dish. */
  readonly path: 'recipe' | `optionGroups.${number}.options.${number}.recipe`
  readonly hint?: string
}

/** Edits a recipe: each ingredient with its quantity. */
export function RecipeLines({ path, hint }: RecipeLinesProps) {
  const { fields, append, remove } = useFieldArray<DishDraft, typeof path, 'rowKey'>({ name: path, keyName: 'rowKey' })
  const lines = useWatch<DishDraft, typeof path>({ name: path })
  const location = useDeskLocation()
  const ingredients = useIngredients()
  const [isAdding, setAdding] = useState(false)
  const unitOf = (id: number) => ingredients.find((one) => one.id === id)?.unit
  const choicesFor = (own: number) => [
    { value: 0, label: 'Choose an ingredient' },
    ...ingredients
      .filter(({ id }) => id === own || lines.every((line) => line.itemId !== id))
      .map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '2' }} justifyItems="start">
      {fields.map(({ rowKey }, at) => {
        const itemId = lines[at]?.itemId ?? 0
        const name = ingredients.find(({ id }) => id === itemId)?.name ?? `ingredient ${at + 1}`
        return (
          <Grid
            key={rowKey}
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 13rem auto' }}
            // On a phone the ingredient takes a whole line, with its quantity below.
            css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
            gap="2"
            alignItems="start"
            width="100%"
            role="group"
            aria-label={name}
          >
            <SelectField<DishDraft> name={`${path}.${at}.itemId`} label="Ingredient" isLabelHidden parse={Number}>
              <SelectOptions of={choicesFor(itemId)} />
            </SelectField>
            <RecipeAmountField<DishDraft>
              name={`${path}.${at}.quantity`}
              label={`Quantity of ${name}`}
              isLabelHidden
              unit={unitOf(itemId)}
            />
            <RowActions name={name} at={at} count={fields.length} onRemove={() => remove(at)} />
          </Grid>
        )
      })}
      {hint && (
        <chakra.p fontSize="sm" color="fg.subtle">
          {hint}
        </chakra.p>
      )}
      <Flex gap="2" wrap="wrap">
        <Button
          type="button"
          variant="outline"
          size="sm"
          onClick={() => append({ itemId: 0, quantity: '' }, { shouldFocus: false })}
        >
          <PlusIcon /> Ingredient
        </Button>
        <Button type="button" variant="ghost" size="sm" onClick={() => setAdding(true)}>
          New ingredient…
        </Button>
      </Flex>
      {isAdding && (
        <ItemDialog
          countAt={location}
          onCreated={({ id }) => append({ itemId: id, quantity: '' }, { shouldFocus: false })}
          onClose={() => setAdding(false)}
        />
      )}
    </chakra.div>
  )
}

const More = chakra('details', {
  base: {
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      cursor: 'pointer',
      fontSize: 'sm',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
    '& > div': { display: 'grid', gap: '4', pt: '2', pb: '1' },
  },
})

const times = Array.from({ length: 9 }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? 'Once' : `Up to ${index + 1} times`,
}))

/** Summarizes the details of an option that are collapsed. */
function formatDetails({ upTo, allergensAdded, allergensRemoved, advisory, recipe }: OptionDraft): string {
  const parts = [
    ...(upTo > 1 ? [`up to ${upTo}`] : []),
    ...(allergensAdded.length > 0 ? [`adds ${allergensAdded.join(', ')}`] : []),
    ...(allergensRemoved.length > 0 ? [`without ${allergensRemoved.join(', ')}`] : []),
    ...(advisory === 'none' ? [] : [advisory]),
    ...(recipe.length > 0 ? [`${recipe.length} in its recipe`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : 'Allergens, recipe, maximum quantity'
}

type OptionEditorProps = {
  readonly path: `optionGroups.${number}.options.${number}`
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** Edits one option of a group. */
export function OptionEditor({ path, at, count, onMove, onRemove }: OptionEditorProps) {
  const { setValue } = useFormContext<DishDraft>()
  const option = useWatch<DishDraft, typeof path>({ name: path })
  const isWrongWithin = useErrorsUnder(path).some((field) => !['name', 'price'].includes(field))
  const name = option.name || `option ${at + 1}`
  return (
    <chakra.li display="grid" borderTopWidth="1px" pt="3" aria-label={name}>
      <Grid gridTemplateColumns="minmax(0, 1fr) 7rem" gap="2" alignItems="start">
        <TextField<DishDraft> name={`${path}.name`} label="Option" maxLength={60} />
        <AmountField<DishDraft> name={`${path}.price`} label="Price" sign="$" />
      </Grid>
      <Flex columnGap="3" justify="space-between" align="center">
        <CheckboxField<DishDraft>
          name={`${path}.isDefault`}
          label="Comes with the dish"
          onChanged={(isDefault) => isDefault && setValue(`${path}.price`, '0.00', { shouldDirty: true })}
        />
        <RowActions name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </Flex>
      <More open={isWrongWithin || undefined}>
        <summary>{formatDetails(option)}</summary>
        <div>
          <TextField<DishDraft>
            name={`${path}.alsoCalled`}
            label="Also called"
            hint="Other names that guests say, separated by commas"
          />
          <TextField<DishDraft> name={`${path}.kitchenName`} label="Kitchen name" maxLength={60} />
          <SelectField<DishDraft> name={`${path}.upTo`} label="Maximum quantity" parse={Number}>
            <SelectOptions of={times} />
          </SelectField>
          <SelectField<DishDraft> name={`${path}.advisory`} label="Raw or undercooked">
            <SelectOptions of={advisoryChoices} />
          </SelectField>
          <AllergenCheckboxes<DishDraft> label="Adds these allergens" name={`${path}.allergensAdded`} />
          <AllergenCheckboxes<DishDraft> label="Without these allergens" name={`${path}.allergensRemoved`} />
          <div>
            <chakra.p fontSize="sm" fontWeight="medium" color="fg.muted" mb="2">
              What it uses from stock
            </chakra.p>
            <RecipeLines path={`${path}.recipe`} hint="Negative if it leaves something out: -0.10" />
          </div>
        </div>
      </More>
    </chakra.li>
  )
}
