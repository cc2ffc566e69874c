import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { fromHandler } from './http-event'
import { NoSuchFunction } from './lambda'
import type { Functions } from './lambda'
import { connectEvent, disconnectEvent, messageEvent } from './socket-event'
import type { Connection, SocketEvent } from './socket-event'
import type { Visit } from './visit'

/** API Gateway's quotas for WebSocket APIs. */
export const MAX_MESSAGE_BYTES = 128 * 1024
/** What is kept for a connection that does not read; past it the connection is given up, as its client can ask anew. */
const MAX_UNREAD_BYTES = 1024 * 1024
const IDLE_MS = 10 * 60_000
const LIFETIME_MS = 2 * 3600_000
const WATCH_MS = 5000

/** Its ages are measured on the clock that nobody puts forward or back. */
export type Live = Connection & { readonly socket: WebSocket; readonly openedMs: number; activeMs: number }

export type Sockets = ReturnType<typeof socketsOf>

/** The live connections at `/ws`, answered by the functions of `functions/sockets` as a WebSocket API would call them. */
export function socketsOf(functions: Functions, visitOf: (request: IncomingMessage) => Visit) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const live = new Map<string, Live>()
  const underWay = new Set<Promise<unknown>>()

  function track(work: Promise<unknown>): void {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  const call = (name: string, event: SocketEvent) => functions.call(`functions/sockets/${name}.ts`, event)

  async function statusOfConnect(connection: Connection, request: IncomingMessage): Promise<number> {
    try {
      return fromHandler(await call('connect', connectEvent(connection, request, new Date()))).status
    } catch (error) {
      if (error instanceof NoSuchFunction) return 404
      console.error(error)
      return 500
    }
  }

  function refuse(socket: Duplex, status: number): void {
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  async function onMessage(connection: Live, body: string): Promise<void> {
    connection.activeMs = performance.now()
    const event = messageEvent(connection, body, new Date())
    try {
      await call('message', event)
    } catch (error) {
      console.error(error)
      const { connectionId, requestId } = event.requestContext
      connection.socket.send(JSON.stringify({ message: 'Internal server error', connectionId, requestId }))
    }
  }

  async function onClose(connection: Live, code: number, reason: string): Promise<void> {
    live.delete(connection.id)
    const event = disconnectEvent(connection, code, reason, new Date())
    await call('disconnect', event).catch((error: unknown) => console.error(error))
  }

  function accept(connection: Connection, socket: WebSocket): void {
    const openedMs = performance.now()
    const accepted = { ...connection, socket, openedMs, activeMs: openedMs }
    live.set(connection.id, accepted)
    socket.on('message', (data) => track(onMessage(accepted, Buffer.isBuffer(data) ? data.toString() : '')))
    socket.on('ping', () => (accepted.activeMs = performance.now()))
    socket.on('close', (code, reason) => track(onClose(accepted, code, reason.toString())))
    // A broken frame or one that is too large: the close event follows.
    socket.on('error', () => undefined)
  }

  async function open(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    raw.on('error', () => raw.destroy())
    if ((request.url ?? '').split('?')[0] !== '/ws') return refuse(raw, 404)
    const connection = {
      id: `${randomBytes(11).toString('base64url')}=`,
      connectedAt: Date.now(),
      visit: visitOf(request),
      userAgent: request.headers['user-agent'] ?? '',
    }
    const status = await statusOfConnect(connection, request)
    if (status < 200 || status > 299) return refuse(raw, status)
    server.handleUpgrade(request, raw, head, (socket) => accept(connection, socket))
  }

  /** Sends to a connection that is there and reads; false where it is neither. */
  function send(connection: Live, text: string): boolean {
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

  const watch = setInterval(() => {
    const now = performance.now()
    for (const { socket, activeMs, openedMs } of live.values()) {
      if (now - activeMs > IDLE_MS || now - openedMs > LIFETIME_MS) socket.close(1001, 'Going away')
    }
  }, WATCH_MS)
  watch.unref()

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => track(open(request, socket, head)),
    send,
    find: (connectionId: string): Live | undefined => live.get(connectionId),
    close: async (): Promise<void> => {
      clearInterval(watch)
      for (const { socket } of live.values()) socket.close(1001, 'Going away')
      const deadline = setTimeout(() => live.forEach(({ socket }) => socket.terminate()), 500)
      while (live.size > 0 || underWay.size > 0) {
        await Promise.allSettled(underWay)
        if (live.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      clearTimeout(deadline)
    },
  }
}
