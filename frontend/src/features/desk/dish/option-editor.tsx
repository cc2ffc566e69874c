import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext, useWatch } from 'react-hook-form'
import { AmountField, SelectOptions, SelectField, TextField } from '#base/forms/fields'
import { RowActions } from '../form/row-acts'
import { TickField } from '../form/tick'
import { useErrorsUnder } from '../form/use-errors-under'
import { AllergenCheckboxes } from './allergen-ticks'
import type { DishDraft, OptionDraft } from './draft'
import { RecipeLines } from './recipe-lines'

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

/** What of an option is not seen at once, in few words. */
function moreWords({ upTo, allergensAdded, allergensRemoved, recipe }: OptionDraft): string {
  const parts = [
    ...(upTo > 1 ? [`up to ${upTo}`] : []),
    ...(allergensAdded.length > 0 ? [`adds ${allergensAdded.join(', ')}`] : []),
    ...(allergensRemoved.length > 0 ? [`without ${allergensRemoved.join(', ')}`] : []),
    ...(recipe.length > 0 ? [`${recipe.length} in its recipe`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : 'Allergens, recipe, how often'
}

type OptionEditorProps = {
  readonly path: `optionGroups.${number}.options.${number}`
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** One option of a group. */
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
        <TickField<DishDraft>
          name={`${path}.isDefault`}
          label="Comes with the dish"
          onTurned={(isDefault) => isDefault && setValue(`${path}.price`, '0.00', { shouldDirty: true })}
        />
        <RowActions name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </Flex>
      <More open={isWrongWithin || undefined}>
        <summary>{moreWords(option)}</summary>
        <div>
          <SelectField<DishDraft> name={`${path}.upTo`} label="How often it may be taken" parse={Number}>
            <SelectOptions of={times} />
          </SelectField>
          <AllergenCheckboxes<DishDraft> label="Adds these allergens" name={`${path}.allergensAdded`} />
          <AllergenCheckboxes<DishDraft> label="Without these allergens" name={`${path}.allergensRemoved`} />
          <div>
            <chakra.p fontSize="sm" fontWeight="medium" color="fg.muted" mb="2">
              What it takes of the stock
            </chakra.p>
            <RecipeLines
              path={`${path}.recipe`}
              hint="Below nothing where it leaves something of the dish away: -0.10"
            />
          </div>
        </div>
      </More>
    </chakra.li>
  )
}
