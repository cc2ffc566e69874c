import type { IncomingMessage } from 'node:http'
import { toHttpResponse } from './http-event'
import { FunctionNotFound } from './lambda'
import type { LambdaFunctions } from './lambda'
import { toConnectEvent, toDisconnectEvent, toMessageEvent } from './socket-event'
import type { SocketConnection, SocketEvent } from './socket-event'

/**
 * Calls the functions of `functions/sockets` as a WebSocket API would; what they fail at is told
 * and goes no further.
 */
export function createSocketHandlers(functions: LambdaFunctions) {
  const call = (name: string, event: SocketEvent) => functions.call(`functions/sockets/${name}.ts`, event)
  return {
    /** The status that a connection is answered with: it is open from 200 to 299. */
    connect: async (connection: SocketConnection, request: IncomingMessage): Promise<number> => {
      try {
        return toHttpResponse(await call('connect', toConnectEvent(connection, request, new Date()))).status
      } catch (error) {
        if (error instanceof FunctionNotFound) return 404
        console.error(error)
        return 500
      }
    },
    /**
     * What the gateway itself says to a message that the function failed at; nothing where it did
     * not.
     */
    message: async (connection: SocketConnection, body: string): Promise<string | undefined> => {
      const event = toMessageEvent(connection, body, new Date())
      try {
        await call('message', event)
        return undefined
      } catch (error) {
        console.error(error)
        const { connectionId, requestId } = event.requestContext
        return JSON.stringify({ message: 'Internal server error', connectionId, requestId })
      }
    },
    disconnect: async (connection: SocketConnection, code: number, reason: string): Promise<void> => {
      const event = toDisconnectEvent(connection, code, reason, new Date())
      await call('disconnect', event).catch((error: unknown) => console.error(error))
    },
  }
}
