import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { User } from '#shared/accounts/contract'
import type { LocationCode } from '#shared/locations/index'
import type { BoardAudience } from '#shared/accounts/access'
import { isSessionRevoked } from '../platform/session/revoked-sessions'
import { deleteItems, getItem, getKey, queryAll, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'

// API Gateway ends a connection after two hours.
/** Seconds after which a connection's records expire. */
export const MAX_CONNECTION_SECONDS = 2 * 3600 + 600

/** What a browser can follow. */
export const channels = {
  location: (location: LocationCode) => `LOCATION#${location}`,
  board: (location: LocationCode) => `BOARD#${location}`,
  order: (orderId: string) => `ORDER#${orderId}`,
  spoken: (id: string) => `SPOKEN#${id}`,
  user: (userId: string) => `USER#${userId}`,
} as const

/** The partition of what is stored of a connection. */
export const getConnectionPartition = (connectionId: string) => `CONNECTION#${connectionId}`
const connectionKey = (connectionId: string) => ({ pk: getConnectionPartition(connectionId), sk: 'CONNECTION' })
const CHANNEL = 'CHANNEL#'
const channelKey = (channel: string) => `${CHANNEL}${channel}`

const SocketSession = z.object({ id: z.string(), endsAt: z.string() })
/** The session that opened a connection, and when it ends. */
export type SocketSession = z.infer<typeof SocketSession>

const Connection = z.object({
  user: z.nullable(User),
  address: z.string(),
  session: z.optional(SocketSession),
  expiresAt: z.number(),
})
export type Connection = z.infer<typeof Connection>

const sessionChannel = (sessionId: string) => `SESSION#${sessionId}`
/** Where an address's open connection is counted. */
export const openConnectionKey = (address: string, connectionId: string) => ({
  pk: `SOCKETS#${address}`,
  sk: connectionId,
})

/**
 * The index has keys only, so the key says who reads and which session the subscription ends with.
 */
const STAFF = 'STAFF#'
const subscriptionKey = (channel: string, reader: BoardAudience, session: SocketSession | undefined) =>
  (session ? `UNTIL#${session.endsAt}#SESSION#${session.id}#` : '') +
  (reader === 'staff' ? STAFF : '') +
  channelKey(channel)

/** The session that a subscription ends with, by the subscription's key. */
function sessionIn(key: string): SocketSession | undefined {
  const [, endsAt, id] = /^UNTIL#([^#]+)#SESSION#([^#]+)#/.exec(key) ?? []
  return endsAt === undefined || id === undefined ? undefined : { id, endsAt }
}

const hasEnded = ({ endsAt }: SocketSession, now: Date): boolean => Date.parse(endsAt) <= now.getTime()

/** A connection that follows a channel, and what it may be given there. */
export type Subscriber = { readonly connectionId: string; readonly reader: BoardAudience }

const put = (item: Record<string, unknown>, now: Date) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...item, expiresAt: Math.floor(now.getTime() / 1000) + MAX_CONNECTION_SECONDS },
    }),
  )

/**
 * Stores an open connection; a signed-in user's is found by its session, and follows the user's
 * orders.
 */
export async function saveConnection(connectionId: string, opened: Omit<Connection, 'expiresAt'>, now: Date) {
  const { user, session } = opened
  const index = session && { gsi1pk: channelKey(sessionChannel(session.id)), gsi1sk: connectionId }
  await put({ ...connectionKey(connectionId), ...index, type: 'Connection', ...opened }, now)
  if (user) await addSubscription(connectionId, channels.user(user.id), now, { session })
}

/** Returns an open connection; undefined for one that is unknown, or whose session has ended. */
export async function findConnection(connectionId: string, now: Date): Promise<Connection | undefined> {
  const item = await getItem(connectionKey(connectionId))
  const connection = item && Connection.parse(item)
  return connection?.session && hasEnded(connection.session, now) ? undefined : connection
}

type Terms = {
  readonly reader?: BoardAudience | undefined
  /**
   * The session that the subscription ends with; none where anybody may hear what the channel says.
   */
  readonly session?: SocketSession | undefined
}

/** Lets a connection follow a channel; following twice is following once. */
export async function addSubscription(
  connectionId: string,
  channel: string,
  now: Date,
  { reader = 'anybody', session }: Terms = {},
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

const itemsOf = (connectionId: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :connection',
    ExpressionAttributeValues: { ':connection': getConnectionPartition(connectionId) },
    ConsistentRead: true,
  })

const openSocketOf = (items: readonly Item[], connectionId: string) =>
  items.flatMap(({ type, address }) =>
    type === 'Connection' ? [openConnectionKey(String(address), connectionId)] : [],
  )

/** Deletes a connection and all that it followed. */
export async function deleteConnection(connectionId: string): Promise<void> {
  const items = await itemsOf(connectionId)
  await deleteItems([...items.map(getKey), ...openSocketOf(items, connectionId)])
}

/** The subscriptions to any of the channels; `gsi1sk` is the connection's id. */
async function subscriptionsTo(...followed: readonly string[]): Promise<Item[]> {
  const found = await Promise.all(
    followed.map((channel) =>
      queryAll({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :channel',
        ExpressionAttributeValues: { ':channel': channelKey(channel) },
      }),
    ),
  )
  return found.flat()
}

const closeAll = (subscriptions: readonly Item[]) =>
  Promise.all(subscriptions.map(({ gsi1sk }) => deleteConnection(String(gsi1sk))))

/**
 * Removes all subscriptions of a session, and its connections, for logout. The next message of such
 * a connection finds it unknown and closes it.
 */
export async function deleteSessionConnections(sessionId: string): Promise<void> {
  await closeAll(await subscriptionsTo(sessionChannel(sessionId)))
}

/** The same for all sessions of a user, for the removal of a staff member. */
export async function deleteUserConnections(userId: string): Promise<void> {
  await closeAll(await subscriptionsTo(channels.user(userId)))
}

/** How many channels a connection has subscribed to; its user's own is not counted. */
export async function countSubscriptions(connectionId: string): Promise<number> {
  const own = channelKey(channels.user(''))
  const items = await itemsOf(connectionId)
  return items.filter(({ type, gsi1pk }) => type === 'Subscription' && !String(gsi1pk).startsWith(own)).length
}

const ofOneThing = [channelKey('ORDER#'), channelKey('SPOKEN#')]

/**
 * A guest's connection, and what it followed alone: an order has one or two followers and few
 * pushes.
 */
const goesByItself = (item: Item): boolean =>
  item['type'] === 'MessageCount' ||
  (item['type'] === 'Connection' && item['user'] === null) ||
  ofOneThing.some((channel) => String(item['sk']).startsWith(channel))

/**
 * Forgets what a connection that was closed followed together with others, and whose it was. The
 * rest costs less to leave to its time to live, or to the first push that does not arrive.
 */
export async function deleteSharedSubscriptions(connectionId: string): Promise<void> {
  const items = await itemsOf(connectionId)
  const shared = items.filter((item) => !goesByItself(item))
  await deleteItems([...shared.map(getKey), ...openSocketOf(items, connectionId)])
}

/**
 * The connections that follow any of the channels, each once. A subscription ends with its session:
 * at the session's end, and within a minute of a logout.
 */
export async function listSubscribers(...followed: readonly string[]): Promise<Subscriber[]> {
  const now = new Date()
  const found = await subscriptionsTo(...followed)
  const subscriptions = found.map(({ sk, gsi1sk }) => ({ sk, gsi1sk, session: sessionIn(String(sk)) }))
  const sessionIds = [...new Set(subscriptions.flatMap(({ session }) => session?.id ?? []))]
  const revoked = await Promise.all(sessionIds.map(async (id) => ((await isSessionRevoked(id)) ? id : [])))
  const ended = new Set(revoked.flat())
  const all = subscriptions.flatMap(({ sk, gsi1sk, session }): Subscriber[] => {
    if (session && (ended.has(session.id) || hasEnded(session, now))) return []
    const isStaff = String(sk).includes(`${STAFF}${CHANNEL}`)
    return [{ connectionId: String(gsi1sk), reader: isStaff ? 'staff' : 'anybody' }]
  })
  return [...new Map(all.map((follower) => [follower.connectionId, follower])).values()]
}

/** What is kept of a user's open connections, and of what they follow. */
export async function listConnectionRecords(userId: string): Promise<Item[]> {
  const open = await listSubscribers(channels.user(userId))
  return (await Promise.all(open.map(({ connectionId }) => itemsOf(connectionId)))).flat()
}
