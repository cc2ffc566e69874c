import {
  BadRequestException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  LimitExceededException,
  StartTranscriptionJobCommand,
  TranscribeClient,
} from '@aws-sdk/client-transcribe'
import { mockClient } from 'aws-sdk-client-mock'
import { aWav } from '#shared/rules/testing/a-recording'
import { writeDown } from './store'

const service = mockClient(TranscribeClient)
const objects = new Map<string, unknown>()
let broken: { readonly method?: string; readonly status?: number } = {}

const transcript = (text: string, endsAt = '2.4') =>
  JSON.stringify({ results: { transcripts: [{ transcript: text }], items: [{ end_time: endsAt }, {}] } })

/** The bucket, as far as the function can tell. */
async function bucket(input: RequestInfo | URL): Promise<Response> {
  const request = input instanceof Request ? input : new Request(input)
  expect(request.headers.get('authorization')).toContain('/us-east-1/s3/aws4_request')
  if (request.method === broken.method) return new Response('AccessDenied', { status: broken.status })
  const key = new URL(request.url).pathname.slice(1)
  if (request.method === 'PUT') objects.set(key, await request.arrayBuffer())
  if (request.method === 'DELETE') objects.delete(key)
  const found = objects.get(key)
  if (request.method === 'GET')
    return new Response(typeof found === 'string' ? found : null, { status: found ? 200 : 404 })
  return new Response(null, { status: request.method === 'PUT' ? 200 : 204 })
}

const askedAt = new Date('2026-03-14T19:00:00.000Z')
let waited = 0
const clock = {
  now: () => askedAt.getTime() + waited,
  sleep: async (milliseconds: number) => {
    waited += milliseconds
  },
}
const asked = () => writeDown({ bytes: aWav(), format: 'wav', askedAt }, clock)

const nameOf = (input: unknown) => Object(input).TranscriptionJobName

/** The job stands so at each look, the last one staying; once completed its text is in the bucket. */
function givenStates(
  states: readonly (string | Error)[],
  text = transcript('Great service and hot food.'),
  reason = '',
) {
  const left = [...states]
  service.on(GetTranscriptionJobCommand).callsFake((input) => {
    const state = left.length > 1 ? left.shift() : left[0]
    if (state instanceof Error) throw state
    if (state === 'COMPLETED') objects.set(`${nameOf(input)}.json`, text)
    return { TranscriptionJob: { TranscriptionJobStatus: state, FailureReason: reason } }
  })
}

const metadata = { $metadata: {}, message: 'refused' }
const named = (name: string) => Object.assign(new Error(name), { name })
const throttled = named('ThrottlingException')
const denied = named('AccessDeniedException')

beforeAll(() => {
  Object.assign(process.env, {
    TABLE_NAME: 'none',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    RECORDINGS_BUCKET: 'recordings',
    VOCABULARY_NAME: 'the-menu',
  })
})

beforeEach(() => {
  service.reset()
  service.on(StartTranscriptionJobCommand).resolves({})
  service.on(DeleteTranscriptionJobCommand).resolves({})
  objects.clear()
  broken = {}
  waited = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(bucket)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const started = service.commandCalls(StartTranscriptionJobCommand)[0]?.args[0].input
  if (started) {
    const removed = service.commandCalls(DeleteTranscriptionJobCommand).map(({ args }) => nameOf(args[0].input))
    expect(removed).toEqual([nameOf(started)])
  }
  if (broken.method !== 'DELETE') expect([...objects.keys()]).toEqual([])
  jest.restoreAllMocks()
})

test('waits while the job is queued and in progress, then gives its text', async () => {
  givenStates(['QUEUED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED'])
  expect(await asked()).toBe('Great service and hot food.')
  expect(waited).toBeGreaterThan(1000)
  const { input } = service.commandCalls(StartTranscriptionJobCommand)[0]?.args[0] ?? {}
  expect(input).toMatchObject({
    LanguageCode: 'en-US',
    MediaFormat: 'wav',
    OutputBucketName: 'recordings',
    Media: { MediaFileUri: expect.stringMatching(/^s3:\/\/recordings\/comment-[0-9a-f]{36}\.wav$/) },
    Settings: { VocabularyName: 'the-menu' },
  })
})

test('looks again when the service has no time to say how the job stands', async () => {
  givenStates([throttled, new LimitExceededException(metadata), 'COMPLETED'])
  expect(await asked()).toBe('Great service and hot food.')
})

test("does without the menu's words while they are being made", async () => {
  givenStates(['COMPLETED'])
  service.on(StartTranscriptionJobCommand).rejectsOnce(new BadRequestException(metadata)).resolves({})
  expect(await asked()).toBe('Great service and hot food.')
  const [, again] = service.commandCalls(StartTranscriptionJobCommand)
  expect(again?.args[0].input.Settings).toBeUndefined()
})

test('gives up before the gateway does', async () => {
  givenStates(['IN_PROGRESS'])
  service.on(DeleteTranscriptionJobCommand).rejects(new BadRequestException(metadata))
  await expect(asked()).rejects.toMatchObject({ code: 'timed-out', status: 504 })
  expect(waited).toBeGreaterThan(20_000)
  expect(waited).toBeLessThanOrEqual(25_000)
})

test.each([
  ['The media format provided does not match the detected media format.', 'unsupported-media'],
  ['The sample rate of the media is too low.', 'unsupported-media'],
  ['Internal failure.', 'unavailable'],
])('a job that failed since "%s" is %s', async (reason, code) => {
  givenStates(['IN_PROGRESS', 'FAILED'], '', reason)
  await expect(asked()).rejects.toMatchObject({ code })
})

test.each([
  ['an empty transcript', transcript('  '), 'no-speech'],
  ['a speech of over a minute', transcript('And another thing', '61.2'), 'too-large'],
  ['what is no JSON', '<html>', 'unavailable'],
  ['JSON of another form', '{"results":{}}', 'unavailable'],
])('%s is answered with %s', async (_, text, code) => {
  givenStates(['COMPLETED'], text)
  await expect(asked()).rejects.toMatchObject({ code })
})

test.each([
  ['throttles', throttled, { code: 'unavailable', retryAfterSeconds: 10 }],
  ['has too many jobs', new LimitExceededException(metadata), { code: 'unavailable', retryAfterSeconds: 10 }],
  ['denies access', denied, { code: 'unavailable', retryAfterSeconds: undefined }],
  ['refuses the request', new BadRequestException(metadata), { code: 'unavailable' }],
  ["can't be reached", named('TimeoutError'), { code: 'unavailable' }],
])('says so when the service %s', async (_, error, problem) => {
  service.on(StartTranscriptionJobCommand).rejects(error)
  await expect(asked()).rejects.toMatchObject(problem)
})

test('says so when access is lost on the way', async () => {
  givenStates(['IN_PROGRESS', denied])
  await expect(asked()).rejects.toMatchObject({ code: 'unavailable' })
})

test.each(['PUT', 'GET'])('says so when the bucket refuses to %s', async (method) => {
  givenStates(['COMPLETED'])
  broken = { method, status: 403 }
  await expect(asked()).rejects.toMatchObject({ code: 'unavailable' })
  expect(console.error).toHaveBeenCalled()
})

test('still gives the text when tidying up fails; the log has it', async () => {
  givenStates(['COMPLETED'])
  broken = { method: 'DELETE', status: 403 }
  expect(await asked()).toBe('Great service and hot food.')
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('no two jobs have one name', async () => {
  givenStates(['COMPLETED'])
  await asked()
  const [first] = service.commandCalls(StartTranscriptionJobCommand)
  service.resetHistory()
  await asked()
  expect(nameOf(service.commandCalls(StartTranscriptionJobCommand)[0]?.args[0].input)).not.toBe(
    nameOf(first?.args[0].input),
  )
})
