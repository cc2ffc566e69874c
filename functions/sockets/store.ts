import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { User } from '#shared/contract/auth'
import type { LocationCode } from '#shared/locations/index'
import type { Reader } from '#shared/rules/access'
import { deleteItems, getItem, keyOf, queryAll, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'

// API Gateway ends a connection after two hours.
const LONGEST_SECONDS = 2 * 3600 + 600

/** What a browser can follow. */
export const channels = {
  location: (location: LocationCode) => `LOCATION#${location}`,
  board: (location: LocationCode) => `BOARD#${location}`,
  order: (orderId: string) => `ORDER#${orderId}`,
  spoken: (id: string) => `SPOKEN#${id}`,
  user: (userId: string) => `USER#${userId}`,
} as const

const partition = (connectionId: string) => `CONNECTION#${connectionId}`
const connectionKey = (connectionId: string) => ({ pk: partition(connectionId), sk: 'CONNECTION' })
const channelKey = (channel: string) => `CHANNEL#${channel}`

const Connection = z.object({ user: z.nullable(User), expiresAt: z.number() })

/** What a subscription is called; a reader of boards' contact data is told by it, since the index has keys only. */
const STAFF = 'STAFF#'
const subscriptionKey = (channel: string, reader: Reader) =>
  reader === 'staff' ? `${STAFF}${channelKey(channel)}` : channelKey(channel)

/** A connection that follows a channel, and what it may be given there. */
export type Follower = { readonly connectionId: string; readonly reader: Reader }

const put = (item: Record<string, unknown>, now: Date) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...item, expiresAt: Math.floor(now.getTime() / 1000) + LONGEST_SECONDS },
    }),
  )

/** Remembers an open connection and whose it is. */
export async function openConnection(connectionId: string, user: User | null, now: Date): Promise<void> {
  await put({ ...connectionKey(connectionId), type: 'Connection', user }, now)
  if (user) await follow(connectionId, channels.user(user.id), now)
}

/** Whose connection it is: a user's, a guest's (null), or none that is known (undefined). */
export async function userOfConnection(connectionId: string): Promise<User | null | undefined> {
  const item = await getItem(connectionKey(connectionId))
  return item && Connection.parse(item).user
}

/** Lets a connection follow a channel; following twice is following once. */
export async function follow(
  connectionId: string,
  channel: string,
  now: Date,
  reader: Reader = 'anybody',
): Promise<void> {
  await put(
    {
      pk: partition(connectionId),
      sk: subscriptionKey(channel, reader),
      type: 'Subscription',
      gsi1pk: channelKey(channel),
      gsi1sk: connectionId,
    },
    now,
  )
}

const itemsOf = (connectionId: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :connection',
    ExpressionAttributeValues: { ':connection': partition(connectionId) },
    ConsistentRead: true,
  })

/** Forgets a connection and all that it followed. */
export async function closeConnection(connectionId: string): Promise<void> {
  await deleteItems((await itemsOf(connectionId)).map(keyOf))
}

const ofOneThing = [channelKey('ORDER#'), channelKey('SPOKEN#')]

/** A guest's connection, and what it followed alone: an order has one or two followers and few pushes. */
const goesByItself = (item: Item): boolean =>
  (item['type'] === 'Connection' && item['user'] === null) ||
  ofOneThing.some((channel) => String(item['sk']).startsWith(channel))

/**
 * Forgets what a connection that was closed followed together with others, and whose it was. The rest costs less to
 * leave to its time to live, or to the first push that does not arrive.
 */
export async function leaveShared(connectionId: string): Promise<void> {
  const shared = (await itemsOf(connectionId)).filter((item) => !goesByItself(item))
  if (shared.length > 0) await deleteItems(shared.map(keyOf))
}

/** The connections that follow any of the channels, each once. */
export async function followers(...followed: readonly string[]): Promise<Follower[]> {
  const found = await Promise.all(
    followed.map((channel) =>
      queryAll({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :channel',
        ExpressionAttributeValues: { ':channel': channelKey(channel) },
      }),
    ),
  )
  const all = found.flat().map(({ sk, gsi1sk }): Follower => {
    return { connectionId: String(gsi1sk), reader: String(sk).startsWith(STAFF) ? 'staff' : 'anybody' }
  })
  return [...new Map(all.map((follower) => [follower.connectionId, follower])).values()]
}

/** What is kept of a user's open connections, and of what they follow. */
export async function connectionsOf(userId: string): Promise<Item[]> {
  const open = await followers(channels.user(userId))
  return (await Promise.all(open.map(({ connectionId }) => itemsOf(connectionId)))).flat()
}
