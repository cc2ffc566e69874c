import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  InternalServerError,
} from '@aws-sdk/client-dynamodb'
import { buildProblemResponse } from './answer'

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
