import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startHttpServer } from '#infra/local/http-server'

/**
 * What happens to a call: it does not arrive, its response gets lost, the provider never responds,
 * or it rejects the call.
 */
type ProviderFault = 'request-lost' | 'response-lost' | 'no-response' | 'rejected'

/** The calls of a kind fail, until the fault ends. */
type ActiveFault = { readonly call: RegExp; readonly fault: ProviderFault; hits: number }

/** Something else happens during the first call of a kind. */
type Interruption = { readonly call: RegExp; readonly action: () => Promise<unknown> }

const forwardedHeaders = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'] as const

const rejection = { error: { message: 'Rejected by the test', code: 'rejected', type: 'invalid_request_error' } }

/**
 * Stands between the product and its payment provider, and lets calls fail as if the process were
 * killed before the call or before its response was written down.
 */
export async function startProviderFaults() {
  const provider = process.env['STRIPE_API_URL'] ?? ''
  let active: ActiveFault | undefined
  let interruption: Interruption | undefined
  let givenUp = 0

  async function interrupt(call: string): Promise<void> {
    if (!interruption?.call.test(call)) return
    const { action } = interruption
    interruption = undefined
    await action()
  }

  async function forward(request: IncomingMessage, body: Buffer): Promise<Response> {
    const headers = new Headers()
    for (const name of forwardedHeaders) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const isRead = request.method === 'GET'
    return fetch(`${provider}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(!isRead && { body: new Uint8Array(body) }),
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const call = `${request.method} ${request.url}`
    await interrupt(call)
    const hit = active?.call.test(call) ? active : undefined
    if (hit) hit.hits += 1
    if (hit?.fault === 'request-lost') return void response.destroy()
    if (hit?.fault === 'no-response') return void response.once('close', () => (givenUp += 1))
    if (hit?.fault === 'rejected')
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(rejection))
    const answered = await forward(request, body)
    const text = await answered.text()
    if (hit) return void response.destroy()
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(text)
  }

  const server = await startHttpServer(0, answer)
  process.env['STRIPE_API_URL'] = `http://127.0.0.1:${server.port}`
  return {
    /** Lets calls such as `POST /v1/refunds` fail while an action runs. Throws if none did. */
    during: async <T>(call: RegExp, fault: ProviderFault, action: () => Promise<T>): Promise<T> => {
      const started: ActiveFault = { call, fault, hits: 0 }
      active = started
      try {
        const result = await action()
        if (started.hits === 0) throw new Error(`No call ${String(call)} was made`)
        return result
      } finally {
        active = undefined
      }
    },
    /** Counts the calls without a response that the product has given up. */
    countGivenUp: (): number => givenUp,
    /** Lets something else happen during the next call such as `POST /v1/refunds`. */
    interruptNext: (call: RegExp, action: () => Promise<unknown>): void => {
      interruption = { call, action }
    },
    close: async (): Promise<void> => {
      process.env['STRIPE_API_URL'] = provider
      await server.close()
    },
  }
}
