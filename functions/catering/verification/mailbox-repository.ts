import { getEventState, MAX_OPEN_REQUESTS } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import { hashAddress } from '../../notifications/suppression-repository'
import type { WriteStep } from '../../platform/table/transaction'
import { eventKeys, type EventRecord } from '../records'
import { addToRequestList, readRequestList, type RequestList } from './request-list'

/** Returns the open requests of a mailbox, all spellings of its address together. */
export const readMailbox = (email: string, now: Date): Promise<RequestList> =>
  readRequestList(
    { key: eventKeys.mailbox(hashAddress(email)), type: 'EventMailbox' },
    (event) => getEventState(event, now) === 'requested',
  )

/**
 * Returns the step that adds a request to its mailbox, if the mailbox is as it was read.
 * @throws Problem `requests-open` if it has as many open requests as it may
 */
export function addToMailbox(mailbox: RequestList, event: EventRecord): WriteStep {
  if (mailbox.events.length >= MAX_OPEN_REQUESTS)
    throw new Problem(
      'requests-open',
      'Two requests with this e-mail address wait for an answer. Please open the links in our mails, or call us.',
    )
  return addToRequestList(mailbox, event)
}
