import { Problem } from '#shared/platform/problem'
import { getItem, tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { EventDay, eventKeys, type EventRecord } from '../records'
import { expiresAfter } from '../../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

const STORED_SECONDS = 90 * DAY_SECONDS

/** Returns when an event's record is deleted with its contact data, in seconds. */
export const getExpiry = (startsAt: string): number => expiresAfter(startsAt, STORED_SECONDS)

const createDayFullProblem = (): Problem =>
  new Problem('day-full', 'We have no more room for an event on this day. Please choose another date.', {
    errors: [{ path: 'date', message: 'This day is full. Please choose another date' }],
  })

/**
 * Checks whether a day has a place left now. The place is taken when the request is verified.
 * @throws Problem `day-full`
 */
export async function assertDayHasPlace(
  { location, date }: Pick<EventRecord, 'location' | 'date'>,
  perDay: number,
): Promise<void> {
  const { taken } = EventDay.parse((await getItem(eventKeys.day(location, date))) ?? {})
  if (taken >= perDay) throw createDayFullProblem()
}

/** Adds an event to the count of its day, or removes it. */
export function countEvent(
  { location, date }: Pick<EventRecord, 'location' | 'date'>,
  by: 1 | -1,
  perDay: number,
): WriteStep {
  const update = {
    TableName: tableName(),
    Key: eventKeys.day(location, date),
    UpdateExpression: 'ADD taken :by SET #type = :type, expiresAt = :end',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':by': by, ':type': 'EventDay', ':end': getExpiry(`${date}T00:00:00Z`) },
  }
  if (by < 0) return { write: { Update: update } }
  return {
    write: {
      Update: {
        ...update,
        ConditionExpression: ':none < :perDay AND (attribute_not_exists(taken) OR taken < :perDay)',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':perDay': perDay, ':none': 0 },
      },
    },
    onConflict: createDayFullProblem,
  }
}

/** Returns the steps that count an event on another day, or that free its day. */
export function countDays(before: EventRecord, after: EventRecord, perDay: number): readonly WriteStep[] {
  const [had, has] = [before.holdsPlace, after.holdsPlace]
  if (had === has && (!has || before.date === after.date)) return []
  return [...(had ? [countEvent(before, -1, perDay)] : []), ...(has ? [countEvent(after, 1, perDay)] : [])]
}
