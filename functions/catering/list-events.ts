import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { Event } from '#shared/catering/contract'
import { eventStateLabels, isDepositToReturn } from '#shared/catering/event-states'
import { getLocation } from '#shared/locations/index'
import { formatCsv } from '../platform/csv'
import { addDays, toWallClock } from '#shared/platform/time'
import { serve } from '../platform/serve'
import { presentEvent } from './present'
import type { EventRecord } from './records'
import { assertTakesEvents, listEvents } from './repository'
import { getEventContext } from './settings'

/** Which dates the list has by default. Events whose deposit is to be returned stay in it. */
const PAST_DAYS = 30
const FUTURE_DAYS = 400
const EARLIEST = '0000'

/** A flood of requests with made-up addresses must not keep the desk from its events. */
const MAX_UNVERIFIED = 100

/** Leaves out the older ones of the requests that neither their guest nor staff verified. */
function limitUnverified(events: readonly EventRecord[]): readonly EventRecord[] {
  const isMadeUp = ({ verifiedAt, quote }: EventRecord) => verifiedAt === undefined && quote === undefined
  const newest = events.filter(isMadeUp).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  const hidden = new Set(newest.slice(MAX_UNVERIFIED))
  return events.filter((event) => !hidden.has(event))
}

const columns = [
  'date',
  'time',
  'state',
  'guests',
  'type',
  'name',
  'phone',
  'email',
  'total',
  'deposit',
  'orderId',
  'id',
]

const toRow = ({ contact, quote, ...event }: Event) => [
  ...[
    event.date,
    event.time,
    eventStateLabels[event.state].toLowerCase(),
    event.guests,
    event.type,
    contact.name,
    contact.phone,
    contact.email,
  ],
  ...[quote?.total ?? '', quote?.deposit ?? '', event.orderId ?? '', event.id],
]

export const handler = serve(eventDeskRoutes.listEvents, async ({ params: { location }, query, now }) => {
  assertTakesEvents(location)
  const { date: today } = toWallClock(getLocation(location), now)
  const from = query.from ?? addDays(today, -PAST_DAYS)
  // Earlier records are deleted after a while (docs/product/events.md#access).
  const days = { from: query.from ?? EARLIEST, to: query.to ?? addDays(today, FUTURE_DAYS) }
  const [events, settings] = await Promise.all([listEvents(location, days), getEventContext(location)])
  const listed = events.filter((event) => event.date >= from || isDepositToReturn(event))
  const list = limitUnverified(listed).map((event) => Event.parse(presentEvent(event, { ...settings, now })))
  if (query.format !== 'csv') return list
  return {
    name: `events-${location}-${today}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv([columns, ...list.map(toRow)]),
  }
})
