import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { TaxSettings } from '#shared/taxes/contract'
import { MAX_TAX_PERIODS, formatTaxRate, getTaxOn } from '#shared/taxes/tax-rates'
import type { Location } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { AmountField, TextField } from '#ui/forms/fields'
import { CheckboxField } from '../form/choice-input'
import { Row, RowActions, Rows } from '../form/list-editing'
import { RecordPage } from '../form/record-page'
import { SettingPanel } from '../form/setting-panel'
import { taxesQuery, useTaxesForm, type TaxesValues } from './use-taxes-form'

function TaxRows({ today }: { readonly today: string }) {
  const { fields, append, remove } = useFieldArray<TaxesValues, 'taxes'>({ name: 'taxes' })
  const rows = useWatch<TaxesValues, 'taxes'>({ name: 'taxes' })
  const latest = rows.reduce((date, { from }) => (from > date ? from : date), today)
  const add = () =>
    append({
      from: addDays(latest, 1),
      percent: rows.at(-1)?.percent ?? '',
      isDeliveryFeeTaxed: rows.at(-1)?.isDeliveryFeeTaxed ?? false,
    })
  return (
    <>
      <Rows>
        {fields.map(({ id }, at) => {
          const name = `the rate from ${rows[at]?.from ?? ''}`
          return (
            <Row key={id} aria-label={name} gridTemplateColumns={{ base: '3fr 2fr', md: '11rem 8rem 1fr auto' }}>
              <TextField<TaxesValues> name={`taxes.${at}.from`} label="Effective from" type="date" />
              <AmountField<TaxesValues> name={`taxes.${at}.percent`} label="Tax rate" unit="%" />
              <chakra.div alignSelf="end">
                <CheckboxField<TaxesValues> name={`taxes.${at}.isDeliveryFeeTaxed`} label="Tax delivery fee" />
              </chakra.div>
              <chakra.div alignSelf="end" justifySelf="end">
                <RowActions
                  name={name}
                  at={at}
                  count={fields.length}
                  onRemove={fields.length > 1 ? () => remove(at) : undefined}
                />
              </chakra.div>
            </Row>
          )
        })}
      </Rows>
      <Button
        type="button"
        variant="outline"
        justifySelf="start"
        disabled={fields.length >= MAX_TAX_PERIODS}
        onClick={add}
      >
        Add a rate
      </Button>
    </>
  )
}

type TaxesFormProps = { readonly location: Location; readonly read: TaxSettings }

/** Edits a location's sales tax rates by date. */
function TaxesForm({ location, read }: TaxesFormProps) {
  const form = useTaxesForm(location.code, read)
  const { date: today } = toWallClock(location, useNow())
  const { rate, isDeliveryFeeTaxed } = getTaxOn(location, form.base.taxes, today)
  return (
    <SettingPanel
      title="Sales tax"
      lead={`Today: ${formatTaxRate(rate)}, delivery fee ${isDeliveryFeeTaxed ? 'taxed' : 'not taxed'}. An order has the rate of the date that it is for. Orders that were placed keep theirs. Tips are never taxed.`}
      form={form}
    >
      <TaxRows today={today} />
    </SettingPanel>
  )
}

/** The location's sales tax (docs/product/desk.md#taxes). */
export const TaxesSection = () => (
  <RecordPage
    title="Taxes"
    lead={({ name }) => `The sales tax rates of ${name}.`}
    query={taxesQuery}
    failed="The tax rates could not be loaded."
  >
    {(read, location) => <TaxesForm location={location} read={read} />}
  </RecordPage>
)
