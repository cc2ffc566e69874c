import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { Stock } from '#shared/contract/inventory'
import { serverIdOf } from '#shared/locations/index'
import { AMOUNT, NO_AMOUNT } from '#shared/terms/amount'
import { messageOf } from '#base/api/api-error'
import { NumberField, TextField } from '#base/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSentForm } from '#base/forms/use-sent-form'
import { currentIn } from '../api/refusals'
import { ConflictPanel } from '../components/conflict-panel'
import { useDeskLocation } from '../desk-location'
import { withFields } from '../form/three-way-merge'
import type { Conflict } from '../form/three-way-merge'
import { DaysField } from './days-field'
import { changeOf, factsOf, fieldNames, itemMerge, typedOf } from './item-form'
import type { Typed } from './item-form'
import { isItem, useChangeItem, useDishesWith } from './use-ingredients'

const isAmount = (typed: string) => typed === '' || AMOUNT.test(typed) || NO_AMOUNT
const isNamed = (typed: string) => typed.trim() !== '' || 'Name is required'

/**
 * What the form was filled from: the ingredient as it was read, or as it is since somebody else was
 * faster.
 */
type Base = { readonly read: Typed; readonly version: number; readonly isLate: boolean }

function Uses({ itemId }: { readonly itemId: number }) {
  const { data: names, isError } = useDishesWith(itemId)
  if (isError) return <Text color="fg.muted">Which dishes use it could not be loaded.</Text>
  if (!names) return <Text color="fg.muted">Looking for dishes that use it…</Text>
  return (
    <Text fontSize="sm" color="fg.muted">
      {names.length === 0 ? 'No dish here uses it.' : `Used in ${names.join(', ')}.`}
    </Text>
  )
}

type ItemDialogProps = { readonly stock: Stock; readonly onClose: () => void }

/** Changes an ingredient; where somebody was faster, both are shown and what was typed stays. */
export function ItemDialog({ stock, onClose }: ItemDialogProps) {
  const { name: place, ...location } = useDeskLocation()
  const { mutateAsync: change } = useChangeItem(stock.item.id)
  const [base, setBase] = useState<Base>({ read: typedOf(factsOf(stock)), version: stock.item.version, isLate: false })
  const [failure, setFailure] = useState('')
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [mine, setMine] = useState<Typed>(base.read)

  const sent = useSentForm<Typed>({
    defaults: base.read,
    send: async (typed) => {
      setFailure('')
      const sending = { version: base.version, locationId: serverIdOf(location) }
      await change(changeOf(base.read, typed, sending)).then(onClose, (error: unknown) => {
        const current = currentIn(error, isItem)
        if (!current) {
          setFailure(messageOf(error, 'The server could not be reached. Please try again; it is saved only once.'))
          throw error
        }
        const now = typedOf(current)
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
        label={fieldNames.name}
        maxLength={120}
        rules={{ required: 'Name is required', validate: isNamed }}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <NumberField
          name="costPerUnit"
          label={fieldNames.costPerUnit}
          hint={`For one of ${stock.item.unit}; counts from now on`}
          rules={{ required: 'Cost is required', validate: isAmount }}
        />
        <TextField name="supplier" label={fieldNames.supplier} hint="Optional" maxLength={120} />
        <NumberField
          name="minimumStock"
          label={fieldNames.minimumStock}
          hint={`${place}: at or below it an alert is raised`}
          rules={{ validate: isAmount }}
        />
        <NumberField
          name="parStock"
          label={fieldNames.parStock}
          hint={`${place}: the delivery fills up to it; empty is ordered by hand`}
          rules={{ validate: isAmount }}
        />
      </Grid>
      <DaysField />
      <Uses itemId={stock.item.id} />
      {failure && (
        <Text role="alert" color="danger">
          {failure}
        </Text>
      )}
    </FormDialog>
  )
}
