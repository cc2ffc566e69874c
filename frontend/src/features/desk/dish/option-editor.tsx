import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { use } from 'react'
import { ErrorsContext } from '../form/errors'
import { AmountBox, OneOf, TextBox, Tick } from '../form/inputs'
import { RowActs } from '../form/row-acts'
import { AllergenTicks } from './allergen-ticks'
import type { OptionDraft } from './draft'
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
  readonly path: string
  readonly option: OptionDraft
  readonly at: number
  readonly count: number
  readonly onChange: (option: OptionDraft) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** One option of a group. */
export function OptionEditor({ path, option, at, count, onChange, onMove, onRemove }: OptionEditorProps) {
  const errors = use(ErrorsContext)
  const isWrongWithin = Object.keys(errors).some(
    (wrong) => wrong.startsWith(`${path}.`) && ![`${path}.name`, `${path}.price`].includes(wrong),
  )
  const set = (patch: Partial<OptionDraft>) => onChange({ ...option, ...patch })
  const name = option.name || `option ${at + 1}`
  return (
    <chakra.li display="grid" borderTopWidth="1px" pt="3" aria-label={name}>
      <Grid gridTemplateColumns="minmax(0, 1fr) 7rem" gap="2" alignItems="start">
        <TextBox
          label="Option"
          path={`${path}.name`}
          maxLength={60}
          value={option.name}
          onChange={(value) => set({ name: value })}
        />
        <AmountBox
          label="Price"
          path={`${path}.price`}
          sign="$"
          value={option.price}
          onChange={(price) => set({ price })}
        />
      </Grid>
      <Flex columnGap="3" justify="space-between" align="center">
        <Tick
          label="Comes with the dish"
          isOn={option.isDefault}
          onTurn={(isDefault) => set({ isDefault, ...(isDefault && { price: '0.00' }) })}
        />
        <RowActs name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </Flex>
      <More open={isWrongWithin || undefined}>
        <summary>{moreWords(option)}</summary>
        <div>
          <OneOf
            label="How often it may be taken"
            path={`${path}.upTo`}
            value={option.upTo}
            choices={times}
            onChange={(upTo) => set({ upTo })}
          />
          <AllergenTicks
            label="Adds these allergens"
            path={`${path}.allergensAdded`}
            chosen={option.allergensAdded}
            onChange={(allergensAdded) => set({ allergensAdded })}
          />
          <AllergenTicks
            label="Without these allergens"
            path={`${path}.allergensRemoved`}
            chosen={option.allergensRemoved}
            onChange={(allergensRemoved) => set({ allergensRemoved })}
          />
          <div>
            <chakra.p fontSize="sm" fontWeight="medium" color="fg.muted" mb="2">
              What it takes of the stock
            </chakra.p>
            <RecipeLines
              path={`${path}.recipe`}
              lines={option.recipe}
              hint="Below nothing where it leaves something of the dish away: -0.10"
              onChange={(recipe) => set({ recipe })}
            />
          </div>
        </div>
      </More>
    </chakra.li>
  )
}
