import { Grid } from '@chakra-ui/react/grid'
import { stockCategories, stockUnits } from '#shared/contract/inventory'
import { AMOUNT_PATTERN, INVALID_AMOUNT_MESSAGE } from '#shared/terms/amount'
import { TextAreaField, NumberField, SelectOptions, SelectField, TextField } from '#base/forms/fields'
import { useSubmitForm } from '#base/forms/use-sent-form'
import { FormDialog } from '#base/forms/form-dialog'
import { useCreateItem } from '../api/use-create-item'
import { formatLabel } from '../words'

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

const isAmount = (typed: string) => typed === '' || AMOUNT_PATTERN.test(typed) || INVALID_AMOUNT_MESSAGE

const isNamed = (typed: string) => typed.trim() !== '' || 'Name is required'

/** Adds something to keep in stock; it stays as it is when that fails. */
export function ItemDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: create } = useCreateItem()
  const sent = useSubmitForm<typeof emptyItem>({
    defaults: emptyItem,
    send: (typed) => create(typed).then(onClose),
  })
  return (
    <FormDialog title="Add Item" submitLabel="Add Item" pendingLabel="Adding…" sent={sent} onClose={onClose}>
      <TextField name="name" label="Name" maxLength={120} rules={{ required: 'Name is required', validate: isNamed }} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <SelectField name="category" label="Category">
          <SelectOptions of={stockCategories.map((value) => ({ value, label: formatLabel(value) }))} />
        </SelectField>
        <SelectField name="unit" label="Unit">
          <SelectOptions of={stockUnits.map((value) => ({ value, label: value }))} />
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
      <TextAreaField name="description" label="Description" hint="Optional" rows={2} maxLength={400} />
    </FormDialog>
  )
}
