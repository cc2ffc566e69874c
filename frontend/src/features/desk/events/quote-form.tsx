import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Event, EventSettings } from '#shared/catering/contract'
import type { MenuItem } from '#shared/menu/contract'
import { useNow } from '#base/browser/use-now'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { AmountField, DateField, TextAreaField, TextField } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'
import { needsReply } from '#shared/catering/event-states'
import { QuoteSum, getInitialValidity, listInitialLines, toQuoteRequest } from './quote-draft'
import { QuoteLines, countRules, type QuoteValues } from './quote-lines'
import { useQuotedDishes } from './usual-prices'
import { eventSettingsQuery, useEventUpdate } from './use-events'

type FieldsProps = {
  readonly event: Event
  readonly settings: EventSettings
  readonly dishes: readonly MenuItem[]
}

function QuoteFields({ event, settings, dishes }: FieldsProps) {
  const location = useDeskLocation()
  const now = useNow()
  const { mutateAsync } = useEventUpdate(location.code, event.id)
  const { form, submit, isSending } = useSubmitForm<QuoteValues>({
    defaults: {
      date: event.date,
      time: event.time,
      guests: String(event.guests),
      lines: listInitialLines(event, settings, dishes),
      serviceChargePercent: String(event.quote?.serviceChargePercent ?? location.serviceChargePercent),
      deposit: event.quote?.deposit ?? '0.00',
      validUntil: getInitialValidity(event, location, now),
      note: event.quote?.note ?? '',
    },
    send: (values) => mutateAsync({ ...toQuoteRequest(values), version: event.version }),
  })
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr' }}>
          <DateField<QuoteValues> name="date" label="Date" rules={{ required: 'Please choose a date' }} />
          <TextField<QuoteValues> name="time" label="Time" type="time" rules={{ required: 'Please choose a time' }} />
          <TextField<QuoteValues>
            name="guests"
            label="Guests"
            inputMode="numeric"
            maxLength={12}
            rules={countRules.guests}
          />
        </chakra.div>
        <QuoteLines dishes={dishes} />
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr' }}>
          <AmountField<QuoteValues> name="serviceChargePercent" label="Service charge" unit="%" />
          <AmountField<QuoteValues> name="deposit" label="Deposit" sign="$" />
          <DateField<QuoteValues> name="validUntil" label="Valid until" rules={{ required: 'Please choose a date' }} />
        </chakra.div>
        <TextAreaField<QuoteValues> name="note" label="Note to the guest" maxLength={2000} rows={3} />
        <QuoteSum event={event} dishes={dishes} />
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
  const dishes = useQuotedDishes(code)
  const { data: settings } = useQuery(eventSettingsQuery(code))
  const [isOpen, setOpen] = useState(event.state !== 'quoted' || needsReply(event))
  if (!isOpen)
    return (
      <Button variant="outline" justifySelf="start" onClick={() => setOpen(true)}>
        Change Quote
      </Button>
    )
  return (
    <FormPanel
      title={event.quote ? 'New quote' : 'Quote'}
      lead="Tax is added at the rate of the event’s date, to the dishes and the service charge. Prices are the usual ones, without specials. Leave a price empty for the usual price."
    >
      {dishes && settings ? <QuoteFields event={event} settings={settings} dishes={dishes} /> : <ContentSkeleton />}
    </FormPanel>
  )
}
