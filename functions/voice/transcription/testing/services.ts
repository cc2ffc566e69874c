import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import {
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  StartTranscriptionJobCommand,
  TranscribeClient,
} from '@aws-sdk/client-transcribe'
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { buildWav } from '#shared/testing/recordings'
import { transcribeRecording } from '../transcription'

const s3 = mockClient(S3Client)
export const service = mockClient(TranscribeClient)
const table = mockClient(DynamoDBDocumentClient)
export const objects = new Map<string, unknown>()

/** The state of the mocked services. */
type ServicesState = {
  /** The record of the pending comment. */
  waiting: Record<string, unknown> | undefined
  broken: { readonly method?: string; readonly status?: number }
  waited: number
}
export const servicesState: ServicesState = { waiting: undefined, broken: {}, waited: 0 }

export const transcript = (text: string, endsAt = '2.4') =>
  JSON.stringify({ results: { transcripts: [{ transcript: text }], items: [{ end_time: endsAt }, {}] } })

/** An S3 error with an HTTP status. */
const createS3Error = (httpStatusCode: number) =>
  new S3ServiceException({
    name: 'AccessDenied',
    $fault: 'client',
    message: `${httpStatusCode}`,
    $metadata: { httpStatusCode },
  })

/** Mocks S3 with `objects`. The method in `servicesState.broken` fails. */
function givenBucket() {
  const fail = (method: string) => {
    if (servicesState.broken.method === method) throw createS3Error(servicesState.broken.status ?? 500)
  }
  s3.reset()
  s3.on(PutObjectCommand).callsFake(async ({ Key, Body }) => {
    fail('PUT')
    objects.set(Key, Body)
    return {}
  })
  s3.on(GetObjectCommand).callsFake(async ({ Key }) => {
    fail('GET')
    const found = objects.get(Key)
    if (!found) throw createS3Error(404)
    return { Body: { transformToString: async () => (typeof found === 'string' ? found : '') } }
  })
  s3.on(DeleteObjectCommand).callsFake(async ({ Key }) => {
    fail('DELETE')
    objects.delete(Key)
    return {}
  })
}

export const askedAt = new Date('2026-03-14T19:00:00.000Z')
const clock = {
  now: () => askedAt.getTime() + servicesState.waited,
  sleep: async (milliseconds: number) => {
    servicesState.waited += milliseconds
  },
}
export const transcribeSample = () =>
  transcribeRecording({ bytes: buildWav(), format: 'wav', visitorId: 'guest', askedAt }, clock)
export const transcribeSampleText = async () => {
  const answer = await transcribeSample()
  return 'text' in answer ? answer.text : answer
}

export const nameOf = (input: unknown) => Object(input).TranscriptionJobName

/**
 * Makes the job return these states in turn, then the last one. A completed job puts its text in
 * the bucket.
 */
export function givenJobStates(
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

export const metadata = { $metadata: {}, message: 'refused' }
export const named = (name: string) => Object.assign(new Error(name), { name })
export const throttled = named('ThrottlingException')
export const denied = named('AccessDeniedException')

/** Mocks the table for the one record. */
function givenRecords() {
  servicesState.waiting = undefined
  table.reset()
  table.on(PutCommand).callsFake(({ Item }) => void (servicesState.waiting = Item))
  table.on(GetCommand).callsFake(() => ({ Item: servicesState.waiting }))
  table.on(DeleteCommand).callsFake(() => void (servicesState.waiting = undefined))
  table.on(UpdateCommand).callsFake(({ ExpressionAttributeNames: names, ExpressionAttributeValues: values }) => {
    for (const [alias, name] of Object.entries<string>(names)) {
      servicesState.waiting = { ...servicesState.waiting, [name]: values[alias.replace('#', ':')] }
    }
  })
}

/**
 * Mocks the managed service, its bucket and the table for each test, and checks that no file
 * remains.
 */
export function mockServices(): void {
  beforeAll(() => {
    Object.assign(process.env, {
      TABLE_NAME: 'none',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      RECORDINGS_BUCKET: 'recordings',
      RECORDINGS_PREFIX: 'staging.comment-',
      VOCABULARY_NAME: 'the-menu',
    })
  })

  beforeEach(() => {
    service.reset()
    givenRecords()
    service.on(StartTranscriptionJobCommand).resolves({})
    service.on(DeleteTranscriptionJobCommand).resolves({})
    objects.clear()
    servicesState.broken = {}
    servicesState.waited = 0
    givenBucket()
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })

  afterEach(() => {
    const started = service.commandCalls(StartTranscriptionJobCommand)[0]?.args[0].input
    // A running job still needs its files.
    if (servicesState.waiting?.['state'] === 'waiting') return jest.restoreAllMocks()
    if (started) {
      const removed = service.commandCalls(DeleteTranscriptionJobCommand).map(({ args }) => nameOf(args[0].input))
      expect(removed).toEqual([nameOf(started)])
    }
    if (servicesState.broken.method !== 'DELETE') expect([...objects.keys()]).toEqual([])
    jest.restoreAllMocks()
  })
}
