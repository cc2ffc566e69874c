import type { IncomingMessage } from 'node:http'
import { fromHandler } from './http-event'
import { NoSuchFunction } from './lambda'
import type { Functions } from './lambda'
import { connectEvent, disconnectEvent, messageEvent } from './socket-event'
import type { Connection, SocketEvent } from './socket-event'

/**
 * Calls the functions of `functions/sockets` as a WebSocket API would; what they fail at is told
 * and goes no further.
 */
export function socketCalls(functions: Functions) {
  const call = (name: string, event: SocketEvent) => functions.call(`functions/sockets/${name}.ts`, event)
  return {
    /** The status that a connection is answered with: it is open from 200 to 299. */
    connect: async (connection: Connection, request: IncomingMessage): Promise<number> => {
      try {
        return fromHandler(await call('connect', connectEvent(connection, request, new Date()))).status
      } catch (error) {
        if (error instanceof NoSuchFunction) return 404
        console.error(error)
        return 500
      }
    },
    /**
     * What the gateway itself says to a message that the function failed at; nothing where it did
     * not.
     */
    message: async (connection: Connection, body: string): Promise<string | undefined> => {
      const event = messageEvent(connection, body, new Date())
      try {
        await call('message', event)
        return undefined
      } catch (error) {
        console.error(error)
        const { connectionId, requestId } = event.requestContext
        return JSON.stringify({ message: 'Internal server error', connectionId, requestId })
      }
    },
    disconnect: async (connection: Connection, code: number, reason: string): Promise<void> => {
      const event = disconnectEvent(connection, code, reason, new Date())
      await call('disconnect', event).catch((error: unknown) => console.error(error))
    },
  }
}
