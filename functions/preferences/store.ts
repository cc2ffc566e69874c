import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { DietaryPreferences } from '#shared/contract/preferences'
import { getItem, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { DietaryRecord, preferenceKeys } from './records'
import type { LocationPreferencesRecord } from './records'

const put = (item: Item) => table.send(new PutCommand({ TableName: tableName(), Item: item }))

/** A user's dietary choices; undefined when none were ever saved. */
export async function dietaryPreferences(userId: string): Promise<DietaryPreferences | undefined> {
  const item = await getItem(preferenceKeys.dietary(userId))
  return item && DietaryRecord.parse(item)
}

/** Replaces a user's dietary choices. */
export async function saveDietary(userId: string, choices: DietaryPreferences, now: Date): Promise<void> {
  await put({
    ...preferenceKeys.dietary(userId),
    ...choices,
    type: 'DietaryPreferences',
    updatedAt: now.toISOString(),
  })
}

/** Replaces where a user is and which location is preferred. */
export async function saveLocation(
  userId: string,
  record: Omit<LocationPreferencesRecord, 'type' | 'updatedAt'>,
  now: Date,
): Promise<void> {
  await put({
    ...preferenceKeys.location(userId),
    ...record,
    type: 'LocationPreferences',
    updatedAt: now.toISOString(),
  })
}
