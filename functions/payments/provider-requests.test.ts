import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGiftCardSession } from '#functions/gift-cards/gift-card-session'
import { startHttpServer } from '#infra/local/http-server'
import { listRequestFaults, readDescription, type SentRequest } from '#infra/testkit/stripe-description'
import {
  createBalanceSession,
  createCheckoutSession,
  createLinkSession,
  closeCheckoutSession,
} from './provider/checkout-session'
import {
  captureIntent,
  closeSession,
  listProviderPayments,
  readPaymentFacts,
  refundIntent,
  releaseIntent,
  submitDisputeEvidence,
} from './provider/payment-provider'

/** The file of Stripe's published description of its API, which is not in this repository. */
const DESCRIPTION = process.env['STRIPE_DESCRIPTION']

const sent: SentRequest[] = []

const intent = { id: 'pi_1', object: 'payment_intent', status: 'requires_capture', metadata: {}, latest_charge: null }
const objects: readonly (readonly [RegExp, object])[] = [
  [/^GET \/v1\/payment_intents$/, { object: 'list', data: [intent], has_more: false, url: '/v1/payment_intents' }],
  [/payment_intents/, intent],
  [/checkout/, { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example', payment_intent: 'pi_1' }],
  [/refunds/, { id: 're_1', object: 'refund', status: 'succeeded' }],
]

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request
  const [path = '', query = ''] = url.split('?')
  const body = await text(request)
  sent.push({ method, path, form: new URLSearchParams(method === 'GET' ? query : body) })
  const found = objects.find(([call]) => call.test(`${method} ${path}`))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found?.[1] ?? {}))
}

const order = {
  id: 'ORDER1',
  createdAt: new Date().toISOString(),
  customer: { email: 'dana@example.com' },
  lines: [{ name: 'California Roll', quantity: 2, totalPriceCents: 1250 }],
  discountCents: 100,
  taxCents: 81,
  deliveryFeeCents: 299,
  tipCents: 200,
  totalCents: 1730,
}
const payment = { orderId: order.id, part: 0, sessionId: 'cs_1', intentId: 'pi_1' }

/** Makes every call that the product makes. */
async function callAll(): Promise<void> {
  const siteOrigin = 'https://restaurant.example'
  const expiresAt = new Date(Date.now() + 23 * 3600_000).toISOString()
  const page = { part: 1, amountCents: 500, expiresAt, siteOrigin }
  await createCheckoutSession(order, siteOrigin)
  await createCheckoutSession({ ...order, event: { id: 'E1', depositPaidCents: 5000 } }, siteOrigin)
  await createBalanceSession({ ...order, ...page })
  await createLinkSession(order, { ...page, madeBy: 'request' })
  const { createdAt } = order
  await createGiftCardSession({ id: 'GIFT1', amountCents: 5000, email: 'dana@example.com', createdAt, siteOrigin })
  await closeCheckoutSession('cs_1')
  await closeSession(payment)
  await readPaymentFacts({ ...payment, intentId: undefined })
  await captureIntent(payment, 1730)
  await releaseIntent(payment)
  await refundIntent(payment, { index: 0, amountCents: 500 })
  await submitDisputeEvidence(
    { id: 'dp_1' },
    {
      customer_name: 'Dana Whitfield',
      customer_email_address: 'dana@example.com',
      product_description: 'Restaurant order, ticket 1',
      service_date: order.createdAt.slice(0, 10),
      shipping_address: '1 Palm Ave, Miami, FL 33101',
      uncategorized_text: 'Delivered',
    },
  )
  for await (const known of listProviderPayments()) expect(known.orderId).toBeDefined()
}

let server: Awaited<ReturnType<typeof startHttpServer>>
beforeAll(async () => {
  server = await startHttpServer(0, answer)
  process.env['STRIPE_API_URL'] = `http://127.0.0.1:${server.port}`
  process.env['STRIPE_SECRET_KEY'] = 'sk_test'
  process.env['STRIPE_WEBHOOK_SECRET'] = 'whsec_test'
  await callAll()
})
afterAll(() => server.close())

it('makes these calls, and no other', () => {
  const names = sent.map(({ method, path }) => `${method} ${path.replaceAll(/\/(?:cs|pi|dp)_1/g, '/{id}')}`)
  expect([...new Set(names)].sort()).toEqual([
    'GET /v1/checkout/sessions/{id}',
    'GET /v1/payment_intents',
    'GET /v1/payment_intents/{id}',
    'POST /v1/checkout/sessions',
    'POST /v1/checkout/sessions/{id}/expire',
    'POST /v1/disputes/{id}',
    'POST /v1/payment_intents/{id}/cancel',
    'POST /v1/payment_intents/{id}/capture',
    'POST /v1/refunds',
  ])
})

const describeIfGiven = DESCRIPTION === undefined ? describe.skip : describe
describeIfGiven("Stripe's description", () => {
  it('knows every field of every call, and misses none', () => {
    const description = readDescription(DESCRIPTION ?? '')
    expect(sent.flatMap((request) => listRequestFaults(description, request))).toEqual([])
  })
})

describe('the comparison with a description', () => {
  const description = {
    paths: {
      '/v1/refunds': {
        post: {
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  required: ['amount'],
                  properties: {
                    amount: { type: 'integer' },
                    reason: { type: 'string', enum: ['duplicate'] },
                    metadata: { anyOf: [{ type: 'object', additionalProperties: { type: 'string', maxLength: 5 } }] },
                    expand: { type: 'array', items: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  }
  it.each([
    ['amount=500&metadata[orderId]=ONE&expand[0]=charge', []],
    ['amount=5.5', ['POST /v1/refunds[amount] is no integer: 5.5']],
    ['reason=duplicate', ['POST /v1/refunds[amount] is missing']],
    ['amount=5&reason=late', ['POST /v1/refunds[reason] is none of duplicate: late']],
    ['amount=5&tip=1', ['POST /v1/refunds[tip] is unknown']],
    ['amount=5&metadata[orderId]=TOO-LONG', ['POST /v1/refunds[metadata][orderId] is longer than 5']],
  ])('reads %s', (form, faults) => {
    const request = { method: 'POST', path: '/v1/refunds', form: new URLSearchParams(form) }
    expect(listRequestFaults(description, request)).toEqual(faults)
  })

  it('knows no other calls', () => {
    const request = { method: 'GET', path: '/v1/refunds', form: new URLSearchParams() }
    expect(listRequestFaults(description, request)).toEqual(['GET /v1/refunds is unknown'])
  })
})
