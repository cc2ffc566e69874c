import { randomBytes } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { LambdaFunctions } from '../api/lambda-runtime'
import { createSocketHandlers, type SocketConnection } from './socket-events'
import type { ViewerRequest } from '../api/http-event'
import { watchFrameSizes } from './frame-sizes'
import { socketQuotas } from '#shared/live/quotas'
import { buffer } from 'node:stream/consumers'
import { startHttpServer } from '../http-server'

/**
 * Buffer for a connection that does not read. Beyond it the connection is closed, and its client
 * reloads.
 */
const MAX_UNREAD_BYTES = 1024 * 1024
const IDLE_MS = 10 * 60_000
const LIFETIME_MS = 2 * 3600_000
const WATCH_MS = 5000
/** Time for clients to answer a close frame. */
const CLOSE_TIMEOUT_MS = 500
/** WebSocket's code for a frame or message that is too large. */
const MESSAGE_TOO_BIG = 1009

/** A connection. Its ages use a monotonic clock. */
type LiveSocket = SocketConnection & { readonly socket: WebSocket; readonly openedMs: number; activeMs: number }

export type SocketServer = ReturnType<typeof createSocketServer>

const newConnection = (request: IncomingMessage, visit: ViewerRequest): SocketConnection => ({
  id: `${randomBytes(11).toString('base64url')}=`,
  connectedAt: Date.now(),
  visit,
  userAgent: request.headers['user-agent'] ?? '',
})

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Tracks calls in progress. */
function callsUnderWay() {
  const underWay = new Set<Promise<unknown>>()
  return {
    track: (work: Promise<unknown>): void => {
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
    areAny: () => underWay.size > 0,
    settled: () => Promise.allSettled(underWay),
  }
}

/** Closes connections that are idle or have reached the maximum age, until it is stopped. */
function watchAges(live: ReadonlyMap<string, LiveSocket>): () => void {
  const watch = setInterval(() => {
    const now = performance.now()
    for (const { socket, activeMs, openedMs } of live.values()) {
      if (now - activeMs > IDLE_MS || now - openedMs > LIFETIME_MS) socket.close(1001, 'Going away')
    }
  }, WATCH_MS)
  watch.unref()
  return () => clearInterval(watch)
}

/**
 * Serves the live connections at `/ws` with the functions of `functions/live`, as a WebSocket API
 * does.
 */
export function createSocketServer(functions: LambdaFunctions, visitOf: (request: IncomingMessage) => ViewerRequest) {
  const server = new WebSocketServer({ noServer: true, maxPayload: socketQuotas.message })
  const live = new Map<string, LiveSocket>()
  const calls = createSocketHandlers(functions)
  const underWay = callsUnderWay()
  const stopWatching = watchAges(live)

  async function onMessage(connection: LiveSocket, body: string): Promise<void> {
    connection.activeMs = performance.now()
    const failure = await calls.message(connection, body)
    if (failure !== undefined) connection.socket.send(failure)
  }

  async function onClose(connection: LiveSocket, code: number, reason: string): Promise<void> {
    live.delete(connection.id)
    await calls.disconnect(connection, code, reason)
  }

  function accept(connection: SocketConnection, socket: WebSocket, raw: Duplex): void {
    const openedMs = performance.now()
    const accepted = { ...connection, socket, openedMs, activeMs: openedMs }
    live.set(connection.id, accepted)
    let isTooLarge = false
    watchFrameSizes(raw, socketQuotas.frame, () => {
      isTooLarge = true
      socket.close(MESSAGE_TOO_BIG)
    })
    socket.on('message', (data) => {
      if (!isTooLarge) underWay.track(onMessage(accepted, Buffer.isBuffer(data) ? data.toString() : ''))
    })
    socket.on('ping', () => (accepted.activeMs = performance.now()))
    socket.on('close', (code, reason) => underWay.track(onClose(accepted, code, reason.toString())))
    // The close event follows an invalid or too large frame.
    socket.on('error', () => undefined)
  }

  async function open(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    raw.on('error', () => raw.destroy())
    if ((request.url ?? '').split('?')[0] !== '/ws') return refuse(raw, 404)
    const connection = newConnection(request, visitOf(request))
    const status = await calls.connect(connection, request)
    if (status < 200 || status > 299) return refuse(raw, status)
    server.handleUpgrade(request, raw, head, (socket) => accept(connection, socket, raw))
  }

  /** Sends to a connection. Returns false if it is closed or does not read. */
  function send(connection: LiveSocket, text: string): boolean {
    const { socket } = connection
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) {
      live.delete(connection.id)
      socket.terminate()
      return false
    }
    connection.activeMs = performance.now()
    socket.send(text)
    return true
  }

  async function close(): Promise<void> {
    stopWatching()
    for (const { socket } of live.values()) socket.close(1001, 'Going away')
    const deadline = setTimeout(() => live.forEach(({ socket }) => socket.terminate()), CLOSE_TIMEOUT_MS)
    while (live.size > 0 || underWay.areAny()) {
      await underWay.settled()
      if (live.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    clearTimeout(deadline)
  }

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => underWay.track(open(request, socket, head)),
    send,
    find: (connectionId: string): LiveSocket | undefined => live.get(connectionId),
    close,
  }
}

const CONNECTION_PATH = /^\/ws\/(?:@|%40)connections\/([^/?]+)$/

function refuseOfSocketManagement(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
  response.end(JSON.stringify({ message: type }))
}

/** The management API of the WebSocket stage, for the unmodified client of the SDK. */
export async function startSocketManagement(sockets: SocketServer) {
  const origin = await startHttpServer(0, async (request, response) => {
    const id = CONNECTION_PATH.exec(request.url ?? '')?.[1]
    const connection = id && sockets.find(decodeURIComponent(id))
    const body = await buffer(request)
    if (!connection) return refuseOfSocketManagement(response, 410, 'GoneException')
    if (body.length > socketQuotas.message) return refuseOfSocketManagement(response, 413, 'PayloadTooLargeException')
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
    if (!sockets.send(connection, body.toString())) return refuseOfSocketManagement(response, 410, 'GoneException')
    response.writeHead(200).end()
  })
  return { endpoint: `http://127.0.0.1:${origin.port}/ws`, close: origin.close }
}
