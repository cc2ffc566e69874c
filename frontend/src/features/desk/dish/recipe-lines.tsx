import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { PlusIcon } from 'lucide-react'
import { AmountBox, OneOf } from '../form/inputs'
import { removedAt, replacedAt } from '../form/list'
import { RowActs } from '../form/row-acts'
import type { LineDraft } from './draft'
import { useIngredients } from './ingredients'

type RecipeLinesProps = {
  readonly path: string
  readonly lines: readonly LineDraft[]
  readonly onChange: (lines: readonly LineDraft[]) => void
  readonly hint?: string
}

/** What goes into something: each ingredient with its quantity. */
export function RecipeLines({ path, lines, onChange, hint }: RecipeLinesProps) {
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
      {lines.map((line, at) => {
        const name = ingredients.find(({ id }) => id === line.itemId)?.name ?? `ingredient ${at + 1}`
        return (
          <Grid
            key={at}
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 10rem auto' }}
            // On a phone an ingredient takes the line, with its quantity beneath.
            css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
            gap="2"
            alignItems="start"
            width="100%"
            role="group"
            aria-label={name}
          >
            <OneOf
              label="Ingredient"
              path={`${path}.${at}.itemId`}
              isLabelHidden
              value={line.itemId}
              choices={choicesFor(line.itemId)}
              onChange={(itemId) => onChange(replacedAt(lines, at, { ...line, itemId }))}
            />
            <AmountBox
              label={`Quantity of ${name}`}
              path={`${path}.${at}.quantity`}
              isLabelHidden
              unit={unitOf(line.itemId)}
              value={line.quantity}
              onChange={(quantity) => onChange(replacedAt(lines, at, { ...line, quantity }))}
            />
            <RowActs name={name} at={at} count={lines.length} onRemove={() => onChange(removedAt(lines, at))} />
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
        onClick={() => onChange([...lines, { itemId: 0, quantity: '' }])}
      >
        <PlusIcon /> Ingredient
      </Button>
    </chakra.div>
  )
}
