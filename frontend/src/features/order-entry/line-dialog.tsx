import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { toCartItem, type NewCartItem } from '#shared/orders/cart/cart'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from '#shared/orders/constants'
import { formatCents } from '#shared/platform/money'
import { readTypedCount } from '#shared/platform/typed-amount'
import { DishOptions, calculateUnitPriceCents, getInitialSelection, listIncompleteGroupIds } from '#features/menu'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { useDialogWords } from '#base/language/use-dialog-words'
import { TextInput } from '#ui/chakra/controls'

type LineDialogProps = {
  readonly dish: MenuItem
  /** The line to change; undefined for a new one. */
  readonly line?: CartItem | undefined
  readonly quantity: number
  readonly onSave: (item: NewCartItem) => void
  readonly onClose: () => void
}

/** Returns a typed quantity; null for what is none. */
function readQuantity(typed: string): number | null {
  const quantity = readTypedCount(typed)
  return quantity >= 1 && quantity <= MAX_LINE_QUANTITY ? quantity : null
}

/** Chooses a line's options, note and quantity. */
export function LineDialog({ dish, line, quantity: initial, onSave, onClose }: LineDialogProps) {
  const { editing: words, dialogs } = useDialogWords()
  const [selected, setSelected] = useState(() =>
    getInitialSelection(dish, toDietaryPreferences([]), line && (line.options ?? [])),
  )
  const [notes, setNotes] = useState(line?.notes ?? '')
  const [typedQuantity, setTypedQuantity] = useState(String(initial))
  const [isSubmitted, setSubmitted] = useState(false)
  const missing = listIncompleteGroupIds(dish, selected)
  const quantity = readQuantity(typedQuantity)
  const save = () => {
    setSubmitted(true)
    if (missing.length > 0 || quantity === null) return
    onSave({
      ...toCartItem(dish, dish.optionGroups.length > 0 ? selected : undefined),
      quantity,
      ...(notes.trim() && { notes: notes.trim() }),
      ...(line?.for && { for: line.for }),
    })
    onClose()
  }
  return (
    <Dialog title={dish.name} size="xl" closeLabel={dialogs.close} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <DialogBody display="grid" gap="4">
          <DishOptions
            dish={dish}
            selected={selected}
            missing={isSubmitted ? missing : []}
            onSelect={setSelected}
            words={words.optionChoice}
          />
          <FieldFrame label={words.noteForKitchen}>
            <TextInput maxLength={MAX_NOTE_LENGTH} value={notes} onChange={(event) => setNotes(event.target.value)} />
          </FieldFrame>
          <Box maxW="16rem">
            <FieldFrame
              label={words.quantity}
              error={isSubmitted && quantity === null ? words.quantityError(MAX_LINE_QUANTITY) : undefined}
            >
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                maxW="8rem"
                value={typedQuantity}
                onChange={(event) => setTypedQuantity(event.target.value)}
              />
            </FieldFrame>
          </Box>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">
            {line ? words.update : words.add}
            {quantity !== null && ` · ${formatCents(calculateUnitPriceCents(dish, selected) * quantity)}`}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
