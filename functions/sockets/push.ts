import type { ServerMessage } from '#shared/live/messages'
import type { BoardAudience } from '#shared/rules/access'
import { log } from '../runtime/log'
import { MAX_CONCURRENT_POSTS, closeSocket, postToConnection } from './post-to-connection'
import { deleteConnection, listSubscribers } from './store'

async function sendAll(connectionId: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) if (!(await postToConnection(connectionId, text))) return deleteConnection(connectionId)
}

/** Closes a connection and deletes what is stored of it. */
export async function endConnection(connectionId: string): Promise<void> {
  await deleteConnection(connectionId)
  if (!(await closeSocket(connectionId))) log.warning('socket-not-closed', { connectionId })
}

const textsOf = (messages: readonly ServerMessage[]) => messages.map((message) => JSON.stringify(message))

/** Sends messages to one connection, in order; one that is gone is forgotten. */
export const sendToConnection = (connectionId: string, ...messages: readonly ServerMessage[]): Promise<void> =>
  sendAll(connectionId, textsOf(messages))

/**
 * Sends each follower of any of the channels, once, what its kind of reader may be given; a failing
 * one hinders no other.
 */
export async function pushByReader(
  channels: readonly string[],
  messages: Readonly<Record<BoardAudience, readonly ServerMessage[]>>,
): Promise<void> {
  const waiting = await listSubscribers(...channels)
  log.info('push', { types: messages.anybody.map(({ type }) => type), connections: waiting.length })
  const texts = { staff: textsOf(messages.staff), anybody: textsOf(messages.anybody) } as const
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await sendAll(next.connectionId, texts[next.reader]).catch((error: unknown) => log.error('push', error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_POSTS, waiting.length) }, worker))
}

/** Sends messages to everyone who follows any of the channels, each once. */
export const pushMessages = (channels: readonly string[], ...messages: readonly ServerMessage[]): Promise<void> =>
  pushByReader(channels, { staff: messages, anybody: messages })
