import { Grid } from '@chakra-ui/react/grid'
import { FormProvider, useForm } from 'react-hook-form'
import { stockCategories, stockUnits } from '#shared/contract/inventory'
import { useCreateItem } from '../api/use-create-item'
import { labelOf } from '../words'
import { NotesField, NumberField, Options, SelectField, TextField } from './fields'
import { FormDialog } from './form-dialog'

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

const isAmount = (typed: string) =>
  typed === '' || /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) || 'Must be an amount such as 12.50'

const isNamed = (typed: string) => typed.trim() !== '' || 'Name is required'

/** Adds something to keep in stock; it stays as it is when that fails. */
export function ItemDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate: create, isPending } = useCreateItem()
  const form = useForm<typeof emptyItem>({ defaultValues: emptyItem })
  const submit = form.handleSubmit((typed) => {
    if (!isPending) create(typed, { onSuccess: onClose })
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title="Add Item"
        submitLabel="Add Item"
        pendingLabel="Adding…"
        isPending={isPending}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <TextField
          name="name"
          label="Name"
          maxLength={120}
          rules={{ required: 'Name is required', validate: isNamed }}
        />
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
        <NotesField name="description" label="Description" hint="Optional" />
      </FormDialog>
    </FormProvider>
  )
}
