import { getStockFacts, itemMerge, toFormValues, toIngredientChange, type IngredientFormValues } from './item-form'
import { useState } from 'react'
import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import { getServerId } from '#shared/locations/index'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { findCurrentVersion } from '../desk-api'
import { ConflictPanel } from '../form/conflict-panel'
import { useDeskLocation } from '../desk-location'
import { withFields, type Conflict } from '../form/three-way-merge'
import { IngredientFields, IngredientUses } from './ingredient-fields'
import { useUpdateIngredient } from './use-ingredients'

/**
 * The values that the form started from. `isLate` is true if another user saved this version first.
 */
type Base = { readonly read: IngredientFormValues; readonly version: number; readonly isLate: boolean }

type IngredientDialogProps = { readonly stock: Stock; readonly onClose: () => void }

/** Edits an ingredient. If another user saved first, it shows both versions and keeps the input. */
export function IngredientDialog({ stock, onClose }: IngredientDialogProps) {
  const location = useDeskLocation()
  const { mutateAsync: change } = useUpdateIngredient(stock.item.id)
  const [base, setBase] = useState<Base>({
    read: toFormValues(getStockFacts(stock)),
    version: stock.item.version,
    isLate: false,
  })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [mine, setMine] = useState<IngredientFormValues>(base.read)

  const dialogForm = useSubmitForm<IngredientFormValues>({
    defaults: base.read,
    send: async (typed) => {
      const sending = { version: base.version, locationId: getServerId(location) }
      await change(toIngredientChange(base.read, typed, sending)).then(onClose, (error: unknown) => {
        const current = findCurrentVersion<EditableInventoryItem>(error)
        if (!current) throw error
        const now = toFormValues(current)
        setMine(typed)
        setConflicts(itemMerge.compare(base.read, typed, now).conflicts)
        setBase({ read: now, version: current.version, isLate: true })
        dialogForm.form.reset(itemMerge.resolve(base.read, typed, now))
      })
    },
    failed: 'The server could not be reached. Please try again; it is saved only once.',
  })

  const typedNow = dialogForm.form.watch()
  const choose = (name: string, isMine: boolean) =>
    dialogForm.form.reset(withFields(typedNow, isMine ? mine : base.read, new Set([name])))

  return (
    <FormDialog
      title={`Edit ${stock.item.name}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      form={dialogForm}
      onClose={onClose}
    >
      {base.isLate && (
        <ConflictPanel
          conflicts={conflicts}
          isMine={(name) => itemMerge.changed(base.read, typedNow).includes(name)}
          onChoose={choose}
        />
      )}
      <IngredientFields unit={stock.item.unit} />
      <IngredientUses itemId={stock.item.id} />
    </FormDialog>
  )
}
