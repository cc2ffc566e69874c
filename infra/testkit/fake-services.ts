import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startHttpServer } from '#infra/local/http-server'
import { createServer, type Socket } from 'node:net'

/** The mail service's answer; `nothing` leaves the connection open without one. */
type MailServiceResponse = number | 'nothing'

const Named = z.looseObject({ EmailTags: z.array(z.looseObject({ Value: z.string() })) })

/**
 * A proxy of the local mail service. It gives the queued answers, else passes on the service's own.
 */
export async function startFakeMailService() {
  const behind = process.env['AWS_ENDPOINT_URL_SESV2'] ?? ''
  const nextAnswers: MailServiceResponse[] = []
  const posted: string[] = []
  const held: ServerResponse[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const mail = method === 'POST' ? Named.parse(await json(request)) : undefined
    if (mail) posted.push(mail.EmailTags[0]?.Value ?? '')
    const answered = mail && nextAnswers.shift()
    if (answered === 'nothing') return void held.push(response)
    if (answered !== undefined) return void response.writeHead(answered).end('{}')
    const passed = await fetch(behind + url, { method, ...(mail && { body: JSON.stringify(mail) }) })
    response.writeHead(passed.status).end(await passed.text())
  }

  const origin = await startHttpServer(0, answer)
  process.env['AWS_ENDPOINT_URL_SESV2'] = `http://127.0.0.1:${origin.port}`
  return {
    /** Queues answers for the next mails. */
    respondNext: (...answers: readonly MailServiceResponse[]) => void nextAnswers.push(...answers),
    /** Lists the names of the posted mails about a subject, accepted or not. */
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
    /** Returns the number of connections that wait for an answer. */
    waiting: () => sockets.size,
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
