import { Box } from '@chakra-ui/react/box'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findNotedAllergens } from '#shared/kitchen/allergy-notes'
import type { MenuItem } from '#shared/menu/contract'
import { requiresSelection } from '#shared/menu/options'
import { removeFromCart, setCartQuantity, toCartItem } from '#shared/orders/cart/cart'
import { getLineProblem, reconcileCart } from '#shared/orders/cart/cart-changes'
import { getLineTotalCents, type Cart, type CartItem, countDishes } from '#shared/orders/cart/cart-lines'
import { MenuTime } from '#base/menu/menu-time'
import { useMenu } from '#base/menu/use-menu'
import { DraftAllergies } from './draft-allergies'
import { AdvisoryReminder } from '#ui/advisory'
import { useDialogWords } from '#base/language/use-dialog-words'
import { DishTiles, LastLine } from './dish-tiles'
import { DishPicker } from './dish-picker'
import { LineRow } from './line-row'
import { LineDialog } from './line-dialog'
import { getCartLineAdvisory, saveLine, toNotedLine } from './order-draft'

type OpenLine = {
  readonly dish: MenuItem
  readonly line?: CartItem
  readonly quantity: number
  /** Whether it was picked in the search field, which then gets the focus back. */
  readonly isTyped?: boolean
}

type OrderLinesEditorProps = {
  readonly cart: Cart
  /** The same lines with the prices to show, if other ones than the menu's apply. */
  readonly priced?: Cart
  /** The order's instructions; their allergies mark the dishes, like those of the notes. */
  /** The time of the order, ISO; empty for as soon as possible. */
  readonly scheduledFor: string
  readonly specialInstructions: string
  readonly onChange: (cart: Cart) => void
  /** Whether the order is placed: its lines then stand above the menu. */
  readonly isPlaced?: boolean
  /** Whether the search field has the focus at first. */
  readonly hasInitialFocus?: boolean
  /** Called when Enter is pressed in the empty search field. */
  readonly onDone?: () => void
}

/** Adds, changes and removes the lines of an order, from the menu of its time. */
export const OrderLinesEditor = ({ scheduledFor, ...editor }: OrderLinesEditorProps) => (
  <MenuTime value={scheduledFor}>
    <LinesEditor {...editor} />
  </MenuTime>
)

function LinesEditor({
  cart,
  priced = cart,
  specialInstructions,
  onChange,
  isPlaced = false,
  hasInitialFocus = false,
  onDone,
}: Omit<OrderLinesEditorProps, 'scheduledFor'>) {
  const { editing: words } = useDialogWords()
  const { items, isOutdated } = useMenu()
  // Another time of the order may have other prices.
  const updatePrices = useEffectEvent(() => {
    const { cart: current } = reconcileCart(cart, items)
    if (current !== cart) onChange(current)
  })
  useEffect(() => {
    if (items.length > 0 && !isOutdated) updatePrices()
  }, [items, isOutdated])
  const [open, setOpen] = useState<OpenLine | null>(null)
  const [tappedId, setTappedId] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const pick = (dish: MenuItem, quantity: number, isTyped = true) => {
    setTappedId(isTyped ? undefined : dish.id)
    if (requiresSelection(dish.optionGroups)) setOpen({ dish, quantity, isTyped })
    else onChange(saveLine(cart, { ...toCartItem(dish), quantity }))
  }
  const close = () => {
    setOpen(null)
    // At a tablet the focus would open the keyboard.
    if (open?.isTyped) input.current?.focus()
  }
  const dishOf = ({ menuItemId }: CartItem) => items.find(({ id }) => id === menuItemId)
  const edit = (line: CartItem) => {
    const dish = dishOf(line)
    if (dish) setOpen({ dish, line, quantity: line.quantity })
  }
  const notedOrder = { orderItems: cart.map((line) => toNotedLine(line, dishOf(line))), specialInstructions }
  const notedAllergens = findNotedAllergens(notedOrder)
  const lines = (
    <Box as="ul" listStyle="none" mt={isPlaced ? '0' : '4'} aria-label={words.lines}>
      {cart.map((line, index) => {
        const dish = dishOf(line)
        return (
          <LineRow
            key={line.key}
            line={line}
            offerTexts={dish && getLineProblem(line, items) === 'other-time' ? dish.offerTexts : undefined}
            totalCents={getLineTotalCents(priced[index] ?? line)}
            advisory={getCartLineAdvisory(line, dish)}
            noted={toNotedLine(line, dish)}
            notedAllergens={notedAllergens}
            onQuantity={(quantity) => onChange(setCartQuantity(cart, line.key, quantity))}
            onEdit={dish && (() => edit(line))}
            onRemove={() => onChange(removeFromCart(cart, line.key))}
          />
        )
      })}
    </Box>
  )
  return (
    <>
      <DraftAllergies order={notedOrder} />
      {isPlaced && lines}
      <DishPicker inputRef={input} hasInitialFocus={hasInitialFocus} onPick={pick} onDone={onDone} />
      <DishTiles counts={countDishes(cart)} onPick={(dish) => pick(dish, 1, false)}>
        <LastLine
          line={cart.findLast(({ menuItemId }) => menuItemId === tappedId)}
          onLess={(line) => onChange(setCartQuantity(cart, line.key, line.quantity - 1))}
          onEdit={edit}
        />
      </DishTiles>
      {!isPlaced && lines}
      <AdvisoryReminder of={cart.map((line) => getCartLineAdvisory(line, dishOf(line)))} mt="3" />
      {open && (
        <LineDialog
          dish={open.dish}
          line={open.line}
          quantity={open.quantity}
          onSave={(item) => onChange(saveLine(cart, item, open.line))}
          onClose={close}
        />
      )}
    </>
  )
}
