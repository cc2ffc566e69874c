import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { canMoveTo, eventStateLabels, isUnverified } from '#shared/catering/event-states'
import { formatGuests, listLineDetails } from '#shared/catering/quote-text'
import { formatClock, formatShortDate } from '#shared/hours/hours'
import type { EventQuote } from '#shared/catering/contract'
import { formatDecimal } from '#shared/platform/money'
import { stations } from '#shared/menu/contract'
import { DeskHeader } from '../desk-header'
import { FormPanel } from '../form/form-panel'
import { deskPaths } from '../paths'
import { tickets } from '#base/language/english/tickets'
import { QuoteSection } from './quote-section'
import { EventEnding, VerifyButton } from './event-decisions'
import { QuoteForm } from './quote-form'
import { RequestPanel, type EventDetailProps } from './request-panel'

type PrepListProps = {
  readonly quote: EventQuote
  /** What the guest still has to pay. */
  readonly balanceDue: string
}

/** What each station prepares for an event, for printing. */
const PrepList = ({ quote: { lines }, balanceDue }: PrepListProps) => (
  <FormPanel
    title="Prep list"
    action={
      <Button variant="outline" className="not-on-paper" onClick={() => window.print()}>
        Print
      </Button>
    }
  >
    {stations
      .map((station) => ({ station, own: lines.filter((line) => line.station === station) }))
      .filter(({ own }) => own.length > 0)
      .map(({ station, own }) => (
        <section key={station} aria-label={tickets.stations[station]}>
          <chakra.h3 fontWeight="semibold">{tickets.stations[station]}</chakra.h3>
          <chakra.ul listStyleType="none">
            {own.map((line, index) => (
              <li key={`${index} ${line.name}`}>
                {line.quantity}× {line.name}
                {listLineDetails(line).map((detail) => (
                  <chakra.small key={detail} display="block" ps="6">
                    {detail}
                  </chakra.small>
                ))}
              </li>
            ))}
          </chakra.ul>
        </section>
      ))}
    <chakra.p fontWeight="semibold">Balance due {formatDecimal(balanceDue)}</chakra.p>
  </FormPanel>
)

const Stack = chakra('div', {
  base: { display: 'grid', gap: '5', maxW: '48rem', gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** One event: the request, its quote, the prep list, and how to end it. */
export function EventDetail({ event, events, perDay }: EventDetailProps) {
  return (
    <>
      <DeskHeader
        title={`${formatShortDate(event.date)}, ${formatClock(event.time)}`}
        lead={`${formatGuests(event.guests)} · ${isUnverified(event) ? 'Not verified yet' : eventStateLabels[event.state]}`}
      >
        <Button asChild variant="outline" className="not-on-paper">
          <Link href={deskPaths.events}>All events</Link>
        </Button>
      </DeskHeader>
      <Stack>
        <RequestPanel event={event} events={events} perDay={perDay} />
        <VerifyButton event={event} />
        {event.quote && <QuoteSection event={event} quote={event.quote} />}
        {event.quote && event.orderId !== null && event.state !== 'cancelled' && (
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
