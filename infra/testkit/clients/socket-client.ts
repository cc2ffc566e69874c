import WebSocket from 'ws'
import { ServerMessage } from '#shared/live/messages'
import { formatCookies } from './test-client'
import { WAIT_TIMEOUT_MS } from '../wait-until'

/**
 * Opens a live connection that records its messages, optionally from a page of another origin or
 * under another host name.
 */
export async function openTestSocket(
  socketUrl: string,
  cookies: ReadonlyMap<string, string> = new Map(),
  origin?: string,
  host?: string,
) {
  const cookie = formatCookies(cookies)
  const socket = new WebSocket(socketUrl, { headers: { ...(cookie && { cookie }), ...(host && { host }) }, origin })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const received: ServerMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    received.push(ServerMessage.parse(JSON.parse(data.toString())))
    for (const check of waiting) check()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  /** Returns the first matching message, already received or future. */
  const receive = (fits: (message: ServerMessage) => boolean, withinMs = WAIT_TIMEOUT_MS): Promise<ServerMessage> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(check)
        reject(new Error(`heard only ${JSON.stringify(received)}`))
      }, withinMs)
      const check = () => {
        const found = received.find(fits)
        if (!found) return
        clearTimeout(timer)
        waiting.delete(check)
        resolve(found)
      }
      waiting.add(check)
      check()
    })

  return {
    heard: received,
    hear: receive,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** Resolves once either side has closed it. */
    closed,
    close: () => {
      socket.close()
      return closed
    },
  }
}
