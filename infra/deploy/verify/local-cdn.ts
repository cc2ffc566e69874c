import { request as plain } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import type { Duplex } from 'node:stream'
import { startHttpServer } from '#infra/local/http-server'

/**
 * Where an API is reached: an endpoint that resolves no names of its own is spoken to by its
 * address, and told the name.
 */
export type ApiOrigin = { readonly at: URL; readonly host: string }

export type ApiOrigins = { readonly api: ApiOrigin; readonly sockets: ApiOrigin }

type Headers = Readonly<Record<string, string>>

/** What the CDN puts on each request; what a visitor sends under these names never arrives. */
export const createCdnHeaders = (location: string, originKey: string | undefined) => (request: IncomingMessage) => ({
  'x-forwarded-host': request.headers.host ?? '',
  'x-viewer-address': request.socket.remoteAddress ?? '',
  'x-location': location,
  ...(originKey !== undefined && { 'x-origin-key': originKey }),
})

const send = (at: URL, options: RequestOptions) => (at.protocol === 'https:' ? secure : plain)(at, options)

const toSocket = (path: string) => /^\/ws($|\?)/.test(path)

/**
 * Plays the CDN before an endpoint that has none; without headers to add it is a way past the CDN.
 */
export async function startLocalCdn({ api, sockets }: ApiOrigins, adds: (request: IncomingMessage) => Headers) {
  const forward = (request: IncomingMessage) => {
    const path = request.url ?? '/'
    const { at, host } = toSocket(path) ? sockets : api
    return send(new URL(path, at), { method: request.method, headers: { ...request.headers, ...adds(request), host } })
  }

  const origin = await startHttpServer(
    0,
    (request, response) =>
      new Promise((resolve, reject) => {
        const asked = forward(request)
        asked.once('error', reject)
        asked.once('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response).once('finish', resolve)
        })
        request.pipe(asked)
      }),
    (request: IncomingMessage, socket: Duplex) => {
      const asked = forward(request)
      const refuse = (status: number) => socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`)
      asked.once('error', () => refuse(502))
      asked.once('response', ({ statusCode = 502 }) => refuse(statusCode))
      asked.once('upgrade', (answer, far, head) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        far.unshift(head)
        far.pipe(socket).pipe(far)
        for (const end of [far, socket]) end.on('error', () => [far, socket].forEach((each) => each.destroy()))
      })
      asked.end()
    },
  )
  const here = `127.0.0.1:${origin.port}`
  return { url: `http://${here}`, socketUrl: `ws://${here}/ws`, close: origin.close }
}

/** Whether an endpoint is AWS itself and not an emulator. */
export const isAmazon = (endpoint: string): boolean =>
  endpoint === 'aws' || (URL.canParse(endpoint) && new URL(endpoint).hostname.endsWith('.amazonaws.com'))

// Not by URL: an emulator's name may end in an address, which none may.
const NAME = /^\w+:\/\/(?<id>[\w-]+)\.execute-api\.(?<rest>[^/]+)/

function partsOf(address: string) {
  const { id, rest } = NAME.exec(address)?.groups ?? {}
  if (id === undefined || rest === undefined) throw new Error(`${address} is no address of an API`)
  return { id, rest }
}

type Outputs = { readonly ApiUrl: string; readonly SocketUrl: string }

/**
 * Where an endpoint serves the two APIs. Its names need not be known to this machine, so it is
 * spoken to by its own address and told the name; and the live connection has the same kind of name
 * as the calls, whatever the stack says.
 */
export function resolveApiOrigins(endpoint: string, { ApiUrl, SocketUrl }: Outputs): ApiOrigins {
  const at = new URL(endpoint)
  const api = partsOf(ApiUrl)
  const rest = api.rest.endsWith('.amazonaws.com') ? at.host : api.rest
  const target = (id: string) => ({ at, host: `${id}.execute-api.${rest}` })
  return { api: target(api.id), sockets: target(partsOf(SocketUrl).id) }
}
