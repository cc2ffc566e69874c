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
})
afterAll(() => {
  cloud.close()
  parameters.close()
})

/** Runs the deployed function in its own process. Returns the responses that CloudFormation got. */
async function requestKey(RequestType: string, store = parameters.url) {
  const event = {
    RequestType,
    ResponseURL: cloud.url,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'OriginKey',
    ResourceProperties: { ServiceToken: 'arn', requestedAt: new Date().toISOString() },
  }
  const environment = { AWS_ENDPOINT_URL_SSM: store, SECRET_PARAMETERS: '/hibachi-ember' }
  await runBundle(file, { ...lambdaEnvironment, ...environment }, event)
  return cloud.answers.splice(0)
}

const PARAMETER = '/hibachi-ember/origin-keys'

test('a key is created once: every request gets the same key, marked as secret', async () => {
  const [first] = await requestKey('Create')
  expect(first).toMatchObject({
    Status: 'SUCCESS',
    NoEcho: true,
    PhysicalResourceId: 'origin-key',
    RequestId: 'request',
  })
  expect(first?.Data?.key).toMatch(/^[\w-]{43}$/)
  const [again] = await requestKey('Update')
  expect(again?.Data).toEqual(first?.Data)
  expect(cloud.types).toEqual(['', ''])
  const { Value, Type } = parameters.stored.get(PARAMETER) ?? {}
  expect([Value, Type]).toEqual([first?.Data?.key, 'SecureString'])
})

test('a deployment during a rotation gets the newer key', async () => {
  const newer = 'n'.repeat(43)
  const stored = parameters.stored.get(PARAMETER)
  parameters.stored.set(PARAMETER, { Names: [], Name: PARAMETER, Value: `${stored?.Value},${newer}` })
  expect(await requestKey('Update')).toMatchObject([{ Status: 'SUCCESS', Data: { key: newer } }])
})

test('deleting a stack succeeds, and the key remains for the other stacks', async () => {
  const [before] = await requestKey('Update')
  expect(await requestKey('Delete')).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'origin-key' }])
  const [after] = await requestKey('Update')
  expect(after?.Data).toEqual(before?.Data)
})

test('a failure is reported to CloudFormation at once', async () => {
  expect(await requestKey('Create', 'http://127.0.0.1:1')).toMatchObject([
    { Status: 'FAILED', Reason: expect.stringMatching(/^Origin key: SSM answered nothing/) },
  ])
})
