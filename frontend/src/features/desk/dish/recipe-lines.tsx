import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray, useWatch } from 'react-hook-form'
import { PlusIcon } from 'lucide-react'
import { AmountField, SelectOptions, SelectField } from '#base/forms/fields'
import { RowActions } from '../form/row-acts'
import type { DishDraft } from './draft'
import { useIngredients } from './ingredients'

type RecipeLinesProps = {
  /** The path of the recipe in the form of the dish. */
  readonly path: 'recipe' | `optionGroups.${number}.options.${number}.recipe`
  readonly hint?: string
}

/** What goes into something: each ingredient with its quantity. */
export function RecipeLines({ path, hint }: RecipeLinesProps) {
  const { fields, append, remove } = useFieldArray<DishDraft, typeof path, 'rowKey'>({ name: path, keyName: 'rowKey' })
  const lines = useWatch<DishDraft, typeof path>({ name: path })
  const ingredients = useIngredients()
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
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 10rem auto' }}
            // On a phone an ingredient takes the line, with its quantity beneath.
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
            <AmountField<DishDraft>
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
      <Button
        type="button"
        variant="outline"
        size="sm"
        onClick={() => append({ itemId: 0, quantity: '' }, { shouldFocus: false })}
      >
        <PlusIcon /> Ingredient
      </Button>
    </chakra.div>
  )
}
