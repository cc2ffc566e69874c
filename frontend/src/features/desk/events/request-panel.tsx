import { formatGuests } from '#shared/catering/quote-text'
import { chakra } from '@chakra-ui/react/styled-system'
import { getPhoneUrl } from '#shared/accounts/phone'
import type { Event } from '#shared/catering/contract'
import { eventStateLabels, eventTypeLabels } from '#shared/catering/event-states'
import { formatClock } from '#shared/hours/hours'
import { getDirectionsUrl } from '#shared/locations/geo'
import { formatDateTime } from '#shared/platform/time'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'

const Facts = chakra('dl', {
  base: { display: 'grid', gap: '1 4', gridTemplateColumns: '8rem minmax(0, 1fr)', '& dt': { color: 'fg.muted' } },
})

export type EventDetailProps = {
  readonly event: Event
  /** All events of the location, to show what else the day has. */
  readonly events: readonly Event[]
  readonly perDay: number | undefined
}

/** How full the day is besides this event. */
function describeDay(others: number, perDay: number | undefined): string {
  const counted = others === 0 ? 'No other event' : `${others} other ${others === 1 ? 'event' : 'events'}`
  return perDay === undefined ? counted : `${counted}; at most ${perDay} a day`
}

/** The request, its guest, what else its day has, and what happened to it. */
export function RequestPanel({ event, events, perDay }: EventDetailProps) {
  const { timeZone } = useDeskLocation()
  const { contact, address, wishes, changesRequested, history } = event
  const sameDay = events.filter(({ id, date, holdsPlace }) => id !== event.id && date === event.date && holdsPlace)
  const facts = [
    ['Type', eventTypeLabels[event.type]],
    ...(event.package ? [['Package', event.package.name]] : []),
    ...(wishes === '' ? [] : [['Special requests', wishes]]),
    ...(changesRequested
      ? [['Changes requested', `${changesRequested.text} (${formatDateTime(changesRequested.at, timeZone)})`]]
      : []),
    ...(event.closingNote ? [['Reason', event.closingNote]] : []),
  ] as const
  /** What the kitchen does not need on paper. */
  const notes = [
    ['Same day', describeDay(sameDay.length, perDay)],
    ...sameDay.map(({ time, guests, state }) => [
      '',
      `${formatClock(time)}: ${formatGuests(guests)}, ${eventStateLabels[state]}`,
    ]),
    ...history.map(({ state, at, by }, index) => [
      index === 0 ? 'History' : '',
      `${eventStateLabels[state]} ${formatDateTime(at, timeZone)} (${by})`,
    ]),
  ] as const
  return (
    <FormPanel title="Request">
      <Facts>
        <dt>Guest</dt>
        <chakra.dd overflowWrap="anywhere">{contact.name}</chakra.dd>
        <dt>Phone</dt>
        <dd>
          <a href={getPhoneUrl(contact.phone)}>{contact.phone}</a>
        </dd>
        <dt>Email</dt>
        <chakra.dd overflowWrap="anywhere">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </chakra.dd>
        {address && (
          <>
            <dt>Where</dt>
            <chakra.dd overflowWrap="anywhere">
              {address.street}, {address.city} {address.zipCode}{' '}
              <chakra.a
                href={getDirectionsUrl(address)}
                target="_blank"
                rel="noreferrer"
                className="not-on-paper"
                textDecoration="underline"
              >
                Directions
              </chakra.a>
            </chakra.dd>
          </>
        )}
        {facts.map(([label = '', value = ''], index) => (
          <chakra.div key={`${index} ${label}`} display="contents">
            <dt>{label}</dt>
            <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
        {notes.map(([label = '', value = ''], index) => (
          <chakra.div key={`${index} ${label}`} display="contents" className="not-on-paper">
            <dt>{label}</dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </Facts>
    </FormPanel>
  )
}
