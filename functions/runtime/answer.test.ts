import { refusedFor } from '#infra/testkit/stub-table'
import { refusal } from './answer'
import { callService, ServiceError } from './aws-json'

const service = { name: 'dynamodb', prefix: 'DynamoDB_20120810', endpoint: () => 'http://127.0.0.1:9' }

/** What is thrown when nobody answers. */
async function nobodyThere(): Promise<unknown> {
  Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' })
  return callService(service, 'GetItem', '{}').catch((error: unknown) => error)
}

/** What is thrown when the table fails each time. */
const failing = async () => new ServiceError('InternalServerError', 'disk full', {}, { attempts: 5, status: 500 })

it.each([
  ['nobody answers', nobodyThere],
  ['the table fails', failing],
])('asks the caller to try again where %s', async (_what, error) => {
  const { statusCode, headers, body } = refusal(await error())
  expect([statusCode, headers?.['retry-after']]).toEqual([503, '1'])
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/try again/) })
})

it.each([
  ['a mistake of our own', new TypeError('undefined is not a function')],
  ['a condition that nobody expected to fail', refusedFor('ConditionalCheckFailedException')],
])('says of %s no more than that it went wrong', (_what, error) => {
  expect(refusal(error).statusCode).toBe(500)
})
