import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  InternalServerError,
} from '@aws-sdk/client-dynamodb'
import { buildProblemResponse, buildSuccessResponse } from './response'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import { createApiEvent } from './testing/api-event'
import { SerializedResponse, negotiateEncoding } from './serialized-response'

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }

/** Returns the error of the DynamoDB client when no server is listening. */
async function getConnectionError(): Promise<unknown> {
  const client = new DynamoDBClient({
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    credentials,
    maxAttempts: 2,
  })
  return client
    .send(new GetItemCommand({ TableName: 'none', Key: { pk: { S: 'a' } } }))
    .catch((error: unknown) => error)
}
const metadata = { $metadata: { attempts: 5 } }

it.each([
  ['no server is listening', getConnectionError],
  [
    'the table fails',
    async () => Object.assign(new InternalServerError({ message: 'disk full', ...metadata }), metadata),
  ],
])('responds with 503 and Retry-After when %s', async (_what, error) => {
  const { statusCode, headers, body } = buildProblemResponse(await error())
  expect([statusCode, headers?.['retry-after']]).toEqual([503, '1'])
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/try again/) })
})

it.each([
  ['a programming error', new TypeError('undefined is not a function')],
  ['an unexpectedly failed condition', new ConditionalCheckFailedException({ message: '', ...metadata })],
])('responds to %s with 500', (_what, error) => {
  expect(buildProblemResponse(error).statusCode).toBe(500)
})

const things = {
  method: 'GET',
  path: '/api/things',
  summary: 'All things',
  access: 'public',
  table: 'read',
  cacheSeconds: 5,
  result: z.array(z.string()),
} as const satisfies Route

const many = Array.from({ length: 200 }, (_, index) => `thing ${index}`)
const serialized = new SerializedResponse(many)

const answerTo = (headers: Record<string, string>, result: unknown = serialized) =>
  buildSuccessResponse({
    route: things,
    event: createApiEvent({ method: 'GET', headers }),
    result,
    cookies: [],
    headers: {},
  })

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

describe('a serialized response', () => {
  it.each(['br', 'gzip'] as const)('is sent as %s to a client that accepts it', async (encoding) => {
    const { headers, body, isBase64Encoded } = await answerTo({ 'accept-encoding': encoding })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      etag: `W/${serialized.etag}`,
    })
    expect(isBase64Encoded).toBe(true)
    expect(JSON.parse(decoders[encoding](Buffer.from(body ?? '', 'base64')).toString())).toEqual(many)
  })

  it('is sent uncompressed to other clients, with a Vary header', async () => {
    const { headers, body, isBase64Encoded } = await answerTo({})
    expect(headers).toMatchObject({ vary: 'accept-encoding', etag: serialized.etag })
    expect(headers).not.toHaveProperty('content-encoding')
    expect([body, isBase64Encoded]).toEqual([JSON.stringify(many), undefined])
  })

  it('is not compressed if it is small', async () => {
    expect((await answerTo({ 'accept-encoding': 'br' }, new SerializedResponse(['one']))).body).toBe('["one"]')
  })

  it('of a call that compresses nothing is compressed before it exceeds the maximum of Lambda', async () => {
    const list = (length: number) => Array.from({ length }, (_, at) => `${at} ${'"雪"'.repeat(100)}`)
    const { headers, body, isBase64Encoded } = await answerTo({ 'accept-encoding': 'gzip, br' }, list(10_000))
    expect([headers?.['content-encoding'], isBase64Encoded]).toEqual(['br', true])
    expect(JSON.parse(decoders.br(Buffer.from(body ?? '', 'base64')).toString())).toEqual(list(10_000))
    expect(await answerTo({ 'accept-encoding': 'br' }, list(100))).not.toHaveProperty('isBase64Encoded')
  })

  it('is compressed once', async () => {
    expect(serialized.encoded('br')).toBe(serialized.encoded('br'))
  })

  it.each([
    ['its own tag', serialized.etag],
    ['its weak tag', `W/${serialized.etag}`],
    ['one of several', `"other", W/${serialized.etag} , "third"`],
    ['any', '*'],
  ])('is not sent again if the client has %s', async (_what, known) => {
    for (const accepted of ['', 'br']) {
      const answer = await answerTo({ 'if-none-match': known, 'accept-encoding': accepted })
      expect(answer).toMatchObject({ statusCode: 304, headers: { vary: 'accept-encoding' } })
      expect(answer.headers?.['etag']).toBe(accepted ? `W/${serialized.etag}` : serialized.etag)
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer).not.toHaveProperty('body')
    }
  })

  it.each(['"other"', 'W/"other"', serialized.etag.slice(1, -1), ''])('is sent if the client has %j', async (known) => {
    expect((await answerTo({ 'if-none-match': known })).statusCode).toBe(200)
  })

  it('has another tag when its content changes', () => {
    expect(new SerializedResponse([...many, 'one more']).etag).not.toBe(serialized.etag)
    expect(new SerializedResponse(many).etag).toBe(serialized.etag)
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['BR ; Q=0.5', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('negotiates from %j the encoding %j', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
