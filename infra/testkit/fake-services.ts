import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startHttpServer } from '#infra/local/http-server'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'

/** What a mail service answers; `nothing` keeps the connection open and silent. */
export type MailServiceResponse = number | 'nothing'

const Named = z.looseObject({ EmailTags: z.tuple([z.looseObject({ Value: z.string() })]) })

/**
 * Stands before this machine's mail service: answers as it is told, and when it is told nothing
 * lets that one answer.
 */
export async function startFakeMailService() {
  const behind = process.env['AWS_ENDPOINT_URL_SESV2'] ?? ''
  const told: MailServiceResponse[] = []
  const posted: string[] = []
  const held: ServerResponse[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const mail = method === 'POST' ? Named.parse(await json(request)) : undefined
    if (mail) posted.push(mail.EmailTags[0].Value)
    const answered = mail && told.shift()
    if (answered === 'nothing') return void held.push(response)
    if (answered !== undefined) return void response.writeHead(answered).end('{}')
    const passed = await fetch(behind + url, { method, ...(mail && { body: JSON.stringify(mail) }) })
    response.writeHead(passed.status).end(await passed.text())
  }

  const origin = await startHttpServer(0, answer)
  process.env['AWS_ENDPOINT_URL_SESV2'] = `http://127.0.0.1:${origin.port}`
  return {
    /** The service answers the next mails in this order. */
    tell: (...answers: readonly MailServiceResponse[]) => void told.push(...answers),
    /** The names of the mails about something that were posted, taken or not. */
    posts: (id: string) => posted.filter((name) => name.startsWith(`${id}-`)),
    stop: async (): Promise<void> => {
      process.env['AWS_ENDPOINT_URL_SESV2'] = behind
      for (const response of held) response.destroy()
      await origin.close()
    },
  }
}

/** A server on this machine that accepts connections and never answers. */
export async function startSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    /** Connections that wait for an answer now. */
    waiting: () => sockets.size,
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
