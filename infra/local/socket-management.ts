import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startHttpServer } from './origin'
import { MAX_MESSAGE_BYTES } from './sockets'
import type { SocketServer } from './sockets'

const CONNECTION_PATH = /^\/ws\/(?:@|%40)connections\/([^/?]+)$/

function refuse(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
  response.end(JSON.stringify({ message: type }))
}

/** The management API of the WebSocket stage, for the unmodified client of the SDK. */
export async function startSocketManagement(sockets: SocketServer) {
  const origin = await startHttpServer(0, async (request, response) => {
    const id = CONNECTION_PATH.exec(request.url ?? '')?.[1]
    const connection = id && sockets.find(decodeURIComponent(id))
    const body = await buffer(request)
    if (!connection) return refuse(response, 410, 'GoneException')
    if (body.length > MAX_MESSAGE_BYTES) return refuse(response, 413, 'PayloadTooLargeException')
    const { socket, openedMs, activeMs, visit, userAgent } = connection
    if (request.method === 'GET') {
      const [connected, active] = [openedMs, activeMs].map((ms) => new Date(performance.timeOrigin + ms).toISOString())
      const identity = { sourceIp: visit.ip, userAgent }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ connectedAt: connected, lastActiveAt: active, identity }))
      return
    }
    if (request.method === 'DELETE') {
      socket.close(1000, 'Connection Closed Normally')
      response.writeHead(204).end()
      return
    }
    if (!sockets.send(connection, body.toString())) return refuse(response, 410, 'GoneException')
    response.writeHead(200).end()
  })
  return { endpoint: `http://127.0.0.1:${origin.port}/ws`, close: origin.close }
}
