import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { queryAll, table, tableName } from '../platform/table/table'
import { MAX_CONNECTION_SECONDS, deleteConnection, listSubscribers, openConnectionKey } from './connection-repository'
import type { ServerMessage } from '#shared/live/messages'
import { MAX_SERVER_MESSAGE_BYTES } from '#shared/live/quotas'
import type { BoardAudience } from '#shared/accounts/access'
import { log } from '../platform/log'
import { MAX_CONCURRENT_POSTS, closeSocket, postToConnection } from './post-to-connection'
import { expiresAfter } from '../platform/table/expiry'

/** API Gateway closes a connection after ten silent minutes; a page sends a ping every five. */
const SILENT_SECONDS = 11 * 60

const toSeconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Records that a connection of a network is open now. */
export async function markConnectionOpen(networkId: string, connectionId: string, now: Date): Promise<void> {
  const Item = {
    ...openConnectionKey(networkId, connectionId),
    type: 'OpenSocket',
    seenAt: toSeconds(now),
    expiresAt: expiresAfter(now, MAX_CONNECTION_SECONDS),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/**
 * Returns the ids of a network's connections: `open` ones sent a message within eleven minutes;
 * `silent` ones may have ended without a disconnect event.
 */
export async function listNetworkConnections(networkId: string, now: Date) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :network',
    ExpressionAttributeValues: { ':network': openConnectionKey(networkId, '').pk },
    ConsistentRead: true,
  })
  const silentSince = toSeconds(now) - SILENT_SECONDS
  const idsOf = (isSilent: boolean) =>
    items.filter(({ seenAt }) => Number(seenAt) < silentSince === isSilent).map(({ sk }) => String(sk))
  return { open: idsOf(false), silent: idsOf(true) }
}

async function sendAll(connectionId: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) if (!(await postToConnection(connectionId, text))) return deleteConnection(connectionId)
}

/** Closes a connection and deletes what is stored of it. */
export async function endConnection(connectionId: string): Promise<void> {
  await deleteConnection(connectionId)
  if (!(await closeSocket(connectionId))) log.warning('socket-not-closed', { connectionId })
}

/**
 * Returns the text of a message. Omits a ticket that is too large for the gateway, so that boards
 * read it.
 */
export function formatMessage(message: ServerMessage): string {
  const text = JSON.stringify(message)
  const isTooLarge = 'ticket' in message && Buffer.byteLength(text) > MAX_SERVER_MESSAGE_BYTES
  return isTooLarge ? JSON.stringify({ ...message, ticket: undefined }) : text
}

const serialize = (messages: readonly ServerMessage[]) => messages.map(formatMessage)

/** Sends messages to one connection, in order. Deletes the connection if it is closed. */
export const sendToConnection = (connectionId: string, ...messages: readonly ServerMessage[]): Promise<void> =>
  sendAll(connectionId, serialize(messages))

/**
 * Sends each subscriber of any of the channels the messages for its audience, once. A failure for
 * one subscriber is logged and does not affect others.
 */
export async function pushByReader(
  channels: readonly string[],
  messages: Readonly<Record<BoardAudience, readonly ServerMessage[]>>,
): Promise<void> {
  const waiting = await listSubscribers(...channels)
  log.info('push', {
    types: messages.anybody.map(({ type }) => type),
    connections: waiting.length,
    orderIds: messages.anybody.flatMap((message) => ('order' in message ? [message.order.id] : [])),
  })
  const texts = { staff: serialize(messages.staff), anybody: serialize(messages.anybody) } as const
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await sendAll(next.connectionId, texts[next.reader]).catch((error: unknown) => log.error('push', error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_POSTS, waiting.length) }, worker))
}

/** Sends messages to all subscribers of any of the channels, once each. */
export const pushMessages = (channels: readonly string[], ...messages: readonly ServerMessage[]): Promise<void> =>
  pushByReader(channels, { staff: messages, anybody: messages })
