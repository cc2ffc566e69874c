import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as sdk from '@aws-sdk/lib-dynamodb'
import { HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'
import { attributesIn, attributesOut, inputOut, readAnswer } from './attribute-values'
import { callService } from './aws-json'
import { signedHeaders } from './signature'

Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' })

const bytes = new Uint8Array([1, 2, 250])
const dish = {
  name: 'Smoked “Unagi” 鰻',
  price: 12.5,
  left: -3,
  none: 0,
  isOff: false,
  because: null,
  picture: bytes,
  lines: [{ id: 1, notes: undefined }, 'x', [1]],
  tags: new Set(['a', 'b']),
  of: { deep: { deeper: '' } },
  gone: undefined,
}
const Key = { pk: 'MENU#HENPR', sk: 'ITEM#1' }
const condition = { ConditionExpression: '#a = :a', ExpressionAttributeNames: { '#a': 'a' } }
const written = { TableName: 't', ...condition, ExpressionAttributeValues: { ':a': [1, { Item: 2 }] } }

const { ConditionExpression: _, ...found } = written

type Sent = Readonly<Record<string, string | Uint8Array | undefined>>

/** What the SDK's own client sends for a command, given an answer that it takes. */
async function sentBySdk(send: (client: sdk.DynamoDBDocumentClient) => Promise<unknown>): Promise<Sent> {
  let sent: Sent = {}
  const requestHandler = {
    handle: async ({ body, headers }: HttpRequest) => {
      sent = { body: Buffer.from(body).toString(), target: headers['x-amz-target'] }
      throw Object.assign(new Error('seen'), { name: 'Seen' })
    },
  }
  const client = new DynamoDBClient({ maxAttempts: 1, endpoint: 'http://127.0.0.1:9', requestHandler })
  const options = { marshallOptions: { removeUndefinedValues: true } }
  await send(sdk.DynamoDBDocumentClient.from(client, options)).catch(() => undefined)
  return sent
}

describe('what the table is sent', () => {
  const keys = [Key, { pk: 'a', sk: 'b' }]
  it.each([
    ['a read', 'GetItem', { TableName: 't', Key, ConsistentRead: true }, sdk.GetCommand],
    ['a put', 'PutItem', { TableName: 't', Item: { ...Key, ...dish }, ...condition }, sdk.PutCommand],
    ['an update', 'UpdateItem', { ...written, Key, UpdateExpression: 'SET #a = :a' }, sdk.UpdateCommand],
    ['a query', 'Query', { ...found, ExclusiveStartKey: Key, Limit: 3 }, sdk.QueryCommand],
    ['a batch of reads', 'BatchGetItem', { RequestItems: { t: { Keys: keys } } }, sdk.BatchGetCommand],
    [
      'a batch of writes',
      'BatchWriteItem',
      { RequestItems: { t: [{ PutRequest: { Item: dish } }, { DeleteRequest: { Key } }] } },
      sdk.BatchWriteCommand,
    ],
    [
      'a transaction',
      'TransactWriteItems',
      {
        ClientRequestToken: 'one',
        TransactItems: [
          { Put: { TableName: 't', Item: dish } },
          { Update: { ...written, Key, UpdateExpression: 'SET #a = :a' } },
          { ConditionCheck: { ...written, Key } },
          { Delete: { TableName: 't', Key } },
        ],
      },
      sdk.TransactWriteCommand,
    ],
  ])("is %s as the SDK's client sends it", async (_what, operation, input, Command) => {
    // Each row's command goes with its input; their types know nothing of each other.
    const command: sdk.GetCommand = Reflect.construct(Command, [structuredClone(input)])
    const sent = await sentBySdk((client) => client.send(command))
    expect(sent['target']).toBe(`DynamoDB_20120810.${operation}`)
    expect(JSON.parse(JSON.stringify(inputOut(input)))).toEqual(JSON.parse(String(sent['body'])))
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, new Date(0), () => 1, new Set()])('is never %s', (value) => {
    expect(() => attributesOut({ value })).toThrow(/table takes|not exact/)
  })
})

describe('what the table answers', () => {
  it('is read as it was written', () => {
    const { gone: _, lines, ...rest } = dish
    const plain = { ...rest, lines: [{ id: 1 }, ...lines.slice(1)] }
    expect(attributesIn(JSON.parse(JSON.stringify(attributesOut(dish))))).toEqual(plain)
    expect(attributesIn({ exact: { N: '9007199254740993' }, fraction: { N: '1.5E-3' } })).toEqual({
      exact: 9007199254740993n,
      fraction: 0.0015,
    })
  })

  it('holds its records in many places', () => {
    const wire = attributesOut(Key)
    const answer = {
      Items: [wire],
      LastEvaluatedKey: wire,
      Responses: { t: [wire] },
      UnprocessedKeys: { t: { Keys: [wire], ConsistentRead: true } },
      UnprocessedItems: { t: [{ PutRequest: { Item: wire } }, { DeleteRequest: { Key: wire } }] },
      CancellationReasons: [
        { Code: 'None', Item: null },
        { Code: 'ConditionalCheckFailed', Item: wire },
      ],
      ConsumedCapacity: [{ TableName: 't', CapacityUnits: 1 }],
    }
    const text = JSON.stringify(answer).replaceAll(JSON.stringify(wire), JSON.stringify(Key))
    readAnswer(answer)
    expect(answer).toEqual(JSON.parse(text))
  })
})

it.each([undefined, 'a-token-of-a-role'])(
  "is signed as the SDK's signer does it (session %s)",
  async (sessionToken) => {
    const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken }
    const request = {
      service: 'dynamodb',
      region: 'eu-central-1',
      host: 'dynamodb.eu-central-1.amazonaws.com',
      target: 'DynamoDB_20120810.GetItem',
      body: '{"TableName":"t ü"}',
      now: new Date('2026-11-22T12:34:56.789Z'),
    }
    const { authorization, ...headers } = signedHeaders(request, credentials)
    const signer = new SignatureV4({ ...request, credentials, sha256: Hash.bind(null, 'sha256') })
    const { 'x-amz-date': _date, 'x-amz-security-token': _token, ...given } = headers
    const asked = new HttpRequest({
      method: 'POST',
      hostname: request.host,
      path: '/',
      headers: given,
      body: request.body,
    })
    const signed = await signer.sign(asked, {
      signingDate: request.now,
      unsignableHeaders: new Set(['x-amz-content-sha256']),
    })
    expect(authorization).toBe(signed.headers['authorization'])
  },
)

/** A service that answers as told, call after call. */
async function givenService(...answers: readonly RequestListener[]) {
  const left = [...answers]
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const answer = left.shift()
    request.resume().once('end', () => answer?.(request, response))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const service = { name: 'dynamodb', prefix: 'DynamoDB_20120810', endpoint: () => `http://127.0.0.1:${port}` }
  return {
    call: () => callService(service, 'GetItem', '{}').finally(() => (server.closeAllConnections(), server.close())),
    asked: () => asked,
  }
}

const says =
  (status: number, body: object | string): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
const hangsUp: RequestListener = (request) => void request.socket.destroy()
const refuses = (type: string) => says(400, { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'no' })

describe('a call', () => {
  it('is made again where what hindered it passes', async () => {
    const passing = [refuses('ThrottlingException'), hangsUp, says(503, '<html>'), says(500, {}), says(200, '{"a":1}')]
    const { call, asked } = await givenService(...passing)
    expect([await call(), asked()]).toEqual(['{"a":1}', 5])
  }, 20_000)

  it('ends with what the service said, when that does not pass', async () => {
    const { call, asked } = await givenService(refuses('ValidationException'))
    await expect(call()).rejects.toMatchObject({ name: 'ValidationException', message: 'no', $fault: 'client' })
    expect(asked()).toBe(1)
  })

  it('that is answered by half is made again', async () => {
    const half: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"a"', () => request.socket.destroy())
    }
    const { call, asked } = await givenService(half, says(200, '{}'))
    expect([await call(), asked()]).toEqual(['{}', 2])
  })
})
