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

/** What the table's client throws when nobody answers. */
async function nobodyThere(): Promise<unknown> {
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
  ['nobody answers', nobodyThere],
  [
    'the table fails',
    async () => Object.assign(new InternalServerError({ message: 'disk full', ...metadata }), metadata),
  ],
])('asks the caller to try again where %s', async (_what, error) => {
  const { statusCode, headers, body } = buildProblemResponse(await error())
  expect([statusCode, headers?.['retry-after']]).toEqual([503, '1'])
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/try again/) })
})

it.each([
  ['a mistake of our own', new TypeError('undefined is not a function')],
  ['a condition that nobody expected to fail', new ConditionalCheckFailedException({ message: '', ...metadata })],
])('says of %s no more than that it went wrong', (_what, error) => {
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
const written = new SerializedResponse(many)

const answerTo = (headers: Record<string, string>, result: unknown = written) =>
  buildSuccessResponse({
    route: things,
    event: createApiEvent({ method: 'GET', headers }),
    result,
    cookies: [],
    headers: {},
  })

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

describe('an answer that is written already', () => {
  it.each(['br', 'gzip'] as const)('goes out as %s to who takes that', async (encoding) => {
    const { headers, body, isBase64Encoded } = await answerTo({ 'accept-encoding': encoding })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag: `W/${written.etag}` })
    expect(isBase64Encoded).toBe(true)
    expect(JSON.parse(decoders[encoding](Buffer.from(body ?? '', 'base64')).toString())).toEqual(many)
  })

  it('goes out as it is to who takes nothing else, and says that others may get another', async () => {
    const { headers, body, isBase64Encoded } = await answerTo({})
    expect(headers).toMatchObject({ vary: 'accept-encoding', etag: written.etag })
    expect(headers).not.toHaveProperty('content-encoding')
    expect([body, isBase64Encoded]).toEqual([JSON.stringify(many), undefined])
  })

  it('is not encoded where it is small', async () => {
    expect((await answerTo({ 'accept-encoding': 'br' }, new SerializedResponse(['one']))).body).toBe('["one"]')
  })

  it('is encoded once', async () => {
    expect(written.encoded('br')).toBe(written.encoded('br'))
  })

  it.each([
    ['its own tag', written.etag],
    ['its weak tag', `W/${written.etag}`],
    ['one of several', `"other", W/${written.etag} , "third"`],
    ['any', '*'],
  ])('is not sent again to who knows %s', async (_what, known) => {
    for (const accepted of ['', 'br']) {
      const answer = await answerTo({ 'if-none-match': known, 'accept-encoding': accepted })
      expect(answer).toMatchObject({ statusCode: 304, headers: { vary: 'accept-encoding' } })
      expect(answer.headers?.['etag']).toBe(accepted ? `W/${written.etag}` : written.etag)
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer).not.toHaveProperty('body')
    }
  })

  it.each(['"other"', 'W/"other"', written.etag.slice(1, -1), ''])('is sent to who knows %j', async (known) => {
    expect((await answerTo({ 'if-none-match': known })).statusCode).toBe(200)
  })

  it('is another one, with another tag, as soon as a word of it is', () => {
    expect(new SerializedResponse([...many, 'one more']).etag).not.toBe(written.etag)
    expect(new SerializedResponse(many).etag).toBe(written.etag)
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
])('of %j it takes %j', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
