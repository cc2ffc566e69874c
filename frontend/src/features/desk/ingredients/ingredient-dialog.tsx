import { singularize } from '#shared/platform/text'
import { getStockFacts, itemMerge, toFormValues, toIngredientChange, type IngredientFormValues } from './item-form'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import { getServerId } from '#shared/locations/index'
import { optionalAmount, requireAmount, requireText } from '#base/forms/field-rules'
import { NumberField, TextAreaField, TextField } from '#ui/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { findCurrentVersion } from '../desk-api'
import { ConflictPanel } from '../form/conflict-panel'
import { useDeskLocation } from '../desk-location'
import { TickField } from '../form/form-layout'
import { TicksField, weekdayChoices } from '../form/ticks-field'
import { packRule } from './pack-lines'
import { withFields, type Conflict } from '../form/three-way-merge'
import { useDishesByIngredient, useLevelHints, useUpdateIngredient } from './use-ingredients'

/**
 * The values that the form started from. `isLate` is true if another user saved this version first.
 */
type Base = { readonly read: IngredientFormValues; readonly version: number; readonly isLate: boolean }

function Uses({ itemId }: { readonly itemId: number }) {
  const { data: names, isError } = useDishesByIngredient(itemId)
  if (isError) return <Text color="fg.muted">Which dishes use it could not be loaded.</Text>
  if (!names) return <Text color="fg.muted">Loading the dishes that use it…</Text>
  return (
    <Text fontSize="sm" color="fg.muted">
      {names.length === 0 ? 'No dish here uses it.' : `Used in ${names.join(', ')}.`}
    </Text>
  )
}

type IngredientDialogProps = { readonly stock: Stock; readonly onClose: () => void }

/** Edits an ingredient. If another user saved first, it shows both versions and keeps the input. */
export function IngredientDialog({ stock, onClose }: IngredientDialogProps) {
  const location = useDeskLocation()
  const hints = useLevelHints()
  const { mutateAsync: change } = useUpdateIngredient(stock.item.id)
  const [base, setBase] = useState<Base>({
    read: toFormValues(getStockFacts(stock)),
    version: stock.item.version,
    isLate: false,
  })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [mine, setMine] = useState<IngredientFormValues>(base.read)

  const sent = useSubmitForm<IngredientFormValues>({
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
        sent.form.reset(itemMerge.resolve(base.read, typed, now))
      })
    },
    failed: 'The server could not be reached. Please try again; it is saved only once.',
  })

  const typedNow = sent.form.watch()
  const choose = (name: string, isMine: boolean) =>
    sent.form.reset(withFields(typedNow, isMine ? mine : base.read, new Set([name])))

  return (
    <FormDialog
      title={`Edit ${stock.item.name}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      sent={sent}
      onClose={onClose}
    >
      {base.isLate && (
        <ConflictPanel
          conflicts={conflicts}
          isMine={(name) => itemMerge.changed(base.read, typedNow).includes(name)}
          onChoose={choose}
        />
      )}
      <TextField name="name" label="Name" maxLength={120} rules={requireText('Name is required')} />
      <TextField name="kitchenName" label="Kitchen name" hint="What cooks read, in any script" maxLength={60} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <NumberField
          name="costPerUnit"
          label="Cost per unit ($)"
          hint={`Per ${singularize(stock.item.unit)}; applies from now on`}
          rules={requireAmount('Cost is required')}
        />
        <TextField name="supplier" label="Supplier" hint="Optional" maxLength={120} />
        <NumberField name="minimumStock" label="Minimum here" hint={hints.minimum} rules={optionalAmount} />
        <NumberField name="parStock" label="Par here" hint={hints.par} rules={optionalAmount} />
      </Grid>
      <TickField<IngredientFormValues>
        name="isCounted"
        label="Counted here: its dishes go off the menu when it runs out"
      />
      <TickField<IngredientFormValues> name="isServedRaw" label="Served raw in some dishes" />
      <TicksField<IngredientFormValues, IngredientFormValues['deliveryDays'][number]>
        name="deliveryDays"
        label="Delivery days"
        hint={hints.days}
        of={weekdayChoices}
        required="Choose at least one day"
      />
      <TextAreaField
        name="packs"
        label="Packs"
        hint={`One a line, with the ${stock.item.unit} in it: Case of 24 = 24. Orders use the first.`}
        rows={2}
        maxLength={400}
        rules={packRule}
      />
      <Uses itemId={stock.item.id} />
    </FormDialog>
  )
}
