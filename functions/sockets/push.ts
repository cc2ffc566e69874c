import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import type { ServerMessage } from '#shared/live'
import { environment } from '../runtime/environment'
import { log } from '../runtime/log'
import { closeConnection, followers } from './store'

const AT_ONCE = 50

let client: ApiGatewayManagementApiClient | undefined
const management = () => (client ??= new ApiGatewayManagementApiClient({ endpoint: environment().WEBSOCKET_ENDPOINT }))

/** Sends messages to one connection, in order; one that is gone is forgotten. */
export async function send(connectionId: string, ...messages: readonly ServerMessage[]): Promise<void> {
  try {
    for (const message of messages) {
      await management().send(
        new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }),
      )
    }
  } catch (error) {
    if (!(error instanceof GoneException)) throw error
    await closeConnection(connectionId)
  }
}

/** Sends messages to everyone who follows any of the channels, each once; a failing connection hinders no other. */
export async function push(channels: readonly string[], ...messages: readonly ServerMessage[]): Promise<void> {
  const waiting = await followers(...channels)
  log.info('push', { types: messages.map(({ type }) => type), connections: waiting.length })
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await send(next, ...messages).catch((error: unknown) => log.error('push', error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, worker))
}
