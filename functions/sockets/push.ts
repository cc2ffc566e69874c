import type { ServerMessage } from '#shared/live/messages'
import { log } from '../runtime/log'
import { AT_ONCE, post } from './management'
import { closeConnection, followers } from './store'

async function sendAll(connectionId: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) if (!(await post(connectionId, text))) return closeConnection(connectionId)
}

const textsOf = (messages: readonly ServerMessage[]) => messages.map((message) => JSON.stringify(message))

/** Sends messages to one connection, in order; one that is gone is forgotten. */
export const send = (connectionId: string, ...messages: readonly ServerMessage[]): Promise<void> =>
  sendAll(connectionId, textsOf(messages))

/** Sends messages to everyone who follows any of the channels, each once; a failing connection hinders no other. */
export async function push(channels: readonly string[], ...messages: readonly ServerMessage[]): Promise<void> {
  const waiting = await followers(...channels)
  log.info('push', { types: messages.map(({ type }) => type), connections: waiting.length })
  const texts = textsOf(messages)
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await sendAll(next, texts).catch((error: unknown) => log.error('push', error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, worker))
}
