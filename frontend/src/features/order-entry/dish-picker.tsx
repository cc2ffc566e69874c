import { Box } from '@chakra-ui/react/box'
import { useId, useMemo, useState, type KeyboardEvent, type Ref } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { createMenuSearch } from '#shared/menu/search'
import { formatDecimal } from '#shared/platform/money'
import { useMenu } from '#base/menu/use-menu'
import { FieldFrame } from '#ui/forms/field-frame'
import { useDialogWords } from '#base/language/use-dialog-words'
import { isOrderable, parseDishQuery, sortFoundDishes } from './order-draft'
import { TextInput } from '#ui/forms/controls'

/** How many dishes the list shows at most. */
const MAX_FOUND = 8

function useFoundDishes(text: string): readonly MenuItem[] {
  const { items, categories } = useMenu()
  const search = useMemo(() => createMenuSearch(items, categories), [items, categories])
  if (text === '') return []
  const ids = search(text)
  const found = items.filter((dish) => ids.has(dish.id) || dish.code.toLowerCase() === text.toLowerCase())
  return sortFoundDishes(found, text).slice(0, MAX_FOUND)
}

const NotAvailable = () => useDialogWords().editing.notAvailable

type FoundDishProps = {
  readonly id: string
  readonly dish: MenuItem
  readonly isActive: boolean
  readonly onPick: () => void
}

const FoundDish = ({ id, dish, isActive, onPick }: FoundDishProps) => (
  <Box
    as="li"
    id={id}
    role="option"
    aria-selected={isActive}
    aria-disabled={!isOrderable(dish)}
    display="flex"
    justifyContent="space-between"
    gap="4"
    px="4"
    py="3"
    cursor="pointer"
    bg={isActive ? 'bg.muted' : undefined}
    color={isOrderable(dish) ? 'fg' : 'fg.subtle'}
    // Keeps the focus in the search field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    <span>
      {dish.name}{' '}
      <Box as="span" color="fg.muted">
        {dish.code}
      </Box>
    </span>
    <span>{isOrderable(dish) ? formatDecimal(dish.price) : <NotAvailable />}</span>
  </Box>
)

type DishPickerProps = {
  readonly inputRef?: Ref<HTMLInputElement>
  readonly hasInitialFocus: boolean
  readonly onPick: (dish: MenuItem, quantity: number) => void
  /** Called when Enter is pressed in the empty field. */
  readonly onDone: (() => void) | undefined
}

/** Finds a dish by name, code or ingredient; Enter adds it, with a quantity typed in front. */
export function DishPicker({ inputRef, hasInitialFocus, onPick, onDone }: DishPickerProps) {
  const { editing: words } = useDialogWords()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { quantity, text } = parseDishQuery(typed)
  const found = useFoundDishes(text)
  const isOpen = text !== ''
  const type = (value: string) => {
    setTyped(value)
    setActive(0)
  }
  const pick = (dish: MenuItem | undefined) => {
    if (!dish || !isOrderable(dish)) return
    type('')
    onPick(dish, quantity)
  }
  const step = (by: number) => setActive((found.length + active + by) % Math.max(1, found.length))
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys choose a word of the input method: Chinese, Japanese, Korean.
    if (event.nativeEvent.isComposing) return
    // With a modifier, Enter places the order.
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    if (isEnter && isOpen) pick(found[active])
    else if (isEnter && onDone && typed === '') onDone()
    else if (event.key === 'ArrowDown' && isOpen) step(1)
    else if (event.key === 'ArrowUp' && isOpen) step(-1)
    else if (event.key === 'Escape' && isOpen) type('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Box position="relative">
      <FieldFrame label={words.addDish} hint={words.addHint}>
        <TextInput
          ref={inputRef}
          role="combobox"
          autoFocus={hasInitialFocus}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${found[active].id}` : undefined}
          autoComplete="off"
          size="lg"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      <Box
        as="ul"
        id={`${id}-list`}
        role="listbox"
        aria-label={words.dishes}
        hidden={!isOpen}
        position="absolute"
        insetX="0"
        top="full"
        zIndex="dropdown"
        listStyle="none"
        bg="bg.raised"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="xl"
        boxShadow="lg"
        overflow="hidden"
      >
        {found.map((dish, index) => (
          <FoundDish
            key={dish.id}
            id={`${id}-${dish.id}`}
            dish={dish}
            isActive={index === active}
            onPick={() => pick(dish)}
          />
        ))}
        {found.length === 0 && (
          <Box as="li" role="presentation" px="4" py="3" color="fg.muted">
            {words.noMatch}
          </Box>
        )}
      </Box>
    </Box>
  )
}
