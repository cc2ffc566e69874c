import { Grid } from '@chakra-ui/react/grid'
import { useFormContext, useWatch } from 'react-hook-form'
import { stockCategories } from '#shared/contract/inventory'
import type { Stock } from '#shared/contract/inventory'
import { locations, getServerId } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { movementReasons, movementTypes } from '#shared/terms/stock'
import type { MovementType } from '#shared/terms/stock'
import { DateField, TextAreaField, NumberField, SelectOptions, SelectField } from '#base/forms/fields'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useDishesMadeUnavailable } from '../api/use-taken-off'
import { fieldsForType, previewOutcome } from '../movement-form'
import type { MovementForm } from '../movement-form'
import { formatLabel, defaultReason } from '../words'
import { MovementOutcome } from './movement-outcome'

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
