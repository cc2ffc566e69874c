import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { stockCategories, type Stock } from '#shared/inventory/contract'
import { movementTypes, type MovementType } from '#shared/inventory/stock'
import { getServerId, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { callApi } from '#base/api/client'
import { formatAmountWithUnit } from '#base/format'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { DateField, NumberField, SelectField, SelectOptions, TextAreaField } from '#ui/forms/fields'
import { useCanEditStock } from '../data/use-inventory'
import { formatLabel, reasonsByType } from '../format'
import { getPackPrice } from '#shared/inventory/packs'
import { PriceRiseNote } from '../purchases/price-rise-note'
import {
  fieldsForType,
  formatDishesMadeUnavailable,
  listDishesMadeUnavailable,
  previewOutcome,
  type MovementForm,
  type MovementOutcomePreview,
} from './movement-rules'

const recipesQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [menuEditingRoutes.getEditableMenu.path, location],
    queryFn: () => callApi(menuEditingRoutes.getEditableMenu, { params: { location } }),
  })

/**
 * Lists the dishes that a movement would take off the menu; empty while the recipes are loading.
 */
function useDishesMadeUnavailable(stock: Stock | undefined, outcome: MovementOutcomePreview): readonly string[] {
  const canEdit = useCanEditStock()
  const isReduction = stock && outcome && 'after' in outcome && Number(outcome.after) < Number(stock.currentStock)
  const { data } = useQuery({ ...recipesQuery(useLocationConfig().code), enabled: canEdit && isReduction === true })
  if (!isReduction) return []
  return listDishesMadeUnavailable(data?.dishes ?? [], {
    itemId: stock.item.id,
    before: stock.currentStock,
    after: outcome.after,
  })
}

type MovementOutcomeProps = {
  readonly stock: Stock | undefined
  readonly outcome: MovementOutcomePreview
  readonly unavailableDishes: readonly string[]
}

/** Shows the current stock and the stock after the movement, before it is recorded. */
function MovementOutcome({ stock, outcome, unavailableDishes }: MovementOutcomeProps) {
  if (!stock) return null
  const isInvalid = outcome !== undefined && 'refused' in outcome
  const isWarning = isInvalid || unavailableDishes.length > 0
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
        (isInvalid ? outcome.refused : `Afterwards: ${formatAmountWithUnit(outcome.after, stock.item.unit)}.`)}
      {unavailableDishes.length > 0 && <strong> {formatDishesMadeUnavailable(unavailableDishes)}</strong>}
    </chakra.p>
  )
}

const toOption = (value: string) => ({ value, label: formatLabel(value) })

const expiryHints: Readonly<Record<MovementType, string | undefined>> = {
  in: undefined,
  adjustment: undefined,
  out: 'Of the lot that it comes from, if you know it',
  waste: 'Of the wasted lot, if you know it',
  transfer: 'Of the lot that is sent, if you know it',
}

/** The fields of the movement form. They depend on the type of movement. */
export function MovementFields({ stocks }: { readonly stocks: readonly Stock[] }) {
  const location = useLocationConfig()
  const { signIn } = usePolicy()
  const canEdit = useCanEditStock()
  const { control, setValue } = useFormContext<MovementForm>()
  const [itemId, movementType, quantity, chosenPack] = useWatch({
    control,
    name: ['itemId', 'movementType', 'quantity', 'pack'],
  })
  const stock = stocks.find(({ item }) => String(item.id) === itemId)
  const packs = stock?.item.packs ?? []
  const pack = packs.find(({ name }) => name === chosenPack)
  const unit = pack?.name ?? stock?.item.unit
  const outcome = previewOutcome(stock, { movementType, quantity, pack: pack?.name ?? '' })
  const fields = fieldsForType(movementType)
  const forgetPack = () => setValue('pack', '')
  const selectDefaultReason = ({ target }: { target: { value: MovementType } }) =>
    setValue('reason', reasonsByType[target.value][0])
  return (
    <>
      <SelectField name="itemId" label="Item" rules={{ required: 'Item is required', onChange: forgetPack }}>
        <option value="">Choose an item</option>
        {stockCategories.map((category) => (
          <optgroup key={category} label={formatLabel(category)}>
            <SelectOptions of={listItemOptions(stocks, category)} />
          </optgroup>
        ))}
      </SelectField>
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        {canEdit && (
          <SelectField name="movementType" label="Movement type" rules={{ onChange: selectDefaultReason }}>
            <SelectOptions of={movementTypes.map(toOption)} />
          </SelectField>
        )}
        <NumberField
          name="quantity"
          label={`${movementType === 'adjustment' ? 'Counted quantity' : 'Quantity'}${unit ? ` (${unit})` : ''}`}
          rules={{
            required: 'Quantity is required',
            validate: () => !(outcome && 'refused' in outcome) || outcome.refused,
          }}
        />
        {packs.length > 0 && (
          <SelectField name="pack" label="Counted in">
            <option value="">{stock?.item.unit}</option>
            <SelectOptions of={packs.map(({ name }) => ({ value: name, label: name }))} />
          </SelectField>
        )}
        <SelectField name="reason" label="Reason">
          <SelectOptions of={reasonsByType[movementType].map(toOption)} />
        </SelectField>
        {fields.unitCost && (
          <NumberField
            name="unitCost"
            label={pack ? `Cost of one ${pack.name} ($)` : 'Unit cost ($)'}
            hint="Optional"
          />
        )}
        {fields.unitCost && stock && (
          <PriceRiseNote
            field="unitCost"
            item={{ name: stock.item.name, unit: pack?.name ?? stock.item.unit }}
            before={getPackPrice(stock.item.costPerUnit, pack)}
          />
        )}
        {fields.toLocation && (
          <SelectField
            name="toLocationId"
            label="Receiving location"
            rules={{ required: 'Choose where it goes, or record it as out' }}
          >
            <option value="">Choose a location</option>
            <SelectOptions
              of={locations
                // Sessions of test and live locations are separate, so the server would reject
                // those transfers.
                .filter((other) => other.code !== location.code && getPolicy(other).signIn === signIn)
                .map((other) => ({ value: String(getServerId(other)), label: other.fullName }))}
            />
          </SelectField>
        )}
        {fields.expirationDate && (
          <DateField name="expirationDate" label="Expiration date" hint={expiryHints[movementType] ?? 'Optional'} />
        )}
      </Grid>
      <MovementOutcome stock={stock} outcome={outcome} unavailableDishes={useDishesMadeUnavailable(stock, outcome)} />
      <TextAreaField name="notes" label="Notes" rows={2} maxLength={400} />
    </>
  )
}

const listItemOptions = (stocks: readonly Stock[], category: string) =>
  stocks
    .filter(({ item }) => item.category === category)
    .map(({ item }) => ({ value: String(item.id), label: item.name }))
    .sort((one, other) => one.label.localeCompare(other.label))
