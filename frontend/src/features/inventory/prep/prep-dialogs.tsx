import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { InventoryItem, Stock } from '#shared/inventory/contract'
import { isLargeBatch } from '#shared/inventory/prep'
import { toHundredths } from '#shared/inventory/stock'
import { readTypedAmount } from '#shared/platform/typed-amount'
import { createIdempotencyKey } from '#base/api/idempotency'
import { formatAmountWithUnit } from '#base/format'
import { requireAmount, requireRecipeAmount } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { RecipeAmountField } from '#base/forms/recipe-amount-field'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { CheckField, DateField, NumberField, SelectField, SelectOptions } from '#ui/forms/fields'
import { ItemDialog } from '../stock/item-dialog'
import { ShortParts } from './short-parts'
import { useMakeBatch, useSaveBatch } from './use-prep'

const amount = requireAmount('Enter a number')

type MakeDialogProps = {
  readonly item: InventoryItem
  readonly stocks: readonly Stock[]
  readonly onMade: (batchId: string) => void
  readonly onClose: () => void
}

/** Asks again before many batches are made at once. */
function LargeBatchCheck({ item: { batch, unit } }: { readonly item: InventoryItem }) {
  const typed: unknown = useWatch({ name: 'quantity' })
  const quantity = readTypedAmount(String(typed))
  if (!batch || quantity === null) return null
  const [made, one] = [toHundredths(quantity), toHundredths(batch.quantity)]
  if (!isLargeBatch({ hundredths: one }, made)) return null
  const label = `This is ${Math.floor(made / one)} batches: make ${formatAmountWithUnit(quantity, unit)}`
  return <CheckField name="acceptLarge" label={label} />
}

/** Asks how much was made of an item. */
export function MakeDialog({ item, stocks, onMade, onClose }: MakeDialogProps) {
  const { mutateAsync: make } = useMakeBatch()
  const [key] = useState(createIdempotencyKey)
  const dialogForm = useSubmitForm({
    defaults: { quantity: String(Number(item.batch?.quantity ?? '1')), expirationDate: '', acceptLarge: false },
    send: async ({ acceptLarge, ...values }) => {
      const { id } = await make({ key, itemId: item.id, ...values, ...(acceptLarge && { acceptLarge }) })
      onMade(id)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Make ${item.name}`}
      submitLabel="Make"
      pendingLabel="Booking…"
      form={dialogForm}
      onClose={onClose}
    >
      <NumberField name="quantity" label={`Made, ${item.unit}`} rules={amount} />
      <LargeBatchCheck item={item} />
      <ShortParts item={item} stocks={stocks} />
      <DateField name="expirationDate" label="Expiration date" hint="Optional" />
    </FormDialog>
  )
}

type RecipeForm = { itemId: string; quantity: string; recipe: { itemId: string; quantity: string }[] }
type RecipeDialogProps = {
  /** The made item; undefined for one that is chosen in the dialog. */
  readonly item: InventoryItem | undefined
  readonly stocks: readonly Stock[]
  readonly onClose: () => void
}

/** What an item is made of. */
export function RecipeDialog({ item, stocks, onClose }: RecipeDialogProps) {
  const { mutateAsync: save } = useSaveBatch()
  // The stock that was read lacks items that are added here.
  const [added, setAdded] = useState<readonly InventoryItem[]>([])
  const [adding, setAdding] = useState<'made' | 'part'>()
  const items = [...stocks.map((stock) => stock.item), ...added]
  const findItem = (itemId: string | undefined) => items.find(({ id }) => String(id) === itemId)
  const dialogForm = useSubmitForm<RecipeForm>({
    defaults: {
      itemId: String(item?.id ?? ''),
      quantity: item?.batch?.quantity ?? '',
      recipe: (item?.batch?.recipe ?? [{ itemId: '', quantity: '' }]).map((line) => ({
        itemId: String(line.itemId),
        quantity: line.quantity,
      })),
    },
    send: async ({ itemId, quantity, recipe }) => {
      const made = findItem(itemId)
      if (!made) return
      const lines = recipe.map((line) => ({ itemId: Number(line.itemId), quantity: line.quantity }))
      await save({ item: made, batch: lines.length === 0 ? null : { quantity, recipe: lines } })
      onClose()
    },
  })
  const { fields, append, remove, update } = useFieldArray({ control: dialogForm.form.control, name: 'recipe' })
  const parts = useWatch({ control: dialogForm.form.control, name: 'recipe' })
  const addItem = (created: InventoryItem) => {
    setAdded((before) => [...before, created])
    const itemId = String(created.id)
    if (adding === 'made') return dialogForm.form.setValue('itemId', itemId, { shouldValidate: true })
    const empty = parts.findIndex((part) => part.itemId === '')
    if (empty === -1) append({ itemId, quantity: '' })
    else update(empty, { itemId, quantity: parts[empty]?.quantity ?? '' })
  }
  const options = items
    .filter(({ id }, index) => items.findIndex((other) => other.id === id) === index)
    .map(({ id, name, unit }) => ({ value: String(id), label: `${name} (${unit})` }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <>
      <FormDialog
        title={item ? `What ${item.name} is made of` : 'A new prep recipe'}
        size="lg"
        submitLabel="Save"
        pendingLabel="Saving…"
        form={dialogForm}
        onClose={onClose}
      >
        {!item && (
          <SelectField name="itemId" label="What is made" rules={{ required: 'Choose an item' }}>
            <option value="">Choose an item</option>
            <SelectOptions of={options} />
          </SelectField>
        )}
        {!item && (
          <Button type="button" variant="outline" onClick={() => setAdding('made')}>
            New item to make…
          </Button>
        )}
        <NumberField name="quantity" label={`A batch gives${item ? `, ${item.unit}` : ''}`} rules={amount} />
        {fields.map(({ id }, index) => (
          <Grid
            key={id}
            gap="3"
            alignItems="end"
            templateColumns={{ base: '1fr auto', sm: '1fr 1fr auto' }}
            css={{ '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } } }}
          >
            <SelectField
              name={`recipe.${index}.itemId`}
              label={`Part ${index + 1}`}
              rules={{ required: 'Choose an item' }}
            >
              <option value="">Choose an item</option>
              <SelectOptions of={options} />
            </SelectField>
            <RecipeAmountField<RecipeForm>
              name={`recipe.${index}.quantity`}
              label="Amount"
              unit={findItem(parts[index]?.itemId)?.unit}
              rules={requireRecipeAmount('Enter a number')}
            />
            <Button type="button" variant="ghost" aria-label={`Remove part ${index + 1}`} onClick={() => remove(index)}>
              ✕
            </Button>
          </Grid>
        ))}
        <Button type="button" variant="outline" onClick={() => append({ itemId: '', quantity: '' })}>
          Add a part
        </Button>
        <Button type="button" variant="ghost" onClick={() => setAdding('part')}>
          New ingredient…
        </Button>
      </FormDialog>
      {adding && <ItemDialog onCreated={addItem} onClose={() => setAdding(undefined)} />}
    </>
  )
}
