import { Button } from '#ui/button'
import { useState, type KeyboardEvent } from 'react'
import { MAX_NOTE_LENGTH } from '#shared/orders/contract'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { AllergyQuestion } from '#base/forms/allergy-question'
import { cartStore } from '#base/cart/cart-store'
import { TextInput } from '#ui/forms/controls'
import styles from './line-note.module.css'

const saveNote = (key: string, notes: string) =>
  cartStore.change((cart) => cart.map((line) => (line.key === key ? { ...line, notes: notes || undefined } : line)))

const preventSubmitOnEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * The guest's note to the kitchen for a line of the cart.
 * The cart holds the note, so a change made in another tab appears here too.
 */
export function LineNote({ line: { key, name, notes = '' } }: { readonly line: CartItem }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && !notes) {
    return (
      <Button
        variant="plain"
        size="xs"
        className={styles.add}
        aria-label={`Add a note for ${name}`}
        onClick={() => setOpen(true)}
      >
        Add a note
      </Button>
    )
  }
  return (
    <>
      <TextInput
        size="sm"
        className={styles.field}
        aria-label={`Note for ${name}`}
        placeholder="No onions, sauce on the side…"
        maxLength={MAX_NOTE_LENGTH}
        autoFocus={isOpen && !notes}
        value={notes}
        onFocus={() => setOpen(true)}
        onBlur={() => notes !== notes.trim() && saveNote(key, notes.trim())}
        onChange={(event) => saveNote(key, event.target.value)}
        onKeyDown={preventSubmitOnEnter}
      />
      <AllergyQuestion note={notes} maxLength={MAX_NOTE_LENGTH} onChange={(note) => saveNote(key, note)} />
    </>
  )
}
