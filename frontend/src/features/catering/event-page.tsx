import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Link, useParams } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { eventStateLabels, eventTypeLabels, isUnverified } from '#shared/catering/event-states'
import { formatDateTime } from '#shared/platform/time'
import { ApiError } from '#base/api/client'
import { EVENT_REQUEST_PATH } from '#base/cart/order-type'
import { TitledPanel } from '#base/components/titled-panel'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { EventActions } from './event-actions'
import { QuotePanel } from './quote-panel'
import { useEventConfirmation } from './use-event-confirmation'
import { useEvent, useEventLocation } from './use-event'

const leads = {
  requested: 'We are working on your quote. You will get it by e-mail, and you will see it here.',
  quoted: 'Your quote is ready. Please accept it, or ask us for changes.',
  accepted: 'You accepted the quote. Your event is confirmed as soon as the deposit is paid.',
  ordered: 'Your event is confirmed. It’s on the kitchen’s calendar.',
  completed: 'Thank you for celebrating with us.',
  declined: 'We are sorry, we can’t take this event. Please call us about another date.',
  expired: 'This request has expired. Please send another one, or call us.',
  cancelled: 'This event is canceled.',
} as const satisfies Record<Event['state'], string>

const unverifiedLead =
  'Please open the link in our e-mail to confirm your request. That holds your date for two days, unless it is taken, and we’ll send you a quote.'
const noPlaceLead =
  'You confirmed your request. We don’t hold your day: we’ll confirm the day with our quote, or offer another one.'

function getLead(event: Event): string {
  const { state, changesRequested, holdsPlace } = event
  if (isUnverified(event)) return unverifiedLead
  if (state === 'requested' && !holdsPlace) return noPlaceLead
  const isWaiting = changesRequested && (state === 'requested' || state === 'quoted')
  return isWaiting ? 'We got your changes, and we’ll send you a new quote.' : leads[state]
}

function EventDetails({ event }: { readonly event: Event }) {
  const { timeZone } = useEventLocation(event)
  const rows = [
    ['Status', isUnverified(event) ? 'Not confirmed yet' : eventStateLabels[event.state]],
    ['When', formatDateTime(event.startsAt, timeZone)],
    ['Guests', String(event.guests)],
    ['Type', eventTypeLabels[event.type]],
    ...(event.address ? [['Where', `${event.address.street}, ${event.address.city} ${event.address.zipCode}`]] : []),
    ...(event.package ? [['Package', event.package.name]] : []),
    ...(event.wishes === '' ? [] : [['Special requests', event.wishes]]),
    ...(event.changesRequested ? [['Changes requested', event.changesRequested.text]] : []),
    ['Contact', [event.contact.name, event.contact.phone, event.contact.email].filter(Boolean).join(', ')],
    ...(event.closingNote ? [['From us', event.closingNote]] : []),
  ] as const
  return (
    <TitledPanel title="Your Event">
      <dl>
        {rows.map(([label, value]) => (
          <Grid key={label} templateColumns="8rem minmax(0, 1fr)" gap="3" py="1">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" overflowWrap="anywhere" whiteSpace="pre-line">
              {value}
            </Text>
          </Grid>
        ))}
      </dl>
    </TitledPanel>
  )
}

/** An event for everyone who has its link: quote, acceptance, changes and cancellation. */
export function EventPage() {
  const { id = '' } = useParams()
  useEventConfirmation(id)
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
        {error ? (
          <LoadError onRetry={() => void refetch()}>The event could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        )}
      </PageFrame>
    )
  return (
    <PageFrame title="Your Event" lead={getLead(event)} width="narrow">
      <Grid gap="5">
        <EventDetails event={event} />
        <QuotePanel event={event} />
        <EventActions event={event} />
      </Grid>
    </PageFrame>
  )
}
