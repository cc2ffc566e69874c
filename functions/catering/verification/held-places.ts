import { createHash } from 'node:crypto'
import { getEventState } from '#shared/catering/event-states'
import { hashAddress } from '../../notifications/suppression-repository'
import type { WriteStep } from '../../platform/table/transaction'
import { eventKeys, type EventRecord } from '../records'
import { getRegisteredDomain, isPublicProvider } from './mail-domain'
import { addToRequestList, readRequestList, type RequestList } from './request-list'

/** How many places the requests of a sender hold before a quote: of a day, and in all. */
const MAX_OF_DAY = 1
const MAX_IN_ALL = 3

/**
 * Returns by what the sender of a request is known: its mail domain, or its mailbox at a public
 * provider, and its network if that is known.
 */
function listSenders({ contact, mailOrigin }: EventRecord): readonly string[] {
  const domain = getRegisteredDomain(contact.email)
  const byMail = isPublicProvider(domain)
    ? hashAddress(contact.email)
    : createHash('sha256').update(`domain ${domain}`).digest('base64url')
  return mailOrigin === undefined ? [byMail] : [byMail, mailOrigin]
}

/** Returns the sender's other requests that hold a place before a quote, by mail and network. */
export const readHeldPlaces = (event: EventRecord, now: Date): Promise<readonly RequestList[]> =>
  Promise.all(
    listSenders(event).map((digest) =>
      readRequestList(
        { key: eventKeys.sender(digest), type: 'EventSender' },
        (other) =>
          other.id !== event.id &&
          other.holdsPlace &&
          other.verifiedBy === 'guest' &&
          getEventState(other, now) === 'requested',
      ),
    ),
  )

/** Whether the sender of a request may hold a place of its day, too. */
export const mayHoldPlace = (held: readonly RequestList[], { location, date }: EventRecord): boolean =>
  held.every(({ events }) => {
    const ofDay = events.filter((other) => other.location === location && other.date === date)
    return ofDay.length < MAX_OF_DAY && events.length < MAX_IN_ALL
  })

/** Returns the steps that count a request's place for its sender. */
export const countHeldPlace = (held: readonly RequestList[], event: EventRecord): readonly WriteStep[] =>
  held.map((list) => addToRequestList(list, event))
