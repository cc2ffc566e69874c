import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { MAX_NOTE_LENGTH } from '#shared/contract/orders'
import type { CartItem } from '#shared/rules/cart'
import { cartStore } from '#base/cart/cart-store'

type LineNoteProps = { readonly line: CartItem }

const save = (key: string, notes: string) =>
  cartStore.change((cart) => cart.map((line) => (line.key === key ? { ...line, notes: notes || undefined } : line)))

/**
 * A wish for the kitchen, kept with the line in the cart; shown as it is there, whoever noted it
 * last.
 */
export function LineNote({ line: { key, name, notes = '' } }: LineNoteProps) {
  const [isAsked, setAsked] = useState(false)
  const keepOrder = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  if (!isAsked && !notes) {
    return (
      <Button
        variant="plain"
        size="xs"
        display="flex"
        px="0"
        minW="0"
        aria-label={`Add a note for ${name}`}
        onClick={() => setAsked(true)}
      >
        Add a note
      </Button>
    )
  }
  return (
    <Input
      size="sm"
      mt="1.5"
      aria-label={`Note for ${name}`}
      placeholder="No onions, sauce on the side…"
      maxLength={MAX_NOTE_LENGTH}
      autoFocus={isAsked && !notes}
      value={notes}
      onFocus={() => setAsked(true)}
      onBlur={() => notes !== notes.trim() && save(key, notes.trim())}
      onChange={(event) => save(key, event.target.value)}
      onKeyDown={keepOrder}
    />
  )
}
