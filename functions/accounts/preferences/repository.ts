import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import type { SavedContact } from '#shared/accounts/users-contract'
import { Problem } from '#shared/platform/problem'
import { MAX_FAVORITES } from '#shared/accounts/users-contract'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { deleteItems, getItem, table, tableName } from '../../platform/table/table'
import type { Item } from '../../platform/table/table'
import { ContactRecord, DietaryRecord, FavoritesRecord, preferenceKeys } from './records'
import type { LocationPreferencesRecord } from './records'

const put = (item: Item) => table.send(new PutCommand({ TableName: tableName(), Item: item }))

/** A user's dietary choices; undefined when none were ever saved. */
export async function findDietaryPreferences(userId: string): Promise<DietaryPreferences | undefined> {
  const item = await getItem(preferenceKeys.dietary(userId))
  return item && DietaryRecord.parse(item)
}

/** Replaces a user's dietary choices. */
export async function saveDietaryPreferences(userId: string, choices: DietaryPreferences, now: Date): Promise<void> {
  await put({
    ...preferenceKeys.dietary(userId),
    ...choices,
    type: 'DietaryPreferences',
    updatedAt: now.toISOString(),
  })
}

/** Replaces where a user is and which location is preferred. */
export async function saveLocationPreferences(
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

/** How a user is reached, as far as they want it remembered. */
export async function getContact(userId: string): Promise<SavedContact> {
  const item = await getItem(preferenceKeys.contact(userId))
  return item ? ContactRecord.parse(item) : { phone: '', address: null }
}

/** Remembers how a user is reached in place of what was; nothing is no record. */
export async function saveContact(userId: string, contact: SavedContact, now: Date): Promise<void> {
  const key = preferenceKeys.contact(userId)
  if (contact.phone === '' && contact.address === null) return deleteItems([key])
  await put({ ...key, ...contact, type: 'KeptContact', updatedAt: now.toISOString() })
}

/** The ids of a user's favorite dishes, in sequence. */
const inSequence = (item: Item | undefined): number[] =>
  item ? [...FavoritesRecord.parse(item).menuItemIds].sort((one, other) => one - other) : []

export const listFavorites = async (userId: string): Promise<number[]> =>
  inSequence(await getItem(preferenceKeys.favorites(userId)))

type Favor = { readonly menuItemIds: readonly number[]; readonly isFavorite: boolean }

/**
 * Makes dishes favorites or no longer, whatever other devices do meanwhile; throws `invalid-input`
 * for too many.
 */
export async function updateFavorites(userId: string, { menuItemIds, isFavorite }: Favor): Promise<number[]> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: preferenceKeys.favorites(userId),
        UpdateExpression: `${isFavorite ? 'ADD' : 'DELETE'} menuItemIds :ids SET #type = :type`,
        ConditionExpression: 'attribute_not_exists(menuItemIds) OR size(menuItemIds) < :most',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':ids': new Set(menuItemIds),
          ':type': 'Favorites',
          ':most': isFavorite ? MAX_FAVORITES : Number.MAX_SAFE_INTEGER,
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return inSequence(Attributes)
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    throw new Problem('invalid-input', `${MAX_FAVORITES} favorites are the most. Take one away first.`)
  }
}
