import { eventStateLabels, type EventState } from '#shared/catering/event-states'
import { formatShortDate } from '#shared/hours/hours'
import { logChange } from '../platform/change-log/change-log'
import type { WriteStep } from '../platform/table/transaction'
import type { EventRecord } from './records'

/** How the change log names who is not staff. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['guest', 'The customer'],
  ['system', 'The system'],
])

/** Whether a change was made by a person at the desk. */
export const isStaffName = (by: string): boolean => !otherNames.has(by)

/** Logs a change without the guest's contact data, which the record holds. */
export const logEvent = (
  event: EventRecord,
  before: EventState | null,
  {
    by,
    now,
    what = eventStateLabels[event.state].toLowerCase(),
  }: { readonly by: string; readonly now: Date; readonly what?: string | undefined },
): readonly WriteStep[] =>
  logChange({
    locations: [event.location],
    kind: 'event',
    subjectId: event.id,
    title: `Event on ${formatShortDate(event.date)} for ${event.guests} guests: ${what}`,
    before: before && { state: before },
    after: { state: event.state },
    by: otherNames.get(by) ?? by,
    now,
  }).steps
