import { randomBytes } from 'node:crypto'
import { assertCanMoveTo, getEventState, occupiesDay, type EventState } from '#shared/catering/event-states'
import { isValidSessionAt } from '#shared/accounts/access'
import { formatShortName, normalizeEmail } from '#shared/accounts/contact'
import type { User } from '#shared/accounts/contract'
import { ANONYMOUS_CUSTOMER } from '#shared/accounts/personal-data'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { getItem, getItems, getKey, queryAll, tableName } from '../platform/table/table'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  transact,
  type WriteStep,
} from '../platform/table/transaction'
import { assertDayHasPlace, countDays, countEvent, getExpiry } from './verification/event-day'
import { isStaffName, logEvent } from './event-log'
import { addToMailbox, readMailbox } from './verification/mailbox-repository'
import { EventRecord, eventKeys } from './records'
import { parseItems } from '../platform/table/parse-items'

/** @throws Problem `not-found` at a location that takes no event requests */
export function assertTakesEvents(location: LocationCode): void {
  if (!getPolicy(getLocation(location)).takesEventRequests)
    throw new Problem('not-found', 'There are no event requests at this location.')
}

/**
 * Returns an event by its id.
 * @throws Problem `not-found`
 */
export async function getEvent(id: string, location?: LocationCode): Promise<EventRecord> {
  const item = await getItem(eventKeys.event(id))
  const event = item && EventRecord.parse(item)
  if (!event || (location !== undefined && event.location !== location))
    throw new Problem('not-found', 'There is no such event.')
  assertTakesEvents(event.location)
  return event
}

type Days = { readonly from: string; readonly to: string }

/** Returns a location's events of some local dates, by when they start. */
export async function listEvents(location: LocationCode, { from, to }: Days): Promise<readonly EventRecord[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :events AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':events': eventKeys.of(location), ':from': from, ':to': `${to}~` },
  })
  const events = parseItems(EventRecord, await getItems(items.map(getKey)))
  return events.sort((one, other) => one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id))
}

/** Returns a user's events: those with the account's verified e-mail address. */
export async function listPersonEvents(user: User): Promise<readonly EventRecord[]> {
  const places = locations.filter((place) => getPolicy(place).takesEventRequests && isValidSessionAt(user, place))
  const events = await Promise.all(places.map(({ code }) => listEvents(code, { from: '0000', to: '9999' })))
  return events.flat().filter(({ contact }) => normalizeEmail(contact.email) === normalizeEmail(user.email))
}

const toItem = (event: EventRecord) => ({
  ...eventKeys.event(event.id),
  ...event,
  gsi1pk: eventKeys.of(event.location),
  gsi1sk: `${event.date}T${event.time}#${event.id}`,
})

const replaceEvent = (before: EventRecord, after: EventRecord): WriteStep => ({
  write: { Put: ifUnchanged({ TableName: tableName(), Item: toItem(after) }, { version: before.version }) },
})

/** Removes the contact data and texts of an event, for an erasure. Repeating it changes nothing. */
export const anonymizeEvent = (id: string): Promise<EventRecord> =>
  runOptimisticWrite(
    () => getEvent(id),
    (event) => {
      if (event.contact.email === '') return keepUnchanged(event)
      const {
        address: _address,
        mailOrigin: _origin,
        changesRequested: _requested,
        closingNote: _note,
        quote,
        previousQuote,
        ...rest
      } = event
      const after: EventRecord = {
        ...rest,
        version: event.version + 1,
        wishes: '',
        contact: ANONYMOUS_CUSTOMER,
        ...(quote && { quote: { ...quote, note: '' } }),
        ...(previousQuote && { previousQuote: { ...previousQuote, note: '' } }),
      }
      return { steps: [replaceEvent(event, after)], answer: after }
    },
  )

type NewEvent = Omit<
  EventRecord,
  | ('type' | 'id' | 'version' | 'state' | 'history' | 'createdAt' | 'expiresAt')
  | ('confirmCode' | 'verifiedAt' | 'holdsPlace')
>

type CreateOptions = {
  readonly perDay: number
  readonly now: Date
  /** Whether staff enter it for a guest: it needs no verification and takes its place at once. */
  readonly isByStaff: boolean
  readonly extraSteps: (event: EventRecord) => readonly WriteStep[]
}

/**
 * Stores a requested event, if its day has a place left. Until it is verified, it takes none
 * (docs/product/events.md#requests).
 * @throws Problem `day-full`, or `requests-open` if its mailbox has too many open requests
 */
export async function createEvent(
  details: NewEvent,
  { perDay, now, isByStaff, extraSteps }: CreateOptions,
): Promise<EventRecord> {
  const createdAt = now.toISOString()
  const event: EventRecord = {
    ...details,
    type: 'CateringEvent',
    id: randomBytes(16).toString('base64url'),
    version: 1,
    state: 'requested',
    history: [{ state: 'requested', at: createdAt, by: 'guest' }],
    createdAt,
    confirmCode: randomBytes(16).toString('base64url'),
    ...(isByStaff && { verifiedAt: createdAt, verifiedBy: 'staff' }),
    holdsPlace: isByStaff,
    expiresAt: getExpiry(details.startsAt),
  }
  const steps = [
    { write: { Put: buildPutIfAbsent(toItem(event)) } },
    ...logEvent(event, null, { by: 'guest', now }),
    ...extraSteps(event),
  ]
  if (isByStaff) {
    await transact([countEvent(event, 1, perDay), ...steps])
    return event
  }
  await assertDayHasPlace(event, perDay)
  return runOptimisticWrite(
    () => readMailbox(event.contact.email, now),
    (mailbox) => ({ steps: [addToMailbox(mailbox, event), ...steps], answer: event }),
  )
}

/** A change of an event; null if nothing changes. */
export type EventChange = {
  readonly to: EventState
  readonly changes?: Partial<EventRecord>
  /** Further states that the event passes at the same time, before `to`. */
  readonly through?: readonly EventState[]
  readonly steps?: readonly WriteStep[]
  /** What the change log says; the state by default. */
  readonly what?: string
} | null

type EventUpdate = {
  readonly id: string
  readonly location?: LocationCode | undefined
  /** The name of the person, `guest` or `system`. */
  readonly by: string
  readonly now: Date
  readonly requestId: string
  readonly perDay?: number
  readonly change: (event: EventRecord) => EventChange | Promise<EventChange>
  readonly extraSteps?: (event: EventRecord) => readonly WriteStep[]
}

/**
 * Returns the state from which an event moves. The schedule stores an event's expiry only some time
 * later. People move it from its current state, the schedule and the event's order from the stored
 * one.
 */
export const getStateToMove = (event: EventRecord, { by, now }: Pick<EventUpdate, 'by' | 'now'>): EventState =>
  by === 'system' ? event.state : getEventState(event, now)

function applyChange(event: EventRecord, { to, changes, through = [] }: NonNullable<EventChange>, update: EventUpdate) {
  const { by, now, requestId } = update
  const states = [...through, to]
  const from = getStateToMove(event, update)
  const isMoved = to !== from || changes?.quote !== undefined
  if (isMoved) states.forEach((state, index) => assertCanMoveTo(states[index - 1] ?? from, state))
  const at = now.toISOString()
  // Guests read the history, so it has short names.
  const step = { at, by: isStaffName(by) ? formatShortName(by) : by }
  return EventRecord.parse({
    ...event,
    ...changes,
    state: to,
    version: event.version + 1,
    expiresAt: getExpiry(changes?.startsAt ?? event.startsAt),
    requestId,
    holdsPlace: occupiesDay(to) && (to !== 'requested' || (changes?.holdsPlace ?? event.holdsPlace)),
    history: [...event.history, ...(isMoved ? states.map((state) => ({ state, ...step })) : [])],
  })
}

/**
 * Applies a change to the current version of an event and logs it, in one transaction with the
 * count of its day. Of two changes at the same time, the second one sees the first.
 * @throws Problem `not-found`, `event-final` or the error of `change`
 */
export const updateEvent = (update: EventUpdate): Promise<EventRecord> =>
  runOptimisticWrite(
    async () => {
      const event = await getEvent(update.id, update.location)
      return { event, next: await update.change(event) }
    },
    ({ event, next }) => {
      const { by, now, perDay = Number.MAX_SAFE_INTEGER, extraSteps = () => [] } = update
      if (!next) {
        const steps = extraSteps(event)
        return steps.length === 0 ? keepUnchanged(event) : { steps, answer: event }
      }
      const after = applyChange(event, next, update)
      return {
        steps: [
          ...countDays(event, after, perDay),
          replaceEvent(event, after),
          ...(next.steps ?? []),
          ...logEvent(after, event.state, { by, now, what: next.what }),
          ...extraSteps(after),
        ],
        answer: after,
      }
    },
  )
