import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { deleteItems, getItem, table, tableName } from '../platform/table/table'
import { StandingAlertRecord, alertKeys } from './records'

/** Longer than any change or invocation is retried. */
const STORED_SECONDS = 90 * 24 * 3600

/** Whether a location's owner got the alert with this mark. */
export const isAlertSent = async (location: LocationCode, mark: string): Promise<boolean> =>
  (await getItem(alertKeys.sent(location, mark))) !== undefined

/** Stores that a location's owner got the alert with this mark. */
export async function markAlertSent(location: LocationCode, mark: string): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + STORED_SECONDS
  const Item = { ...alertKeys.sent(location, mark), type: 'OwnerAlert', sentAt: new Date().toISOString(), expiresAt }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

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
