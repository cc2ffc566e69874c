import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The port is taken. The message is one sentence for the user. */
export class PortInUse extends Error {}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/**
 * Starts an HTTP server on both loop-back addresses, because browsers resolve `localhost` to
 * either. Port 0 takes a free one.
 */
export async function startHttpServer(wantedPort: number, answer: RequestHandler, upgrade?: UpgradeHandler) {
  const servers: Server[] = []

  async function open(host: string, port: number): Promise<number> {
    const server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    })
    // Clients must close idle connections first: a request on a connection that closes here would
    // fail.
    server.keepAliveTimeout = 65_000
    if (upgrade) server.on('upgrade', upgrade)
    const opened = await listen(server, host, port)
    servers.push(server)
    return opened
  }

  const close = () =>
    Promise.all(
      servers.map((server) => {
        // A persistent connection becomes idle only after its current response.
        const sweep = setInterval(() => server.closeIdleConnections(), 20)
        return new Promise((resolve) => server.close(resolve)).finally(() => clearInterval(sweep))
      }),
    )

  try {
    const port = await open('127.0.0.1', wantedPort)
    if (wantedPort !== 0) {
      await open('::1', port).catch((error: unknown) => {
        // Works without IPv6.
        if (errorCode(error) === 'EADDRINUSE') throw error
      })
    }
    return { port, close }
  } catch (error) {
    await close()
    if (!['EADDRINUSE', 'EACCES'].includes(errorCode(error))) throw error
    throw new PortInUse(
      `Port ${wantedPort} is already in use: stop what runs there, or choose another with PORT=8081 npm start.`,
    )
  }
}

/** Closes a resource. */
type Close = () => Promise<unknown>

export type CloseStack = ReturnType<typeof createCloseStack>

/**
 * A stack of resources to close: first the `doors`, which accept requests, then the last opened
 * first.
 */
export function createCloseStack(doors: readonly Close[]) {
  const opened: Close[] = []
  return {
    add: (close: Close): void => void opened.push(close),
    /** Closes everything, even after an error; then throws the first error. */
    close: async (): Promise<void> => {
      const failed: unknown[] = []
      const note = (error: unknown) => void failed.push(error)
      await Promise.all(doors.map((close) => close().catch(note)))
      for (const close of opened.splice(0).reverse()) await close().catch(note)
      if (failed.length > 0) throw failed[0]
    },
  }
}

/** Answers a request that comes before the product is ready. */
export const answerNotReady = (response: ServerResponse): void =>
  void response.writeHead(503, { 'retry-after': '1' }).end()
