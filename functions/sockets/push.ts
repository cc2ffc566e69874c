import type { ServerMessage } from '#shared/live/messages'
import type { Reader } from '#shared/rules/access'
import { log } from '../runtime/log'
import { AT_ONCE, disconnect, post } from './post-to-connection'
import { closeConnection, followers } from './store'

async function sendAll(connectionId: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) if (!(await post(connectionId, text))) return closeConnection(connectionId)
}

/** Closes a connection and deletes what is stored of it. */
export async function endConnection(connectionId: string): Promise<void> {
  await closeConnection(connectionId)
  if (!(await disconnect(connectionId))) log.warning('socket-not-closed', { connectionId })
}

const textsOf = (messages: readonly ServerMessage[]) => messages.map((message) => JSON.stringify(message))

/** Sends messages to one connection, in order; one that is gone is forgotten. */
export const send = (connectionId: string, ...messages: readonly ServerMessage[]): Promise<void> =>
  sendAll(connectionId, textsOf(messages))

/**
 * Sends each follower of any of the channels, once, what its kind of reader may be given; a failing
 * one hinders no other.
 */
export async function pushTo(
  channels: readonly string[],
  messages: Readonly<Record<Reader, readonly ServerMessage[]>>,
): Promise<void> {
  const waiting = await followers(...channels)
  log.info('push', { types: messages.anybody.map(({ type }) => type), connections: waiting.length })
  const texts = { staff: textsOf(messages.staff), anybody: textsOf(messages.anybody) } as const
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await sendAll(next.connectionId, texts[next.reader]).catch((error: unknown) => log.error('push', error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, worker))
}

/** Sends messages to everyone who follows any of the channels, each once. */
export const push = (channels: readonly string[], ...messages: readonly ServerMessage[]): Promise<void> =>
  pushTo(channels, { staff: messages, anybody: messages })
