import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { type SavedContact, MAX_FAVORITES } from '#shared/accounts/users-contract'
import { Problem } from '#shared/platform/problem'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { deleteItems, getItem, table, tableName, type Item } from '../../platform/table/table'
import {
  ContactRecord,
  DietaryRecord,
  FavoritesRecord,
  preferenceKeys,
  type LocationPreferencesRecord,
} from './records'

const putItem = (item: Item) => table.send(new PutCommand({ TableName: tableName(), Item: item }))

/** Returns a user's dietary preferences, or undefined if none were saved. */
export async function findDietaryPreferences(userId: string): Promise<DietaryPreferences | undefined> {
  const item = await getItem(preferenceKeys.dietary(userId))
  return item && DietaryRecord.parse(item)
}

/** Replaces a user's dietary preferences. */
export async function saveDietaryPreferences(userId: string, choices: DietaryPreferences, now: Date): Promise<void> {
  await putItem({
    ...preferenceKeys.dietary(userId),
    ...choices,
    type: 'DietaryPreferences',
    updatedAt: now.toISOString(),
  })
}

/** Replaces a user's position and preferred location. */
export async function saveLocationPreferences(
  userId: string,
  record: Omit<LocationPreferencesRecord, 'type' | 'updatedAt'>,
  now: Date,
): Promise<void> {
  await putItem({
    ...preferenceKeys.location(userId),
    ...record,
    type: 'LocationPreferences',
    updatedAt: now.toISOString(),
  })
}

/** Returns a user's saved contact, with empty fields if there is none. */
export async function getContact(userId: string): Promise<SavedContact> {
  const item = await getItem(preferenceKeys.contact(userId))
  return item ? ContactRecord.parse(item) : { phone: '', address: null }
}

/** Replaces a user's saved contact. An empty contact deletes the record. */
export async function saveContact(userId: string, contact: SavedContact, now: Date): Promise<void> {
  const key = preferenceKeys.contact(userId)
  if (contact.phone === '' && contact.address === null) return deleteItems([key])
  await putItem({ ...key, ...contact, type: 'SavedContact', updatedAt: now.toISOString() })
}

/** Returns the ids of favorite dishes in ascending order. */
const parseFavorites = (item: Item | undefined): number[] =>
  item ? [...FavoritesRecord.parse(item).menuItemIds].sort((one, other) => one - other) : []

export const listFavorites = async (userId: string): Promise<number[]> =>
  parseFavorites(await getItem(preferenceKeys.favorites(userId)))

type FavoritesUpdate = { readonly menuItemIds: readonly number[]; readonly isFavorite: boolean }

/**
 * Adds or removes favorites atomically, so concurrent changes on other devices are not lost.
 * @throws Problem `invalid-input` above the maximum number of favorites
 */
export async function updateFavorites(userId: string, { menuItemIds, isFavorite }: FavoritesUpdate): Promise<number[]> {
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
    return parseFavorites(Attributes)
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    throw new Problem('invalid-input', `You can have at most ${MAX_FAVORITES} favorites. Remove one first.`)
  }
}
