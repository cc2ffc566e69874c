import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import type { AlertKind } from '#shared/locations/owner-alerts'
import { parseItems } from '../platform/table/parse-items'
import { deleteItems, getItem, queryAll, table, tableName } from '../platform/table/table'
import { buildPutIfAbsent, transact } from '../platform/table/transaction'
import { AlertHourRecord, StandingAlertRecord, alertKeys } from './records'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Longer than any change or invocation is retried. */
const STORED_SECONDS = 90 * DAY_SECONDS

/** Whether a location's owner got the alert with this mark. */
export const isAlertSent = async (location: LocationCode, mark: string): Promise<boolean> =>
  (await getItem(alertKeys.sent(location, mark))) !== undefined

/** Whether the group's recipients got an alert that could not be sent to the others yet. */
export const isAlertPublished = async (location: LocationCode, mark: string): Promise<boolean> =>
  (await getItem(alertKeys.published(location, mark))) !== undefined

/** Stores that the group's recipients got an alert, so that no repetition reaches them again. */
export async function markAlertPublished(location: LocationCode, mark: string, now: Date): Promise<void> {
  const Item = {
    ...alertKeys.published(location, mark),
    type: 'PublishedAlert',
    expiresAt: expiresAfter(now, STORED_SECONDS),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/** The hour (UTC) of a time, as `2027-01-14T19`. */
const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

/** Returns how many alerts of a kind a location's owner got in this hour. */
export async function countSentAlerts(location: LocationCode, kind: AlertKind, now: Date): Promise<number> {
  const item = await getItem(alertKeys.hour(location, kind, hourOf(now)))
  return item ? AlertHourRecord.parse(item).sent : 0
}

type HandledAlert = { readonly kind: AlertKind; readonly mark: string; readonly as: 'sent' | 'counted' }

/** Stores once that an alert was sent, or only counted, and counts it in its hour. */
export async function markAlertHandled(location: LocationCode, { kind, mark, as }: HandledAlert, now: Date) {
  const expiresAt = expiresAfter(now, STORED_SECONDS)
  const sent = { ...alertKeys.sent(location, mark), type: 'OwnerAlert', sentAt: now.toISOString(), expiresAt }
  const Update = {
    TableName: tableName(),
    Key: alertKeys.hour(location, kind, hourOf(now)),
    UpdateExpression: 'SET #type = :type, #kind = :kind, #hour = :hour, expiresAt = :end ADD #count :one',
    ExpressionAttributeNames: { '#type': 'type', '#kind': 'kind', '#hour': 'hour', '#count': as },
    ExpressionAttributeValues: {
      ':type': 'AlertHour',
      ':kind': kind,
      ':hour': hourOf(now),
      ':end': expiresAt,
      ':one': 1,
    },
  }
  await transact([{ write: { Put: buildPutIfAbsent(sent) }, onConflict: 'already' }, { write: { Update } }])
}

/** Returns the past hours of a location in which alerts were only counted. */
export async function listCountedAlerts(location: LocationCode, now: Date): Promise<readonly AlertHourRecord[]> {
  const { pk } = alertKeys.sent(location, '')
  const items = await queryAll({
    KeyConditionExpression: 'pk = :alerts AND sk BETWEEN :first AND :now',
    ExpressionAttributeValues: { ':alerts': pk, ':first': alertKeys.hours, ':now': `${alertKeys.hours}${hourOf(now)}` },
  })
  return parseItems(AlertHourRecord, items).filter(({ counted }) => counted > 0)
}

/** Deletes an hour whose counted alerts were reported to the owner. */
export const deleteAlertHour = (location: LocationCode, { kind, hour }: AlertHourRecord): Promise<void> =>
  deleteItems([alertKeys.hour(location, kind, hour)])

/** Returns what is stored of something that lasts, if it does. */
export async function findStandingAlert(location: LocationCode, subject: string) {
  const item = await getItem(alertKeys.standing(location, subject))
  return item && StandingAlertRecord.parse(item)
}

/** Stores that something lasts, and when the owner was alerted of it. */
export async function saveStandingAlert(
  location: LocationCode,
  subject: string,
  standing: Pick<StandingAlertRecord, 'since' | 'alertedAt'>,
): Promise<void> {
  const Item = { ...alertKeys.standing(location, subject), type: 'StandingAlert', ...standing }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/** Stores that it is over, so that the owner is alerted of the next time. */
export const deleteStandingAlert = (location: LocationCode, subject: string): Promise<void> =>
  deleteItems([alertKeys.standing(location, subject)])

/** Returns since when a subject of a location is watched: since the first call. */
export async function getWatchStart(location: LocationCode, subject: string, now: Date): Promise<Date> {
  const known = await findStandingAlert(location, subject)
  if (known) return new Date(known.since)
  await saveStandingAlert(location, subject, { since: now.toISOString() })
  return now
}
