import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { formatAllergenLine } from '#shared/menu/dietary/filters'
import { getDishAsItComes } from '#shared/menu/dietary/verdict'
import { groupBySection } from '#shared/menu/listing'
import { formatDecimal } from '#shared/platform/money'
import { useMenu } from '#base/menu/use-menu'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { DishPicture } from '#ui/picture'
import { isOrderable } from '../order-draft'
import { TextInput } from '#ui/forms/controls'

const Dishes = chakra('ul', {
  base: {
    listStyle: 'none',
    '& button': {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      py: '2',
      textAlign: 'start',
      borderBottomWidth: '1px',
      cursor: 'pointer',
      _hover: { color: 'accent.fg' },
    },
    '& img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

type DishChoiceProps = { readonly dish: MenuItem; readonly onPick: (dish: MenuItem) => void }

const DishChoice = ({ dish, onPick }: DishChoiceProps) => (
  <li>
    <button type="button" aria-haspopup="dialog" onClick={() => onPick(dish)}>
      <DishPicture imageUrl={dish.imageUrl} sizes="4rem">
        <span />
      </DishPicture>
      <span>
        <strong>{dish.name}</strong>
        <small>{formatAllergenLine(getDishAsItComes(dish))}</small>
      </span>
      <span>{formatDecimal(dish.price)}</span>
    </button>
  </li>
)

type AddDishDialogProps = { readonly onPick: (dish: MenuItem) => void; readonly onClose: () => void }

/** The dishes that can be added to a placed order, by category or found by a word. */
export function AddDishDialog({ onPick, onClose }: AddDishDialogProps) {
  const { items, categories } = useMenu()
  const [search, setSearch] = useState('')
  const sections = groupBySection(categories, items.filter(isOrderable), useDeferredValue(search))
  return (
    <Dialog title="Add a dish" size="xl" closeLabel="Close the dishes" onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <FieldFrame label="Search">
          <TextInput
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </FieldFrame>
        {sections.map(({ category, items: dishes }) => (
          <section key={category.id} aria-label={category.name}>
            <Heading as="h3" size="md">
              {category.name}
            </Heading>
            <Dishes>
              {dishes.map((dish) => (
                <DishChoice key={dish.id} dish={dish} onPick={onPick} />
              ))}
            </Dishes>
          </section>
        ))}
        <p role="status">{sections.length === 0 && 'No menu items found matching your search.'}</p>
      </DialogBody>
    </Dialog>
  )
}
