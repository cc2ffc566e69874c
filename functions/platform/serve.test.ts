import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { mockSigningKeys } from './testing/signing-keys'
import * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import { createOrderId, getRequestReference } from '#shared/platform/ids'
import { Problem } from '#shared/platform/problem'
import { completeOrderInLog } from './log'
import { serve } from './serve'
import { createSessionCookies } from './session/session'
import { table } from './table/table'
import { createApiEvent } from './testing/api-event'

process.env['TABLE_NAME'] = 'table'

const service = mockClient(table)
const things = {
  method: 'POST',
  path: '/api/things',
  summary: 'A thing',
  access: 'public',
  table: 'write',
  body: z.object({ name: z.string() }),
  result: z.object({ name: z.string() }),
} as const satisfies Route

// Accepts an empty body.
const allOptional = { ...things, body: z.object({ name: z._default(z.string(), '') }) } as const satisfies Route

// The handlers don't use the other fields of the context.
const context: Context = JSON.parse('{"awsRequestId":"lambda-1"}')

const good = { body: '{"name":"one"}' }
const spent = new ConditionalCheckFailedException({ $metadata: {}, message: 'spent' })
const buildStoredResponse = (answer: object) => ({
  bodyHash: createHash('sha256').update(good.body).digest('base64url'),
  status: 201,
  answer: JSON.stringify(answer),
  expiresAt: 4_000_000_000,
})
const visitorCookie = [
  expect.stringMatching(/^visitor=visitor%3A[\w-]{24,43}\.[\w%]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
]

/** Mocks the table: the signing key and, if given, a stored response. */
function mockTable(stored?: object) {
  mockSigningKeys()
  service.on(BatchGetCommand).resolves({ Responses: { table: [] } })
  service.on(GetCommand).resolves(stored ? { Item: { ...stored } } : {})
}

const lines: Record<string, unknown>[] = []
const recordLine = (line: unknown) => lines.push(JSON.parse(String(line)))

beforeEach(() => {
  service.reset()
  mockTable()
  lines.length = 0
  jest.spyOn(console, 'log').mockImplementation(recordLine)
  jest.spyOn(console, 'error').mockImplementation(recordLine)
})

async function signedIn(role: 'customer' | 'admin') {
  const user = { id: 'u-1', email: 'a@b.c', firstName: 'A', lastName: 'B', role }
  const until = new Date('2027-01-01T00:00:00.000Z')
  return createSessionCookies({ user, via: 'development', now: new Date(), until, secure: false }).then((cookies) =>
    cookies.map((cookie) => cookie.split(';')[0] ?? ''),
  )
}

const handle = jest.fn(async ({ body }: { body: { name: string } }) => ({ ...body, secret: 'not in the contract' }))
const send = (
  event: APIGatewayProxyEventV2,
  route: Route & Pick<typeof things, 'result'> & { body: z.ZodMiniType<{ name: string }> } = things,
) => serve(route, handle)(event, context)

describe('an accepted request', () => {
  it('returns what the contract declares, sets the visitor cookie and is logged', async () => {
    expect(await send(createApiEvent(good))).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      cookies: visitorCookie,
      body: '{"name":"one"}',
    })
    expect(lines).toEqual([
      {
        level: 'info',
        event: 'request',
        route: 'POST /api/things',
        location: 'HENPR',
        by: 'guest',
        requestId: 'request-1',
        reference: getRequestReference('request-1'),
        lambdaRequestId: 'lambda-1',
        coldStart: true,
        outcome: 200,
        milliseconds: expect.any(Number),
        units: 0,
      },
    ])
  })

  it('is logged with the location that it names, otherwise with the site', async () => {
    await send(createApiEvent({ body: '{"name":"one","locationId":"HENOK"}' }))
    await send(createApiEvent({ ...good, headers: { 'x-location': 'HEHC' } }))
    expect(lines.map(({ location }) => location)).toEqual(['HENOK', 'HEHC'])
  })

  it('is logged with the order that it names, and with the ticket that the handler found', async () => {
    const id = createOrderId(new Uint8Array(12))
    const orderRoute = { ...things, path: '/api/things/{orderId}', params: z.object({ orderId: z.string() }) } as const
    const read = async ({ body }: { body: { name: string } }) => {
      completeOrderInLog({ id, ticketNumber: 41, location: 'HEHC' })
      completeOrderInLog({ id: createOrderId(new Uint8Array(12).fill(1)), ticketNumber: 99, location: 'HEHC' })
      return body
    }
    await serve(orderRoute, read)(createApiEvent({ ...good, params: { orderId: id.toLowerCase() } }), context)
    expect(lines).toEqual([expect.objectContaining({ orderId: id, ticket: 41, location: 'HEHC' })])
  })

  it('is logged without a text that is no order id', async () => {
    await send(createApiEvent({ body: '{"name":"one","orderId":"Dana Whitfield"}' }))
    expect(lines).toEqual([expect.not.objectContaining({ orderId: expect.anything() })])
  })

  it('is logged with the dishes and options for which it is rejected', async () => {
    const unavailable = [
      { name: 'Steak', left: 0 },
      { name: 'Gyoza', option: { id: 'ponzu', name: 'Ponzu' } },
    ]
    handle.mockRejectedValueOnce(new Problem('item-unavailable', 'Sold out', { members: { unavailable } }))
    await send(createApiEvent(good))
    expect(lines).toMatchObject([{ outcome: 'item-unavailable', unavailable: ['Steak', 'Gyoza with Ponzu'] }])
  })

  it('is logged without a location if it is rejected before the caller is known', async () => {
    await send(createApiEvent({ ...good, headers: { origin: 'https://evil.example' } }))
    expect(lines).toEqual([expect.not.objectContaining({ location: expect.anything() })])
  })

  it('sets no cookie on a response that is shared', async () => {
    const answer = await send(createApiEvent(good), { ...things, cacheSeconds: 60 })
    expect(answer).not.toHaveProperty('cookies')
  })

  it('is separate from a concurrent request', async () => {
    let finishSecond = () => {}
    const second = new Promise<void>((resolve) => (finishSecond = resolve))
    handle.mockImplementation(async ({ body }) => {
      if (body.name === 'one') await second
      else finishSecond()
      return { ...body, secret: '' }
    })
    const [one, two] = await Promise.all([send(createApiEvent(good)), send(createApiEvent({ body: '{"name":"two"}' }))])
    expect([one.body, two.body]).toEqual(['{"name":"one"}', '{"name":"two"}'])
  })
})

describe('checks run in this order', () => {
  const foreign = { origin: 'https://evil.example' }
  const large = { body: `{"name":"${'x'.repeat(300_000)}"}` }
  const limited = { ...things, limit: 'orders' } as const
  const forStaff = { ...limited, access: 'staff' } as const

  it.each([
    ['another site, before the session', things, { ...large, headers: foreign }, 403, 'not-allowed', false, 0],
    ['the size, before the visitor cookie', limited, large, 413, 'too-large', false, 0],
    ['the limit, before access', forStaff, { body: '{' }, 429, 'too-many-requests', true, 1],
    ['access, before the input', { ...things, access: 'staff' }, { body: '{' }, 401, 'not-signed-in', true, 0],
    ['the input, before the work', things, { body: '{"name":1}' }, 400, 'invalid-input', true, 0],
    ['null for a body', allOptional, { body: 'null' }, 400, 'invalid-input', true, 0],
  ] as const)('%s', async (_what, route, request, status, code, introduced, counted) => {
    service.on(UpdateCommand).rejects(spent)
    const answer = await send(createApiEvent(request), route)
    expect(answer.statusCode).toBe(status)
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ code, status })
    expect(answer.cookies).toEqual(introduced ? visitorCookie : undefined)
    expect(service.commandCalls(UpdateCommand)).toHaveLength(counted)
    expect(handle).not.toHaveBeenCalled()
    expect(lines).toEqual([expect.objectContaining({ level: 'info', outcome: code })])
  })

  it('staff are neither counted nor limited', async () => {
    service.on(UpdateCommand).rejects(spent)
    const answer = await send(createApiEvent({ ...good, cookies: await signedIn('admin') }), forStaff)
    expect(answer.statusCode).toBe(200)
  })

  it('a route for one user accepts only the user that the request names', async () => {
    const own = { ...things, access: 'self', body: z.object({ name: z.string(), userId: z.string() }) } as const
    const statusFor = async (userId: string) =>
      (
        await send(
          createApiEvent({ body: JSON.stringify({ name: 'a', userId }), cookies: await signedIn('customer') }),
          own,
        )
      ).statusCode
    expect([await statusFor('u-1'), await statusFor('u-2')]).toEqual([200, 403])
  })
})

describe('a repeated request', () => {
  const again = { ...good, headers: { 'idempotency-key': 'key' } }

  it('gets its first response, logged as a success', async () => {
    mockTable(buildStoredResponse({ name: 'first' }))
    handle.mockRejectedValueOnce(new Problem('key-reused', 'already'))
    expect(await send(createApiEvent(again))).toEqual({
      statusCode: 201,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'idempotency-replayed': 'true',
      },
      cookies: visitorCookie,
      body: '{"name":"first"}',
    })
    expect(lines).toEqual([expect.objectContaining({ level: 'info', outcome: 201 })])
  })

  it('gets its first response even when it fails for another reason', async () => {
    mockTable(buildStoredResponse({ name: 'first' }))
    service.on(UpdateCommand).rejects(spent)
    expect((await send(createApiEvent(again), { ...things, limit: 'orders' } as const)).statusCode).toBe(201)
  })

  it('with another body is rejected, without a cookie', async () => {
    mockTable(buildStoredResponse({ name: 'first' }))
    handle.mockRejectedValueOnce(new Problem('item-unavailable', 'sold out'))
    const answer = await send(createApiEvent({ ...again, body: '{"name":"other"}' }))
    expect(answer).not.toHaveProperty('cookies')
    expect([answer.statusCode, JSON.parse(answer.body ?? '').code]).toEqual([422, 'key-reused'])
    expect(lines).toEqual([expect.objectContaining({ level: 'info', outcome: 'key-reused' })])
  })
})

describe('an unexpected error', () => {
  it('is hidden from the caller and logged', async () => {
    handle.mockRejectedValueOnce(new TypeError('undefined is not a function'))
    const answer = await send(createApiEvent(good))
    expect(answer).toMatchObject({ statusCode: 500, cookies: visitorCookie })
    expect(answer.body).not.toContain('undefined')
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'error',
        outcome: 'internal-error',
        error: expect.objectContaining({ name: 'TypeError' }),
      }),
    ])
  })
})
