import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { CartItem } from '#shared/rules/cart'
import { cartStore } from '../../cart/cart-store'

type LineNoteProps = { readonly line: CartItem }

const save = (id: string, notes: string) =>
  cartStore.change((cart) => cart.map((line) => (line.id === id ? { ...line, notes: notes || undefined } : line)))

/** A wish for the kitchen, kept with the line in the cart. */
export function LineNote({ line }: LineNoteProps) {
  const [open, setOpen] = useState(Boolean(line.notes))
  const keepOrder = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  if (!open) {
    return (
      <Button
        variant="plain"
        size="xs"
        display="flex"
        px="0"
        minW="0"
        aria-label={`Add a note for ${line.name}`}
        onClick={() => setOpen(true)}
      >
        Add a note
      </Button>
    )
  }
  return (
    <Input
      size="sm"
      mt="1.5"
      aria-label={`Note for ${line.name}`}
      placeholder="No onions, sauce on the side…"
      maxLength={200}
      autoFocus={!line.notes}
      defaultValue={line.notes}
      onBlur={(event) => save(line.id, event.target.value.trim())}
      onChange={(event) => save(line.id, event.target.value)}
      onKeyDown={keepOrder}
    />
  )
}
