import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { canMoveTo, eventStateLabels, isUnverified } from '#shared/catering/event-states'
import { formatQuoteEnd } from '#shared/catering/quote-text'
import { formatClock, formatShortDate } from '#shared/hours/hours'
import { QuoteTable } from '#features/catering'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-layout'
import { deskPaths } from '../paths'
import { DepositButton, EventEnding, VerifyButton } from './event-decisions'
import { PrepList } from './prep-list'
import { QuoteForm } from './quote-form'
import { RequestPanel, type EventDetailProps } from './request-panel'

const Stack = chakra('div', {
  base: { display: 'grid', gap: '5', maxW: '48rem', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** One event: the request, its quote, the prep list, and how to end it. */
export function EventDetail({ event, events, perDay }: EventDetailProps) {
  const { timeZone } = useDeskLocation()
  return (
    <>
      <DeskHeader
        title={`${formatShortDate(event.date)}, ${formatClock(event.time)}`}
        lead={`${event.guests} guests · ${isUnverified(event) ? 'Not verified yet' : eventStateLabels[event.state]}`}
      >
        <Button asChild variant="outline" className="not-on-paper">
          <Link href={deskPaths.events}>All events</Link>
        </Button>
      </DeskHeader>
      <Stack>
        <RequestPanel event={event} events={events} perDay={perDay} />
        <VerifyButton event={event} />
        {event.quote && (
          <chakra.div className="not-on-paper">
            <FormPanel title="Quote" lead={event.quote.note} act={<DepositButton event={event} />}>
              <QuoteTable quote={event.quote} isDepositPaid={event.depositPaidAt !== null} />
              {event.state === 'quoted' && (
                <chakra.p color="fg.muted">Valid until {formatQuoteEnd(event.quote.validUntil, timeZone)}</chakra.p>
              )}
            </FormPanel>
          </chakra.div>
        )}
        {event.quote && event.orderId !== null && (
          <PrepList
            quote={event.quote}
            balanceDue={event.depositPaidAt === null ? event.quote.total : event.quote.balanceDue}
          />
        )}
        {canMoveTo(event.state, 'quoted') && <QuoteForm event={event} />}
        <EventEnding event={event} />
      </Stack>
    </>
  )
}
