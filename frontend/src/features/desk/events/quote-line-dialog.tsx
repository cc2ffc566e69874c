import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { MAX_NOTE_LENGTH } from '#shared/orders/constants'
import { DishOptions, getInitialSelection, listIncompleteGroupIds } from '#features/menu'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { FieldFrame } from '#ui/forms/field-frame'

type Chosen = { readonly options: string[]; readonly notes: string }

type QuoteLineDialogProps = {
  readonly dish: MenuItem
  readonly line: { readonly options: readonly string[] | null; readonly notes: string }
  readonly onSave: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** Chooses the options and the note of a dish in a quote. */
export function QuoteLineDialog({ dish, line, onSave, onClose }: QuoteLineDialogProps) {
  const [selected, setSelected] = useState(() =>
    getInitialSelection(dish, toDietaryPreferences([]), line.options ?? undefined),
  )
  const [notes, setNotes] = useState(line.notes)
  const [isSubmitted, setSubmitted] = useState(false)
  const missing = listIncompleteGroupIds(dish, selected)
  const save = () => {
    setSubmitted(true)
    if (missing.length > 0) return
    onSave({ options: [...selected], notes: notes.trim() })
    onClose()
  }
  return (
    <Dialog title={dish.name} size="lg" closeOnInteractOutside={false} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <DishOptions dish={dish} selected={selected} missing={isSubmitted ? missing : []} onSelect={setSelected} />
        <FieldFrame label="Note for the kitchen">
          <Input maxLength={MAX_NOTE_LENGTH} value={notes} onChange={(event) => setNotes(event.target.value)} />
        </FieldFrame>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save}>Apply</Button>
      </DialogFooter>
    </Dialog>
  )
}
