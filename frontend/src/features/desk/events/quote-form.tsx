import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormProvider, useFieldArray } from 'react-hook-form'
import type { Event, EventSettings } from '#shared/catering/contract'
import { getPackagePortions } from '#shared/catering/event-request'
import type { EditableDish } from '#shared/menu/editing-contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { PageSpinner } from '#ui/loading-placeholders'
import { AmountField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import { useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-layout'
import { RowActions } from '../form/list-editing'
import { eventSettingsQuery, useEventUpdate } from './use-events'

type QuoteValues = {
  lines: { menuItemId: string; quantity: string; unitPrice: string }[]
  serviceChargePercent: string
  deposit: string
  validUntil: string
  note: string
}

const VALID_DAYS = 7
const SERVICE_CHARGE = '18'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) 6rem 8rem auto' },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
})

/** The lines to begin with: those of the last quote, otherwise those of the requested package. */
function listInitialLines(event: Event, settings: EventSettings, dishes: readonly EditableDish[]) {
  const quoted = event.quote?.lines.map(({ menuItemId, quantity, unitPrice }) => ({
    menuItemId: String(menuItemId),
    quantity: String(quantity),
    unitPrice,
  }))
  const chosen = settings.packages.find(({ id }) => id === event.package?.id)
  const packaged = chosen?.dishes.map((dish) => ({
    menuItemId: String(dish.menuItemId),
    quantity: String(getPackagePortions(dish, event.guests)),
    unitPrice: dishes.find(({ id }) => id === dish.menuItemId)?.price ?? '',
  }))
  return quoted ?? packaged ?? [{ menuItemId: '', quantity: String(event.guests), unitPrice: '' }]
}

function QuoteLines({ dishes }: { readonly dishes: readonly EditableDish[] }) {
  const { fields, append, remove } = useFieldArray<QuoteValues, 'lines'>({ name: 'lines' })
  const options = dishes
    .filter(({ isArchived }) => isArchived !== true)
    .map(({ id, name, price }) => ({ value: String(id), label: `${name} (${price})` }))
  return (
    <>
      <chakra.ul display="grid" gap="4" listStyleType="none">
        {fields.map(({ id }, at) => (
          <Row key={id} aria-label={`Line ${at + 1}`}>
            <SelectField<QuoteValues>
              name={`lines.${at}.menuItemId`}
              label="Dish"
              rules={{ required: 'Please choose a dish' }}
            >
              <SelectOptions of={[{ value: '', label: 'Choose a dish' }, ...options]} />
            </SelectField>
            <TextField<QuoteValues>
              name={`lines.${at}.quantity`}
              label="Portions"
              inputMode="numeric"
              rules={{ required: 'Please enter a number' }}
            />
            <AmountField<QuoteValues> name={`lines.${at}.unitPrice`} label="Price each" sign="$" />
            <RowActions
              name={`line ${at + 1}`}
              at={at}
              count={fields.length}
              onRemove={fields.length > 1 ? () => remove(at) : undefined}
            />
          </Row>
        ))}
      </chakra.ul>
      <Button
        type="button"
        variant="outline"
        justifySelf="start"
        onClick={() => append({ menuItemId: '', quantity: '1', unitPrice: '' })}
      >
        Add a dish
      </Button>
    </>
  )
}

type FieldsProps = {
  readonly event: Event
  readonly settings: EventSettings
  readonly dishes: readonly EditableDish[]
}

function QuoteFields({ event, settings, dishes }: FieldsProps) {
  const location = useDeskLocation()
  const { date: today } = toWallClock(location, useNow())
  const { mutateAsync } = useEventUpdate(location.code, event.id)
  const { form, submit, isSending } = useSubmitForm<QuoteValues>({
    defaults: {
      lines: listInitialLines(event, settings, dishes),
      serviceChargePercent: String(event.quote?.serviceChargePercent ?? SERVICE_CHARGE),
      deposit: event.quote?.deposit ?? '0.00',
      validUntil: addDays(today, VALID_DAYS),
      note: event.quote?.note ?? '',
    },
    send: ({ lines, serviceChargePercent, ...values }) =>
      mutateAsync({
        ...values,
        lines: lines.map(({ menuItemId, quantity, unitPrice }) => ({
          menuItemId,
          quantity: Number(quantity),
          ...(unitPrice.trim() !== '' && { unitPrice }),
        })),
        serviceChargePercent: Number(serviceChargePercent),
        version: event.version,
      }),
  })
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <QuoteLines dishes={dishes} />
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr' }}>
          <AmountField<QuoteValues> name="serviceChargePercent" label="Service charge" unit="%" />
          <AmountField<QuoteValues> name="deposit" label="Deposit" sign="$" />
          <TextField<QuoteValues> name="validUntil" label="Valid until" type="date" />
        </chakra.div>
        <TextAreaField<QuoteValues> name="note" label="Note to the guest" maxLength={2000} rows={3} />
        <Button type="submit" justifySelf="start" disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Sending…' : 'Send Quote'}
        </Button>
      </chakra.form>
    </FormProvider>
  )
}

/** Writes a quote from the menu. The guest gets it by e-mail. */
export function QuoteForm({ event }: { readonly event: Event }) {
  const { code } = useDeskLocation()
  const { data: menu } = useDeskMenu(code)
  const { data: settings } = useQuery(eventSettingsQuery(code))
  return (
    <FormPanel
      title={event.quote ? 'New quote' : 'Quote'}
      lead="Tax is added at the rate of the event’s date, to the dishes and the service charge. Leave a price empty for the menu’s price."
    >
      {menu && settings ? <QuoteFields event={event} settings={settings} dishes={menu.dishes} /> : <PageSpinner />}
    </FormPanel>
  )
}
