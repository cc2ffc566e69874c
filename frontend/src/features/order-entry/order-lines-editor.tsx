import { Box } from '@chakra-ui/react/box'
import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { MinusIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useRef, useState } from 'react'
import { findNotedAllergens, listAllergyMarks, type NotedLine } from '#shared/kitchen/allergy-notes'
import type { Advisory, Allergen, MenuItem } from '#shared/menu/contract'
import { requiresSelection } from '#shared/menu/options'
import { addToCart, removeFromCart, replaceCartLine, setCartQuantity, toCartItem } from '#shared/orders/cart/cart'
import { getLineTotalCents, type Cart, type CartItem } from '#shared/orders/cart/cart-lines'
import { MAX_LINE_QUANTITY } from '#shared/orders/constants'
import { formatCents } from '#shared/platform/money'
import { useMenu } from '#base/menu/use-menu'
import { AllergenConflict, AllergyWarning } from '#ui/allergy-warning'
import { AdvisoryMark, AdvisoryReminder } from '#ui/advisory'
import { DishPicker } from './dish-picker'
import { LineDialog } from './line-dialog'
import { getCartLineAdvisory, toNotedLine } from './order-draft'

type LineRowProps = {
  readonly line: CartItem
  readonly advisory: Advisory | null
  readonly noted: NotedLine
  readonly notedAllergens: readonly Allergen[]
  readonly onQuantity: (quantity: number) => void
  readonly onEdit: (() => void) | undefined
  readonly onRemove: () => void
}

const LineRow = ({ line, advisory, noted, notedAllergens, onQuantity, onEdit, onRemove }: LineRowProps) => (
  <Flex as="li" align="center" gap="3" wrap="wrap" py="3" borderBottomWidth="1px" borderColor="border">
    <Flex align="center" gap="1" role="group" aria-label={`Quantity of ${line.name}`}>
      <IconButton
        variant="outline"
        aria-label={`One ${line.name} less`}
        disabled={line.quantity <= 1}
        onClick={() => onQuantity(line.quantity - 1)}
      >
        <MinusIcon />
      </IconButton>
      <Box minW="8" textAlign="center" fontWeight="bold" aria-live="polite">
        {line.quantity}
      </Box>
      <IconButton
        variant="outline"
        aria-label={`One ${line.name} more`}
        disabled={line.quantity >= MAX_LINE_QUANTITY}
        onClick={() => onQuantity(line.quantity + 1)}
      >
        <PlusIcon />
      </IconButton>
    </Flex>
    <Box flex="1" minW={{ base: '6rem', sm: '10rem' }} overflowWrap="anywhere">
      {line.name}
      <AdvisoryMark advisory={advisory} />
      {line.for && <Box fontSize="sm">For {line.for}</Box>}
      {line.notes && (
        <Box fontSize="sm" color="warning.fg">
          {line.notes}
        </Box>
      )}
      <AllergenConflict line={noted} marks={listAllergyMarks(noted, notedAllergens)} />
    </Box>
    <Box fontVariantNumeric="tabular-nums">{formatCents(getLineTotalCents(line))}</Box>
    <Flex gap="3" ms="auto">
      {onEdit && (
        <Button variant="outline" aria-label={`Options of ${line.name}`} onClick={onEdit}>
          Options
        </Button>
      )}
      <IconButton variant="ghost" aria-label={`Remove ${line.name}`} onClick={onRemove}>
        <Trash2Icon />
      </IconButton>
    </Flex>
  </Flex>
)

type OpenLine = { readonly dish: MenuItem; readonly line?: CartItem; readonly quantity: number }

type OrderLinesEditorProps = {
  readonly cart: Cart
  /** The order's instructions; their allergies mark the dishes, like those of the notes. */
  readonly specialInstructions: string
  readonly onChange: (cart: Cart) => void
  /** Whether the search field has the focus at first. */
  readonly hasInitialFocus?: boolean
  /** Called when Enter is pressed in the empty search field. */
  readonly onDone?: () => void
}

/** Adds, changes and removes the lines of an order. */
export function OrderLinesEditor({
  cart,
  specialInstructions,
  onChange,
  hasInitialFocus = false,
  onDone,
}: OrderLinesEditorProps) {
  const { items } = useMenu()
  const [open, setOpen] = useState<OpenLine | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const pick = (dish: MenuItem, quantity: number) => {
    if (requiresSelection(dish.optionGroups)) setOpen({ dish, quantity })
    else onChange(addToCart(cart, { ...toCartItem(dish), quantity }))
  }
  const close = () => {
    setOpen(null)
    input.current?.focus()
  }
  const dishOf = ({ menuItemId }: CartItem) => items.find(({ id }) => id === menuItemId)
  const notedOrder = { orderItems: cart.map((line) => toNotedLine(line, dishOf(line))), specialInstructions }
  const notedAllergens = findNotedAllergens(notedOrder)
  return (
    <>
      <AllergyWarning order={notedOrder} />
      <DishPicker inputRef={input} hasInitialFocus={hasInitialFocus} onPick={pick} onDone={onDone} />
      <Box as="ul" listStyle="none" mt="4" aria-label="Lines">
        {cart.map((line) => {
          const dish = dishOf(line)
          return (
            <LineRow
              key={line.key}
              line={line}
              advisory={getCartLineAdvisory(line, dish)}
              noted={toNotedLine(line, dish)}
              notedAllergens={notedAllergens}
              onQuantity={(quantity) => onChange(setCartQuantity(cart, line.key, quantity))}
              onEdit={dish && (() => setOpen({ dish, line, quantity: line.quantity }))}
              onRemove={() => onChange(removeFromCart(cart, line.key))}
            />
          )
        })}
      </Box>
      <AdvisoryReminder of={cart.map((line) => getCartLineAdvisory(line, dishOf(line)))} mt="3" />
      {open && (
        <LineDialog
          dish={open.dish}
          line={open.line}
          quantity={open.quantity}
          onSave={(item) => onChange(open.line ? replaceCartLine(cart, open.line.key, item) : addToCart(cart, item))}
          onClose={close}
        />
      )}
    </>
  )
}
