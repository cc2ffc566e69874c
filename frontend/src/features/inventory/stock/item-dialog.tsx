import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { inventoryRoutes, stockCategories, stockUnits, type InventoryItem } from '#shared/inventory/contract'
import { getServerId, type Location } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { optionalAmount, requireAmount, requireText } from '#base/forms/field-rules'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { createIdempotencyKey } from '#base/api/idempotency'
import { invalidateStock } from '../data/inventory-queries'
import { NOT_REACHED_MESSAGE, isMovementRejected, useRecordMovement } from '../movements/record-movement'
import { Grid } from '@chakra-ui/react/grid'
import { NumberField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { FormDialog } from '#base/forms/form-dialog'
import { formatLabel } from '../format'

/** Adds an item, once even if the same form is sent repeatedly. */
function useCreateItem() {
  const client = useQueryClient()
  const attempt = useRef<{ readonly body: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: (body: RouteBody<typeof inventoryRoutes.createItem>) => {
      const bodyText = JSON.stringify(body)
      const key = attempt.current?.body === bodyText ? attempt.current.key : createIdempotencyKey()
      attempt.current = { body: bodyText, key }
      return callApi(inventoryRoutes.createItem, { body, headers: { 'Idempotency-Key': key } })
    },
    onSuccess: () => {
      attempt.current = null
      toast({ title: 'Inventory item created successfully' })
    },
    onError: (error) => {
      if (isMovementRejected(error)) attempt.current = null
      toast({ title: 'Error creating item', description: getErrorMessage(error, NOT_REACHED_MESSAGE), type: 'error' })
    },
    onSettled: () => void invalidateStock(client),
  })
}

/** The initial values of the form (docs/product/stock.md#items). */
const emptyItem = {
  name: '',
  category: stockCategories[0],
  unit: stockUnits[0],
  costPerUnit: '',
  minimumStock: '',
  supplier: '',
  sku: '',
  description: '',
  /** What a count finds at `countAt`. */
  counted: '',
}

type ItemDialogProps = {
  /** The location of the stock field, because its dishes need the item at once. */
  readonly countAt?: Location
  readonly onClose: () => void
  readonly onCreated?: (item: InventoryItem) => void
}

/** A form that adds an inventory item. After a failure the dialog stays open with its input. */
export function ItemDialog({ countAt, onClose, onCreated }: ItemDialogProps) {
  const { mutateAsync: create } = useCreateItem()
  const { mutateAsync: record } = useRecordMovement()
  const form = useSubmitForm<typeof emptyItem>({
    defaults: emptyItem,
    send: async ({ counted, ...values }) => {
      const item = await create(values)
      onCreated?.(item)
      onClose()
      if (!countAt || counted.trim() === '') return
      const count = { movementType: 'adjustment', reason: 'count_adjustment', quantity: counted } as const
      // The item is there in any case; a failure is shown, and the dish form says what is missing.
      await record({ ...count, itemId: item.id, locationId: getServerId(countAt) }).catch(() => undefined)
    },
  })
  return (
    <FormDialog title="Add Item" submitLabel="Add Item" pendingLabel="Adding…" form={form} onClose={onClose}>
      <TextField name="name" label="Name" maxLength={120} rules={requireText('Name is required')} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <SelectField name="category" label="Category">
          <SelectOptions of={stockCategories.map((value) => ({ value, label: formatLabel(value) }))} />
        </SelectField>
        <SelectField name="unit" label="Unit">
          <SelectOptions of={stockUnits.map((value) => ({ value, label: value }))} />
        </SelectField>
        <NumberField name="costPerUnit" label="Cost per unit ($)" rules={requireAmount('Cost per unit is required')} />
        <NumberField
          name="minimumStock"
          label="Minimum stock"
          hint="Optional; at or below it an alert is raised"
          rules={optionalAmount}
        />
        {countAt && (
          <NumberField
            name="counted"
            label="In stock now"
            hint={`Counted at ${countAt.name}. Where it is counted and nothing is there, its dishes are off the menu`}
            rules={optionalAmount}
          />
        )}
        <TextField name="supplier" label="Supplier" hint="Optional" maxLength={120} />
        <TextField name="sku" label="SKU" hint="Optional" maxLength={60} />
      </Grid>
      <TextAreaField name="description" label="Description" hint="Optional" rows={2} maxLength={400} />
    </FormDialog>
  )
}
