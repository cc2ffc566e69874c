import { freshLocationQuery } from '#base/api/location-query'
import { useQueryClient } from '@tanstack/react-query'
import { taxRoutes, type TaxSettings } from '#shared/taxes/contract'
import { MAX_TAX_RATE, formatTaxRate, validateTaxes } from '#shared/taxes/tax-rates'
import { parseTypedCents } from '#shared/platform/typed-amount'
import type { FieldError } from '#shared/platform/problem'
import type { RouteBody } from '#shared/platform/route'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { mergeParts } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import { useSaving } from '../form/use-saving'

export const taxesQuery = freshLocationQuery(taxRoutes.getTaxSettings)

const valuesOf = ({ taxes }: TaxSettings) => ({
  taxes: taxes.map(({ from, rate, isDeliveryFeeTaxed }) => ({
    from,
    percent: (rate / 100).toFixed(2),
    isDeliveryFeeTaxed,
  })),
})

export type TaxesValues = ReturnType<typeof valuesOf>
type TaxRow = TaxesValues['taxes'][number]

const PART = 'taxes'

const describeRow = ({ from, percent, isDeliveryFeeTaxed }: TaxRow) =>
  `${percent}% from ${from}${isDeliveryFeeTaxed ? ' with the delivery fee' : ''}`

const merge = mergeParts<TaxesValues>({
  partsOf: ({ taxes }) => [{ name: PART, label: 'Tax rates', text: taxes.map(describeRow).join(', ') }],
  withParts: (theirs, mine, names) => (names.has(PART) ? mine : theirs),
})

/** Returns the rows as the API takes them. Call it only with valid percentages. */
const toTaxes = (rows: readonly TaxRow[]) =>
  // Percent with two decimals is hundredths of a percent, as dollars are cents.
  rows.map(({ percent, ...row }) => ({ ...row, rate: parseTypedCents(percent) ?? 0 }))

const RATE_MESSAGE = `Enter a rate from 0% to ${formatTaxRate(MAX_TAX_RATE)} with at most two decimals`

const isRate = (percent: string) => (parseTypedCents(percent) ?? Infinity) <= MAX_TAX_RATE

/** Returns the errors of the typed rows by path of the form. */
function checkTaxes({ taxes }: TaxesValues): readonly FieldError[] {
  const invalid = taxes.flatMap(({ from, percent }, at) => [
    ...(from === '' ? [{ path: `taxes.${at}.from`, message: 'Enter a date' }] : []),
    ...(isRate(percent) ? [] : [{ path: `taxes.${at}.percent`, message: RATE_MESSAGE }]),
  ])
  return invalid.length > 0 ? invalid : validateTaxes(toTaxes(taxes))
}

/** Returns the form of a location's tax rates. */
export function useTaxesForm(location: LocationCode, read: TaxSettings) {
  const client = useQueryClient()
  const saving = useSaving<RouteBody<typeof taxRoutes.updateTaxes>, TaxSettings>('taxes', location, {
    send: (body, headers) => callApi(taxRoutes.updateTaxes, { params: { location }, body, headers }),
    queryKey: taxesQuery(location).queryKey,
    saved: 'The tax rates are saved',
    onSaved: () => void client.invalidateQueries({ queryKey: [taxRoutes.getTaxes.path, location] }),
  })
  return useRecordForm({
    record: read,
    valuesOf,
    merge,
    check: checkTaxes,
    ...saving,
    save: ({ taxes }, { version }) => saving.save({ taxes: toTaxes(taxes), version }),
  })
}
