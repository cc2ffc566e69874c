import { Grid } from '@chakra-ui/react/grid'
import { stockCategories, stockUnits } from '#shared/contract/inventory'
import { AMOUNT, NO_AMOUNT } from '#shared/terms/amount'
import { NotesField, NumberField, Options, SelectField, TextField } from '#base/forms/fields'
import { useSentForm } from '#base/forms/use-sent-form'
import { FormDialog } from '#base/forms/form-dialog'
import { useCreateItem } from '../api/use-create-item'
import { labelOf } from '../words'

/** What the form begins with (docs/product/stock.md#items). */
const emptyItem = {
  name: '',
  category: stockCategories[0],
  unit: stockUnits[0],
  costPerUnit: '',
  minimumStock: '',
  supplier: '',
  sku: '',
  description: '',
}

const isAmount = (typed: string) => typed === '' || AMOUNT.test(typed) || NO_AMOUNT

const isNamed = (typed: string) => typed.trim() !== '' || 'Name is required'

/** Adds something to keep in stock; it stays as it is when that fails. */
export function ItemDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: create } = useCreateItem()
  const sent = useSentForm<typeof emptyItem>({
    defaults: emptyItem,
    send: (typed) => create(typed).then(onClose),
  })
  return (
    <FormDialog title="Add Item" submitLabel="Add Item" pendingLabel="Adding…" sent={sent} onClose={onClose}>
      <TextField name="name" label="Name" maxLength={120} rules={{ required: 'Name is required', validate: isNamed }} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <SelectField name="category" label="Category">
          <Options of={stockCategories.map((value) => ({ value, label: labelOf(value) }))} />
        </SelectField>
        <SelectField name="unit" label="Unit">
          <Options of={stockUnits.map((value) => ({ value, label: value }))} />
        </SelectField>
        <NumberField
          name="costPerUnit"
          label="Cost per unit ($)"
          rules={{ required: 'Cost per unit is required', validate: isAmount }}
        />
        <NumberField
          name="minimumStock"
          label="Minimum stock"
          hint="Optional; at or below it an alert is raised"
          rules={{ validate: isAmount }}
        />
        <TextField name="supplier" label="Supplier" hint="Optional" maxLength={120} />
        <TextField name="sku" label="SKU" hint="Optional" maxLength={60} />
      </Grid>
      <NotesField name="description" label="Description" hint="Optional" rows={2} maxLength={400} />
    </FormDialog>
  )
}
