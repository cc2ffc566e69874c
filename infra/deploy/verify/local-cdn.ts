import { request as plain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import type { Duplex } from 'node:stream'
import { startHttpServer } from '#infra/local/http-server'

/**
 * The address of an API. An emulator whose names don't resolve is reached by its address, with the
 * name as host.
 */
type ApiOrigin = { readonly at: URL; readonly host: string }

type ApiOrigins = { readonly api: ApiOrigin; readonly sockets: ApiOrigin }

type Headers = Readonly<Record<string, string>>

/** The headers that the CDN sets on each request, replacing those of the visitor. */
export const createCdnHeaders = (location: string, originKey: string | undefined) => (request: IncomingMessage) => ({
  'x-forwarded-host': request.headers.host ?? '',
  'x-viewer-address': request.socket.remoteAddress ?? '',
  'x-location': location,
  ...(originKey !== undefined && { 'x-origin-key': originKey }),
})

const send = (at: URL, options: RequestOptions) => (at.protocol === 'https:' ? secure : plain)(at, options)

const toSocket = (path: string) => /^\/ws($|\?)/.test(path)

/** Emulates the CDN for an endpoint without one. Without headers to add, it bypasses the CDN. */
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
        const outgoing = forward(request)
        outgoing.once('error', reject)
        outgoing.once('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response).once('finish', resolve)
        })
        request.pipe(outgoing)
      }),
    (request: IncomingMessage, socket: Duplex) => {
      const outgoing = forward(request)
      const refuse = (status: number) => socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`)
      outgoing.once('error', () => refuse(502))
      outgoing.once('response', ({ statusCode = 502 }) => refuse(statusCode))
      outgoing.once('upgrade', (answer, far, head) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        far.unshift(head)
        far.pipe(socket).pipe(far)
        for (const end of [far, socket]) end.on('error', () => [far, socket].forEach((each) => each.destroy()))
      })
      outgoing.end()
    },
  )
  const here = `127.0.0.1:${origin.port}`
  return { url: `http://${here}`, socketUrl: `ws://${here}/ws`, close: origin.close }
}

/** Whether an endpoint is AWS and not an emulator. */
export const isAmazon = (endpoint: string): boolean =>
  endpoint === 'aws' || (URL.canParse(endpoint) && new URL(endpoint).hostname.endsWith('.amazonaws.com'))

// Not parsed as a URL, because an emulator's name may end in an IP address.
const NAME = /^\w+:\/\/(?<id>[\w-]+)\.execute-api\.(?<rest>[^/]+)/

function partsOf(address: string) {
  const { id, rest } = NAME.exec(address)?.groups ?? {}
  if (id === undefined || rest === undefined) throw new Error(`${address} is no address of an API`)
  return { id, rest }
}

type Outputs = { readonly ApiUrl: string; readonly SocketUrl: string }

/**
 * Returns where an endpoint serves the two APIs. Its names may not resolve on this machine, so
 * requests go to its address with the name as host. The live connection has a name of the same
 * kind, whatever the stack's output says.
 */
export function resolveApiOrigins(endpoint: string, { ApiUrl, SocketUrl }: Outputs): ApiOrigins {
  const at = new URL(endpoint)
  const api = partsOf(ApiUrl)
  const rest = api.rest.endsWith('.amazonaws.com') ? at.host : api.rest
  const target = (id: string) => ({ at, host: `${id}.execute-api.${rest}` })
  return { api: target(api.id), sockets: target(partsOf(SocketUrl).id) }
}
