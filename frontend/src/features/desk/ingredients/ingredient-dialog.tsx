import { singularize } from '#shared/platform/text'
import {
  getStockFacts,
  ingredientFieldLabels,
  itemMerge,
  toFormValues,
  toIngredientChange,
  type IngredientFormValues,
} from './item-form'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { Stock } from '#shared/inventory/contract'
import { getServerId } from '#shared/locations/index'
import { optionalAmount, requireAmount, requireText } from '#base/forms/field-rules'
import { getErrorMessage } from '#base/api/client'
import { NumberField, TextField } from '#ui/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { findCurrentVersion } from '../desk-api'
import { ConflictPanel } from '../form/conflict-panel'
import { useDeskLocation } from '../desk-location'
import { withFields, type Conflict } from '../form/three-way-merge'
import { isInventoryItem, useDishesByIngredient, useUpdateIngredient } from './use-ingredients'
import { CountedField, DaysField, PacksField, ServedRawField, useLevelHints } from './ingredient-choices'

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
  const [failure, setFailure] = useState('')
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [mine, setMine] = useState<IngredientFormValues>(base.read)

  const sent = useSubmitForm<IngredientFormValues>({
    defaults: base.read,
    send: async (typed) => {
      setFailure('')
      const sending = { version: base.version, locationId: getServerId(location) }
      await change(toIngredientChange(base.read, typed, sending)).then(onClose, (error: unknown) => {
        const current = findCurrentVersion(error, isInventoryItem)
        if (!current) {
          setFailure(
            getErrorMessage(error, 'The server could not be reached. Please try again; it is saved only once.'),
          )
          throw error
        }
        const now = toFormValues(current)
        setMine(typed)
        setConflicts(itemMerge.compare(base.read, typed, now).conflicts)
        setBase({ read: now, version: current.version, isLate: true })
        sent.form.reset(itemMerge.resolve(base.read, typed, now))
      })
    },
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
      <TextField
        name="name"
        label={ingredientFieldLabels.name}
        maxLength={120}
        rules={requireText('Name is required')}
      />
      <TextField
        name="kitchenName"
        label={ingredientFieldLabels.kitchenName}
        hint="What cooks read, in any script"
        maxLength={60}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <NumberField
          name="costPerUnit"
          label={ingredientFieldLabels.costPerUnit}
          hint={`Per ${singularize(stock.item.unit)}; applies from now on`}
          rules={requireAmount('Cost is required')}
        />
        <TextField name="supplier" label={ingredientFieldLabels.supplier} hint="Optional" maxLength={120} />
        <NumberField
          name="minimumStock"
          label={ingredientFieldLabels.minimumStock}
          hint={hints.minimum}
          rules={optionalAmount}
        />
        <NumberField name="parStock" label={ingredientFieldLabels.parStock} hint={hints.par} rules={optionalAmount} />
      </Grid>
      <CountedField />
      <ServedRawField />
      <DaysField hint={hints.days} />
      <PacksField unit={stock.item.unit} />
      <Uses itemId={stock.item.id} />
      {failure && (
        <Text role="alert" color="danger">
          {failure}
        </Text>
      )}
    </FormDialog>
  )
}
