import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'
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

// Says something where something is sent, and nothing where nothing is.
const allOptional = { ...things, body: z.object({ name: z._default(z.string(), '') }) } as const satisfies Route

// The functions look at nothing but the time that is left.
const context: Context = JSON.parse('{}')

const good = { body: '{"name":"one"}' }
const spent = new ConditionalCheckFailedException({ $metadata: {}, message: 'spent' })
const kept = (answer: object) => ({
  bodyHash: createHash('sha256').update(good.body).digest('base64url'),
  status: 201,
  answer: JSON.stringify(answer),
  expiresAt: 4_000_000_000,
})
const visitorCookie = [
  expect.stringMatching(/^visitor=visitor%3A[\w-]{24,43}\.[\w%]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
]

/** What the table says: the key that signs, and an earlier answer if there is one. */
function givenTable(earlier?: object) {
  service.on(QueryCommand).resolves({ Items: [{ pk: 'SIGNING', sk: 'KEY', value: 'k'.repeat(43) }] })
  service.on(BatchGetCommand).resolves({ Responses: { table: [] } })
  service.on(GetCommand).resolves(earlier ? { Item: { ...earlier } } : {})
}

const lines: Record<string, unknown>[] = []
const note = (line: unknown) => lines.push(JSON.parse(String(line)))

beforeEach(() => {
  service.reset()
  givenTable()
  lines.length = 0
  jest.spyOn(console, 'log').mockImplementation(note)
  jest.spyOn(console, 'error').mockImplementation(note)
})

async function signedIn(role: 'customer' | 'admin') {
  const user = { id: 'u-1', email: 'a@b.c', firstName: 'A', lastName: 'B', role }
  const until = new Date('2027-01-01T00:00:00.000Z')
  return createSessionCookies({ user, via: 'development', now: new Date(), until, secure: false }).then((cookies) =>
    cookies.map((cookie) => cookie.split(';')[0] ?? ''),
  )
}

const answered = jest.fn(async ({ body }: { body: { name: string } }) => ({ ...body, secret: 'not in the contract' }))
const ask = (
  event: APIGatewayProxyEventV2,
  route: Route & Pick<typeof things, 'result'> & { body: z.ZodMiniType<{ name: string }> } = things,
) => serve(route, answered)(event, context)

describe('a call that is let through', () => {
  it('gives what the contract promises, introduces the visitor and is noted', async () => {
    expect(await ask(createApiEvent(good))).toEqual({
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
        requestId: 'request-1',
        outcome: 200,
        milliseconds: expect.any(Number),
        units: 0,
      },
    ])
  })

  it('is noted for the location that it names, an order too, wherever it was asked', async () => {
    await ask(createApiEvent({ body: '{"name":"one","locationId":"HENOK"}' }))
    await ask(createApiEvent({ ...good, headers: { 'x-location': 'HEHC' } }))
    expect(lines.map(({ location }) => location)).toEqual(['HENOK', 'HEHC'])
  })

  it('is noted for none when it is refused before anybody is known', async () => {
    await ask(createApiEvent({ ...good, headers: { origin: 'https://evil.example' } }))
    expect(lines).toEqual([expect.not.objectContaining({ location: expect.anything() })])
  })

  it('introduces nobody with an answer that is shared', async () => {
    const answer = await ask(createApiEvent(good), { ...things, cacheSeconds: 60 })
    expect(answer).not.toHaveProperty('cookies')
  })

  it('keeps two that run at once apart', async () => {
    answered.mockImplementation(async ({ body }) => {
      await sleep(body.name === 'one' ? 10 : 1)
      return { ...body, secret: '' }
    })
    const [one, two] = await Promise.all([ask(createApiEvent(good)), ask(createApiEvent({ body: '{"name":"two"}' }))])
    expect([one.body, two.body]).toEqual(['{"name":"one"}', '{"name":"two"}'])
  })
})

describe('checks come in this order', () => {
  const foreign = { origin: 'https://evil.example' }
  const large = { body: `{"name":"${'x'.repeat(300_000)}"}` }
  const limited = { ...things, limit: 'orders' } as const
  const forStaff = { ...limited, access: 'staff' } as const

  it.each([
    ['another site, before the session', things, { ...large, headers: foreign }, 403, 'not-allowed', false, 0],
    ['too much, before anybody is introduced', limited, large, 413, 'too-large', false, 0],
    ['the limit, before access', forStaff, { body: '{' }, 429, 'too-many-requests', true, 1],
    ['access, before the input', { ...things, access: 'staff' }, { body: '{' }, 401, 'not-signed-in', true, 0],
    ['the input, before the work', things, { body: '{"name":1}' }, 400, 'invalid-input', true, 0],
    ['null for a body', allOptional, { body: 'null' }, 400, 'invalid-input', true, 0],
  ] as const)('%s', async (_what, route, told, status, code, introduced, counted) => {
    service.on(UpdateCommand).rejects(spent)
    const answer = await ask(createApiEvent(told), route)
    expect(answer.statusCode).toBe(status)
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ code, status })
    expect(answer.cookies).toEqual(introduced ? visitorCookie : undefined)
    expect(service.commandCalls(UpdateCommand)).toHaveLength(counted)
    expect(answered).not.toHaveBeenCalled()
    expect(lines).toEqual([expect.objectContaining({ level: 'info', outcome: code })])
  })

  it('a staff member is neither counted nor refused', async () => {
    service.on(UpdateCommand).rejects(spent)
    const answer = await ask(createApiEvent({ ...good, cookies: await signedIn('admin') }), forStaff)
    expect(answer.statusCode).toBe(200)
  })

  it('only the user named may ask, and the body may name them', async () => {
    const own = { ...things, access: 'self', body: z.object({ name: z.string(), userId: z.string() }) } as const
    const asked = async (userId: string) =>
      (
        await ask(
          createApiEvent({ body: JSON.stringify({ name: 'a', userId }), cookies: await signedIn('customer') }),
          own,
        )
      ).statusCode
    expect([await asked('u-1'), await asked('u-2')]).toEqual([200, 403])
  })
})

describe('a call sent again', () => {
  const again = { ...good, headers: { 'idempotency-key': 'key' } }

  it('gets its first answer, as a success', async () => {
    givenTable(kept({ name: 'first' }))
    answered.mockRejectedValueOnce(new Problem('key-reused', 'already'))
    expect(await ask(createApiEvent(again))).toEqual({
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

  it('gets it even when it was refused for another reason', async () => {
    givenTable(kept({ name: 'first' }))
    service.on(UpdateCommand).rejects(spent)
    expect((await ask(createApiEvent(again), { ...things, limit: 'orders' } as const)).statusCode).toBe(201)
  })

  it('with another body is refused, and introduces nobody', async () => {
    givenTable(kept({ name: 'first' }))
    answered.mockRejectedValueOnce(new Problem('item-unavailable', 'sold out'))
    const answer = await ask(createApiEvent({ ...again, body: '{"name":"other"}' }))
    expect(answer).not.toHaveProperty('cookies')
    expect([answer.statusCode, JSON.parse(answer.body ?? '').code]).toEqual([422, 'key-reused'])
    expect(lines).toEqual([expect.objectContaining({ level: 'info', outcome: 'key-reused' })])
  })
})

describe('what nobody foresaw', () => {
  it('is answered with no more than that, and logged with its error', async () => {
    answered.mockRejectedValueOnce(new TypeError('undefined is not a function'))
    const answer = await ask(createApiEvent(good))
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
