import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Link, useParams } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { eventStateLabels, eventTypeLabels } from '#shared/catering/event-states'
import { formatDateTime } from '#shared/platform/time'
import { ApiError } from '#base/api/client'
import { EVENT_REQUEST_PATH } from '#base/cart/order-type'
import { TitledPanel } from '#base/components/titled-panel'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { LoadError } from '#ui/data-states'
import { PageSpinner } from '#ui/loading-placeholders'
import { EventActions } from './event-actions'
import { QuoteTable } from './quote-table'
import { useEvent, useEventLocation } from './use-event'

const leads = {
  requested: 'We are working on your quote. You get it by e-mail, and here.',
  quoted: 'Your quote is ready. Please accept it, or ask us for changes.',
  accepted: 'You accepted the quote. Your event is confirmed when the deposit is paid.',
  ordered: 'Your event is confirmed. The kitchen has it in its calendar.',
  completed: 'Thank you for celebrating with us.',
  declined: 'We are sorry, we can’t take this event. Please call us about another date.',
  expired: 'This request has expired. Please send another one, or call us.',
  cancelled: 'This event is cancelled.',
} as const satisfies Record<Event['state'], string>

function EventDetails({ event }: { readonly event: Event }) {
  const { timeZone } = useEventLocation(event)
  const rows = [
    ['Status', eventStateLabels[event.state]],
    ['When', formatDateTime(event.startsAt, timeZone)],
    ['Guests', String(event.guests)],
    ['Type', eventTypeLabels[event.type]],
    ...(event.address ? [['Where', `${event.address.street}, ${event.address.city} ${event.address.zipCode}`]] : []),
    ...(event.package ? [['Package', event.package.name]] : []),
    ...(event.wishes === '' ? [] : [['Special requests', event.wishes]]),
    ...(event.changesRequested ? [['Changes requested', event.changesRequested.text]] : []),
  ] as const
  return (
    <TitledPanel title="Your Event">
      <dl>
        {rows.map(([label, value]) => (
          <Grid key={label} templateColumns="8rem minmax(0, 1fr)" gap="3" py="1">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {value}
            </Text>
          </Grid>
        ))}
      </dl>
    </TitledPanel>
  )
}

function QuotePanel({ event }: { readonly event: Event }) {
  const { timeZone, name } = useEventLocation(event)
  const { quote, depositPayment } = event
  if (!quote) return null
  return (
    <TitledPanel title="Quote">
      <QuoteTable quote={quote} />
      {quote.note !== '' && (
        <Text mt="4" whiteSpace="pre-line">
          {quote.note}
        </Text>
      )}
      <Text mt="4" fontSize="sm" color="fg.muted">
        {event.state === 'quoted' && `Valid until ${formatDateTime(quote.validUntil, timeZone)}. `}
        {depositPayment === 'at-restaurant' && `The deposit is due at ${name}.`}
        {depositPayment === 'online' && event.state === 'quoted' && 'You pay the deposit online when you accept.'}
      </Text>
    </TitledPanel>
  )
}

/** An event for everyone who has its link: quote, acceptance, changes and cancellation. */
export function EventPage() {
  const { id = '' } = useParams()
  const { data: event, error, refetch } = useEvent(id)
  if (error instanceof ApiError && error.status === 404)
    return (
      <PageMessage title="There is no such event" action={<Link href={EVENT_REQUEST_PATH}>Schedule Event</Link>}>
        Please check the link in our e-mail.
      </PageMessage>
    )
  if (!event)
    return (
      <PageFrame title="Your Event" width="narrow">
        {error ? <LoadError onRetry={() => void refetch()}>The event could not be loaded.</LoadError> : <PageSpinner />}
      </PageFrame>
    )
  return (
    <PageFrame title="Your Event" lead={leads[event.state]} width="narrow">
      <Grid gap="5">
        <EventDetails event={event} />
        <QuotePanel event={event} />
        <EventActions event={event} />
      </Grid>
    </PageFrame>
  )
}
