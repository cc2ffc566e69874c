import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { User } from '#shared/accounts/contract'
import type { LocationCode } from '#shared/locations/index'
import { getSitePart } from '#shared/locations/site-kind'
import type { BoardAudience } from '#shared/accounts/access'
import { isSessionRevoked } from '../platform/session/revoked-sessions'
import { deleteItems, getItem, getKey, queryAll, table, tableName, type Item } from '../platform/table/table'
import { expiresAfter } from '../platform/table/expiry'

/** Whether a kitchen board of a location is connected. */
export const hasBoard = async (location: LocationCode): Promise<boolean> =>
  (await listSubscribers(channels.board(location))).length > 0

/**
 * Seconds after which a connection's records expire. API Gateway ends a connection after two hours.
 */
export const MAX_CONNECTION_SECONDS = 2 * 3600 + 600

/** Names of the channels that a browser can subscribe to. */
export const channels = {
  location: (location: LocationCode) => `LOCATION#${getSitePart(location)}`,
  board: (location: LocationCode) => `BOARD#${getSitePart(location)}`,
  order: (orderId: string) => `ORDER#${orderId}`,
  spoken: (id: string) => `SPOKEN#${id}`,
  user: (userId: string) => `USER#${userId}`,
} as const

/** Returns the partition of a connection's records. */
const getConnectionPartition = (connectionId: string) => `CONNECTION#${connectionId}`
const connectionKey = (connectionId: string) => ({ pk: getConnectionPartition(connectionId), sk: 'CONNECTION' })
const CHANNEL = 'CHANNEL#'
const channelKey = (channel: string) => `${CHANNEL}${channel}`

const SocketSession = z.object({ id: z.string(), endsAt: z.string() })
/** The session that opened a connection, and when it ends (ISO). */
type SocketSession = z.infer<typeof SocketSession>

/** A network that a connection counts for, by its hash (`listCountedNetworks`). */
const SocketNetwork = z.object({ id: z.string(), factor: z.int() })
export type SocketNetwork = z.infer<typeof SocketNetwork>

const Connection = z.object({
  user: z.nullable(User),
  networks: z.readonly(z.array(SocketNetwork)),
  session: z.optional(SocketSession),
  expiresAt: z.number(),
})
export type Connection = z.infer<typeof Connection>

const sessionChannel = (sessionId: string) => `SESSION#${sessionId}`
/** Key of the record that counts an open connection of a network. */
export const openConnectionKey = (networkId: string, connectionId: string) => ({
  pk: `SOCKETS#${networkId}`,
  sk: connectionId,
})

/** The index contains keys only, so the sort key includes the audience and the session. */
const STAFF = 'STAFF#'
const subscriptionKey = (channel: string, reader: BoardAudience, session: SocketSession | undefined) =>
  (session ? `UNTIL#${session.endsAt}#SESSION#${session.id}#` : '') +
  (reader === 'staff' ? STAFF : '') +
  channelKey(channel)

/** Returns the session in a subscription's sort key, if any. */
function parseSession(key: string): SocketSession | undefined {
  const [, endsAt, id] = /^UNTIL#([^#]+)#SESSION#([^#]+)#/.exec(key) ?? []
  return endsAt === undefined || id === undefined ? undefined : { id, endsAt }
}

const hasEnded = ({ endsAt }: SocketSession, now: Date): boolean => Date.parse(endsAt) <= now.getTime()

/** A connection that subscribed to a channel, and which data it may get. */
type Subscriber = { readonly connectionId: string; readonly reader: BoardAudience }

const put = (item: Record<string, unknown>, now: Date) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...item, expiresAt: expiresAfter(now, MAX_CONNECTION_SECONDS) },
    }),
  )

/** Stores an open connection. A signed-in user's connection subscribes to the user's orders. */
export async function saveConnection(connectionId: string, opened: Omit<Connection, 'expiresAt'>, now: Date) {
  const { user, session } = opened
  const index = session && { gsi1pk: channelKey(sessionChannel(session.id)), gsi1sk: connectionId }
  await put({ ...connectionKey(connectionId), ...index, type: 'Connection', ...opened }, now)
  if (user) await addSubscription(connectionId, channels.user(user.id), now, { session })
}

/**
 * Returns an open connection; undefined if it is unknown, or its session has ended or was revoked.
 */
export async function findConnection(connectionId: string, now: Date): Promise<Connection | undefined> {
  const item = await getItem(connectionKey(connectionId))
  const connection = item && Connection.parse(item)
  if (!connection?.session) return connection
  const { session, user } = connection
  return hasEnded(session, now) || (await isSessionRevoked(session.id, user?.id)) ? undefined : connection
}

type SubscriptionOptions = {
  readonly reader?: BoardAudience | undefined
  /** The session with which the subscription ends; undefined for public data. */
  readonly session?: SocketSession | undefined
}

/** Subscribes a connection to a channel. Repeating the call changes nothing. */
export async function addSubscription(
  connectionId: string,
  channel: string,
  now: Date,
  { reader = 'anybody', session }: SubscriptionOptions = {},
): Promise<void> {
  await put(
    {
      pk: getConnectionPartition(connectionId),
      sk: subscriptionKey(channel, reader, session),
      type: 'Subscription',
      session,
      gsi1pk: channelKey(channel),
      gsi1sk: connectionId,
    },
    now,
  )
}

const listItems = (connectionId: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :connection',
    ExpressionAttributeValues: { ':connection': getConnectionPartition(connectionId) },
    ConsistentRead: true,
  })

const listOpenKeys = (items: readonly Item[], connectionId: string) =>
  items.flatMap((item) =>
    item['type'] === 'Connection'
      ? Connection.parse(item).networks.map(({ id }) => openConnectionKey(id, connectionId))
      : [],
  )

/** Deletes a connection and its subscriptions. */
export async function deleteConnection(connectionId: string): Promise<void> {
  const items = await listItems(connectionId)
  await deleteItems([...items.map(getKey), ...listOpenKeys(items, connectionId)])
}

/** Returns the subscriptions to any of the channels; `gsi1sk` is the connection's id. */
async function listSubscriptions(...channelNames: readonly string[]): Promise<Item[]> {
  const found = await Promise.all(
    channelNames.map((channel) =>
      queryAll({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :channel',
        ExpressionAttributeValues: { ':channel': channelKey(channel) },
      }),
    ),
  )
  return found.flat()
}

const deleteConnectionsOf = (subscriptions: readonly Item[]) =>
  Promise.all(subscriptions.map(({ gsi1sk }) => deleteConnection(String(gsi1sk))))

/**
 * Deletes all connections of a session and their subscriptions, for logout. The next message of
 * such a connection closes it.
 */
export async function deleteSessionConnections(sessionId: string): Promise<void> {
  await deleteConnectionsOf(await listSubscriptions(sessionChannel(sessionId)))
}

/** Returns the ids of the connections that a session opened. */
export const listSessionConnectionIds = async (sessionId: string): Promise<readonly string[]> => [
  ...new Set((await listSubscriptions(sessionChannel(sessionId))).map(({ gsi1sk }) => String(gsi1sk))),
]

/**
 * Returns the number of channels a connection has subscribed to, without its user's own channel.
 */
export async function countSubscriptions(connectionId: string): Promise<number> {
  const own = channelKey(channels.user(''))
  const items = await listItems(connectionId)
  return items.filter(({ type, gsi1pk }) => type === 'Subscription' && !String(gsi1pk).startsWith(own)).length
}

const singleSubjectChannels = [channelKey('ORDER#'), channelKey('SPOKEN#')]

/**
 * Whether a record may expire by itself: a guest's connection, or a subscription to one order or
 * comment, which has few subscribers and pushes.
 */
const mayExpire = (item: Item): boolean =>
  item['type'] === 'MessageCount' ||
  (item['type'] === 'Connection' && item['user'] === null) ||
  singleSubjectChannels.some((channel) => String(item['sk']).startsWith(channel))

/**
 * Deletes the records of a closed connection that would cost something: shared subscriptions and a
 * user's connection. The others expire, or are deleted by the first push that fails, at no extra
 * cost.
 */
export async function deleteSharedSubscriptions(connectionId: string): Promise<void> {
  const items = await listItems(connectionId)
  const shared = items.filter((item) => !mayExpire(item))
  await deleteItems([...shared.map(getKey), ...listOpenKeys(items, connectionId)])
}

/**
 * Returns the connections that subscribed to any of the channels, each once. Leaves out
 * subscriptions whose session has ended or was revoked more than a minute ago.
 */
export async function listSubscribers(...channelNames: readonly string[]): Promise<Subscriber[]> {
  const now = new Date()
  const found = await listSubscriptions(...channelNames)
  const subscriptions = found.map(({ sk, gsi1sk }) => ({ sk, gsi1sk, session: parseSession(String(sk)) }))
  const sessionIds = [...new Set(subscriptions.flatMap(({ session }) => session?.id ?? []))]
  const revoked = await Promise.all(sessionIds.map(async (id) => ((await isSessionRevoked(id)) ? id : [])))
  const ended = new Set(revoked.flat())
  const all = subscriptions.flatMap(({ sk, gsi1sk, session }): Subscriber[] => {
    if (session && (ended.has(session.id) || hasEnded(session, now))) return []
    const isStaff = String(sk).includes(`${STAFF}${CHANNEL}`)
    return [{ connectionId: String(gsi1sk), reader: isStaff ? 'staff' : 'anybody' }]
  })
  return [...new Map(all.map((subscriber) => [subscriber.connectionId, subscriber])).values()]
}

/** Returns the stored records of a user's open connections and their subscriptions. */
export async function listConnectionRecords(userId: string): Promise<Item[]> {
  const open = await listSubscribers(channels.user(userId))
  return (await Promise.all(open.map(({ connectionId }) => listItems(connectionId)))).flat()
}
