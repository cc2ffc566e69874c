import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { bundleUnits } from './bundles'
import { lambdaEnvironment, runBundle } from '#infra/testkit/stacks/run-bundle'
import { originKeyUnit } from './function-units'

const Answer = z.looseObject({
  Status: z.string(),
  PhysicalResourceId: z.string(),
  NoEcho: z.optional(z.boolean()),
  Data: z.optional(z.object({ key: z.string() })),
})

/** A server in place of CloudFormation's response URL. */
async function openAnswers() {
  const answers: z.infer<typeof Answer>[] = []
  const types: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    answers.push(Answer.parse(JSON.parse(await text(request))))
    types.push(request.headers['content-type'])
    response.writeHead(200).end()
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, answers, types, close: () => void server.close() }
}

let cloud: Awaited<ReturnType<typeof openAnswers>>
let table: Awaited<ReturnType<typeof startSeededTable>>
let file: string
beforeAll(async () => {
  table = await startSeededTable()
  cloud = await openAnswers()
  file = (await bundleUnits([originKeyUnit], process.cwd(), createTemporaryFolder('origin-key'))).fileOf(
    originKeyUnit.id,
  )
}, 60_000)
afterAll(async () => {
  cloud.close()
  await table.stop()
})

/** Runs the deployed function in its own process. Returns the responses that CloudFormation got. */
async function requestKey(RequestType: string, number: string, tableName = process.env['TABLE_NAME'] ?? '') {
  const event = {
    RequestType,
    ResponseURL: cloud.url,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'OriginKey',
    ResourceProperties: { ServiceToken: 'arn', number },
  }
  const endpoint = { AWS_ENDPOINT_URL_DYNAMODB: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '' }
  await runBundle(file, { ...lambdaEnvironment, ...endpoint, TABLE_NAME: tableName }, event)
  return cloud.answers.splice(0)
}

test('a key is created once: every request for its number gets the same key, marked as secret', async () => {
  const [first] = await requestKey('Create', '1')
  expect(first).toMatchObject({
    Status: 'SUCCESS',
    NoEcho: true,
    PhysicalResourceId: 'origin-key-1',
    RequestId: 'request',
  })
  expect(first?.Data?.key).toMatch(/^[\w-]{43}$/)
  const [again] = await requestKey('Update', '1')
  const [next] = await requestKey('Create', '2')
  expect(again?.Data).toEqual(first?.Data)
  expect(next?.Data?.key).toMatch(/^[\w-]{43}$/)
  expect(next?.Data).not.toEqual(first?.Data)
  expect(cloud.types).toEqual(['', '', ''])
})

test('deleting a stack succeeds, and the key remains for the other stacks', async () => {
  const [before] = await requestKey('Update', '1')
  expect(await requestKey('Delete', '1')).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'origin-key-1' }])
  const [after] = await requestKey('Update', '1')
  expect(after?.Data).toEqual(before?.Data)
})

test('a failure is reported to CloudFormation at once', async () => {
  expect(await requestKey('Create', '1', 'no-such-table')).toMatchObject([
    { Status: 'FAILED', Reason: expect.stringContaining('ResourceNotFound') },
  ])
})
