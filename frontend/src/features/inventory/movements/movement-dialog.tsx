import { queryOptions, useQuery } from '@tanstack/react-query'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { stockCategories } from '#shared/inventory/contract'
import type { Stock } from '#shared/inventory/contract'
import { callApi } from '#base/api/client'
import { currentLocation, useLocationConfig, usePolicy } from '#base/location/location'
import {
  buildMovement,
  emptyMovement,
  fieldsForType,
  formatDishesMadeUnavailable,
  listDishesMadeUnavailable,
  previewOutcome,
} from './movement-rules'
import type { MovementForm, MovementOutcomePreview } from './movement-rules'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatAmountWithUnit } from '#base/format'
import { Grid } from '@chakra-ui/react/grid'
import { useFormContext, useWatch } from 'react-hook-form'
import { getServerId, locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { movementReasons, movementTypes } from '#shared/inventory/stock'
import type { MovementType } from '#shared/inventory/stock'
import { DateField, NumberField, SelectField, SelectOptions, TextAreaField } from '#ui/forms/fields'
import { defaultReason, formatLabel } from '../format'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useStock } from '../data/inventory-queries'
import { useRecordMovement } from './record-movement'
import { FormDialog } from '#base/forms/form-dialog'

const recipesQuery = queryOptions({
  queryKey: [menuEditingRoutes.getEditableMenu.path, currentLocation.code],
  queryFn: () => callApi(menuEditingRoutes.getEditableMenu, { params: { location: currentLocation.code } }),
})

/**
 * The dishes that a movement would take off the menu, by the recipes; none until they are known.
 */
export function useDishesMadeUnavailable(stock: Stock | undefined, outcome: MovementOutcomePreview): readonly string[] {
  const isLess = stock && outcome && 'after' in outcome && Number(outcome.after) < Number(stock.currentStock)
  const { data } = useQuery({ ...recipesQuery, enabled: isLess === true })
  if (!isLess) return []
  return listDishesMadeUnavailable(data?.dishes ?? [], {
    itemId: stock.item.id,
    before: stock.currentStock,
    after: outcome.after,
  })
}

type MovementOutcomeProps = {
  readonly stock: Stock | undefined
  readonly outcome: MovementOutcomePreview
  readonly takenOff: readonly string[]
}

/** What is there now, and what will be, before anything is sent. */
export function MovementOutcome({ stock, outcome, takenOff }: MovementOutcomeProps) {
  if (!stock) return null
  const isRefused = outcome !== undefined && 'refused' in outcome
  const isWarning = isRefused || takenOff.length > 0
  return (
    <chakra.p
      role="status"
      px="4"
      py="3"
      borderRadius="lg"
      fontVariantNumeric="tabular-nums"
      bg={isWarning ? 'warning.subtle' : 'bg.raised'}
      color={isWarning ? 'warning.fg' : 'fg.muted'}
    >
      In stock: {formatAmountWithUnit(stock.currentStock, stock.item.unit)}.{' '}
      {outcome &&
        (isRefused ? outcome.refused : `Afterwards: ${formatAmountWithUnit(outcome.after, stock.item.unit)}.`)}
      {takenOff.length > 0 && <strong> {formatDishesMadeUnavailable(takenOff)}</strong>}
    </chakra.p>
  )
}

const optionOf = (value: string) => ({ value, label: formatLabel(value) })

const expiryHints: Readonly<Record<MovementType, string | undefined>> = {
  in: undefined,
  adjustment: undefined,
  out: 'Of the lot that it is taken from, if you know',
  waste: 'Of the lot that is thrown away, if you know',
  transfer: 'Of the lot that is sent, if you know',
}

export function MovementFields({ stocks }: { readonly stocks: readonly Stock[] }) {
  const here = useLocationConfig()
  const { signIn } = usePolicy()
  const { control, setValue, formState } = useFormContext<MovementForm>()
  const [itemId, movementType, quantity] = useWatch({ control, name: ['itemId', 'movementType', 'quantity'] })
  const stock = stocks.find(({ item }) => String(item.id) === itemId)
  const outcome = previewOutcome(stock, movementType, quantity)
  const shows = fieldsForType(movementType)
  // A reason that was chosen by hand stays.
  const suggestReason = ({ target }: { target: { value: MovementType } }) => {
    if (!formState.dirtyFields.reason) setValue('reason', defaultReason[target.value])
  }
  return (
    <>
      <SelectField name="itemId" label="Item" rules={{ required: 'Item is required' }}>
        <option value="">Choose an item</option>
        {stockCategories.map((category) => (
          <optgroup key={category} label={formatLabel(category)}>
            <SelectOptions of={itemsOf(stocks, category)} />
          </optgroup>
        ))}
      </SelectField>
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <SelectField name="movementType" label="Movement type" rules={{ onChange: suggestReason }}>
          <SelectOptions of={movementTypes.map(optionOf)} />
        </SelectField>
        <NumberField
          name="quantity"
          label={`${movementType === 'adjustment' ? 'Counted quantity' : 'Quantity'}${stock ? ` (${stock.item.unit})` : ''}`}
          rules={{
            required: 'Quantity is required',
            validate: () => !(outcome && 'refused' in outcome) || outcome.refused,
          }}
        />
        <SelectField name="reason" label="Reason">
          <SelectOptions of={movementReasons.map(optionOf)} />
        </SelectField>
        {shows.unitCost && <NumberField name="unitCost" label="Unit cost ($)" hint="Optional" />}
        {shows.toLocation && (
          <SelectField name="toLocationId" label="Receiving location">
            <option value="">None of ours</option>
            <SelectOptions
              of={locations
                // To one of the other mode nobody who is signed in here may send anything.
                .filter((each) => each.code !== here.code && getPolicy(each).signIn === signIn)
                .map((location) => ({ value: String(getServerId(location)), label: location.fullName }))}
            />
          </SelectField>
        )}
        {shows.expirationDate && (
          <DateField name="expirationDate" label="Expiration date" hint={expiryHints[movementType] ?? 'Optional'} />
        )}
      </Grid>
      <MovementOutcome stock={stock} outcome={outcome} takenOff={useDishesMadeUnavailable(stock, outcome)} />
      <TextAreaField name="notes" label="Notes" rows={2} maxLength={400} />
    </>
  )
}

const itemsOf = (stocks: readonly Stock[], category: string) =>
  stocks
    .filter(({ item }) => item.category === category)
    .map(({ item }) => ({ value: String(item.id), label: item.name }))
    .sort((one, other) => one.label.localeCompare(other.label))

type MovementDialogProps = { readonly begin?: Partial<MovementForm>; readonly onClose: () => void }

/** Records what came in, went out or was counted; it stays as it is when that fails. */
export function MovementDialog({ begin, onClose }: MovementDialogProps) {
  const location = useLocationConfig()
  const { data: stocks = [] } = useStock()
  const { mutateAsync: record } = useRecordMovement()
  const sent = useSubmitForm<MovementForm>({
    defaults: { ...emptyMovement, ...begin },
    send: (typed) => record(buildMovement(typed, getServerId(location))).then(onClose),
  })
  return (
    <FormDialog
      title="Record Movement"
      submitLabel="Record Movement"
      pendingLabel="Recording…"
      sent={sent}
      onClose={onClose}
    >
      <MovementFields stocks={stocks} />
    </FormDialog>
  )
}
