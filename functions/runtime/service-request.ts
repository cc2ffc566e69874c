import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { SignatureV4 } from '@smithy/signature-v4'

type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** A request as the SDK's signer and handler take it. */
export function requestTo({ method, url, headers = {}, body }: Request): HttpRequest {
  const { protocol, hostname, port, pathname, searchParams, host } = new URL(url)
  return new HttpRequest({
    method,
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? undefined : Number(port),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: {
      host,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
    body,
  })
}

/**
 * How long a handler waits for a connection, for an answer and between its parts, in milliseconds.
 */
export const patienceOf = (milliseconds: number) => ({
  requestTimeout: milliseconds,
  connectionTimeout: milliseconds,
  socketTimeout: milliseconds,
  // Without it is only said that a service is slow, and one that lets its answer drip is waited
  // for.
  throwOnRequestTimeout: true,
})

type Service = {
  /** Its name in signatures. */
  readonly service: 'execute-api' | 'ses' | 'dynamodb' | 'lambda'
  readonly patienceMs: number
  /** Requests under way at once; the others wait. */
  readonly atOnce?: number
}

/** What a service answered, whatever it was. */
export type ServiceAnswer = { readonly status: number; readonly said: string }

const variable = (name: string) => process.env[name] ?? ''

/**
 * Gives what sends requests of our own to one of the cloud's services, by the SDK's signer and HTTP
 * handler: its client would do the same at five times the processor time. It throws where nobody
 * answers in time; nothing is tried again.
 */
export function signedRequests({ service, patienceMs, atOnce = 50 }: Service) {
  const sockets = { maxSockets: atOnce, keepAlive: true }
  const http = new NodeHttpHandler({ httpAgent: sockets, httpsAgent: sockets, ...patienceOf(patienceMs) })
  let signer: SignatureV4 | undefined
  return async (request: Request): Promise<ServiceAnswer> => {
    signer ??= new SignatureV4({
      service,
      region: variable('AWS_REGION'),
      credentials: {
        accessKeyId: variable('AWS_ACCESS_KEY_ID'),
        secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
        sessionToken: process.env['AWS_SESSION_TOKEN'],
      },
      sha256: Hash.bind(null, 'sha256'),
    })
    const { response } = await http.handle(new HttpRequest(await signer.sign(requestTo(request))))
    const answer: unknown = response.body
    // Read to its end, or the connection is not free for the next request.
    return { status: response.statusCode, said: answer instanceof Readable ? await text(answer) : '' }
  }
}
