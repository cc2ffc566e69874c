import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { removeFromCart, setCartQuantity } from '#shared/orders/cart/cart'
import type { Cart, CartItem } from '#shared/orders/cart/cart-lines'
import { CartLine, useLineDetails } from '#features/cart'
import { DishDialog } from '#features/menu/dish'
import { saveLine } from '../order-draft'
import { AddDishDialog } from './add-dish-dialog'

type OwnLinesProps = {
  readonly cart: Cart
  /** The same lines with the prices to show. */
  readonly priced: Cart
  readonly onChange: (cart: Cart) => void
}

type OpenDish = { readonly dish: MenuItem; readonly line?: CartItem }

/** The dishes of a placed order for the guest who changes it: as in the cart. */
export function OwnLines({ cart, priced, onChange }: OwnLinesProps) {
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<OpenDish | null>(null)
  const actions = {
    setQuantity: (key: string, quantity: number) => onChange(setCartQuantity(cart, key, quantity)),
    remove: (key: string) => onChange(removeFromCart(cart, key)),
    edit: (dish: MenuItem, key: string) => {
      const line = cart.find((each) => each.key === key)
      if (line) setOpen({ dish, line })
    },
  }
  return (
    <div>
      <Box as="ul" listStyle="none" mt="-2" aria-label="Your dishes">
        {useLineDetails(priced).map(({ line, ...details }) => (
          <CartLine key={line.key} line={line} {...details} actions={actions} />
        ))}
      </Box>
      <Button variant="outline" mt="4" width="100%" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        Add a dish
      </Button>
      {isAdding && <AddDishDialog onPick={(dish) => setOpen({ dish })} onClose={() => setAdding(false)} />}
      {open && (
        <DishDialog
          dish={open.dish}
          line={open.line}
          onSave={(item, line) => {
            onChange(saveLine(cart, item, line))
            setAdding(false)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
