import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { PortInUse, startHttpServer, type RequestHandler } from '../../http-server'
import { openLedger, type Session, type WebhookEvent } from './ledger'
import { presentIntent, presentSession } from './objects'
import { ApiFailure, createOperations, type Operations } from './operations'
import { pageHeaders, renderEndedPage, renderPaymentPage } from './page'

/** Secrets of the stand-in. They open nothing, because it runs only on this machine. */
const SECRETS = { apiKey: 'sk_test_local', webhookSecret: 'whsec_local' } as const

/** Returns the environment variables with which the product finds the stand-in at a port. */
export const getEnvironmentOfStandIn = (port: number) => ({
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
  STRIPE_SECRET_KEY: SECRETS.apiKey,
  STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
})

/** Pauses between the deliveries of an event that the product did not accept. */
const RETRY_MS = 500

type Options = { readonly folder: string; readonly productPort: number }

/** Opens the port of the last start, so that pages stay where they were; else a free one. */
async function openPort(wanted: number, answer: RequestHandler) {
  try {
    return await startHttpServer(wanted, answer)
  } catch (error) {
    if (!(error instanceof PortInUse)) throw error
    return startHttpServer(0, answer)
  }
}

function callApi(operations: Operations, origin: string, call: string, form: URLSearchParams): object {
  const [, id = ''] = /\/((?:cs_test|pi|dp)_\w+)/.exec(call) ?? []
  switch (id === '' ? call : call.replace(id, ':id')) {
    case 'POST /v1/checkout/sessions':
      return operations.createSession(form)
    case 'GET /v1/checkout/sessions/:id':
      return presentSession(operations.sessionOf(id), origin)
    case 'POST /v1/checkout/sessions/:id/expire':
      return operations.expireSession(id)
    case 'GET /v1/payment_intents':
      return { object: 'list', has_more: false, url: '/v1/payment_intents', data: operations.listIntents() }
    case 'GET /v1/payment_intents/:id':
      return presentIntent(operations.intentOf(id))
    case 'POST /v1/payment_intents/:id/capture':
      return operations.capture(id, form)
    case 'POST /v1/payment_intents/:id/cancel':
      return operations.cancel(id)
    case 'POST /v1/disputes/:id':
      return operations.submitEvidence(id, form)
    case 'POST /v1/refunds':
      return operations.refund(form)
    default:
      throw new ApiFailure(404, `Unrecognized request URL (${call})`, 'resource_missing')
  }
}

/**
 * Emulates the payment provider: Stripe's API for Checkout Sessions with manual capture, its signed
 * webhooks, and the page where a guest pays.
 */
export async function startPaymentService({ folder, productPort }: Options) {
  const { ledger, save } = openLedger(join(folder, 'payments.json'))
  const stopping = new AbortController()
  const operations = createOperations(
    ledger,
    () => origin,
    (event, id) => void ledger.events.push({ id, payload: JSON.stringify(event) }),
  )

  async function deliver({ payload }: WebhookEvent): Promise<boolean> {
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', SECRETS.webhookSecret).update(`${at}.${payload}`).digest('hex')
    const response = await fetch(`http://127.0.0.1:${productPort}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
    }).catch(() => undefined)
    await response?.text()
    return response?.ok ?? false
  }

  let delivering: Promise<void> | undefined
  async function deliverAll(): Promise<void> {
    for (let event = ledger.events[0]; event && !stopping.signal.aborted; event = ledger.events[0]) {
      if (await deliver(event)) {
        ledger.events.shift()
        save()
      } else await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  function startDelivery(): void {
    delivering ??= deliverAll().finally(() => {
      delivering = undefined
    })
  }

  function answerApi(request: IncomingMessage, body: string): { status: number; body: string } {
    const [path = '/'] = (request.url ?? '/').split('?')
    const call = `${request.method} ${path}`
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = request.method === 'POST' && key !== '' ? ledger.responses[key] : undefined
    const signed = `${call} ${body}`
    if (known && known.request !== signed)
      throw new ApiFailure(400, 'This key was used with other parameters', 'idempotency', 'idempotency_error')
    if (known) return known
    const answered = { status: 200, body: JSON.stringify(callApi(operations, origin, call, new URLSearchParams(body))) }
    if (request.method === 'POST' && key !== '') ledger.responses[key] = { request: signed, ...answered }
    return answered
  }

  /** Lets the bank of the guest dispute a payment, or decide about the dispute. */
  function actAsBank(session: Session, body: string): void {
    const outcome = new URLSearchParams(body).get('outcome')
    if (outcome === 'dispute') operations.dispute(session)
    if (outcome === 'win') operations.decide(session, 'won')
    if (outcome === 'lose') operations.decide(session, 'lost')
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, body: string): void {
    const [, id = '', query = ''] = /^\/pay\/(\w+)(?:\?(\w+))?$/.exec(request.url ?? '') ?? []
    const session = ledger.sessions[id]
    if (session?.status === 'complete' && request.method === 'POST') actAsBank(session, body)
    if (session?.status !== 'open')
      return void response.writeHead(session ? 200 : 404, pageHeaders).end(renderEndedPage(session))
    if (request.method !== 'POST')
      return void response.writeHead(200, pageHeaders).end(renderPaymentPage(session, query === 'declined'))
    const redirect = (location: string) => void response.writeHead(303, { location }).end()
    switch (new URLSearchParams(body).get('outcome')) {
      case 'pay':
        operations.pay(session)
        return redirect(session.successUrl)
      case 'decline':
        operations.decline(session)
        return redirect(`/pay/${id}?declined`)
      case 'cancel':
        return redirect(session.cancelUrl)
      default:
        return void response.writeHead(400, pageHeaders).end()
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    operations.endOldSessions()
    if (request.url?.startsWith('/pay/')) answerPage(request, response, body)
    else {
      const send = (status: number, sent: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(sent)
      try {
        const answered = answerApi(request, body)
        send(answered.status, answered.body)
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        const { status, message, code, type } = error
        send(status, JSON.stringify({ error: { message, code, type } }))
      }
    }
    save()
    startDelivery()
  }

  const server = await openPort(ledger.port, answer)
  const origin = `http://localhost:${server.port}`
  ledger.port = server.port
  save()
  startDelivery()
  return {
    environment: getEnvironmentOfStandIn(server.port),
    close: async () => {
      stopping.abort()
      await delivering
      await server.close()
    },
  }
}
