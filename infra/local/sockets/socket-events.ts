import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { formatGatewayTime, toCdnHeaders, toHttpResponse, type ViewerRequest } from '../api/http-event'
import { FunctionNotFound, type LambdaFunctions } from '../api/lambda-runtime'

type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
}

/** The properties of a connection. */
export type SocketConnection = {
  readonly id: string
  readonly connectedAt: number
  readonly visit: ViewerRequest
  readonly userAgent: string
}

type Kind = 'CONNECT' | 'MESSAGE' | 'DISCONNECT'

const routeKeys = { CONNECT: '$connect', MESSAGE: '$default', DISCONNECT: '$disconnect' } as const

function contextOf({ id, connectedAt, visit, userAgent }: SocketConnection, eventType: Kind, now: Date) {
  const requestId = randomUUID()
  return {
    routeKey: routeKeys[eventType],
    eventType,
    messageId: randomUUID(),
    extendedRequestId: requestId,
    requestId,
    requestTime: formatGatewayTime(now),
    requestTimeEpoch: now.getTime(),
    messageDirection: 'IN',
    stage: 'ws',
    connectedAt,
    connectionId: id,
    domainName: visit.domainName,
    apiId: 'local',
    identity: { sourceIp: visit.ip, userAgent },
  } as const
}

function headersOf({ rawHeaders }: IncomingMessage, visit: ViewerRequest) {
  const dropped = Object.keys(toCdnHeaders(visit))
  const sent = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !dropped.includes(name.toLowerCase()) ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  )
  return Object.fromEntries([...sent, ...Object.entries(toCdnHeaders(visit)), ['X-Forwarded-For', visit.ip] as const])
}

const multi = (single: Record<string, string>) =>
  Object.fromEntries(Object.entries(single).map(([name, value]) => [name, [value]]))

function toConnectEvent(connection: SocketConnection, request: IncomingMessage, now: Date): SocketEvent {
  const headers = headersOf(request, connection.visit)
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://local').searchParams)
  return {
    headers,
    multiValueHeaders: multi(headers),
    ...(Object.keys(query).length > 0 && {
      queryStringParameters: query,
      multiValueQueryStringParameters: multi(query),
    }),
    requestContext: contextOf(connection, 'CONNECT', now),
    isBase64Encoded: false,
  }
}

const toMessageEvent = (connection: SocketConnection, body: string, now: Date): SocketEvent => ({
  requestContext: contextOf(connection, 'MESSAGE', now),
  body,
  isBase64Encoded: false,
})

function toDisconnectEvent(connection: SocketConnection, code: number, reason: string, now: Date): SocketEvent {
  const headers = { Host: connection.visit.host, 'x-api-key': '', 'X-Forwarded-For': '', 'x-restapi': '' }
  const closing = { disconnectStatusCode: code, disconnectReason: reason }
  return {
    headers,
    multiValueHeaders: multi(headers),
    requestContext: { ...contextOf(connection, 'DISCONNECT', now), ...closing },
    isBase64Encoded: false,
  }
}

/** Calls the functions of `functions/live` as a WebSocket API does. Logs their errors. */
export function createSocketHandlers(functions: LambdaFunctions) {
  const call = (name: string, event: SocketEvent) => functions.call(`functions/live/${name}.ts`, event)
  return {
    /** Returns the status for a new connection; 200 to 299 opens it. */
    connect: async (connection: SocketConnection, request: IncomingMessage): Promise<number> => {
      try {
        return toHttpResponse(await call('connect', toConnectEvent(connection, request, new Date()))).status
      } catch (error) {
        if (error instanceof FunctionNotFound) return 404
        console.error(error)
        return 500
      }
    },
    /** Returns the gateway's own message if the function failed. */
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
