import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
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

const Command = z.object({
  Name: z.optional(z.string()),
  Names: z._default(z.array(z.string()), []),
  Value: z._default(z.string(), ''),
  Type: z.optional(z.string()),
})

/** A server in place of the parameter store. */
async function openParameters() {
  const stored = new Map<string, z.infer<typeof Command>>()
  const server = createServer(async (request, response) => {
    const command = Command.parse(JSON.parse(await text(request)))
    const isPut = String(request.headers['x-amz-target']).endsWith('PutParameter')
    const isRefused = isPut && stored.has(command.Name ?? '')
    if (isPut && !isRefused) stored.set(command.Name ?? '', command)
    const found = command.Names.flatMap((name) => stored.get(name) ?? [])
    const body = isRefused ? { __type: 'ParameterAlreadyExists' } : { Parameters: found, Version: 1 }
    response
      .writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stored, close: () => void server.close() }
}

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
let parameters: Awaited<ReturnType<typeof openParameters>>
let file: string
beforeAll(async () => {
  parameters = await openParameters()
  cloud = await openAnswers()
  file = (await bundleUnits([originKeyUnit], process.cwd(), createTemporaryFolder('origin-key'))).fileOf(
    originKeyUnit.id,
  )
}, 60_000)
afterAll(() => {
  cloud.close()
  parameters.close()
})

/** Runs the deployed function in its own process. Returns the responses that CloudFormation got. */
async function requestKey(RequestType: string, number: string, store = parameters.url) {
  const event = {
    RequestType,
    ResponseURL: cloud.url,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'OriginKey',
    ResourceProperties: { ServiceToken: 'arn', number },
  }
  const environment = { AWS_ENDPOINT_URL_SSM: store, SECRET_PARAMETERS: '/hibachi-ember' }
  await runBundle(file, { ...lambdaEnvironment, ...environment }, event)
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
  const [name, key] = [...parameters.stored][0] ?? []
  expect([name, key?.Value, key?.Type]).toEqual(['/hibachi-ember/origin-key-1', first?.Data?.key, 'SecureString'])
})

test('deleting a stack succeeds, and the key remains for the other stacks', async () => {
  const [before] = await requestKey('Update', '1')
  expect(await requestKey('Delete', '1')).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'origin-key-1' }])
  const [after] = await requestKey('Update', '1')
  expect(after?.Data).toEqual(before?.Data)
})

test('a failure is reported to CloudFormation at once', async () => {
  expect(await requestKey('Create', '1', 'http://127.0.0.1:1')).toMatchObject([
    { Status: 'FAILED', Reason: expect.stringMatching(/^Origin key 1: SSM answered nothing/) },
  ])
})
