import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { canMoveTo, eventStateLabels, eventTypeLabels, occupiesDay } from '#shared/catering/event-states'
import { formatClock, formatShortDate } from '#shared/hours/hours'
import { formatDateTime } from '#shared/platform/time'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { QuoteTable } from '#features/catering'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-layout'
import { deskPaths } from '../paths'
import { PrepList } from './prep-list'
import { QuoteForm } from './quote-form'
import { useEventUpdate } from './use-events'

const Stack = chakra('div', {
  base: { display: 'grid', gap: '5', maxW: '48rem', gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Facts = chakra('dl', {
  base: { display: 'grid', gap: '1 4', gridTemplateColumns: '8rem minmax(0, 1fr)', '& dt': { color: 'fg.muted' } },
})

type DetailProps = {
  readonly event: Event
  /** All events of the location, to show what else the day has. */
  readonly events: readonly Event[]
  readonly perDay: number | undefined
}

function RequestPanel({ event, events, perDay }: DetailProps) {
  const { timeZone } = useDeskLocation()
  const { contact, address, wishes, changesRequested, history } = event
  const sameDay = events.filter(({ id, date, state }) => id !== event.id && date === event.date && occupiesDay(state))
  const facts = [
    ['Guest', contact.name],
    ['Phone', contact.phone],
    ['E-mail', contact.email],
    ['Type', eventTypeLabels[event.type]],
    ...(address ? [['Where', `${address.street}, ${address.city} ${address.zipCode}`]] : []),
    ...(event.package ? [['Package', event.package.name]] : []),
    ...(wishes === '' ? [] : [['Special requests', wishes]]),
    ...(changesRequested ? [['Changes requested', changesRequested.text]] : []),
    ['Same day', `${sameDay.length} other events${perDay === undefined ? '' : ` of at most ${perDay}`}`],
    ...sameDay.map(({ time, guests, state }) => [
      '',
      `${formatClock(time)}: ${guests} guests, ${eventStateLabels[state]}`,
    ]),
    [
      'History',
      history
        .map(({ state, at, by }) => `${eventStateLabels[state]} ${formatDateTime(at, timeZone)} (${by})`)
        .join(', '),
    ],
  ] as const
  return (
    <FormPanel title="Request">
      <Facts>
        {facts.map(([label = '', value = ''], index) => (
          <chakra.div key={`${index} ${label}`} display="contents">
            <dt>{label}</dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </Facts>
    </FormPanel>
  )
}

const endings = [
  { state: 'declined', label: 'Decline', question: 'Decline this event?' },
  { state: 'cancelled', label: 'Cancel Event', question: 'Cancel this event and its order?' },
] as const

function EventEndings({ event: { id, state: current, version } }: Pick<DetailProps, 'event'>) {
  const [ending, setEnding] = useState<(typeof endings)[number]>()
  const { mutate, isPending } = useEventUpdate(useDeskLocation().code, id)
  return (
    <chakra.div display="flex" gap="3" flexWrap="wrap" className="not-on-paper">
      {endings
        .filter(({ state }) => canMoveTo(current, state))
        .map((each) => (
          <Button key={each.state} variant="outline" disabled={isPending} onClick={() => setEnding(each)}>
            {each.label}
          </Button>
        ))}
      {ending && (
        <ConfirmDialog
          title={ending.question}
          confirmLabel={ending.label}
          keepLabel="Back"
          onConfirm={() => {
            mutate({ state: ending.state, version })
            setEnding(undefined)
          }}
          onClose={() => setEnding(undefined)}
        >
          The guest gets an e-mail.
        </ConfirmDialog>
      )}
    </chakra.div>
  )
}

/** One event: the request, its quote, the prep list, and how to end it. */
export function EventDetail({ event, events, perDay }: DetailProps) {
  return (
    <>
      <DeskHeader
        title={`${formatShortDate(event.date)}, ${formatClock(event.time)}`}
        lead={`${event.guests} guests · ${eventStateLabels[event.state]}`}
      >
        <Button asChild variant="outline" className="not-on-paper">
          <Link href={deskPaths.events}>All events</Link>
        </Button>
      </DeskHeader>
      <Stack>
        <RequestPanel event={event} events={events} perDay={perDay} />
        {event.quote && (
          <FormPanel title="Quote">
            <QuoteTable quote={event.quote} />
          </FormPanel>
        )}
        {event.quote && event.orderId !== null && <PrepList quote={event.quote} />}
        {canMoveTo(event.state, 'quoted') && <QuoteForm event={event} />}
        <EventEndings event={event} />
      </Stack>
    </>
  )
}
