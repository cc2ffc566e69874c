import {
  BadRequestException,
  GetTranscriptionJobCommand,
  LimitExceededException,
  StartTranscriptionJobCommand,
} from '@aws-sdk/client-transcribe'
import { completePendingComment } from './transcription'
import { findPendingComment } from './repository'
import {
  transcribeSampleText,
  askedAt,
  denied,
  givenJobStates,
  servicesState,
  metadata,
  named,
  nameOf,
  objects,
  mockServices,
  transcribeSample,
  service,
  throttled,
  transcript,
} from './testing/services'

mockServices()

test('waits while the job is queued and in progress, then gives its text', async () => {
  givenJobStates(['QUEUED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED'])
  expect(await transcribeSampleText()).toBe('Great service and hot food.')
  expect(servicesState.waited).toBeGreaterThan(1000)
  const { input } = service.commandCalls(StartTranscriptionJobCommand)[0]?.args[0] ?? {}
  expect(input).toMatchObject({
    LanguageCode: 'en-US',
    MediaFormat: 'wav',
    OutputBucketName: 'recordings',
    Media: { MediaFileUri: expect.stringMatching(/^s3:\/\/recordings\/staging\.comment-[0-9a-f]{36}\.wav$/) },
    Settings: { VocabularyName: 'the-menu' },
  })
})

test('polls again when the service does not answer in time', async () => {
  givenJobStates([throttled, new LimitExceededException(metadata), 'COMPLETED'])
  expect(await transcribeSampleText()).toBe('Great service and hot food.')
})

test("works without the menu's vocabulary while it is being built", async () => {
  givenJobStates(['COMPLETED'])
  service.on(StartTranscriptionJobCommand).rejectsOnce(new BadRequestException(metadata)).resolves({})
  expect(await transcribeSampleText()).toBe('Great service and hot food.')
  const [, again] = service.commandCalls(StartTranscriptionJobCommand)
  expect(again?.args[0].input.Settings).toBeUndefined()
})

const idOf = async () => {
  const answer = await transcribeSample()
  if ('text' in answer) throw new Error('The call waited')
  return answer.id
}
const endOf = (name: string, status: 'COMPLETED' | 'FAILED', reason?: string) =>
  completePendingComment({ name, status, reason, now: askedAt })

describe('a job that outlasts the call', () => {
  beforeEach(() => givenJobStates(['IN_PROGRESS']))

  test('returns the id to poll, well before the gateway times out', async () => {
    expect(await idOf()).toMatch(/^staging\.comment-[0-9a-f]{36}$/)
    expect(servicesState.waited).toBeGreaterThan(12_000)
    expect(servicesState.waited).toBeLessThanOrEqual(15_000)
    expect(servicesState.waiting).toMatchObject({ type: 'SpokenComment', visitorId: 'guest', state: 'waiting' })
    expect([...objects.keys()]).toEqual([expect.stringMatching(/\.wav$/)])
  })

  test('stores its text for the caller, and deletes everything else', async () => {
    const id = await idOf()
    objects.set(`${id}.json`, transcript('Great service and hot food.'))
    await endOf(id, 'COMPLETED')
    expect(await findPendingComment(id, askedAt)).toMatchObject({ state: 'done', text: 'Great service and hot food.' })
    // A repeated event changes nothing.
    await endOf(id, 'FAILED')
    expect(servicesState.waiting).toMatchObject({ state: 'done' })
  })

  test.each([
    ['failed', 'FAILED', 'Internal failure.', '', 'unavailable'],
    ['failed for its sound', 'FAILED', 'The sample rate of the media is too low.', '', 'unsupported-media'],
    ['heard nothing', 'COMPLETED', undefined, transcript(' '), 'no-speech'],
  ] as const)('reports when it %s', async (_what, status, reason, text, code) => {
    const id = await idOf()
    objects.set(`${id}.json`, text)
    await endOf(id, status, reason)
    expect(await findPendingComment(id, askedAt)).toMatchObject({
      state: 'failed',
      code,
      detail: expect.stringMatching(/\.$/),
    })
  })

  test('is retried while the bucket is unavailable', async () => {
    const id = await idOf()
    servicesState.broken = { method: 'GET', status: 403 }
    await expect(endOf(id, 'COMPLETED')).rejects.toThrow('403')
    servicesState.broken = {}
    objects.set(`${id}.json`, transcript('Great service and hot food.'))
    await endOf(id, 'COMPLETED')
    expect(servicesState.waiting).toMatchObject({ state: 'done' })
  })

  test('expires after a quarter of an hour if it never ends', async () => {
    const id = await idOf()
    expect(await findPendingComment(id, new Date(askedAt.getTime() + 15 * 60_000))).toBeUndefined()
    await completePendingComment({ name: id, status: 'COMPLETED', now: new Date(askedAt.getTime() + 15 * 60_000) })
    expect(servicesState.waiting).toMatchObject({ state: 'waiting' })
  })

  test('is answered at once if it ends while the pending record is written', async () => {
    let looks = 0
    service.on(GetTranscriptionJobCommand).callsFake((input) => {
      looks += 1
      if (!servicesState.waiting) return { TranscriptionJob: { TranscriptionJobStatus: 'IN_PROGRESS' } }
      objects.set(`${nameOf(input)}.json`, transcript('Great service and hot food.'))
      return { TranscriptionJob: { TranscriptionJobStatus: 'COMPLETED' } }
    })
    expect(await transcribeSampleText()).toBe('Great service and hot food.')
    expect(looks).toBeGreaterThan(5)
    expect(servicesState.waiting).toBeUndefined()
  })
})

test('a job without a waiting caller is ignored', async () => {
  await endOf('comment-0123', 'COMPLETED')
  expect(service.calls()).toEqual([])
})

test.each([
  ['The media format provided does not match the detected media format.', 'unsupported-media'],
  ['The sample rate of the media is too low.', 'unsupported-media'],
  ['Internal failure.', 'unavailable'],
])('a job that failed since "%s" is %s', async (reason, code) => {
  givenJobStates(['IN_PROGRESS', 'FAILED'], '', reason)
  await expect(transcribeSampleText()).rejects.toMatchObject({ code })
})

test.each([
  ['an empty transcript', transcript('  '), 'no-speech'],
  ['a speech of over a minute', transcript('And another thing', '61.2'), 'too-large'],
  ['what is no JSON', '<html>', 'unavailable'],
  ['JSON of another form', '{"results":{}}', 'unavailable'],
])('%s is answered with %s', async (_, text, code) => {
  givenJobStates(['COMPLETED'], text)
  await expect(transcribeSampleText()).rejects.toMatchObject({ code })
})

test.each([
  ['throttles', throttled, { code: 'unavailable', retryAfterSeconds: 10 }],
  ['has too many jobs', new LimitExceededException(metadata), { code: 'unavailable', retryAfterSeconds: 10 }],
  ['denies access', denied, { code: 'unavailable', retryAfterSeconds: undefined }],
  ['refuses the request', new BadRequestException(metadata), { code: 'unavailable' }],
  ["can't be reached", named('TimeoutError'), { code: 'unavailable' }],
])('reports when the service %s', async (_, error, problem) => {
  service.on(StartTranscriptionJobCommand).rejects(error)
  await expect(transcribeSampleText()).rejects.toMatchObject(problem)
})

test('reports when access is lost during the job', async () => {
  givenJobStates(['IN_PROGRESS', denied])
  await expect(transcribeSampleText()).rejects.toMatchObject({ code: 'unavailable' })
})

test.each(['PUT', 'GET'])('reports when the bucket refuses to %s', async (method) => {
  givenJobStates(['COMPLETED'])
  servicesState.broken = { method, status: 403 }
  await expect(transcribeSampleText()).rejects.toMatchObject({ code: 'unavailable' })
  expect(console.error).toHaveBeenCalled()
})

test('still returns the text when the cleanup fails, and logs the failure', async () => {
  givenJobStates(['COMPLETED'])
  servicesState.broken = { method: 'DELETE', status: 403 }
  expect(await transcribeSampleText()).toBe('Great service and hot food.')
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('job names are unique', async () => {
  givenJobStates(['COMPLETED'])
  await transcribeSampleText()
  const [first] = service.commandCalls(StartTranscriptionJobCommand)
  service.resetHistory()
  await transcribeSampleText()
  expect(nameOf(service.commandCalls(StartTranscriptionJobCommand)[0]?.args[0].input)).not.toBe(
    nameOf(first?.args[0].input),
  )
})
